import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const jobs = [
  "**Analyst, Acme Ltd**\t2019 – 2021",
  "• Built 40 dashboards",
  "**Cook, Pell Inc**\t2016 – 2018",
  "• Cooked",
];
const top = ["# Jane Smith", "jane@example.com | (312) 555-0123"];

function read(...drafts: Draft[]) {
  return parseResume(documentOf(...drafts));
}

function kinds(...drafts: Draft[]) {
  return read(...drafts).sections.map(({ kind, heading, doubt }) => [
    kind,
    heading?.text ?? null,
    doubt !== null,
  ]);
}

/** A heading of 12 points in bold with room above; `lines` sets each line 14 points below the last. */
function heading(text: string, y: number): Draft {
  return { text: `**${text}**`, size: 12, y };
}

function page(...blocks: [string, ...string[]][]): Draft[] {
  let y = 100;
  return blocks.flatMap(([title, ...lines]) => {
    y += 16;
    const head = heading(title, y);
    return [
      head,
      ...lines.map((text): Draft => {
        y += 14;
        return { text, y };
      }),
    ];
  });
}

it.each<[string, string, string]>([
  ["Performance Experience", "experience", "its last word"],
  ["Clinical Rotations", "experience", "what stands below it"],
  ["Where I Have Worked So Far", "experience", "what stands below it"],
])("a first heading that no list knows, %s, heads its section (%s by %s)", (title, kind) => {
  const resume = read(
    { text: "# Jane Smith", size: 18 },
    top[1] ?? "",
    ...page([title, ...jobs], ["Education", "BSc, Leeds University\t2015"]),
  );
  expect(resume.sections.map((section) => [section.kind, section.heading?.text])).toEqual([
    [kind, title],
    ["education", "Education"],
  ]);
  expect(resume.contact.other).toEqual([]);
  expect(resume.sections[0]?.entries).toHaveLength(2);
});

it("an unlisted heading whose kind was guessed says so, with its line and those below it", () => {
  const [section] = read(
    { text: "# Jane Smith", size: 18 },
    top[1] ?? "",
    ...page(["Clinical Rotations", ...jobs], ["Skills", "Go, SQL"]),
  ).sections;
  expect(section?.doubt).toEqual({
    fields: ["kind"],
    lines: [
      "Clinical Rotations",
      "Analyst, Acme Ltd 2019 – 2021",
      "Built 40 dashboards",
      "Cook, Pell Inc 2016 – 2018",
      "Cooked",
    ],
  });
});

it.each<[string, string[], string]>([
  ["Study", ["BSc Statistics, University of Leeds\t2015 – 2018"], "education"],
  ["What I Use", ["SQL, Python, Tableau, Excel"], "skills"],
  ["Tongues", ["English (native), French (B2), German"], "languages"],
  ["In Short", ["I am an analyst who likes plain reports and short meetings with people."], "summary"],
  ["Odds and Ends", ["Clean licence"], "other"],
])("below %s, %j make it %s", (title, lines, kind) => {
  const sections = read(
    { text: "# Jane Smith", size: 18 },
    top[1] ?? "",
    ...page(["Experience", ...jobs], [title, ...lines], ["Awards", "Prize 2019"]),
  ).sections;
  expect(sections.map((section) => section.kind)).toEqual(["experience", kind, "awards"]);
});

it("dated posts below the name or in a summary are a section of their own", () => {
  expect(kinds(...top, ...jobs, "# Education", "BSc, Leeds University\t2015")).toEqual([
    ["experience", null, true],
    ["education", "Education", false],
  ]);
  expect(
    kinds(...top, "# Highlights", "Eight years of kitchens and of numbers.", ...jobs, "# Skills", "Go"),
  ).toEqual([
    ["summary", "Highlights", false],
    ["experience", null, true],
    ["skills", "Skills", false],
  ]);
});

it("what Word calls a heading is one, whatever its words", () => {
  const word = (text: string, level: number | null = null): Draft => ({ text, heading: level, y: 0 });
  const sections = kinds(
    word("Jane Smith", 1),
    word("jane@example.com"),
    word("Where I Have Worked So Far", 2),
    word("Analyst, Acme Ltd, 2019 – 2021"),
    { text: "• Built 40 dashboards", y: 0 },
    word("Schooling", 2),
    word("BSc, Leeds University, 2015"),
    word("What I Work With Daily", 2),
    word("SQL, Python, Tableau, Excel"),
  );
  expect(sections).toEqual([
    ["experience", "Where I Have Worked So Far", true],
    ["education", "Schooling", false],
    ["skills", "What I Work With Daily", true],
  ]);
});

it("a heading above dated posts that means prose elsewhere has the kind of what stands below it", () => {
  expect(
    kinds(
      ...top,
      "# Experience",
      ...jobs,
      "# Qualifications",
      "BA Economics, University of Bath\t2012 – 2015",
    ),
  ).toEqual([
    ["experience", "Experience", false],
    ["education", "Qualifications", true],
  ]);
});

it("labels left of their sections head them, also on two lines and before periods", () => {
  expect(
    kinds(
      ...top,
      "Experience\tAnalyst, Acme\t2019 – 2021",
      "• Built 40 dashboards",
      "Technical\tJava\tPython\tSQL",
      "Skills\tSpring\tSpark\tReact",
      "Education\tBSc, State University\t2013 – 2017",
    ),
  ).toEqual([
    ["experience", "Experience", false],
    ["skills", "Technical Skills", false],
    ["education", "Education", false],
  ]);
});

it("a resume in the other language that follows in the file stays apart", () => {
  const resume = read(
    "# 周雨桐",
    "13900012345 | zhou@example.com",
    "# 工作经历",
    "数据分析师，云栖软件有限公司\t2019.03 - 2021.05",
    "• 搭建四十家门店的经营看板",
    "# 教育背景",
    "浙江工商大学\t2014.09 - 2018.06",
    "# 专业技能",
    "SQL、Python",
    { text: "# Yutong Zhou", page: 2 },
    { text: "+86 139 0001 2345 | zhou@example.com", page: 2 },
    { text: "# Work Experience", page: 2 },
    { text: "**Analyst, Yunqi Software Ltd**\t2019 – 2021", page: 2 },
    { text: "• Built dashboards for forty stores", page: 2 },
    { text: "# Education", page: 2 },
    { text: "BSc, Zhejiang Gongshang University\t2014 – 2018", page: 2 },
  );
  expect(resume.language).toBe("zh");
  expect(resume.contact).toMatchObject({
    name: { text: "周雨桐" },
    phone: { text: "13900012345" },
    other: [],
  });
  expect(resume.sections.map((section) => [section.kind, section.heading?.text])).toEqual([
    ["experience", "工作经历"],
    ["education", "教育背景"],
    ["skills", "专业技能"],
    ["other", undefined],
    ["experience", "Work Experience"],
    ["education", "Education"],
  ]);
  expect(resume.sections[2]?.lines.map((line) => line.text)).toEqual(["SQL、Python"]);
});

it("what stands far below the last line and tells how to reach somebody is theirs", () => {
  const footer = { text: "jane@example.com · github.com/jane", y: 800 };
  const resume = read(
    "# Jane Smith",
    "# Experience",
    ...jobs,
    "# Interests",
    "Chess",
    "Tennis",
    "# Skills",
    "Go, SQL",
    footer,
  );
  expect(resume.contact).toMatchObject({
    email: { text: "jane@example.com" },
    links: [{ text: "github.com/jane" }],
  });
  expect(resume.sections.at(-1)?.lines.map((line) => line.text)).toEqual(["Go, SQL"]);
});

it("headings in brackets or behind marks of a list head their sections", () => {
  const bracketed = [
    "【任教经历】",
    "长沙中学 语文教师（2018年9月—至今）",
    "• 任教高三",
    "【教学荣誉】",
    "2021年教学比武一等奖",
    "【个人特长】",
    "板书 朗诵",
  ];
  expect(kinds("# 孟丽华", "电话：13900005837", ...bracketed).map(([kind]) => kind)).toEqual([
    "experience",
    "awards",
    "skills",
  ]);
  const marked = (text: string): Draft => ({ text: `• ${text}`, size: 12 });
  const drafts = [
    marked("工作经历"),
    "广州木棉文创有限公司 内容运营 2022.04-至今",
    "• 搭建内容矩阵",
    marked("技能"),
    "剪映",
    marked("荣誉"),
    "2023 年度优秀员工",
  ];
  expect(kinds("# 尤可欣", "电话：13600007718", ...drafts).map(([kind]) => kind)).toEqual([
    "experience",
    "skills",
    "awards",
  ]);
});

it("a heading that names several kinds parts what its lines say is of each", () => {
  const lines = ["Skills: Excel, SQL", "Languages: English, French", "Interests: rowing, chess"];
  expect(kinds(...top, "# Experience", ...jobs, "# Skills, Languages & Interests", ...lines)).toEqual([
    ["experience", "Experience", false],
    ["skills", "Skills, Languages & Interests", false],
    ["languages", null, false],
    ["interests", null, false],
  ]);
});

it("a heading in bold capitals may run into its section", () => {
  const drafts = ["**EDUCATION** BA History, Acme University, 2004", "**SKILLS** Conduit bending, Testing"];
  expect(kinds(...top, "# EXPERIENCE", ...jobs, ...drafts)).toEqual([
    ["experience", "EXPERIENCE", false],
    ["education", "EDUCATION", false],
    ["skills", "SKILLS", false],
  ]);
});
