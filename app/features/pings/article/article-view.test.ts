import { expect, test } from "vitest";
import { readingLength } from "./article-view";

test.each([
  [3, "en", "en", 1],
  [2800, "en", "en", 2],
  [2800, "zh", "en", 7],
  [2800, "en", "zh", 2800],
] as const)("%i characters of a text in %s read in %s", (characters, lang, reader, length) => {
  expect(readingLength(characters, lang, reader)).toBe(length);
});
