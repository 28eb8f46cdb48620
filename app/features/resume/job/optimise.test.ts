import { afterAll, beforeAll, expect, test } from "vitest";
import { builtinAnalyst } from "~/adapters/analyst/embedded";
import { openaiAnalyst } from "~/adapters/analyst/openai";
import { guardedFetch } from "~/adapters/guarded-fetch";
import type { Resume } from "~/core/resume";
import { translator } from "~/i18n/i18n.server";
import type { Analyst } from "~/ports/analyst";
import { type FakeMode, type FakeOpenai, startFakeOpenai } from "../../../../test/support/fake-openai";
import { averageChinese, averageEnglish, cleanLayout, strongEnglish } from "../../../../test/support/resumes";
import type { ResumeData } from "../report";
import { optimise, warningsOf } from "./optimise.server";

let fake: FakeOpenai;

beforeAll(async () => {
  fake = await startFakeOpenai();
});

afterAll(() => fake.close());

function outside(): Analyst {
  return openaiAnalyst({
    baseUrl: fake.baseUrl,
    apiKey: "sk-test-secret",
    model: "test-model",
    fetch: guardedFetch({ ownHosts: [], allowPrivate: true }),
    timeBudgetMs: 400,
    sleep: async () => undefined,
  });
}

async function optimised(
  resume: Resume,
  analyst: Analyst,
  locale: "en" | "zh" = "en",
  jobDescription: string | null = null,
) {
  const stages: string[] = [];
  const app = {
    analyst: async () => ({ analyst, plan: null }),
    builtinAnalyst: builtinAnalyst(),
    translate: translator,
    log: () => undefined,
  };
  const subject = { resume, reader: "builtin" as const, layout: cleanLayout(), jobDescription, locale };
  const result = await optimise(app, subject, async (stage) => stages.push(stage) > 0);
  if (!result) throw new Error("the job was lost");
  return { result, stages };
}

/** What every result must hold, whoever made it. */
function expectWhole(result: ResumeData) {
  expect(result.optimized_resume).toMatch(/^# /);
  expect(result.summary.length).toBeGreaterThan(20);
  expect(result.qa.match(/^#{2,3} /gm)?.length).toBeGreaterThanOrEqual(8);
  expect(result.optimized_score).toBeGreaterThanOrEqual(result.original_score ?? 100);
}

const modes: FakeMode[] = [
  "ok",
  "rejectsSchema",
  "rejectsJsonMode",
  "rejectsTemperature",
  "fences",
  "thinking",
  "prose",
  "truncated",
  "cutOff",
  "wrongTypes",
  "noFields",
  "empty",
  "notAnEnvelope",
  "contentParts",
  "html",
  "429",
  "429RetryAfter",
  "429RetryAfterLong",
  "500",
  "400",
  "401",
  "404",
  "reset",
  "hang",
  "tenMegabytes",
  "drip",
  "redirect",
  "hostile",
];

test.each(modes)("with an outside analyst that plays %s, the job ends with a whole result", async (mode) => {
  fake.play(mode);
  const { result, stages } = await optimised(averageEnglish(), outside());
  expectWhole(result);
  expect(stages).toEqual(["scoring", "rewriting", "interview"]);
  const { analyst, fallback } = result.report;
  const reasons = /^analyst\.(unavailable|refusedKey|badAnswer|timedOut)$/;
  expect(fallback).toEqual(
    analyst === "openai" ? null : expect.objectContaining({ reason: expect.stringMatching(reasons) }),
  );
});

test.each([
  ["strong English", strongEnglish()],
  ["average English", averageEnglish()],
  ["average Chinese", averageChinese()],
])("a hostile analyst puts no number into a %s resume that it did not hold", async (_, resume) => {
  fake.play("hostile");
  const { result } = await optimised(resume, outside(), resume.language);
  const redated = result.report.edits.filter(({ edit }) =>
    edit.reasons.some(({ rule }) => rule === "dateStyle"),
  );
  const dates = redated.map(({ after }) => after).join(" ");
  const held = new Set(numbersIn(JSON.stringify(result.report.resume) + dates));
  const invented = numbersIn(`${result.optimized_resume} ${result.qa}`).filter((each) => !held.has(each));
  expect(invented.filter((each) => Number(each) > 12)).toEqual([]);
});

test("a model's letter is taken for a job where it says what the lines say, and is otherwise left to the rules", async () => {
  const job = "We look for a backend engineer who knows Go and Kafka.";
  fake.play("ok");
  const { result } = await optimised(strongEnglish(), outside(), "en", job);
  expect(result.report.letter?.[0]?.text).toMatch(
    /^I redesigned the settlement pipeline in Go and Kafka, .* 1,200 merchants\.$/,
  );
  expect((await optimised(strongEnglish(), outside())).result.report.letter).toBeNull();
  fake.play("hostile");
  expect((await optimised(strongEnglish(), outside(), "en", job)).result.report.letter).toBeNull();
  expect((await optimised(strongEnglish(), builtinAnalyst(), "en", job)).result.report.letter).toBeNull();
});

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

test("the built-in analyst's result is the same every time", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => optimised(averageChinese(), builtinAnalyst(), "zh")),
  );
  expect(second).toEqual(first);
});

test("the reader's language decides the reasons, the resume's language the questions", async () => {
  const { result } = await optimised(averageEnglish(), builtinAnalyst(), "zh");
  expect(result.modification_reasons).toMatch(/[\u4e00-\u9fff]/);
  expect(result.summary).toMatch(/[\u4e00-\u9fff]/);
  expect(result.qa).not.toMatch(/[\u4e00-\u9fff]/);
});

test("a lost claim ends the work at the next stage", async () => {
  const app = {
    analyst: async () => ({ analyst: builtinAnalyst(), plan: null }),
    builtinAnalyst: builtinAnalyst(),
    translate: translator,
    log: () => undefined,
  };
  const subject = {
    reader: "builtin" as const,
    resume: averageEnglish(),
    layout: cleanLayout(),
    jobDescription: null,
    locale: "en" as const,
  };
  const entered: string[] = [];
  const result = await optimise(app, subject, async (stage) => {
    entered.push(stage);
    return stage !== "rewriting";
  });
  expect(result).toBeNull();
  expect(entered).toEqual(["scoring", "rewriting"]);
});

test("a resume of which less than half was understood gets no score, no match and no advice, but all else", async () => {
  const { contact, language, sections } = averageEnglish();
  const unsure: Resume = {
    language,
    contact,
    sections: sections.map((section) => ({
      ...section,
      kind: "other",
      doubt: { fields: ["kind"], lines: section.lines.map(({ text }) => text) },
    })),
  };
  const { result } = await optimised(unsure, builtinAnalyst());
  expect(result).toMatchObject({ original_score: null, optimized_score: null });
  expect(result.report).toMatchObject({ before: null, after: null, job_match: null, advice: [] });
  expect(result.summary).toContain("couldn’t read enough of this file");
  expect(result.optimized_resume).toMatch(/^# Daniel Okafor/);
});

test.each([
  [[], 0],
  [[60], 0],
  [[30, 30], 0],
  [[61], 1],
  [[40, 40], 2],
])("of %j hidden letters %i warnings speak", (counts, told) => {
  const hidden = counts.map((characters) => ({ why: "white" as const, characters, sample: "" }));
  expect(warningsOf(cleanLayout({ hidden }))).toHaveLength(told);
});
