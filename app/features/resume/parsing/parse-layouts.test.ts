import { expect, it } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { type Draft, documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";

it("headings in the first cells of a table each begin a section", () => {
  const { sections } = parseResume(
    documentOf(
      "**张三**",
      "13800138000",
      "# 教育背景",
      "浙江大学\t2016.09-2020.06",
      "专业技能\tSolidWorks、Python",
      "获奖情况\t2019 年国家奖学金",
      "自我评价\t踏实严谨，善于协作",
    ),
    weights,
  );
  expect(sections.map((section) => [section.kind, section.lines[0]?.text])).toEqual([
    ["education", undefined],
    ["skills", "SolidWorks、Python"],
    ["awards", "2019 年国家奖学金"],
    ["summary", "踏实严谨，善于协作"],
  ]);
});

it("a heading above a heading of its kind is one with it", () => {
  const { sections } = parseResume(
    documentOf(
      "**Jane Smith**",
      "jane@example.com",
      "# Skills",
      "# Tools",
      "Git, Docker",
      "# Education",
      "BA, Yale\t2010",
    ),
    weights,
  );
  expect(sections.map((section) => section.heading?.text)).toEqual(["Skills · Tools", "Education"]);
});

it("an address that was too long for its column is one again", () => {
  const { contact } = parseResume(
    documentOf("**Jane Smith**", "www.linkedin.com/in/jane-", "smith-example (LinkedIn)", "# Skills", "Go"),
    weights,
  );
  expect(contact.links.map((line) => line.text)).toEqual(["www.linkedin.com/in/jane-smith-example"]);
});

it("joins an address that a narrow column broke behind its host, and no other line to one", () => {
  const linksOf = (...lines: string[]) =>
    parseResume(documentOf("**Jane Smith**", ...lines, "# Skills", "Go"), weights).contact.links.map(
      ({ text }) => text,
    );
  expect(linksOf("linkedin.com/", "in/janesmith")).toEqual(["linkedin.com/in/janesmith"]);
  expect(linksOf("github.com/", "janesmith")).toEqual(["github.com/janesmith"]);
  expect(linksOf("https://janesmith.dev/", "London")).toEqual(["https://janesmith.dev/"]);
});

it("a spaced-out name and the spaced-out labels of a table are read together", () => {
  const spaced = parseResume(documentOf("**赵 一 鸣**", "13800138000", "# 专业技能", "Go"), weights);
  expect(spaced.contact.name?.text).toBe("赵一鸣");
  const table = parseResume(
    documentOf("姓\t名\t陈思远\t性\t别\t男", "电\t话\t13697312204", "# 专业技能", "Go"),
    weights,
  );
  expect(table.contact).toMatchObject({ name: { text: "陈思远" }, phone: { text: "13697312204" } });
});

it.each<[string, string[]]>([
  ["headings without end", Array<string>(10_000).fill("# Skills")],
  [
    "rows of a table that each begin a section",
    ["# 教育背景", ...Array<string>(10_000).fill("专业技能\tGo")],
  ],
  ["a heading line of 90,000 characters", ["# Experience", `2019 – 2020 · ${"A b, ".repeat(18_000)}`]],
])("%s are parsed in under two seconds", (_, drafts) => {
  const document = documentOf(...drafts);
  expect(processorTime(() => parseResume(document, weights), 2000)).toBeLessThan(2000);
});

it("what goes on below a bullet of a narrow column stays with it, however wide the head of the page is", () => {
  const right = (text: string): Draft => ({ text, x: 480, spans: [] });
  const beside = (text: string): Draft => ({ text, x: 350, column: 1 });
  const { sections } = parseResume(
    documentOf(
      "**Jane Smith**",
      right("jane@example.com"),
      right("0113 496 0000"),
      right("Leeds, UK"),
      "# Experience",
      "**Recruiter**, Marrow Ltd\t2018 – 2021",
      "• Ran the campus programme at fourteen schools and kept it",
      { text: "Running for three years.", x: 60 },
      "**Clerk**, Vale Ltd\t2016 – 2018",
      "• Kept the files",
      { ...lines("# Skills")[0], text: "Skills", x: 350, column: 1 },
      beside("Excel"),
    ),
    weights,
  );
  const told = sections.flatMap(({ entries }) => entries.map((entry) => entry.lines.map(({ text }) => text)));
  expect(told).toEqual([
    ["Ran the campus programme at fourteen schools and kept it Running for three years."],
    ["Kept the files"],
  ]);
});

it("a side column in smaller type has headings as large as it needs", () => {
  const small = (text: string, size = 9): Draft => ({ text, size, bold: size > 10, spans: [] });
  const { sections, contact } = parseResume(
    documentOf(
      { text: "林晓雯", size: 22, bold: true },
      small("联系方式", 12),
      small("电话：138-5521-7740"),
      small("专业技能", 12),
      small("重症监护、静脉穿刺"),
      small("心肺复苏、护理文书、急诊分诊"),
      ...lines(
        "# 工作经历",
        "**安徽康宁医院**\t2021.07 – 至今",
        "责任组长",
        `• ${"负责护理排班与质控，".repeat(12)}`,
      ).map((line) => ({ ...line, column: 1, size: line.size === 10 ? 10.5 : line.size })),
    ),
    weights,
  );
  expect(contact.phone?.text).toBe("138-5521-7740");
  expect(sections.map(({ kind }) => kind)).toEqual(["skills", "experience"]);
});

it.each([
  ["其他", "技能：金蝶K/3、用友U8", "证书/执照：中级会计师", "语言：英语（CET-6）"],
  ["Additional information", "Skills: Sage, Xero", "Licences: HGV class 2", "Languages: Polish, English"],
])("what a section of anything else holds by labels is of their kinds (%s)", (heading, ...told) => {
  const { sections } = parseResume(
    documentOf("**Jane Smith**", "jane@example.com", `# ${heading}`, ...told),
    weights,
  );
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["skills", 1],
    ["certificates", 1],
    ["languages", 1],
  ]);
});
