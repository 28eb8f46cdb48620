import { analyse } from "scslre";
import { expect, test } from "vitest";
import { everyPattern } from "./support/patterns";

/**
 * Whether some text takes more than linear time: two unbounded runs that may share what they match (`\s*,?\s*`), one in
 * another, or one that is begun anew at each of its characters (`\s+$`, which `(?<!\s)\s+$` is not).
 */
const isSlow = (pattern: { source: string; flags: string }) => analyse(pattern).reports.length > 0;

const patterns = await everyPattern();

test("no regular expression takes more than linear time", () => {
  const slow = patterns.filter(isSlow);
  expect(slow.map(({ path, source, flags }) => `${path}: /${source.slice(0, 300)}/${flags}`)).toEqual([]);
});

test.each([/\s+$/, /a\s*,?\s*$/, /^(?:a+)+$/, /^\d+x?\d+$/, /\(.*\)/, /^[^a]*b[^a]*c/])(
  "%s is slow",
  (pattern) => {
    expect(isSlow(pattern)).toBe(true);
  },
);

test.each([/(?<!\s)\s+$/, /a\s*(?:,\s*)?$/, /^(?:a{1,9})+$/, /^\d+$/, /\([^()]*\)/, /^[^b]*b[^c]*c/])(
  "%s is not",
  (pattern) => {
    expect(isSlow(pattern)).toBe(false);
  },
);

test("patterns are found where they are written, where a module builds them, and where a rule does", () => {
  const paths = patterns.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["app/core/csv.ts", "app/features/resume/lexicon/dates.ts", "a rule"]),
  );
});
