import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { processorTime } from "../../../../test/support/files";
import { buildResume, type ResumeDraft } from "../../../../test/support/resumes";
import { toMarkdown } from "../formats/markdown";
import { applyChanges } from "../revising/owner-changes";
import { answerChanges } from "./answer-changes";
import type { Answer, Question, Target } from "./questions";

const draft: ResumeDraft = {
  language: "en",
  contact: { name: "Ann Lee" },
  sections: [
    {
      kind: "experience",
      heading: "EXPERIENCE",
      entries: [
        { title: "Clerk", organisation: "Acme", dates: "03/2018 – 04/2020", bullets: ["Kept the books."] },
        { title: "Intern", organisation: "Beta", bullets: [] },
      ],
    },
    { kind: "interests", heading: "INTERESTS", body: ["Chess"] },
  ],
};
const english = buildResume(draft);
const chinese = buildResume({
  language: "zh",
  sections: [
    {
      kind: "experience",
      heading: "工作经历",
      entries: [
        { title: "文员", organisation: "示例公司", dates: "2018年3月 – 2020年4月", bullets: ["整理账目。"] },
      ],
    },
  ],
});

function ids(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new${count}`;
  };
}

function questionOn(target: Target, ask = "result"): Question {
  return { id: "q", ask, values: {}, step: "s", target, fields: [] };
}

function answered(resume: Resume, target: Target, answer: Answer, ask?: string): Resume {
  return applyChanges(resume, answerChanges(resume, questionOn(target, ask), answer, ids()));
}

const section = (kind: "summary" | "skills" | "education" | "experience"): Target => ({
  kind: "section",
  section: kind,
});
const [job, other] = english.sections[0]?.entries ?? [];
const line = job?.lines[0] ?? { id: "", text: "" };

test("contact details are filled in when they can be used", () => {
  const email = answered(english, { kind: "contact", field: "email" }, { email: " ann@example.com " });
  expect(email.contact.email?.text).toBe("ann@example.com");
  expect(answered(english, { kind: "contact", field: "email" }, { email: "ann at example" })).toEqual(
    english,
  );
  expect(
    answered(english, { kind: "contact", field: "phone" }, { phone: "+1 (202) 555-0147" }).contact.phone
      ?.text,
  ).toBe("+1 (202) 555-0147");
  expect(answered(english, { kind: "contact", field: "phone" }, { phone: "12345" })).toEqual(english);
  expect(answered(english, { kind: "contact", field: "place" }, { place: "Leeds" }).contact.place?.text).toBe(
    "Leeds",
  );
});

test("dates are written as the resume writes its others", () => {
  const target: Target = { kind: "entry", entry: other?.id ?? "", field: "dates" };
  expect(
    answered(english, target, { dates: "Jan 2016 to Mar 2018" }).sections[0]?.entries[1]?.dates?.text,
  ).toBe("01/2016 – 03/2018");
  expect(answered(english, target, { dates: "a while ago" })).toEqual(english);
  const entry = chinese.sections[0]?.entries[0]?.id ?? "";
  const zh = answered(chinese, { kind: "entry", entry, field: "dates" }, { dates: "2016.01-2018.03" });
  expect(zh.sections[0]?.entries[0]?.dates?.text).toBe("2016年1月 – 2018年3月");
});

test("further deeds follow the lines of the job, marked as they are", () => {
  const added = answered(
    english,
    { kind: "lines", owner: job?.id ?? "", known: [] },
    { deed1: "paid 40 invoices a week", result1: "late fees fell to zero", deed3: "Trained 2 interns." },
  );
  expect(
    added.sections[0]?.entries[0]?.lines.map(({ text, bullet }) => `${bullet ? "• " : ""}${text}`),
  ).toEqual([
    "• Kept the books.",
    "• Paid 40 invoices a week, so that late fees fell to zero.",
    "• Trained 2 interns.",
  ]);
  const zh = answered(
    chinese,
    { kind: "lines", owner: chinese.sections[0]?.entries[0]?.id ?? "", known: [] },
    { deed1: "每周付款 40 笔", result1: "滞纳金降至零" },
  );
  expect(zh.sections[0]?.entries[0]?.lines.at(-1)?.text).toBe("每周付款 40 笔，滞纳金降至零。");
});

test("a summary is a sentence at the top, under a heading like the others", () => {
  const resume = answered(english, section("summary"), {
    role: "accounts clerk",
    years: "6",
    strength: "cut late fees to zero",
  });
  expect(resume.sections[0]).toMatchObject({
    kind: "summary",
    heading: { text: "SUMMARY" },
    lines: [{ text: "Accounts clerk with 6 years of experience. Cut late fees to zero." }],
  });
  const one = answered(english, section("summary"), { role: "Clerk", years: "1" });
  expect(one.sections[0]?.lines[0]?.text).toBe("Clerk with 1 year of experience.");
  const zh = answered(chinese, section("summary"), {
    role: "会计",
    years: "6",
    strength: "曾将滞纳金降至零",
  });
  expect(zh.sections[0]?.lines[0]?.text).toBe("会计，6年工作经验，曾将滞纳金降至零。");
  expect(answered(english, section("summary"), { years: "6" })).toEqual(english);
});

test("skills and education are added above the interests", () => {
  const skills = answered(english, section("skills"), { skill1: "Excel,", skill2: "", skill3: "SAP" });
  expect(skills.sections.map(({ kind }) => kind)).toEqual(["experience", "skills", "interests"]);
  expect(skills.sections[1]?.lines[0]?.text).toBe("Excel, SAP");
  expect(
    answered(chinese, section("skills"), { skill1: "Excel", skill2: "用友" }).sections[1]?.lines[0]?.text,
  ).toBe("Excel、用友");
  const studied = answered(english, section("education"), {
    school: "Leeds University",
    degree: "BA History",
    dates: "2014 – 2017",
  });
  expect(studied.sections[1]).toMatchObject({
    kind: "education",
    heading: { text: "EDUCATION" },
    entries: [
      {
        organisation: { text: "Leeds University" },
        title: { text: "BA History" },
        dates: { text: "2014 – 2017" },
      },
    ],
  });
  expect(answered(english, section("education"), { degree: "BA" })).toEqual(english);
});

test("a first job comes with what was done there", () => {
  const bare = buildResume({ language: "en", contact: { name: "Ann Lee" }, sections: [] });
  const resume = answered(bare, section("experience"), {
    employer: "Acme",
    position: "Clerk",
    dates: "2018 – 2020",
    deed1: "kept the books",
  });
  expect(resume.sections[0]?.entries[0]).toMatchObject({
    title: { text: "Clerk" },
    lines: [{ text: "Kept the books" }],
  });
});

test("an answer is written into the line as it is now, and nowhere once the line is gone", () => {
  const target: Target = { kind: "line", line };
  const changed = applyChanges(english, [{ kind: "write", line: line.id, text: "Closed the books." }]);
  expect(answerChanges(changed, questionOn(target), { result: "saving 2 days" }, ids())).toEqual([
    { kind: "write", line: line.id, text: "Closed the books, saving 2 days." },
  ]);
  const gone = applyChanges(english, [{ kind: "remove", id: line.id }]);
  expect(answerChanges(gone, questionOn(target), { result: "saving 2 days" }, ids())).toEqual([]);
});

const hostile = [
  "x".repeat(100_000),
  `${"word ".repeat(5000)}end`,
  "line\nbreak\r\n\u2028and\ttab",
  "<script>alert(1)</script> [link](javascript:1) **bold** `code`",
  "\u202egnp.exe\u0000\u0007 null",
  "{{count}} $1 $& $`",
  "12345678901234567890",
  "__proto__",
  "constructor",
  ".".repeat(5000),
  "，".repeat(5000),
];

test.each(hostile)(
  "%j, typed anywhere, stays one short line of text and does not harm what is there",
  (text) => {
    for (const resume of [english, chinese]) {
      const first = resume.sections[0]?.entries[0];
      const old = first?.lines[0];
      if (!first || !old) throw new Error("the sample has a line");
      const answer = Object.fromEntries(
        [
          ..."count per thing verb result wording fact value deed1 role skill1 school place".split(" "),
          "years",
          "strength",
        ].map((name) => [name, text]),
      );
      const targets: [Target, string][] = [
        ...["volume", "count", "opening", "part", "result", "phrase"].map((ask): [Target, string] => [
          { kind: "line", line: old },
          ask,
        ]),
        [{ kind: "lines", owner: first.id, known: [] }, "more"],
        [{ kind: "contact", field: "place" }, "place"],
        [section("summary"), "summary"],
        [section("skills"), "skills"],
        [section("education"), "education"],
      ];
      for (const [target, ask] of targets) {
        const changes = answerChanges(resume, questionOn(target, ask), answer, ids());
        for (const change of changes) {
          if (!("text" in change)) continue;
          expect(change.text.length).toBeLessThan(700);
          expect(change.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
          if (change.kind === "write") expect(change.text).toContain(old.text.slice(0, -1));
        }
        expect(toMarkdown(applyChanges(resume, changes))).not.toMatch(/(?<!\\)<script>/);
      }
    }
  },
);

test("hostile text takes no longer than a moment", () => {
  const spent = processorTime(() => {
    for (const text of hostile)
      answerChanges(english, questionOn({ kind: "line", line }), { result: text }, ids());
  }, 500);
  expect(spent).toBeLessThan(500);
});

test("one's own words are written as they are typed, and without any the usual wording is", () => {
  const line = english.sections[0]?.entries[0]?.lines[0];
  if (!line) throw new Error("the resume has no line");
  const written = (answer: Answer) =>
    answerChanges(english, questionOn({ kind: "line", line }), answer, ids());
  const own = { result: "cut the errors by 20%", wording: "own", own: " Kept the books\nof two shops. " };
  expect(written(own)).toEqual([{ kind: "write", line: line.id, text: "Kept the books of two shops." }]);
  expect(written({ ...own, own: "" })).toEqual(written({ result: own.result }));
});
