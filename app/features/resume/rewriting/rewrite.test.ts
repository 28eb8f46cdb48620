import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { judgeEdits } from "../../../../test/support/fact-oracle";
import { processorTime } from "../../../../test/support/files";
import { experience, optimised, others } from "../../../../test/support/optimised";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  keywordList,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { scoreResume } from "../scoring/score";
import { rewriteResume } from "./rewrite";
import { baselineLayout } from "./rewrite-improvements";

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
    return processorTime(() => rewriteResume(sections, "en"), 900);
  };
  timeOf(20);
  expect(timeOf(400)).toBeLessThan(20 * timeOf(40) + 50);
});
const samples = [
  strongEnglish,
  averageEnglish,
  studentEnglish,
  strongChinese,
  averageChinese,
  studentChinese,
].map((make) => make());
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
