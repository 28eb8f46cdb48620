import fc from "fast-check";
import { expect, test } from "vitest";
import { commonPlaces } from "./lcs";

const places = (a: string, b: string) => commonPlaces(a.length, b.length, (i, j) => a[i] === b[j]);

test.each([
  ["", "abc", ""],
  ["abc", "abc", "abc"],
  ["abcd", "xbyd", "bd"],
  ["ab", "ba", "b"],
  ["我在北京工作", "我去北京上班", "我北京"],
  ["aaa", "aa", "aa"],
])("%j and %j have %j in common", (a, b, common) => {
  expect(
    places(a, b)
      .map(([i]) => a[i])
      .join(""),
  ).toBe(common);
});

/** All subsequences of a short text. */
function within(text: string): string[] {
  return [...text].reduce((all, sign) => all.flatMap((each) => [each, each + sign]), [""]);
}

test("places rise in both, hold the same, and no longer sequence is in both", () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      const found = places(a, b);
      for (const [at, [i, j]] of found.entries()) {
        expect(a[i]).toBe(b[j]);
        const [lastI, lastJ] = found[at - 1] ?? [-1, -1];
        expect(i > lastI && j > lastJ).toBe(true);
      }
      const inB = new Set(within(b));
      const longest = Math.max(...within(a).map((each) => (inB.has(each) ? each.length : 0)));
      expect(found).toHaveLength(longest);
    }),
  );
});
