import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { judgeEdits } from "../../../../test/support/fact-oracle";
import { processorTime } from "../../../../test/support/files";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  type EntryDraft,
  keywordList,
  type SectionDraft,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { admitEdits } from "../gates/gates";
import { scoreResume } from "../scoring/score";
import { applyEdits } from "./edits";
import { rewriteResume } from "./rewrite";
import { baselineLayout } from "./rewrite-improvements";

function optimised(resume: Resume) {
  const proposed = rewriteResume(resume.sections, resume.language);
  const { accepted, rejected } = admitEdits(resume, proposed);
  const better = applyEdits(
    resume,
    accepted.map(({ edit }) => edit),
  );
  return { proposed, accepted, rejected, better };
}

/** Bullets in which there is nothing to mend, so that a single one weighs as it does in a resume. */
const others = {
  en: {
    title: "Y",
    dates: "2009 – 2011",
    bullets: [
      "Cut the time of monthly closing from 9 to 4 days by merging two ledgers",
      "Negotiated contracts with 14 carriers and lowered freight costs by 12%",
      "Trained 30 colleagues in three countries on the booking portal",
      "Wrote the handbook that all 6 branches follow for returns",
      "Opened a second warehouse within 10 weeks of signing its lease",
      "Sold 400 season tickets at the counter during the first week",
    ],
  },
  zh: {
    title: "Y",
    dates: "2009.01 - 2011.02",
    bullets: [
      "设计并上线结算系统，月结时间由 9 天缩短到 4 天",
      "与 14 家承运商谈判，运费降低 12%",
      "培训 30 名同事使用新的订舱平台，覆盖 3 个城市",
      "编写退货手册，供 6 家门店统一执行",
      "组织仓库搬迁，10 周内完成并恢复发货",
    ],
  },
};

/** What the built-in analyst makes of one bullet of a job that is over, with its rules. */
function bulletOf(
  text: string,
  language: "en" | "zh",
  dates = language === "en" ? "2012 – 2014" : "2012.01 - 2014.02",
) {
  const resume = buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "X", dates, bullets: [text] }, others[language]] }],
  });
  const { better, accepted } = optimised(resume);
  const lines = better.sections[0]?.entries[0]?.lines.map((line) => line.text).join(" // ");
  return { text: lines, rules: accepted.flatMap(({ edit }) => edit.reasons.map(({ rule }) => rule)) };
}

test.each([
  ["Responsible for managing vendors", "Managed vendors", "weakOpening"],
  ["Was responsible for the development of the billing API", "Developed the billing API", "weakOpening"],
  [
    "Duties included answering phones and scheduling appointments",
    "Answered phones and scheduled appointments",
    "weakOpening",
  ],
  ["I designed the logo for my team", "Designed the logo for the team", "firstPerson"],
  [
    "Successfully moved 5 sites to the new host in order to save time",
    "Moved 5 sites to the new host to save time",
    "filler",
  ],
  [
    "Used Angular for developing dynamic and responsive pages, improving load time by 30%",
    "Developed dynamic and responsive pages with Angular, improving load time by 30%",
    "deedFirst",
  ],
  [
    "Used Excel to analyze the sales data of 12 shops",
    "Analyzed the sales data of 12 shops with Excel",
    "deedFirst",
  ],
  [
    "Utilized Git for version control of 40 services",
    "Used Git for version control of 40 services",
    "plainWord",
  ],
  [
    "Integrated single sign-on for seamless user authentication at 9 sites",
    "Integrated single sign-on for user authentication at 9 sites",
    "buzzwords",
  ],
  [
    "Saved 30% of the costs by a new purchasing strategiy for servers",
    "Saved 30% of the costs by a new purchasing strategy for servers",
    "spelling",
  ],
  [
    "Set up a observability system for the nodes(9 clusters) of the bank",
    "Set up an observability system for the nodes (9 clusters) of the bank",
    "article",
  ],
  ["Design and implement the API", "Designed and implemented the API", "tensePast"],
  ["Manages 12 shops", "Managed 12 shops", "tensePast"],
  ["Wrote docs that utilized Git", "Wrote docs that used Git", "plainWord"],
  ["Wrote javascript for github and Mysql", "Wrote JavaScript for GitHub and MySQL", "termCase"],
  ["Wrote docs，in English", "Wrote docs, in English", "punctuation"],
  ["wrote the docs", "Wrote the docs", "capital"],
])("English: %s becomes %s", (before, after, rule) => {
  const { text, rules } = bulletOf(before, "en");
  expect(text).toBe(after);
  expect(rules).toContain(rule);
});

test.each([
  [
    "Responsible for designing, implementing and testing a billing service for 14 banks",
    "Designed, implemented and tested a billing service for 14 banks",
  ],
  [
    "Setting up and maintaining records of 14 sites, collaborating with the auditors",
    "Set up and maintained records of 14 sites, collaborated with the auditors",
  ],
  ["Deploying SAP modules at 14 sites", "Deployed SAP modules at 14 sites"],
  ["Managing 12 shops and developing their staff", "Managed 12 shops and developed their staff"],
  [
    "Answering the phones of 12 desks, scheduling appointments, filing documents",
    "Answered the phones of 12 desks, scheduled appointments, filed documents",
  ],
  [
    "Development of a phonics scheme and maintenance of two libraries of books",
    "Developed a phonics scheme and maintained two libraries of books",
  ],
  [
    "Analysis of customer feedback and presentation of findings to the board",
    "Analyzed customer feedback and presented findings to the board",
  ],
  ["I have led the audit of 9 shops and I wrote its report", "Led the audit of 9 shops and wrote its report"],
  ["A seasoned engineer ran the lab of 9 people", "An engineer ran the lab of 9 people"],
  [
    "Ran `docker build` for kubernetes images of 40 services in the bank",
    "Ran `docker build` for Kubernetes images of 40 services in the bank",
  ],
])("English grammar: %s becomes %s", (before, after) => {
  expect(bulletOf(before, "en").text).toBe(after);
});

test.each([
  "Developing REST APIs for banks, and maintaining of the legacy monolith",
  "Manages releases and deploy them to production",
  "Creating reports to analyze and evaluate the data of 14 banks",
  "Building and something of the sort for 14 banks",
  "Marketing campaigns for 12 shops in the region",
  "Cut the time of closing from 42 minutes to 9 minutes, a fall of 35 percent",
  "Scheduling, hiring and window displays for a store of 900 square metres",
  "Register, fitting rooms, freight",
  "Setting out, level surveys and pour records on drainage and retaining walls",
  "Answering the queries on drainage and retaining walls of 14 sites",
  "Dispensing error rate below one in 9,000 items, checked every year",
  "Responsible for opening, closing and stock checks of 3 shops",
])("English: %s stays, for half of it would be mended or nothing be gained", (text) => {
  expect(bulletOf(text, "en").text).toBe(text);
});

test("what is said of a held job in the past keeps its verb there", () => {
  const held = bulletOf(
    "Creating reports which were sent to 14 banks every week",
    "en",
    "Jan 2020 – Present",
  );
  expect(held.text).toBe("Creating reports which were sent to 14 banks every week");
  const was = bulletOf(
    "Was responsible for opening and closing the store of 12 staff",
    "en",
    "Jan 2020 – Present",
  );
  expect(was.text).toBe("Opened and closed the store of 12 staff");
});

test.each([
  "Helped to build the site",
  "Worked on payments",
  "Assisted the manager with reports",
  "Participated in code reviews",
  "Responsible for the company newsletter",
  "Lead engineer on the API",
  "Managing Director of the club",
  "Testing of software",
  "We built the engine of our product",
  "Used models to boost the sales of 12 shops",
  "Used Jira to track bugs and plan the sprints of 3 teams",
  "Leveraged buyouts of 3 firms in the food industry",
  "Achieved state-of-the-art results on 3 public benchmarks",
  "Managed staff and seamless operations of 3 shops",

  "Can react to incidents in Go and spark joy",
])("English: %s stays as it is, for a better wording would claim more", (text) => {
  expect(bulletOf(text, "en").text).toBe(text);
});

test("English: a job that is still held is told in the present", () => {
  const held = (text: string) => bulletOf(text, "en", "Jan 2020 – Present").text;
  expect(held("Managing the platform of 14 banks with two colleagues")).toBe(
    "Manage the platform of 14 banks with two colleagues",
  );
  expect(held("Responsible for managing vendors in 12 countries")).toBe("Manage vendors in 12 countries");
  expect(held("Managed the platform of 14 banks")).toBe("Managed the platform of 14 banks");
});

test("English: an overlong bullet is cut between two statements, and not inside one that helped", () => {
  const long =
    "Designed the overall service architecture of the tagging product with twenty services across three regions for all of the teams of the company in Europe and Asia; migrated every one of them to Kubernetes within the next eight months with no lost data";
  expect(bulletOf(long, "en").text).toMatch(/Asia \/\/ Migrated every/);
  const helped = long.replace("Designed", "Helped design").replace("; migrated", ", and migrated");
  expect(bulletOf(helped, "en").text).not.toContain("//");
});

test.each([
  ["负责公司公众号的日常运营工作，每周发布 5 篇推文", "运营公司公众号，每周发布 5 篇推文", "weakOpening"],
  ["负责订单系统的设计与开发", "设计与开发订单系统", "weakOpening"],
  ["主要负责开发后台接口", "开发后台接口", "weakOpening"],
  ["对接口进行了优化，延迟降低 30%", "优化接口，延迟降低 30%", "filler"],
  ["我独立完成了数据迁移", "独立完成了数据迁移", "firstPerson"],
  ["撰写推文,配合设计部门", "撰写推文，配合设计部门", "fullWidth"],
  ["使用springboot开发", "使用Spring Boot开发", "termCase"],
  ["高效的完成了 10 个需求", "高效地完成了 10 个需求", "particle"],
  ["五年后端经验，热爱学习，积极向上", "五年后端经验", "buzzwords"],
  ["五年后端经验，具有良好的沟通能力和团队精神", "五年后端经验，具有良好的沟通能力和团队精神", null],
  ["带领五人开发支付系统，具备较强的学习能力，责任心强", "带领五人开发支付系统", "buzzwords"],
  ["负责后台系统开发，覆盖 12 个城市", "开发后台系统，覆盖 12 个城市", "weakOpening"],
  ["成功上线结算系统，覆盖 12 个城市", "上线结算系统，覆盖 12 个城市", "filler"],
  ["使用哈希表，实现稳定可靠地分流", "使用哈希表，实现稳定可靠的分流", "particle"],
  ["撰写 12 份报告(每周一份)，供经理参考", "撰写 12 份报告（每周一份），供经理参考", "fullWidth"],
])("中文：%s 改为 %s", (before, after, rule) => {
  const { text, rules } = bulletOf(before, "zh");
  expect(text).toBe(after);
  expect(rules).toEqual(rule ? expect.arrayContaining([rule]) : []);
});

test.each([
  "参与支付模块的开发",
  "负责用户增长运营，覆盖 12 个城市",
  "负责后台系统开发，与外包团队配合",
  "协助经理主导项目",
  "负责客户沟通",
  "负责管理系统",
  "负责前端页面，后端由同事开发",
  "热爱学习，积极向上",
  "日均 3,000 单，峰值 12:00 出现",
  "我的工作：完成 25 家客户访谈，输出 12 份报告",
  "我和同事完成 25 家客户访谈",
])("中文：%s 不改", (text) => {
  expect(bulletOf(text, "zh").text).toBe(text);
});

test.each([
  ["负责变速箱壳体的结构设计，完成 3 款产品量产", "设计变速箱壳体的结构，完成 3 款产品量产"],
  ["负责与客户、司机的沟通工作，每天约 40 次", "与客户、司机沟通，每天约 40 次"],
  ["参与供应商审核，独立编写审核报告 8 份", "独立编写审核报告 8 份，参与供应商审核"],
  ["负责重症监护室患者的日常护理工作，分管床位 8 张", "护理重症监护室患者，分管床位 8 张"],
  ["负责编制审计底稿以及撰写审计报告，覆盖 18 个项目", "编制审计底稿以及撰写审计报告，覆盖 18 个项目"],
])("中文各行业：%s 改为 %s", (before, after) => {
  expect(bulletOf(before, "zh").text).toBe(after);
});

test.each([
  "负责护理质量检查，每月抽查病历 60 份",
  "负责公司会议的组织和会议纪要的整理工作，每月 12 场",
  "负责现场施工的技术指导工作，共 12 次",
  "负责华东区 12 家医院的销售工作，每季度拜访一次",
])("中文各行业：%s 不改", (text) => {
  expect(bulletOf(text, "zh").text).toBe(text);
});

test("a paragraph of an entry that tells several deeds becomes points", () => {
  const told = [
    "I rewrote the checkout of a shop with 40,000 orders a day and cut its bundle from 900 to 310 KB.",
    "I introduced visual tests that found 12 faults before release.",
    "Trained two designers in writing components.",
  ];
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "experience", entries: [{ title: "X", dates: "2012 – 2014", details: [told.join(" ")] }] },
    ],
  });
  const lines = optimised(resume).better.sections[0]?.entries[0]?.lines;
  expect(lines?.map(({ bullet }) => bullet)).toEqual([true, true, true]);
  expect(lines?.map(({ text }) => text.split(" ")[0])).toEqual(["Rewrote", "Introduced", "Trained"]);
});

test("punctuation is one change, however many lines it touches, and so are the dates", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          { title: "A", dates: "2020.01 - 2021.02", bullets: ["撰写推文,每周 5 篇", "策划直播,共 24 场"] },
          { title: "B", dates: "2018年1月 - 2019年2月", bullets: ["维护社群,覆盖 2.4 万人"] },
          { title: "C", dates: "2016年1月 - 2017年2月", bullets: ["整理报表,每月 1 份"] },
          { title: "D", dates: "2015.01 - 2015.12" },
          { title: "E", dates: "2014.01 - 2014.12" },
        ],
      },
    ],
  });
  const { accepted, better } = optimised(resume);
  expect(accepted.map(({ edit }) => [edit.kind, ...edit.reasons.map(({ rule }) => rule)])).toEqual([
    ["group", "fullWidth"],
    ["group", "dateStyle"],
  ]);
  expect(better.sections[0]?.entries[1]?.lines[0]?.text).toBe("维护社群，覆盖 2.4 万人");
});

test("what was read with doubt is neither reworded nor moved", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      experience(
        { title: "Old", dates: "2010 – 2012", bullets: ["Responsible for managing vendors in 12 countries"] },
        { title: "Recent", dates: "Jan 2015 – Present", bullets: ["I led the audit of 9 shops"] },
      ),
    ],
  });
  const [section] = resume.sections;
  if (!section) throw new Error("the sample has a section");
  const entries = section.entries.map((entry) => ({ ...entry, doubt: { fields: [], lines: [] } }));
  const unsure = { ...resume, sections: [{ ...section, entries }] };
  expect(optimised(resume).proposed.length).toBeGreaterThan(2);
  expect(optimised(unsure).proposed).toEqual([]);
  const doubted = { ...resume, sections: [{ ...section, doubt: { fields: [], lines: [] } }] };
  expect(optimised(doubted).proposed).toEqual([]);
});

test("a grade that stands twice is no repetition", () => {
  const resume = buildResume({
    language: "zh",
    sections: [{ kind: "skills", heading: "技能", body: ["英语", "一般", "日语", "一般"] }],
  });
  expect(optimised(resume).proposed).toEqual([]);
});

test("the time grows with the resume and not with its square", () => {
  const bullets = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `Responsible for managing vendors in ${index + 10} countries`,
    );
  const timeOf = (count: number) => {
    const { sections } = buildResume({
      language: "en",
      sections: [experience({ title: "A", dates: "2010 – 2012", bullets: bullets(count) })],
    });
    return processorTime(() => rewriteResume(sections, "en"));
  };
  timeOf(20);
  expect(timeOf(400)).toBeLessThan(20 * timeOf(40) + 50);
});

function experience(...entries: EntryDraft[]): SectionDraft {
  return { kind: "experience", heading: "Experience", entries };
}

test("entries stand latest first, where all have dates", () => {
  const old = { title: "Old", dates: "2010 – 2012" };
  const recent = { title: "Recent", dates: "Jan 2015 – Present" };
  const titles = (resume: Resume) =>
    optimised(resume).better.sections[0]?.entries.map(({ title }) => title?.text);
  expect(titles(buildResume({ language: "en", sections: [experience(old, recent)] }))).toEqual([
    "Recent",
    "Old",
  ]);
  expect(
    titles(buildResume({ language: "en", sections: [experience({ title: "No date" }, old, recent)] })),
  ).toEqual(["No date", "Old", "Recent"]);
});

test("dates take the manner of most and keep their months", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      experience(
        { title: "A", dates: "Sep. 2020 - Present" },
        { title: "B", dates: "Feb. 2018 - Aug. 2020" },
        { title: "C", dates: "03/2015 - 01/2018" },
        { title: "D", dates: "2012 – 2014" },
      ),
    ],
  });
  expect(optimised(resume).better.sections[0]?.entries.map(({ dates }) => dates?.text)).toEqual([
    "Sep. 2020 - Present",
    "Feb. 2018 - Aug. 2020",
    "Mar. 2015 - Jan. 2018",
    "2012 – 2014",
  ]);
});

test.each([
  [["August 2013 – Present", "June 2012 – July 2013", "June 2009 – May 2012"], null],
  [["July 2022 – July 2023", "Sept. 2018 – June 2022"], null],
  [["March 2019 – present", "July 2014 – March 2019", "June 2009 – July 2014"], null],
  [["06/2018-present", "07/2014-06/2018", "03/2012-06/2014"], null],
  [
    ["Mar 2019 – present", "July 2014 – March 2019", "August 2009 – June 2014"],
    ["March 2019 – present", "July 2014 – March 2019", "August 2009 – June 2014"],
  ],
  [
    ["Jan 2019 – Mar 2020", "June 2014 – Feb 2019", "06/2010 – 05/2014"],
    ["Jan 2019 – Mar 2020", "June 2014 – Feb 2019", "June 2010 – May 2014"],
  ],
  [
    ["2016.02- 2019.01", "2013.07- 2016.01", "2010.09-2013.06"],
    ["2016.02-2019.01", "2013.07-2016.01", "2010.09-2013.06"],
  ],
  [["Jan 2019 – Mar 2020", "Apr 2014 – Feb 2019", "06/10 – 05/2014 or so"], null],
])("dates are made uniform or left: %j", (dates, after) => {
  const entries = dates.map((text, index) => ({ title: `Job ${index}`, dates: text }));
  const { better } = optimised(buildResume({ language: "en", sections: [experience(...entries)] }));
  expect(better.sections[0]?.entries.map((entry) => entry.dates?.text)).toEqual(after ?? dates);
});

test("dates stay where one of them was read with doubt and would differ still", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      "2019.08- 2020.01",
      "2013.07- 2016.01",
      "2016.02-2017.01",
      "2017.02-2019.01",
      "2010.02-2013.01",
    ].map((dates) => ({ kind: "experience", entries: [{ title: "会计", dates }] })),
  });
  const [first, ...rest] = resume.sections;
  if (!first) throw new Error("the sample has sections");
  const entries = first.entries.map((entry) => ({ ...entry, doubt: { fields: [], lines: [] } }));
  expect(optimised(resume).proposed).toHaveLength(1);
  expect(optimised({ ...resume, sections: [{ ...first, entries }, ...rest] }).proposed).toEqual([]);
});

test("sections are headed and ordered as readers expect", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "interests", heading: "hobbies", body: ["Chess"] },
      { kind: "skills", heading: "tech stack", body: ["Go"] },
      { kind: "summary", heading: "About me", body: ["Engineer."] },
      { kind: "experience", heading: "Volunteer Experience", entries: [{ title: "Cook" }] },
    ],
  });
  expect(optimised(resume).better.sections.map(({ heading }) => heading?.text)).toEqual([
    "Summary",
    "Skills",
    "Volunteer Experience",
    "Hobbies",
  ]);
});

test.each([
  ["en", ["languages", "prizes", "what I do"], null],
  ["en", ["languages", "prizes"], ["Languages", "Prizes"]],
  ["en", ["ABOUT", "LANGUAGES"], ["SUMMARY", "LANGUAGES"]],
  ["en", ["About", "Hobbies", "References"], ["Summary", "Hobbies", "References"]],
  ["en", ["Languages", "References", "Prizes"], null],
  ["zh", ["自我介绍", "兴趣爱好"], null],
] as const)("%s headings %j become %j", (language, headings, after) => {
  const kinds = {
    languages: "languages",
    prizes: "awards",
    about: "summary",
    hobbies: "interests",
    自我介绍: "summary",
    兴趣爱好: "interests",
  } as const;
  const kindOf = (name: string) => Object.entries(kinds).find(([key]) => key === name)?.[1] ?? "other";
  const { sections } = buildResume({
    language,
    sections: headings.map((heading) => ({
      kind: kindOf(heading.toLowerCase()),
      heading,
      body: ["Chess, 9 cups"],
    })),
  });
  const better = optimised({ ...buildResume({ language, sections: [] }), sections }).better;
  expect(better.sections.map(({ heading }) => heading?.text)).toEqual(after ?? headings);
});

test.each([
  [
    "the foot of a page",
    "en",
    { title: "B.S.", dates: "2010 – 2017" },
    { title: "Résumé", dates: "June 10, 2026" },
  ],
  [
    "a job among degrees",
    "zh",
    { title: "本科", dates: "2013.09 - 2017.07" },
    { title: "测试工程师", organisation: "西安秦岭科技有限公司", dates: "2019.09 - 2022.07" },
  ],
] as const)("entries keep their order beside %s", (_, language, first, second) => {
  const resume = buildResume({ language, sections: [{ kind: "education", entries: [first, second] }] });
  expect(optimised(resume).proposed.filter(({ kind }) => kind === "reorder")).toEqual([]);
});

test.each([
  ["publications", "秦枫, 等. 患者救治效率分析. 中国介入杂志, 2022, 30(6)."],
  ["skills", "SAP MM, Power BI, Incoterms 2020, 六西格玛绿带"],
  ["awards", "秦枫, 等. 患者救治效率分析. 中国介入杂志, 2022, 30(6)."],
] as const)("半角标点整行一致，%s 中不改：%s", (kind, text) => {
  const resume = buildResume({ language: "zh", sections: [{ kind, body: [text] }] });
  expect(optimised(resume).proposed).toEqual([]);
});

test.each([
  [
    "Highly skilled Full Stack Developer with over 5 years of experience in Java. Exceptional ability to work in a team. Committed to providing high-quality results with little supervision.",
    "Full Stack Developer with over 5 years of experience in Java. Able to work in a team. Focused on high-quality results with little supervision.",
  ],
  [
    "Seasoned, certified nurse with 9 years on intensive care wards. Excellent communication skills and team player.",
    "Certified nurse with 9 years on intensive care wards.",
  ],
  [
    "Passionate to contribute to open source; relentlessly optimizes personal setups.",
    "Passionate to contribute to open source; optimizes personal setups.",
  ],
])("a summary loses its praise and keeps what it states: %s", (before, after) => {
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "summary", heading: "Summary", body: [before] },
      { kind: "experience", heading: "Experience", entries: [others.en] },
    ],
  });
  expect(optimised(resume).better.sections[0]?.lines.map(({ text }) => text)).toEqual([after]);
});

test("no edit costs points: a bullet that would fall apart stays whole", () => {
  for (const resume of samples) {
    const { better } = optimised(resume);
    const total = (one: Resume) => scoreResume(one, baselineLayout).exact;
    expect(total(better)).toBeGreaterThanOrEqual(total(resume) - 0.1);
  }
});

test("自我评价可以放在最后", () => {
  expect(optimised(averageChinese()).better.sections.at(-1)?.kind).toBe("summary");
});

test("a repeated bullet goes, under another employer it stays", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      experience(
        {
          title: "A",
          dates: "2015 – 2016",
          bullets: ["Wrote the docs.", "Wrote the docs", "Wrote the docs."],
        },
        { title: "B", dates: "2013 – 2014", bullets: ["Wrote the docs."] },
      ),
    ],
  });
  expect(optimised(resume).better.sections[0]?.entries.map(({ lines }) => lines.length)).toEqual([1, 1]);
});

test("full stops follow most of the bullets", () => {
  const bullets = ["docs", "tests", "talks", "letters"].map((what) => `Wrote the ${what} of the whole firm.`);
  bullets.push("Led the yearly talks with the unions");
  const resume = buildResume({
    language: "en",
    sections: [experience({ title: "A", dates: "2015 – 2016", bullets })],
  });
  expect(optimised(resume).better.sections[0]?.entries[0]?.lines.at(-1)?.text).toBe(
    "Led the yearly talks with the unions.",
  );
});

function bulletsAfter(lines: { text: string; bullet: boolean }[]) {
  const resume = buildResume({
    language: "en",
    sections: [experience({ title: "A", dates: "2015 – 2016", bullets: lines.map(({ text }) => text) })],
  });
  const [section] = resume.sections;
  const [entry] = section?.entries ?? [];
  if (!section || !entry) throw new Error("the sample has an entry");
  entry.lines = entry.lines.map((line, index) => ({ ...line, bullet: lines[index]?.bullet ?? true }));
  return optimised(resume).better.sections[0]?.entries[0]?.lines.map(({ text }) => text);
}

const [ended, open] = [".", ""].map((mark) =>
  ["docs", "tests", "talks", "letters"].map((what) => ({
    text: `Wrote the ${what} of the whole firm${mark}`,
    bullet: true,
  })),
);

test.each([
  [
    "its sentence goes on",
    ended,
    ["Matches 2 million rows a night and replaced a list kept by two", "accountants."],
  ],
  ["it is a title", ended, ["Coach, high school mock trial"]],
  ["it is a membership", ended, ["Chartered Member, Institution of Engineers"]],
  ["its sentence ends a line later", open, ["Built a tool for two.", "Accountants use it"]],
])("no full stop is added or taken where %s", (_, others, [text = "", next]) => {
  const lines = [...(others ?? []), { text, bullet: true }];
  if (next !== undefined) lines.push({ text: next, bullet: false });
  expect(bulletsAfter(lines)).toEqual(lines.map((line) => line.text));
});

test("full stops stay where the reader broke most bullets into lines", () => {
  const lines = Array.from({ length: 6 }, (_, index) => [
    { text: `Wrote the handbook of firm ${index} that all of its branches`, bullet: true },
    { text: `follow for returns since the year 200${index}`, bullet: false },
  ]).flat();
  lines.push({ text: "Coached the team to two state meets.", bullet: true });
  expect(bulletsAfter(lines)).toEqual(lines.map(({ text }) => text));
});

const samples = [
  strongEnglish,
  averageEnglish,
  studentEnglish,
  strongChinese,
  averageChinese,
  studentChinese,
].map((make) => make());

test.each([...samples, keywordList("en"), keywordList("zh")])(
  "no proposal of the built-in analyst is rejected or changes a fact (sample %#)",
  (resume) => {
    const { rejected, better, accepted, proposed } = optimised(resume);
    expect(rejected).toEqual({});
    expect(accepted).toHaveLength(proposed.length);
    expect(judgeEdits(resume, better, accepted)).toEqual({ invented: [], lost: [] });
  },
);

test.each(samples)("a second pass has nothing left to do (sample %#)", (resume) => {
  expect(optimised(optimised(resume).better).proposed).toEqual([]);
});
