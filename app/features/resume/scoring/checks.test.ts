import { expect, test } from "vitest";
import type { ResumeLanguage } from "~/core/resume";
import {
  buildResume,
  cleanLayout,
  type ResumeDraft,
  type SectionDraft,
} from "../../../../test/support/resumes";
import type { LayoutFacts } from "../reading/extracted";
import { writtenStyleOf } from "./checks-structure";
import type { CheckId } from "./rubric";
import { scoreResume } from "./score";
import { readStory, substance } from "./subject";

const bySubstance = new Set<CheckId>([
  "everyRole",
  "buzzwords",
  "pronouns",
  "termCase",
  "punctuation",
  "mastery",
]);

/** The check of one id as applied; where the absence of a fault is graded, its points as a share of what so many statements can earn. */
function grade(id: CheckId, draft: Partial<ResumeDraft>, layout: Partial<LayoutFacts> = {}) {
  const resume = buildResume({ language: "en", sections: [], ...draft });
  const score = scoreResume(resume, cleanLayout(layout));
  const part = score.parts.find(({ checks }) => checks.some((found) => found.id === id));
  const check = part?.checks.find((found) => found.id === id);
  if (!check) throw new Error(`No check ${id}`);
  const share = bySubstance.has(id) ? substance(readStory(resume)) : 1;
  return { ...check, ratio: check.weight === 0 ? null : check.points / (check.weight * share) };
}

function job(bullets: string[], dates = "Mar 2020 – Present"): SectionDraft {
  return {
    kind: "experience",
    heading: "Experience",
    entries: [{ title: "Clerk", organisation: "Acme", dates, bullets }],
  };
}

function dated(...dates: (string | undefined)[]): SectionDraft[] {
  return [
    {
      kind: "experience",
      entries: dates.map((text, at) => ({ title: `Clerk ${"abcdefg"[at]}`, dates: text })),
    },
  ];
}

const plain = {
  en: [
    "Wrote the handbook of the archive",
    "Planned the move to the new hall",
    "Drew the maps for the old town",
    "Sorted letters by hand for the museum",
    "Answered callers from the whole region",
    "Printed the posters of the spring fair",
    "Repaired clocks in the workshop next door",
    "Taught pupils how to bind a book",
  ],
  zh: [
    "撰写档案馆的工作手册并持续更新",
    "规划新展厅的搬迁路线与时间安排",
    "绘制老城区的游览地图供游客使用",
    "整理捐赠者的来信并建立目录索引",
    "接入全区的咨询电话并记录来电内容",
    "制作春季集市的海报与宣传折页",
    "修复工作坊里的老式钟表并登记",
    "讲授书籍装订的方法给学员练习",
  ],
};

function story(language: ResumeLanguage, ...extra: string[]): Partial<ResumeDraft> {
  return { language, sections: [job([...plain[language].slice(0, 8 - extra.length), ...extra])] };
}

test.each<[CheckId, Partial<LayoutFacts>, number | null]>([
  ["glyphs", { brokenGlyphShare: 0 }, 1],
  ["glyphs", { brokenGlyphShare: 0.005 }, 1],
  ["glyphs", { brokenGlyphShare: 0.02 }, 0.5],
  ["glyphs", { brokenGlyphShare: 0.06 }, 0],
  ["columns", { columns: 1 }, 1],
  ["columns", { columns: 2 }, 0.5],
  ["columns", { columns: 3 }, 0],
  ["images", { imagePages: 1, pages: 2 }, 0.5],
  ["images", { imagePages: 2, pages: 2 }, 0],
  ["tables", { tables: 1 }, 0.5],
  ["tables", { tables: 4 }, 0],
  ["hiddenText", { hidden: [{ why: "zeroWidth", characters: 3, sample: "" }] }, 1],
  ["hiddenText", { hidden: [{ why: "tiny", characters: 100, sample: "expert" }] }, 0.5],
  ["hiddenText", { hidden: [{ why: "white", characters: 241, sample: "expert" }] }, 0],
  ["pages", { pages: 1 }, 1],
  ["pages", { pages: 2 }, 1],
  ["pages", { pages: 3 }, 0.5],
  ["pages", { pages: 4 }, 0],
  ["pages", { pages: null }, null],
  ["columns", { format: "json" }, null],
  ["hiddenText", { format: "json" }, null],
  ["images", { format: "markdown" }, null],
  ["tables", { format: "markdown" }, null],
  ["columns", { format: "docx" }, 1],
])("the file check %s of %o earns %s", (id, layout, ratio) => {
  expect(grade(id, { contact: { name: "Ada" } }, layout).ratio).toBe(ratio);
});

test.each<[string, ResumeLanguage, number]>([
  ["+46 70 174 06 35", "en", 1],
  ["(312) 555-0147", "en", 1],
  ["555", "en", 0.5],
  ["131-221-87xxx", "en", 0.5],
  ["13800138000", "zh", 1],
  ["(+86) 138-0013-8000", "zh", 1],
  ["021-62345678", "zh", 1],
  ["+1 415 555 0100", "zh", 1],
  ["12800138000", "zh", 0.5],
  ["1380013800", "zh", 0.5],
  ["(+86) 131-221-87xxx", "zh", 0.5],
])("the phone number %s (%s) earns %s", (phone, language, ratio) => {
  expect(grade("phone", { language, contact: { phone } }).ratio).toBe(ratio);
});

test.each([
  ["ada@example.com", 1],
  ["ada.example.com", 0.5],
  ["ada@localhost", 0.5],
])("the address %s earns %s", (email, ratio) => {
  expect(grade("email", { contact: { email } }).ratio).toBe(ratio);
});

test("contact details that are missing or stand in a page header fail", () => {
  const contact = { email: "ada@example.com" };
  expect(grade("contactInBody", { contact }).ratio).toBe(1);
  expect(grade("contactInBody", { contact }, { contactInHeader: true }).ratio).toBe(0);
  expect(grade("contactInBody", {}).ratio).toBe(0);
});

test.each<[string, SectionDraft[], number]>([
  ["a sentence", [{ kind: "summary", body: ["Archivist with ten years in museums of the north."] }], 1],
  ["a list of terms", [{ kind: "summary", body: ["Java, Python, Go, Docker, Kafka, Redis"] }], 0.25],
  ["an objective", [{ kind: "objective", body: ["数据分析师"] }], 1],
  ["nothing", [], 0],
])("a summary of %s earns its share", (_, sections, ratio) => {
  expect(grade("summary", { sections }).ratio).toBe(ratio);
});

test.each([
  ["求职意向：出纳", 1],
  ["拟聘岗位：出纳", 1],
  ["现任职务：出纳", 0],
  ["出纳", 0],
])("a headline %s earns %d for a summary", (headline, ratio) => {
  expect(grade("summary", { language: "zh", contact: { headline }, sections: [] }).ratio).toBe(ratio);
});

test.each<[string, SectionDraft[], number]>([
  ["a dated job", dated("2019 – 2020"), 1],
  ["a job without a date", dated(undefined), 0.5],
  ["nothing", [], 0],
  [
    "a dated project and degree",
    [
      { kind: "projects", entries: [{ title: "Map", dates: "2024" }] },
      { kind: "education", entries: [{ title: "BSc", dates: "2025" }] },
    ],
    1,
  ],
])("%s as experience earns %s", (_, sections, ratio) => {
  expect(grade("experience", { sections }).ratio).toBe(ratio);
});

test.each([
  ["Go, SQL, Docker", 1],
  ["编程语言：Java、Go、SQL", 1],
  ["Go, go, GO", 1 / 3],
  ["Go; SQL", 2 / 3],
])("the skills %s earn %s", (text, ratio) => {
  expect(grade("skills", { sections: [{ kind: "skills", body: [text] }] }).ratio).toBeCloseTo(ratio, 9);
});

test("private details fail and are pointed at", () => {
  const check = grade("privateDetails", {
    language: "zh",
    contact: { name: "王芳", other: ["婚姻状况：未婚"] },
  });
  expect(check).toMatchObject({ ratio: 0, evidence: [{ line: "l2", text: "婚姻状况：未婚" }] });
});

const figures = {
  en: "Sorted 300 letters of the town by hand into boxes",
  zh: "为老城区整理来信 300 封并编写索引卡片",
};

test.each(["en", "zh"] as const)("eight statements with a figure are full marks (%s)", (language) => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => `${figures[language]} ${"abcdefgh"[at]}`);
  expect(grade("metrics", story(language)).ratio).toBe(0);
  expect(grade("metrics", story(language, ...some(8))).ratio).toBe(1);
  expect(grade("metrics", story(language, ...some(2))).ratio).toBeCloseTo(2 / 8, 9);
  expect(grade("metrics", { language, sections: [job(some(2))] }).ratio).toBeCloseTo(2 / 8, 9);
});

test.each(["en", "zh"] as const)("one more statement takes nothing from the others (%s)", (language) => {
  const plain = { en: "Carried the post to the upper floors", zh: "把信件送到楼上各个办公室" }[language];
  const exact = (...bullets: string[]) =>
    scoreResume(buildResume({ language, sections: [job(bullets)] }), cleanLayout()).exact;
  const told = Array.from("abcdefghijkl", (at) => `${figures[language]} ${at}`);
  for (const count of [0, 1, 7, 8, 9, 12]) {
    const before = told.slice(0, count);
    expect(exact(...before, plain), String(count)).toBeGreaterThanOrEqual(exact(...before));
  }
});

test("a figure check points at the statements without one", () => {
  const check = grade("metrics", story("en", "Sorted 300 letters of the town by hand"));
  expect(check.evidence).toHaveLength(7);
  expect(check.values).toMatchObject({ count: 1, all: 8, needed: 8 });
});

test("evidence stops at eight lines and the count goes on", () => {
  const bullets = Array.from(
    { length: 12 },
    (_, at) => `Wrote the ${"abcdefghijkl"[at]} part of the handbook`,
  );
  const check = grade("metrics", { sections: [job(bullets)] });
  expect(check.evidence).toHaveLength(8);
  expect(check.values).toMatchObject({ all: 12 });
});

test("results count where they are stated", () => {
  expect(grade("results", story("en")).ratio).toBe(0);
  expect(grade("results", story("zh", "将等候时间缩短一半，提升来访者满意度")).ratio).toBeCloseTo(1 / 5, 9);
});

test("every role should name a figure, and a statement found twice vouches for one role", () => {
  const figure = "Sorted 300 letters of the town by hand";
  const role = (title: string, bullets: string[]) => ({
    title,
    organisation: "Acme",
    dates: "2020 – 2021",
    bullets,
  });
  const roles = (first: string[], second: string[]) => ({
    sections: [{ kind: "experience" as const, entries: [role("Clerk", first), role("Porter", second)] }],
  });
  expect(grade("everyRole", roles([figure], ["Carried the post to the upper floors"])).ratio).toBe(0.5);
  expect(grade("everyRole", roles([figure], [figure])).ratio).toBe(0.5);
});

test.each(["en", "zh"] as const)("eight statements should open with a verb (%s)", (language) => {
  const flat = { en: "The archive of the town was sorted by hand", zh: "公众号的文章由编辑部同事统一排版" }[
    language
  ];
  const led = (count: number) =>
    Array.from({ length: count }, (_, at) => `${figures[language]} ${"abcdefgh"[at]}`);
  const ratio = (...bullets: string[]) => grade("verbLead", { language, sections: [job(bullets)] }).ratio;
  expect(ratio(...led(8))).toBe(1);
  expect(ratio(...led(8), `${flat} a`, `${flat} b`)).toBe(1);
  expect(ratio(...led(4), `${flat} a`)).toBeCloseTo(4 / 8, 9);
});

test.each(["en", "zh"] as const)(
  "a weak opening costs what a good one brings, where good ones lack (%s)",
  (language) => {
    const weak = {
      en: "Responsible for sorting the letters of the old town hall",
      zh: "负责老城区的来信登记、分类与归档保管工作",
    }[language];
    const some = (text: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${text} ${"abcdefghij"[at]}`);
    const ratio = (good: number, bad: number) =>
      grade("weakOpenings", {
        language,
        sections: [job([...some(figures[language], good), ...some(weak, bad)])],
      }).ratio;
    const whole = language === "en" ? 10 : 8;
    expect(ratio(whole, 0)).toBe(1);
    expect(ratio(whole, 3)).toBe(1);
    expect(ratio(whole - 2, 2)).toBeCloseTo((whole - 4) / whole, 9);
    expect(ratio(whole - 2, 6)).toBeCloseTo((whole - 4) / whole, 9);
    expect(ratio(2, 3)).toBe(0);
  },
);

test.each([
  ["en", "termCase", "Stored the letters of the town in Mysql", 2 / 3],
  ["zh", "termCase", "将来信存入 Mysql 并建立目录索引", 2 / 3],
  ["zh", "punctuation", "登记捐赠者的来信,并建立目录索引", 2 / 3],
] as const)("in %s, the check %s finds fault with “%s”", (language, id, text, ratio) => {
  expect(grade(id, story(language)).ratio).toBe(1);
  const check = grade(id, story(language, text));
  expect(check.ratio).toBeCloseTo(ratio, 9);
  expect(check.evidence.map((found) => found.text)).toEqual([text]);
});

test.each([
  ["en", "buzzwords", "Sorted letters as a results-driven keeper of the archive"],
  ["zh", "buzzwords", "整理来信并发扬吃苦耐劳的作风，建立目录索引"],
  ["en", "pronouns", "I sorted the letters of the town by hand in the archive"],
  ["zh", "pronouns", "本人整理来信并建立目录索引与检索卡片"],
] as const)("in %s, the check %s counts enough statements without “%s”", (language, id, faulty) => {
  const good = (count: number) =>
    Array.from({ length: count }, (_, at) => `${figures[language]} ${"abcdefghij"[at]}`);
  const of = (...bullets: string[]) => grade(id, { language, sections: [job(bullets)] });
  const whole = language === "en" ? 10 : 8;
  expect(of(...good(whole), faulty).ratio).toBe(1);
  expect(of(...good(2), faulty).ratio).toBeLessThan(0.8);
  expect(of(...good(2), faulty).evidence.map(({ text }) => text)).toEqual([faulty]);
});

test.each([
  ["en", "Moved forty crates of glass plates from the cellar to the new hall", 10],
  ["zh", "整理捐赠者来信并为三个展厅建立目录索引与检索卡片", 8],
] as const)("a resume carries weight by its statements (%s)", (language, statement, whole) => {
  const of = (count: number, text: string) => {
    const bullets = Array.from({ length: count }, (_, at) => `${text} ${"abcdefghijkl"[at]}`);
    return substance(readStory(buildResume({ language, sections: [job(bullets)] })));
  };
  expect(of(whole, statement)).toBe(1);
  expect(of(whole / 2, statement)).toBeCloseTo(0.5, 9);
  expect(of(0, statement)).toBe(0);
  expect(of(whole, language === "en" ? "Sorted the letters of towns" : "整理来信和目录")).toBeLessThan(0.8);
});

test.each([
  ["en", "Leveraged holistic synergies to drive value across the verticals"],
  ["zh", "打通全域触点，沉淀方法论，形成增长闭环"],
] as const)(
  "a line of empty phrases without a figure is no deed and carries nothing (%s)",
  (language, text) => {
    const resume = buildResume({ language, sections: [job([text])] });
    expect(substance(readStory(resume))).toBe(0);
    expect(readStory(resume).statements.map(({ verb }) => verb)).toEqual([null]);
  },
);

test("what we may have misread costs its owner nothing", () => {
  const contact = { name: "Ann Lee" };
  const resume = buildResume({ language: "en", contact, sections: dated("Mar 2020 – Present", undefined) });
  const [section] = resume.sections;
  const [sure, unsure] = section?.entries ?? [];
  if (!section || !sure || !unsure) throw new Error("two entries were built");
  const doubtful = {
    ...resume,
    contact: { ...resume.contact, doubt: { fields: ["email" as const], lines: ["ann(at)example.com"] } },
    sections: [
      {
        ...section,
        entries: [sure, { ...unsure, doubt: { fields: ["dates" as const], lines: ["since long ago"] } }],
      },
    ],
  };
  const of = (id: CheckId) =>
    scoreResume(doubtful, cleanLayout())
      .parts.flatMap(({ checks }) => checks)
      .find((check) => check.id === id);
  expect(of("email")).toMatchObject({ outcome: "notGraded", weight: 0 });
  for (const id of ["dateStyle", "order", "entries"] as const) expect(of(id)?.outcome, id).toBe("passed");
});

test("a third statement that opens with one verb earns nothing", () => {
  const bullets = ["Wrote the guide to the archive of maps", "Wrote the index of all the town maps"];
  const third = "Wrote the donors";
  const twice = grade("repeatedVerbs", { sections: [job(bullets)] });
  const thrice = grade("repeatedVerbs", { sections: [job([...bullets, third])] });
  expect(twice.points).toBeGreaterThan(0);
  expect(thrice.points).toBeCloseTo(twice.points, 9);
  expect(thrice.values.list).toBe("wrote ×3");
  expect(twice.values.list).toBe("");
});

test.each([
  [1, 1],
  [2, 0.5],
  [3, 0],
])("精通 used %i times earns %s", (times, ratio) => {
  const skills = {
    kind: "skills" as const,
    body: Array.from({ length: times }, (_, at) => `精通 ${"ABC"[at]} 语言`),
  };
  const draft = story("zh");
  expect(grade("mastery", { ...draft, sections: [...(draft.sections ?? []), skills] }).ratio).toBe(ratio);
});

test.each<[string, string, string, ResumeLanguage, number]>([
  ["Work Experience", "Education", "Technical Skills", "en", 1],
  ["EXPERIENCE", "Education & Training", "Skills:", "en", 1],
  ["My journey", "Education", "Skills", "en", 5 / 6],
  ["工作经历", "教育背景", "专业技能", "zh", 1],
  ["实习/项目经历", "教 育 背 景", "IT 技能", "zh", 1],
  ["我的故事", "求学之路", "十八般武艺", "zh", 0.5],
])("the headings %s, %s, %s earn their share", (work, education, skills, language, ratio) => {
  const sections: SectionDraft[] = [
    { kind: "experience", heading: work },
    { kind: "education", heading: education },
    { kind: "skills", heading: skills },
  ];
  expect(grade("headings", { language, sections }).ratio).toBeCloseTo(ratio, 9);
});

test.each<[string[], number]>([
  [["Mar 2020 – Present", "Jan 2018 – Feb 2020"], 1],
  [["Mar 2020 – Present", "January 2018 – February 2020"], 0.5],
  [["May 2020 – Present", "January 2018 – May 2020", "2012 – 2016"], 1],
  [["2020.03 - 至今", "2018.07 - 2020.02"], 1],
  [["2020.03 - 至今", "2018年7月 - 2020年2月"], 0.5],
  [["2020年3月 - 至今", "2018 年 7 月 - 2020 年 2 月"], 1],
  [["06/2016 – 04/2019", "2016-06 – 2019-04"], 0.5],
])("the dates %o are of one style to the share of %s", (texts, ratio) => {
  expect(grade("dateStyle", { sections: dated(...texts) }).ratio).toBe(ratio);
});

test("an entry without a date costs its share of style, order and filing", () => {
  const sections = dated("Mar 2020 – Present", undefined);
  for (const id of ["dateStyle", "order", "entries"] as const)
    expect(grade(id, { sections }).ratio, id).toBe(0.5);
});

test("a project may go without a date", () => {
  const sections = [
    ...dated("Mar 2020 – Present"),
    { kind: "projects" as const, entries: [{ title: "Map" }] },
  ];
  for (const id of ["dateStyle", "order", "entries"] as const)
    expect(grade(id, { sections }).ratio, id).toBe(1);
});

test.each<[string[], number]>([
  [["Mar 2020 – Present", "Jan 2018 – Feb 2020", "2012 – 2016"], 1],
  [["2012 – 2016", "Jan 2018 – Feb 2020", "Mar 2020 – Present"], 1 / 3],
  [["Mar 2020 – Present", "2012 – 2016", "Jan 2018 – Feb 2020"], 2 / 3],
])("%o stand in falling order to the share of %s", (texts, ratio) => {
  expect(grade("order", { sections: dated(...texts) }).ratio).toBeCloseTo(ratio, 9);
});

test.each([
  ["Mar 2020 – Jan 2021", 1],
  ["2020 – 2020", 1],
  ["Mar 2020 – Jan 2019", 0],
])("the period %s earns %s for being possible", (text, ratio) => {
  expect(grade("datesPossible", { sections: dated(text) }).ratio).toBe(ratio);
});

test.each<[ResumeLanguage, SectionDraft["kind"][], number]>([
  ["en", ["summary", "experience", "education", "skills", "interests"], 1],
  ["en", ["experience", "summary", "education"], 0],
  ["en", ["interests", "experience"], 0],
  ["zh", ["objective", "education", "experience", "summary"], 1],
  ["zh", ["experience", "objective"], 0],
])("in %s the order %o earns %s", (language, kinds, ratio) => {
  expect(
    grade("sectionOrder", { language, sections: kinds.map((kind) => ({ kind, heading: kind })) }).ratio,
  ).toBe(ratio);
});

test.each([
  [80, 0],
  [255, 0.5],
  [320, 1],
  [1900, 1],
])("in English, words of %i earn %s", (count, ratio) => {
  const words = Array.from({ length: count }, (_, at) => `k${String.fromCharCode(97 + (at % 26))}`).join(" ");
  expect(grade("words", { contact: { name: words } }).ratio).toBeCloseTo(ratio, 2);
});

test.each([
  [150, 0],
  [335, 0.5],
  [800, 1],
  [5000, 1],
])("%i Chinese characters earn %s", (count, ratio) => {
  expect(grade("characters", { language: "zh", contact: { name: "字".repeat(count) } }).ratio).toBeCloseTo(
    ratio,
    2,
  );
});

test("only what tells neither figure nor result is too much", () => {
  const told = (end: string) =>
    Array.from({ length: 80 }, (_, at) => {
      const name = `w${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`;
      return `Sorted letters, maps, plates, prints, papers, drawings, deeds and ${name} of towns${end}`;
    });
  expect(grade("words", { sections: [job(told(""))] }).ratio).toBeLessThan(0.8);
  expect(grade("words", { sections: [job(told(" in 14 days"))] }).ratio).toBe(1);
});

test("statements that are too short or too long are pointed at", () => {
  const long = `Sorted ${"the letters of ".repeat(12)}the town`;
  const check = grade("bulletWords", {
    sections: [job(["Sorted the letters.", long, `${figures.en}, so that ${"it was found ".repeat(9)}`])],
  });
  expect(check.evidence.map(({ text }) => text)).toEqual(["Sorted the letters.", long]);
  const zh = grade("bulletCharacters", { language: "zh", sections: [job(["负责客户沟通"])] });
  expect(zh.evidence.map(({ text }) => text)).toContain("负责客户沟通");
});

test.each([
  ["Mar 2020 – Present", "Mon 0"],
  ["2020-09 - 2023-06", "0-0"],
  ["2020.09-2023.06", "0.0"],
  ["Graduated 1995", "0"],
  ["2012–2016", "0"],
  ["2012-2016", "0"],
  ["2020年9月至今", "0年0月"],
])("the style of %s is %s", (text, style) => {
  expect(writtenStyleOf(text)).toBe(style);
});
