import { expect, test } from "vitest";
import en from "~/i18n/locales/en/rubric.json";
import zh from "~/i18n/locales/zh/rubric.json";
import { checkMessage, parts, rubricChecks } from "./rubric";

const languages = ["en", "zh"] as const;
const locales = [
  ["en", en],
  ["zh", zh],
] as const;

test.each(languages)("the checks of every part sum to the part's weight (%s)", (language) => {
  for (const part of parts) {
    const sum = rubricChecks
      .filter((check) => check.part === part.id)
      .reduce((total, check) => total + check.weight[language], 0);
    expect(sum, part.id).toBe(part.weight);
  }
});

test("the parts sum to 100", () => {
  expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBe(100);
});

test("no two checks share an id", () => {
  expect(new Set(rubricChecks.map((check) => check.id)).size).toBe(rubricChecks.length);
});

test.each(locales)("every check is named, explained and sourced (%s)", (_, texts) => {
  for (const { id } of rubricChecks) {
    for (const text of Object.values(texts.checks[id])) expect(text, id).not.toBe("");
  }
  expect(Object.keys(texts.checks).toSorted()).toEqual(rubricChecks.map(({ id }) => id).toSorted());
  expect(Object.keys(texts.parts).toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
});

test.each(locales)("every number in a threshold text comes from the code (%s)", (_, texts) => {
  for (const check of rubricChecks) {
    for (const [, name = ""] of texts.checks[check.id].how.matchAll(/\{\{(\w+)\}\}/g)) {
      expect(Object.keys(check.limits), `${check.id} ${name}`).toContain(name);
    }
  }
});

test("a check that was not graded has a message of its own", () => {
  expect(checkMessage({ id: "pages", outcome: "notGraded", values: {} })).toBe("notGraded");
  expect(checkMessage({ id: "pages", outcome: "failed", values: {} })).toBe("checks.pages.failed");
});

test("a check that found no fault in too few statements says so", () => {
  const values = { statements: 2, count: 0, list: "" };
  expect(checkMessage({ id: "buzzwords", outcome: "partly", values })).toBe("fewStatements");
  expect(checkMessage({ id: "buzzwords", outcome: "passed", values: { ...values, statements: 9 } })).toBe(
    "checks.buzzwords.passed",
  );
});
