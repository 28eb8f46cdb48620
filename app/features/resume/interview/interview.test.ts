import { expect, test } from "vitest";
import { linesOf, type Resume, type ResumeLanguage } from "~/core/resume";
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
import { quantitiesIn } from "../scoring/metrics";
import { interviewQuestions } from "./interview";
import { roleOf } from "./interview-roles";
import { contextOf } from "./interview-wording.en";
import { inventionsIn, sourceOf } from "./inventions";

const job =
  "We need a Senior Engineer with Go, Kafka, MySQL and Terraform. 需要熟悉 Kubernetes 与 ClickHouse 的工程师。";

const samples: [string, Resume][] = [
  ["a strong English resume", strongEnglish()],
  ["an average English resume", averageEnglish()],
  ["an English student's resume", studentEnglish()],
  ["a strong Chinese resume", strongChinese()],
  ["an average Chinese resume", averageChinese()],
  ["a Chinese student's resume", studentChinese()],
  ["an English keyword list", keywordList("en")],
  ["a Chinese keyword list", keywordList("zh")],
  ["an empty English resume", emptyResume("en")],
  ["an empty Chinese resume", emptyResume("zh")],
];

const cases = samples.flatMap(([name, resume]) => [
  { name, resume, jobDescription: null },
  { name: `${name} with a job description`, resume, jobDescription: job },
]);

test.each(cases)(
  "$name gives eight to twelve questions, none repeated, none without its own answer",
  (sample) => {
    const questions = interviewQuestions(sample.resume, sample.jobDescription);
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(12);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(new Set(questions.map(({ answer }) => answer)).size).toBe(questions.length);
  },
);

test.each(cases)(
  "$name gets answers without a figure that it does not hold",
  ({ resume, jobDescription }) => {
    const own = linesOf(resume)
      .map(({ text }) => text)
      .join("\n")
      .replace(/\s/g, "");
    for (const { answer } of interviewQuestions(resume, jobDescription)) {
      const digits = answer.match(/\d+(?:[.,]\d+)*/g) ?? [];
      expect(digits.filter((figure) => !own.includes(figure))).toEqual([]);
      const quoted = answer.match(/“[^”]*”/g)?.join(" ") ?? "";
      expect(quantitiesIn(quoted).filter((figure) => !own.includes(figure.replace(/\s/g, "")))).toEqual([]);
    }
  },
);

test.each(samples)("%s gets questions in its own language", (_, resume) => {
  for (const { question, answer } of interviewQuestions(resume, null)) {
    for (const text of [question, answer]) {
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      const [above, most] = resume.language === "en" ? [-1, 0] : [0.3, 1];
      expect(han / text.length).toBeGreaterThan(above);
      expect(han / text.length).toBeLessThanOrEqual(most);
    }
  }
});

test.each(samples)("what the questions on %s quote stands in it", (_, resume) => {
  const own = linesOf(resume)
    .map(({ text }) => text.replace(/[“”]/g, '"'))
    .join("\n");
  const notes = ["I", "we", "我", "我们"];
  for (const { question, answer } of interviewQuestions(resume, null)) {
    const quotes = [...`${question}\n${answer}`.matchAll(/“([^”]*)”/g)].map(([, quote = ""]) => quote);
    expect(quotes.filter((quote) => !own.includes(quote) && !notes.includes(quote))).toEqual([]);
  }
});

test("the questions name the resume's own employers, dates and figures", () => {
  const english = JSON.stringify(interviewQuestions(strongEnglish(), null));
  for (const fact of ["Northwind Payments", "Harbour Logistics", "6 hours to 45 minutes"]) {
    expect(english).toContain(fact);
  }
  const chinese = JSON.stringify(interviewQuestions(strongChinese(), null));
  for (const fact of ["云桥支付科技有限公司", "1200 家商户"]) expect(chinese).toContain(fact);
});

test.each<[ResumeLanguage, Resume]>([
  ["en", strongEnglish()],
  ["zh", strongChinese()],
])("a full resume (%s) is asked about behaviour, skills, gaps and the role", (_, resume) => {
  const topics = new Set(interviewQuestions(resume, null).map(({ topic }) => topic));
  expect([...topics].sort()).toEqual(["behavioural", "gap", "role", "technical"]);
});

test("stories come from different jobs, answer first and then say where it was", () => {
  const stories = interviewQuestions(strongEnglish(), null).filter(({ topic }) => topic === "behavioural");
  expect(stories).toHaveLength(3);
  expect(stories[0]?.answer).toMatch(
    /^Answer: I redesigned the settlement pipeline in Go and Kafka, cutting nightly processing from 6 hours to 45 minutes for 1,200 merchants\. [^.]*Northwind Payments[^.]*\.\nTo add: /,
  );
  expect(stories[1]?.answer).toContain("Harbour Logistics");
});

test.each([strongEnglish(), averageEnglish(), strongChinese(), averageChinese()])(
  "no two answers of a sheet frame their deeds alike (%#)",
  (resume) => {
    const first = interviewQuestions(resume, null).map(({ answer }) => answer.split("\n", 1)[0] ?? "");
    const told = first.filter((line) => /^(?:Answer|回答)/.test(line));
    const openings = new Map(told.map((line) => [line.slice(0, 24), line]));
    expect(told.length).toBeGreaterThan(2);
    expect(openings.size).toBeGreaterThanOrEqual(told.length - 2);
    expect(told.join("\n")).not.toMatch(/This is from my (?:time|current position)|这是我.*期间的工作（/);
  },
);

test.each([
  ["2019 – 2021", 3],
  ["2019 – Present", 3],
])("a post of %s has %i frames, each one sentence that names post and employer once", (dates, frames) => {
  const role = roleOfPost(dates);
  const texts = Array.from({ length: 24 }, (_, turn) => contextOf(role, turn));
  expect(new Set(texts).size).toBe(frames);
  for (const text of texts) expect(text).toMatch(/^[A-Z][^.]*\.$/);
  for (const text of texts) expect(text.match(/a Clerk|Acme/g)).toHaveLength(2);
});

function roleOfPost(dates: string) {
  const { sections } = withJobs(["Acme", dates]);
  const [section] = sections;
  const [entry] = section?.entries ?? [];
  return section && entry ? roleOf(section, entry) : null;
}

test("a word that the resume writes small is no skill to ask about, and no line is read aloud", () => {
  const bullets = [
    "Brought food cost down from 33% to 29% with Excel",
    "Weekly menus: planned, priced, printed",
  ];
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [{ title: "Chef", organisation: "Inc.", dates: "2019 – 2024", bullets }],
      },
      { kind: "skills", body: ["Food, Excel"] },
    ],
  });
  const all = interviewQuestions(resume, null).map(({ question, answer }) => `${question}\n${answer}`);
  expect(all.join("\n")).toContain("used Excel for");
  expect(all.join("\n")).not.toMatch(/used Food|Inc\.|this line of my resume|Answer: “/);
});

test("skills are asked about where they were used, and one that never was is a gap", () => {
  const questions = interviewQuestions(strongEnglish(), null);
  const technical = questions.filter(({ topic }) => topic === "technical");
  expect(technical[0]?.question).toBe("What have you used Go for?");
  expect(technical[0]?.answer).toContain("settlement pipeline in Go");
  expect(
    questions.find(({ question }) => question.startsWith("Your list of skills names TypeScript"))?.topic,
  ).toBe("gap");
});

test("a job description asks for what the resume shows and for what it lacks", () => {
  const questions = interviewQuestions(strongEnglish(), "Go, Kafka and PostgreSQL; MongoDB is a plus.");
  const texts = questions.map(({ question }) => question);
  expect(texts).toContain("This position asks for Go. What have you done with it?");
  const missing = questions.find(({ question }) => question.includes("MongoDB"));
  expect(missing?.topic).toBe("gap");
  expect(missing?.answer).toContain("if not, say so first");
});

function withJobs(...jobs: [string, string][]): Resume {
  const entries = jobs.map(([organisation, dates]) => ({ title: "Clerk", organisation, dates, bullets: [] }));
  return buildResume({ language: "en", sections: [{ kind: "experience", heading: "Experience", entries }] });
}

test.each([
  ["Jan 2020 – Jun 2020", true],
  ["Jan 2020 – Jun 2021", false],
  ["2020 – 2020", false],
  ["Jan 2020 – Present", false],
])("a stay of %s: asked about is %j", (dates, asked) => {
  const questions = interviewQuestions(withJobs(["Acme", dates]), null);
  expect(questions.some(({ question }) => question.includes("for a short time"))).toBe(asked);
});

test("an internship is meant to be short", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        entries: [{ title: "开发实习生", organisation: "云桥", dates: "2020.01 - 2020.06" }],
      },
    ],
  });
  const questions = interviewQuestions(resume, null);
  expect(questions.some(({ question }) => question.includes("时间不长"))).toBe(false);
});

test.each([
  ["Marketing Manager", "campaign"],
  ["Data Analyst", "number is right"],
  ["Staff Nurse", "everything is urgent"],
  ["Product Manager", "not to build"],
  ["Senior Software Engineer", "break first"],
  ["Civil Engineer", "calculation is right"],
  ["Office Manager", "good week"],
  ["Associate Professor", "check again"],
  ["Sales Representative", "customer who hesitates"],
  ["High School Teacher", "half of the group"],
  ["Zookeeper", "good week"],
])("the title %s gets its own question", (title, words) => {
  const resume = buildResume({
    language: "en",
    sections: [{ kind: "experience", entries: [{ title, organisation: "Acme", dates: "2019 – 2024" }] }],
  });
  expect(interviewQuestions(resume, null).some(({ question }) => question.includes(words))).toBe(true);
});

test("an empty resume gets honest answers that claim nothing", () => {
  for (const { answer } of interviewQuestions(emptyResume("en"), null)) {
    expect(answer).toMatch(/^Opening: /);
    expect(inventionsIn(answer, "en", sourceOf("two three"))).toEqual([]);
  }
});

test("nobody is asked why they left a project, an internship or a list of courses", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [
          { title: "Ledger viewer", dates: "2021 – Present", bullets: ["Built a viewer for 3 ledgers"] },
          {
            title: "Software Engineering Intern",
            organisation: "Acme",
            dates: "2019 – 2020",
            bullets: ["Relevant Coursework: Statistics, Algorithms, Systems, Networks"],
          },
        ],
      },
    ],
  });
  const asked = interviewQuestions(resume, null).map(({ question }) => question);
  expect(asked.join("\n")).not.toMatch(/leav|move on|Coursework/);
});

test("an earlier job is not called the latest where the latest cannot be named", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [
          { title: "Chief", organisation: "Meridian", dates: "2019 – 2023", bullets: ["Led four plants"] },
          {
            title: "Director",
            organisation: "Tidewater",
            dates: "2006 – 2012",
            bullets: ["Cut scrap by 4%"],
          },
        ],
      },
    ],
  });
  const unsure: Resume = {
    ...resume,
    sections: resume.sections.map((section) => ({
      ...section,
      entries: section.entries.map((one, at) =>
        at > 0 ? one : { ...one, doubt: { fields: ["title"], lines: ["Chief"] } },
      ),
    })),
  };
  const textOf = (each: Resume) =>
    interviewQuestions(each, null)
      .map(({ question, answer }) => `${question}\n${answer}`)
      .join("\n");
  expect(textOf(resume)).toMatch(/Most recently I was Chief/);
  expect(textOf(unsure)).not.toContain("Most recently");
});

test("a resume in traditional characters is asked in them", () => {
  const bullets = ["帶領六名店員，負責開店收舖、編更及每日埋數", "處理退換貨及顧客投訴並記錄每週銷售"];
  const resume = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        entries: [{ title: "店長", organisation: "永昇貿易", dates: "2018 – 2020", bullets }],
      },
    ],
  });
  const text = JSON.stringify(interviewQuestions(resume, null));
  expect(text).toContain("我帶領六名店員，負責開店收舖、編更及每日埋數。");
  expect(text).not.toMatch(/[这说见觉为么们过还请问职岗讲时开间题简历]/u);
});
