import { expect, test } from "vitest";
import { locales } from "~/core/locale";
import { translator } from "~/i18n/i18n.server";
import { testApp } from "../../../../test/support/app";
import { doubtfulIn } from "../revising/mends";
import { makeSample } from "./make-sample.server";
import { excerptOf } from "./sample-excerpt";

const MOST_BYTES = 60 * 1024;

test.each(locales)("the sample in %s is read without doubt and gains by rewording alone", async (locale) => {
  const { resumeData } = (await makeSample(await testApp(), locale)).result;
  const { report, original_score, optimized_score } = resumeData;
  expect(report.resume.language).toBe(locale);
  expect(report.analyst).toBe("builtin");
  expect(doubtfulIn(report.resume)).toEqual([]);
  expect(report.resume.sections.filter(({ kind }) => kind === "other")).toEqual([]);
  expect(optimized_score).toBeGreaterThan(original_score ?? 100);
  expect(original_score).toBeLessThan(75);
  expect(report.job_match?.coverage).toBeGreaterThan(0);
  expect(report.advice.length).toBeGreaterThan(0);
});

test.each(locales)("the sample in %s weighs little enough to stand in a page", async (locale) => {
  const sample = await makeSample(await testApp(), locale);
  expect(new TextEncoder().encode(JSON.stringify(sample)).length).toBeLessThan(MOST_BYTES);
});

test.each(locales)("the excerpt in %s is taken from the result", async (locale) => {
  const { resumeData } = (await makeSample(await testApp(), locale)).result;
  const excerpt = excerptOf(translator(locale), resumeData);
  expect(excerpt?.score).toEqual({ before: resumeData.original_score, after: resumeData.optimized_score });
  const { line, question = "" } = excerpt ?? {};
  expect(resumeData.report.edits).toContainEqual(
    expect.objectContaining({ before: line?.before, after: line?.after }),
  );
  expect(line?.reason).not.toMatch(/[{}]|weakOpening/);
  expect(resumeData.qa.replaceAll("\\", "")).toContain(question);
});

test("it is worked out once for everybody", async () => {
  const first = await makeSample(await testApp(), "en");
  expect(await makeSample(await testApp(), "en")).toBe(first);
});
