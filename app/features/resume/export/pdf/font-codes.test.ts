import { expect, test } from "vitest";
import { toUnicodeMap, widthArray } from "./font-codes";

const codesOf = (text: string) => ({
  codes: new Map([...text].map((character, index) => [character, index + 1])),
});

test("the map to Unicode writes characters beyond U+FFFF as surrogate pairs", () => {
  expect(toUnicodeMap(codesOf("中𠮷"))).toContain("<0001> <4E2D>\n<0002> <D842DFB7>");
});

test("the map to Unicode has at most a hundred entries in a block and all of them together", () => {
  const text = Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
  const map = toUnicodeMap(codesOf(text));
  expect(map.match(/\d+ beginbfchar/g)).toEqual(["100 beginbfchar", "100 beginbfchar", "50 beginbfchar"]);
  expect(map.match(/^<[0-9A-F]{4}> </gm)).toHaveLength(251);
});

test("widths stand from code 1 on", () => {
  expect(widthArray({ widths: [750, 1000] })).toBe("[1 [750 1000]]");
});
