import { expect, it } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { type Draft, documentOf, lines } from "../../../../test/support/lines";
import { parseResume } from "./parse";

function entriesOf(heading: string, ...drafts: Draft[]) {
  const resume = parseResume(documentOf("**Jane Smith**", "jane@example.com", `# ${heading}`, ...drafts));
  return resume.sections.flatMap((section) => section.entries);
}

function named(heading: string, ...drafts: Draft[]) {
  return entriesOf(heading, ...drafts).map(({ title, organisation, place }) =>
    [title, organisation, place].map((line) => line?.text ?? null),
  );
}

it.each<[string, string[], (string | null)[]]>([
  [
    "its legal form",
    ["Engineer\t2019 – 2021", "Strathmore Ltd, Edinburgh"],
    ["Engineer", "Strathmore Ltd", "Edinburgh"],
  ],
  [
    "a title beside it",
    ["Engineer, Penfold Packaging, Bradford\t2014 – 2019"],
    ["Engineer", "Penfold Packaging", "Bradford"],
  ],
  [
    "no town, but a team",
    ["Engineer\t2014 – 2019", "Search Team, Contoso"],
    ["Engineer", "Search Team, Contoso", null],
  ],
  ["the state", ["Cook\t2014 – 2019", "Parcelworks, Seattle, WA"], ["Cook", "Parcelworks", "Seattle, WA"]],
  [
    "the country",
    ["Fellow, Scripps Institution of Oceanography, USA\t2016–2019"],
    ["Fellow", "Scripps Institution of Oceanography", "USA"],
  ],
])("an employer is told from its town by %s", (_, heads, wanted) => {
  expect(named("Experience", ...heads, "• Built a thing that works")).toEqual([wanted]);
});

it("fields may be told by labels", () => {
  const job = ["公司名称：武汉知远教育咨询有限公司", "职位名称：课程顾问", "工作时间：2018.08 - 2021.12"];
  const [entry] = entriesOf("工作经验", ...job, "工作描述：年均签约 210 人");
  expect(entry).toMatchObject({
    organisation: { text: "武汉知远教育咨询有限公司" },
    title: { text: "课程顾问" },
    dates: { text: "2018.08 - 2021.12" },
    lines: [{ text: "工作描述：年均签约 210 人" }],
  });
  expect(
    named("教育经历", "学校名称：湖北大学", "专业名称：英语", "学历：本科", "在校时间：2014.09 - 2018.06"),
  ).toEqual([["英语 本科", "湖北大学", null]]);
});

it("a department between bars and a grade after a degree stand in the details", () => {
  const [job] = entriesOf(
    "工作经历",
    "成都禾田食品有限公司 | 市场部 | 市场营销经理",
    "2019/03 ~ 至今",
    "• 建渠道",
  );
  expect([job?.organisation?.text, job?.lines[0]?.text]).toEqual(["成都禾田食品有限公司", "市场部"]);
  const [degree] = entriesOf("Education", "Lakeside University", "BSc Physics; GPA: 3.9/4.0\t2018 – 2022");
  expect([degree?.title?.text, degree?.lines[0]?.text]).toEqual(["BSc Physics", "GPA: 3.9/4.0"]);
});

it("the campus of a state's university belongs to its name", () => {
  expect(named("Education", "BA Economics\t2012 – 2016", "University of California, Berkeley")).toEqual([
    ["BA Economics", "University of California, Berkeley", null],
  ]);
});

it("studies that each close with their dates are parted there, however many lines they take", () => {
  const drafts = ["**MSc Human–Computer**", "**Interaction**", "Cascade University", "2014 – 2016"];
  const entries = entriesOf("Education", ...drafts, "**BA Psychology**", "Willamette College", "2010 – 2014");
  expect(entries.map(({ title, dates }) => [title?.text, dates?.text])).toEqual([
    ["MSc Human–Computer Interaction", "2014 – 2016"],
    ["BA Psychology", "2010 – 2014"],
  ]);
});

it("a level of studies takes its subject from the line beside it", () => {
  expect(named("教育经历", "2015.09-2019.06", "北京工业大学", "信息安全", "本科")).toEqual([
    ["信息安全 本科", "北京工业大学", null],
  ]);
});

it("what stands below a label alone is told of its own entry", () => {
  const entries = entriesOf(
    "工作经历",
    "**上海鹿鸣网络科技有限公司**\t2021.05-至今",
    "高级产品经理",
    "业绩：",
    "续费率由 76% 提升到 88%，收入增加 640 万元。",
    "苏州远桥信息科技有限公司\t2019.07-2021.04",
    "产品专员",
    "• 走访 26 个仓库",
  );
  expect(entries.map((entry) => entry.lines.map((line) => line.text))).toEqual([
    ["业绩：续费率由 76% 提升到 88%，收入增加 640 万元。"],
    ["走访 26 个仓库"],
  ]);
});

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
  );
  expect(sections.map((section) => [section.kind, section.lines[0]?.text])).toEqual([
    ["education", undefined],
    ["skills", "SolidWorks、Python"],
    ["awards", "2019 年国家奖学金"],
    ["summary", "踏实严谨，善于协作"],
  ]);
});

it("groups in a table of skills begin no section", () => {
  const { sections } = parseResume(
    documentOf(
      "**Jane Smith**",
      "jane@example.com",
      "# Skills",
      "Tools\tGit, Docker",
      "Languages\tGo, Python",
    ),
  );
  expect(sections.map((section) => section.kind)).toEqual(["skills"]);
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
  );
  expect(sections.map((section) => section.heading?.text)).toEqual(["Skills · Tools", "Education"]);
});

it("certificates in a row are a list and no entry", () => {
  const { sections } = parseResume(
    documentOf("**张三**", "13800138000", "# 证书", "中级会计师（2017.09）、注册会计师（2021.12）"),
  );
  expect(sections[0]?.lines[0]?.text).toBe("中级会计师（2017.09）、注册会计师（2021.12）");
});

it("an address that was too long for its column is one again", () => {
  const { contact } = parseResume(
    documentOf("**Jane Smith**", "www.linkedin.com/in/jane-", "smith-example (LinkedIn)", "# Skills", "Go"),
  );
  expect(contact.links.map((line) => line.text)).toEqual(["www.linkedin.com/in/jane-smith-example"]);
});

it("joins an address that a narrow column broke behind its host, and no other line to one", () => {
  const linksOf = (...lines: string[]) =>
    parseResume(documentOf("**Jane Smith**", ...lines, "# Skills", "Go")).contact.links.map(
      ({ text }) => text,
    );
  expect(linksOf("linkedin.com/", "in/janesmith")).toEqual(["linkedin.com/in/janesmith"]);
  expect(linksOf("github.com/", "janesmith")).toEqual(["github.com/janesmith"]);
  expect(linksOf("https://janesmith.dev/", "London")).toEqual(["https://janesmith.dev/"]);
});

it("a spaced-out name and the spaced-out labels of a table are read together", () => {
  const spaced = parseResume(documentOf("**赵 一 鸣**", "13800138000", "# 专业技能", "Go"));
  expect(spaced.contact.name?.text).toBe("赵一鸣");
  const table = parseResume(
    documentOf("姓\t名\t陈思远\t性\t别\t男", "电\t话\t13697312204", "# 专业技能", "Go"),
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
  expect(processorTime(() => parseResume(document), 2000)).toBeLessThan(2000);
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
  );
  expect(contact.phone?.text).toBe("138-5521-7740");
  expect(sections.map(({ kind }) => kind)).toEqual(["skills", "experience"]);
});

it.each([
  ["其他", "技能：金蝶K/3、用友U8", "证书/执照：中级会计师", "语言：英语（CET-6）"],
  ["Additional information", "Skills: Sage, Xero", "Licences: HGV class 2", "Languages: Polish, English"],
])("what a section of anything else holds by labels is of their kinds (%s)", (heading, ...told) => {
  const { sections } = parseResume(documentOf("**Jane Smith**", "jane@example.com", `# ${heading}`, ...told));
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["skills", 1],
    ["certificates", 1],
    ["languages", 1],
  ]);
});
