import { createInstance } from "i18next";
import { marked } from "marked";
import { expect, test } from "vitest";
import type { Locale, Translate } from "~/core/locale";
import en from "~/i18n/locales/en/reasons.json";
import zh from "~/i18n/locales/zh/reasons.json";
import { averageChinese, averageEnglish, buildResume } from "../../../../test/support/resumes";
import { admitEdits } from "../gates/admit-edits";
import { adviseOn } from "./advice";
import { writeModificationReasons } from "./modification-reasons";
import { rewriteResume } from "./rewrite";

function translator(locale: Locale): Translate {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: { en: { reasons: en }, zh: { reasons: zh } },
  });
  return (key, values) => String(Reflect.apply(instance.t, instance, [key, values ?? {}]));
}

function reasonsOf(resume = averageEnglish(), locale: Locale = "en") {
  const { accepted, rejected } = admitEdits(resume, rewriteResume(resume.sections, resume.language));
  return writeModificationReasons(translator(locale), {
    edits: accepted,
    rejected,
    advice: adviseOn(resume),
    resume,
  });
}

test.each(["en", "zh"] as const)("each change and each advice has its sentence (%s)", (locale) => {
  for (const resume of [averageEnglish(), averageChinese()]) {
    const text = reasonsOf(resume, locale);
    expect(text).not.toMatch(/rules\.|advice\.|\{\{|undefined/);
    expect(text.match(/^## /gm)?.length).toBe(2);
    expect(text.match(/^\d+\. /gm)?.map(Number.parseFloat)).toEqual(
      text.match(/^\d+\. /gm)?.map((_, index) => index + 1),
    );
  }
});

test("a change that was undone leaves its number free, so that the others keep theirs", () => {
  const resume = averageEnglish();
  const { accepted, rejected } = admitEdits(resume, rewriteResume(resume.sections, resume.language));
  const explained = { edits: accepted, rejected, advice: [], resume };
  const numbersWithout = (ids: string[]) =>
    writeModificationReasons(translator("en"), explained, new Set(ids)).match(/^\d+(?=\. )/gm);
  const ids = accepted.map(({ id }) => id);
  const all = ids.map((_, index) => `${index + 1}`);
  expect(numbersWithout([])).toEqual(all);
  expect(numbersWithout(ids.slice(0, 1))).toEqual(all.slice(1));
  expect(numbersWithout(ids)).toBeNull();
});

test("a change shows what stood before, what stands now and why", () => {
  const text = reasonsOf();
  expect(text).toMatch(/\d+\. “06\/2016 – 04\/2019” → “Jun 2016 – Apr 2019”\n {3}- All dates/);
});

test("of a long line only what changed is quoted, and changes stand under their section", () => {
  const long = `${"Ran the shop of the branch in Dresden and its three stores. ".repeat(4)}Wrote docs for github. ${"Sold cars to firms in the region. ".repeat(4)}`;
  const resume = buildResume({
    language: "en",
    sections: [{ kind: "summary", heading: "Profile", body: [long.trim()] }],
  });
  const text = reasonsOf(resume);
  expect(text).toContain("### Profile\n\n1. “Wrote docs for github.” → “Wrote docs for GitHub.”\n");
});

test("every rule that the analyst and the advice can name has a sentence in both languages", () => {
  expect(Object.keys(zh.rules)).toEqual(Object.keys(en.rules));
  expect(Object.keys(zh.advice)).toEqual(Object.keys(en.advice));
});

test("resume text and an analyst's words cannot become markup", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "skills", heading: "Skills", body: ["Responsible for managing <img src=x> [a](b) # *c*"] },
    ],
  });
  const reasons = [{ rule: "x", text: "<script>alert(1)</script> [link](javascript:alert(1))" }];
  const edit = {
    kind: "replace",
    line: "l2",
    original: "Responsible for managing",
    replacement: "Managed",
    reasons,
  } as const;
  const edits = admitEdits(resume, [{ ...edit, reasons: [...reasons] }]).accepted;
  expect(edits).toHaveLength(1);
  const html = marked.parse(
    writeModificationReasons(translator("en"), { edits, rejected: { newFact: 2 }, advice: [], resume }),
    {
      async: false,
    },
  );
  expect(html).not.toMatch(/<(?:script|img|a|em|strong)\b/);
  expect(html).toContain("2 proposed changes were not made");
});

test("what is not made counts neither misfits nor what its owner took all the same", () => {
  const resume = averageEnglish();
  const edit = {
    kind: "replace",
    line: "l2",
    original: "a",
    replacement: "b",
    reasons: [{ rule: "ownDecision" }],
  } as const;
  const edits = [{ id: "refused-1", before: "a", after: "b", edit: { ...edit, reasons: [...edit.reasons] } }];
  const told = (undone: string[]) =>
    writeModificationReasons(
      translator("en"),
      { edits, rejected: { lostFact: 1, notFound: 4, duplicateTarget: 2 }, advice: [], resume },
      new Set(undone),
    );
  expect(told(["refused-1"])).toContain("1 proposed change was not made");
  expect(told([])).not.toContain(en.headings.dropped);
});

test("nothing to change is said", () => {
  expect(
    writeModificationReasons(translator("en"), {
      edits: [],
      rejected: {},
      advice: [],
      resume: averageEnglish(),
    }),
  ).toContain(en.noChanges);
});
