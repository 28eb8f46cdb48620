import { expect, test } from "vitest";
import {
  averageEnglish,
  buildResume,
  cleanLayout,
  strongChinese,
  strongEnglish,
} from "../../../../test/support/resumes";
import { matchJob, termsOf } from "./coverage";
import { readSubject } from "./subject";

const english =
  "We are looking for a Senior Backend Engineer. Requirements: 4+ years of Python, k8s and PostgreSQL; strong grasp of query optimization and event-driven messaging; familiarity with Datadog and GitHub Actions. You will mentor engineers.";
const chinese =
  "岗位职责：负责支付平台的架构设计与性能优化。任职要求：熟悉 Java、MySQL、K8s，具有高并发系统经验，良好的沟通能力；有容灾演练经验者优先。";

function match(resume: ReturnType<typeof strongEnglish>, job: string) {
  return matchJob(readSubject(resume, cleanLayout()), job);
}

function found(resume: ReturnType<typeof strongEnglish>, job: string) {
  return match(resume, job)
    ?.match.terms.filter((term) => term.found)
    .map(({ term }) => term);
}

test("an advertisement yields its technologies, names and phrases, not its furniture", () => {
  const terms = termsOf(english).map(({ term }) => term);
  expect(terms).toEqual(
    expect.arrayContaining(["Python", "Kubernetes", "PostgreSQL", "Datadog", "query optimization"]),
  );
  for (const noise of ["We", "Requirements", "years", "strong", "looking"])
    expect(terms).not.toContain(noise);
});

test("a Chinese advertisement yields its technologies and word groups", () => {
  const terms = termsOf(chinese).map(({ term }) => term);
  expect(terms).toEqual(
    expect.arrayContaining(["Java", "MySQL", "Kubernetes", "High Concurrency", "性能优化"]),
  );
  for (const noise of ["岗位职责", "任职要求", "熟悉", "经验"]) expect(terms).not.toContain(noise);
});

test("technologies weigh twice as much as phrases", () => {
  const terms = new Map(termsOf(english).map(({ term, weight }) => [term, weight]));
  expect(terms.get("Python")).toBe(1);
  expect(terms.get("query optimization")).toBe(0.5);
});

test("a term counts once however often the advertisement repeats it", () => {
  expect(termsOf("Python, Python and python with k8s and Kubernetes").map(({ term }) => term)).toEqual([
    "Python",
    "Kubernetes",
  ]);
});

test.each([
  ["Deployed services to k8s for the whole company", "Kubernetes"],
  ["Wrote the js widgets of the public website", "JavaScript"],
  ["Optimised the slowest queries of the ledger", "query optimization"],
  ["Moved the ledger to Postgres over one weekend", "PostgreSQL"],
])("%s shows %s", (bullet, term) => {
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "experience", entries: [{ title: "Engineer", dates: "2020 – 2021", bullets: [bullet] }] },
    ],
  });
  expect(found(resume, `We need Kubernetes, JavaScript, PostgreSQL. Also query optimization.`)).toEqual([
    term,
  ]);
});

test("Java is not found in JavaScript", () => {
  const resume = buildResume({
    language: "en",
    sections: [{ kind: "skills", body: ["JavaScript, TypeScript"] }],
  });
  expect(found(resume, "Java")).toEqual([]);
});

test("a Chinese resume shows a term by its alias and a word group by its parts", () => {
  expect(found(strongChinese(), chinese)).toEqual(
    expect.arrayContaining(["Java", "MySQL", "Kubernetes", "High Concurrency"]),
  );
});

test("a better fit covers more", () => {
  const fit = match(strongEnglish(), english)?.match.coverage ?? 0;
  const misfit = match(averageEnglish(), english)?.match.coverage ?? 1;
  expect(fit).toBeGreaterThan(misfit + 0.3);
});

test("a term that only a list names counts half", () => {
  const listed = buildResume({ language: "en", sections: [{ kind: "skills", body: ["Kafka, Redis"] }] });
  expect(match(listed, "Kafka Redis")?.match.coverage).toBe(0.5);
});

test("a line copied from the advertisement counts for nothing", () => {
  const copied = buildResume({
    language: "en",
    sections: [
      { kind: "experience", entries: [{ title: "Engineer", dates: "2020 – 2021", bullets: [english] }] },
    ],
  });
  expect(match(copied, english)?.match.coverage).toBe(0);
  const zh = buildResume({ language: "zh", sections: [{ kind: "summary", body: [chinese] }] });
  expect(match(zh, chinese)?.match.coverage).toBe(0);
});

test("the identity block covers nothing", () => {
  const resume = buildResume({
    language: "en",
    contact: { name: "Python Kafka", links: ["https://kafka.example"] },
    sections: [],
  });
  expect(match(resume, "Kafka and Python")?.match.coverage).toBe(0);
});

test("without a job description, or without terms in it, there is no match", () => {
  const subject = readSubject(strongEnglish(), cleanLayout());
  expect(matchJob(subject, null)).toBeNull();
  expect(matchJob(subject, "We are looking for you.")).toBeNull();
});

test("no more than forty terms are taken", () => {
  const names = Array.from(
    { length: 90 },
    (_, index) => `Tool${String.fromCharCode(65 + (index % 26))}X${"abc"[index % 3]}`,
  );
  expect(termsOf(names.join(", ")).length).toBeLessThanOrEqual(40);
});
