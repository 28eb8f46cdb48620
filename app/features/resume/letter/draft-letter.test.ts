import { describe, expect, it, test } from "vitest";
import { linesOf, type Resume } from "~/core/resume";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  emptyResume,
  keywordList,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { accountant, nurse, operator, seller, teacher } from "../../../../test/support/trade-resumes";
import { draftLetter } from "./draft-letter";
import { letterSize, letterText, longestLetter } from "./letter";
import { postOf } from "./post-name";

const englishAdvert = `Senior Backend Engineer at Northwind
Requirements:
- 4+ years of Python, Go or Rust; k8s and PostgreSQL in production
- Query optimization, Kafka and PCI DSS compliance
Nice to have:
- Datadog, Salesforce and 12 years with SAP`;

const marketing = `We are looking for a marketing manager who can grow a newsletter.
- Google Analytics, Mailchimp, budgets of up to 3 million, trade fairs
- Patient care, curriculum design, revenue targets`;

const chineseAdvert = `岗位名称：高级后端工程师
公司：星河支付
任职要求：
1、熟悉 Java、MySQL、Kafka、Kubernetes，具有高并发系统经验；性能优化
2、10 年以上经验，有容灾演练、区块链经验者优先。`;

const operations = `【用户运营】
岗位职责：负责社群活动、会员体系与数据分析，管理 500 万预算；
任职要求：熟悉 Excel、SQL，护理、财务报表、教学经验均可。`;

const english: [string, Resume][] = [
  ["strong", strongEnglish()],
  ["average", averageEnglish()],
  ["student", studentEnglish()],
  ["nurse", nurse()],
  ["teacher", teacher()],
  ["seller", seller()],
  ["keywords", keywordList("en")],
  ["empty", emptyResume("en")],
];
const chinese: [string, Resume][] = [
  ["strong", strongChinese()],
  ["average", averageChinese()],
  ["student", studentChinese()],
  ["operator", operator()],
  ["accountant", accountant()],
  ["keywords", keywordList("zh")],
  ["empty", emptyResume("zh")],
];
const withAdverts = (resumes: [string, Resume][], adverts: (string | null)[]) =>
  resumes.flatMap(([name, resume]) =>
    adverts.map(
      (advert, index) => [`${resume.language} ${name}, advertisement ${index}`, resume, advert] as const,
    ),
  );
const cases = [
  ...withAdverts(english, [null, englishAdvert, marketing, operations]),
  ...withAdverts(chinese, [null, chineseAdvert, operations, englishAdvert]),
];

/** Words with a digit or a capital that opens no sentence, and each Chinese figure: what nobody may invent. */
function factsIn(text: string): string[] {
  const bare = text.replace(/(?<=^|[.!?:]\s+|\n)\p{Lu}\p{Ll}*/gu, "");
  return [
    ...(bare.match(/[\w.,%$€£+#-]*\d[\w.,%+#-]*|\b\p{Lu}[\w+#-]*/gu) ?? []),
    ...(text
      .replace(/一职|[上近]一份工作/g, "")
      .match(/[一二两三四五六七八九十百千万亿]+(?=[个人次年月天名家份万元])/gu) ?? []),
  ].map((fact) => fact.replace(/[.,]+$/, ""));
}

/** The names that a letter has of itself. */
const ours = new Set(["I", "Hiring", "Manager"]);

describe.each(cases)("a letter: %s", (_, resume, jobDescription) => {
  const letter = draftLetter({ resume, jobDescription });
  const text = letterText(letter);
  const held = `${linesOf(resume)
    .map((line) => line.text)
    .join("\n")}\n${jobDescription ?? ""}`.toLowerCase();

  it("states no figure and no name that neither the resume nor the advertisement does", () => {
    const invented = factsIn(text).filter((fact) => !ours.has(fact) && !held.includes(fact.toLowerCase()));
    expect(invented).toEqual([]);
  });

  it("takes no figure from the advertisement", () => {
    const own = linesOf(resume)
      .map((line) => line.text)
      .join("\n");
    const figures = letter.body.flatMap((sentence) => sentence.text.match(/\d+(?:[.,]\d+)*/g) ?? []);
    expect(figures.filter((figure) => !own.includes(figure))).toEqual([]);
  });

  it("names lines of the resume for every sentence of its body, and is short and whole", () => {
    const ids = new Set(linesOf(resume).map(({ id }) => id));
    for (const { lines } of letter.body) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(letterSize(text, resume.language)).toBeLessThanOrEqual(longestLetter[resume.language]);
    expect(text).not.toMatch(/undefined|null|\.\.|。。|，。| {2}/);
    expect(text.startsWith(resume.language === "zh" ? "尊敬的招聘负责人：" : "Dear Hiring Manager,")).toBe(
      true,
    );
    if (resume.contact.name) expect(text.endsWith(resume.contact.name.text)).toBe(true);
  });
});

test("the best lines for the advertisement are told, with where they were done", () => {
  const { opening, body } = draftLetter({ resume: strongEnglish(), jobDescription: englishAdvert });
  expect(opening.map(({ text }) => text)).toEqual([
    expect.stringMatching(/ the Senior Backend Engineer position at Northwind\.$/),
    expect.stringMatching(/^I have been a Senior Backend Engineer at Northwind Payments since \d{4}\.$/),
  ]);
  expect(body[0]?.text).toMatch(
    /^[^,]+, I redesigned the settlement pipeline in Go and Kafka, cutting nightly processing from 6 hours to 45 minutes for 1,200 merchants\.$/,
  );
  expect(body.at(-1)?.text).toMatch(/at Harbour Logistics, I |At Harbour Logistics, I /);
});

test("a Chinese letter has its form and speaks in the first person", () => {
  const text = letterText(draftLetter({ resume: strongChinese(), jobDescription: chineseAdvert }));
  expect(text).toMatch(/^尊敬的招聘负责人：\n您好！\n\n我(?:想|希望|有意)应聘星河支付的高级后端工程师一职。/);
  expect(text).toContain("我主导了清结算系统重构，引入 Kafka 与分库分表");
  expect(text).toMatch(/此致\n敬礼！\n林若溪$/);
});

test("without an advertisement nothing is said of a position", () => {
  const text = letterText(draftLetter({ resume: averageEnglish(), jobDescription: null }));
  expect(text).toContain("whether you have an opening that fits my experience");
  expect(text).not.toMatch(/applying for|you ask for/);
});

const entry = (dates: string, bullets: string[], language: "en" | "zh" = "en") =>
  buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "Clerk", organisation: "Acme", dates, bullets }] }],
  });

test("what one does today is told only of a post that has not ended", () => {
  const bullets = ["Manage the accounts of 40 clients in three countries"];
  const body = (dates: string) => draftLetter({ resume: entry(dates, bullets), jobDescription: null }).body;
  expect(body("2020 – Present").map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^(?:In this role|In my current position|There), I manage the accounts of 40 clients in three countries\.$/,
    ),
  ]);
  expect(body("2018 – 2020")).toEqual([]);
});

test("lists, addresses and empty places are not told, and of several sentences the first", () => {
  const bullets = [
    "Tools: built on Go, Kafka and Redis for years",
    "Wrote the handbook for all the new staff. Trained 12 people with it",
    "Reduced costs by XX% over the whole of one year",
    "Published the report at https://example.com/report in May",
    "Responsible for the accounts of 40 clients abroad",
  ];
  const { body } = draftLetter({ resume: entry("2018 – 2020", bullets), jobDescription: null });
  expect(body.map(({ text }) => text)).toEqual([
    expect.stringMatching(/, I wrote the handbook for all the new staff\.$/),
    "I was also responsible for the accounts of 40 clients abroad.",
  ]);
});

test.each(["CANDIDATE PROFILE", "个人工作", "Acme Inc."])("nobody signs as %s", (text) => {
  const resume = averageEnglish();
  const named = { ...resume, contact: { ...resume.contact, name: { id: "n", text } } };
  expect(draftLetter({ resume: named, jobDescription: null }).name).toBe("");
});

test("the frames of a letter are in the script of the resume", () => {
  const bullets = ["帶領六名店員，負責開店收舖、編更及每日埋數", "處理退換貨及顧客投訴並記錄每週銷售"];
  const resume = entry("2018 – 2020", bullets, "zh");
  const text = letterText(draftLetter({ resume, jobDescription: "岗位名称：店长" }));
  expect(text).toContain("應聘貴公司的店长一職");
  expect(text).not.toMatch(/[贵阅谢职担给这机会]/u);
});

test("a place that was read with doubt is not named", () => {
  const resume = entry("2018 – 2020", ["Reduced the error rate of orders by 40% in a year"]);
  const doubtful: Resume = {
    ...resume,
    sections: resume.sections.map((section) => ({
      ...section,
      entries: section.entries.map((one) => ({
        ...one,
        doubt: { fields: ["organisation"], lines: ["Acme"] },
      })),
    })),
  };
  const text = letterText(draftLetter({ resume: doubtful, jobDescription: null }));
  expect(text).toContain("I reduced the error rate of orders by 40% in a year.");
  expect(text).not.toContain("Acme");
});

describe("the post that a letter opens with", () => {
  const jobs = (...entries: { title: string; organisation: string; dates?: string; bullets: string[] }[]) =>
    buildResume({ language: "en", sections: [{ kind: "experience", entries }] });
  const doubt = (resume: Resume, fields: ("dates" | "title")[]): Resume => ({
    ...resume,
    sections: resume.sections.map((section) => ({
      ...section,
      entries: section.entries.map((one, at) => (at > 0 ? one : { ...one, doubt: { fields, lines: [] } })),
    })),
  });
  const chief = {
    title: "Chief Operating Officer",
    organisation: "Meridian",
    dates: "2019 – Present",
    bullets: ["Delivered $61 million in savings over three years at four plants"],
  };
  const vice = {
    title: "Vice President",
    organisation: "Meridian",
    dates: "2015 – 2019",
    bullets: ["Reduced scrap from 6% to 2% across all four of the plants"],
  };
  const textOf = (resume: Resume) => letterText(draftLetter({ resume, jobDescription: null }));

  it("is the one that goes on or ended last, wherever it stands", () => {
    expect(textOf(jobs(vice, chief))).toContain(
      "I have been Chief Operating Officer at Meridian since 2019.",
    );
    const over = { ...chief, dates: "2019 – 2023" };
    expect(textOf(jobs(vice, over))).toContain("Most recently, I was Chief Operating Officer");
  });

  it("is the one that ended in a year rather than the one that ended in a month of it", () => {
    const early = { ...chief, dates: "2019 – Mar 2021" };
    const late = { ...vice, dates: "2019 – 2021" };
    for (const entries of [
      [early, late],
      [late, early],
    ])
      expect(textOf(jobs(...entries))).toContain("Most recently, I was Vice President");
  });

  it("is left out where that one is in doubt, and its deeds are told of no other", () => {
    const text = textOf(doubt(jobs(chief, vice), ["dates"]));
    expect(text).not.toMatch(/[Mm]ost recent|currently/);
    expect(text).toMatch(/[Aa]t Meridian, I delivered \$61 million/);
    expect(textOf(doubt(jobs(chief, vice), ["title"]))).not.toMatch(
      /[Mm]ost recent|[Aa]t Meridian, I delivered/,
    );
  });

  it("is left out where a job without dates may be later", () => {
    const { dates, ...undated } = chief;
    expect(dates).toBeDefined();
    expect(textOf(jobs(undated, vice))).not.toMatch(/[Mm]ost recent/);
  });
});

test("a Chinese letter puts no 了 between two verbs and writes the commas of its script", () => {
  const bullets = ["主导参与省级智慧园区项目投标", "我参与了两届大促的策划,大促期间销售额 860 万元"];
  const resume = entry("2021.03 - 至今", bullets, "zh");
  const text = letterText(draftLetter({ resume, jobDescription: null }));
  expect(text).toContain("主导参与省级智慧园区项目投标");
  expect(text).toContain("大促的策划，大促期间销售额");
  expect(text).not.toMatch(/主导了参与|\p{Script=Han},/u);
});

test.each([
  ["data analyst", "a data analyst"],
  ["Engineer", "an Engineer"],
  ["HR Manager", "an HR Manager"],
  ["UX Designer", "a UX Designer"],
  ["University Lecturer", "a University Lecturer"],
  ["Head of Sales", "Head of Sales"],
  ["Ward Sister, Acute Medical Unit", "a Ward Sister"],
  ["Clerk (part-time)", "a Clerk"],
  ["Grade 5 Officer", null],
  ["", null],
])("%j is what one was: %j", (title, post) => {
  expect(postOf(title)).toBe(post);
});

test("no letter lists what the advertisement asks for", () => {
  const { opening, body } = draftLetter({ resume: strongEnglish(), jobDescription: englishAdvert });
  expect([...opening, ...body].map(({ text }) => text).join(" ")).not.toMatch(
    /experience covers|You (?:ask for|also mention)/,
  );
});

test("a Chinese letter is dated below the name, and says which house its writer asks", () => {
  const today = new Date(2026, 2, 9);
  const ofTeacher = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        entries: [{ title: "语文教师", organisation: "育才中学", dates: "2019 - 至今" }],
      },
    ],
  });
  const text = letterText(draftLetter({ resume: ofTeacher, jobDescription: null, today }));
  expect(text).toMatch(/贵校/);
  expect(text).toContain("我自 2019 年起在育才中学担任语文教师。");
  expect(text).toMatch(/此致\n敬礼！\n(?:[^\n]+\n)?2026年3月9日$/);
  expect(letterText(draftLetter({ resume: averageEnglish(), jobDescription: null, today }))).not.toContain(
    "2026",
  );
});

test.each([
  ["Awarded the prize of the best new teacher in 2019", "past"],
  ["Promoted to team lead after eight months at work", "past"],
  ["Cooked Sichuan and Cantonese dishes, followed the rules of the town", "past"],
  ["Wrote the charts for all three branches, and run a weekly session", "present"],
  ["Partner to the claims division with all of its sites", "present"],
  ["收银、对账、理货及顾客咨询", "zh"],
  ["调整货位后拣货路线缩短四成，差错率万分之三", "zh"],
])("%s is no sentence of a letter", (bullet, way) => {
  const dates = way === "past" ? "2018 – 2020" : "2018 – Present";
  const resume = entry(dates, [bullet], way === "zh" ? "zh" : "en");
  expect(draftLetter({ resume, jobDescription: null }).body).toEqual([]);
});

test("a letter with little to tell names the post before", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [
          { title: "Clerk", organisation: "Acme", dates: "2020 – Present" },
          { title: "Porter", organisation: "University of Ghana", dates: "2015 – 2019" },
        ],
      },
    ],
  });
  expect(draftLetter({ resume, jobDescription: null }).opening.at(-1)?.text).toBe(
    "Before that, I was a Porter at the University of Ghana.",
  );
});
