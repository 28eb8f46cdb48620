import fc from "fast-check";
import { expect, test } from "vitest";
import { renderMarkdown } from "./dialect";
import { linkAddress, linkWords, plainLinkWords } from "./link-source";

test.each([
  ["", ""],
  ["words", "words"],
  ["[1]", "[1]"],
  ["a [b] c [d [e]]", "a [b] c [d [e]]"],
  ["a]", "a\\]"],
  ["[a", "\\[a"],
  ["a ] b [ c", "a \\] b \\[ c"],
  ["]][[", "\\]\\]\\[\\["],
  ["[a]]", "[a]\\]"],
  ["[[a]", "\\[[a]"],
  ["[1, 2)", "\\[1, 2)"],
  ["中文【】]后", "中文【】\\]后"],
  ["a\\]", "a\\]"],
  ["a\\", "a\\\\"],
  ["a\\\\", "a\\\\"],
  ["a\\\\]", "a\\\\\\]"],
  ["`a]`", "`a]`"],
  ["``a`]``]", "``a`]``\\]"],
  ["`a]", "`a\\]"],
  ["`a]``b`", "`a]``b`"],
  ["`a]``b", "`a\\]``b"],
  ['<a href="]">b</a>', '<a href="]">b</a>'],
  ["a < b]", "a < b\\]"],
  ["![a](u) ]", "![a](u) \\]"],
  ["**[a**", "**\\[a**"],
])("the words %j stand in a link as %j", (words, source) => {
  expect(linkWords(words)).toBe(source);
});

const word = fc
  .array(fc.constantFrom("[", "]", "\\", "a", "中", " ", "*", "!", "(", ")", "-", "。", "&"), {
    maxLength: 14,
  })
  .map((signs) => signs.join("").trim())
  .filter((words) => words !== "" && !words.includes("]("));

test("any words make one link that holds all of them", () => {
  fc.assert(
    fc.property(word, (words) => {
      const html = renderMarkdown(`x [${linkWords(words)}](u) y`, { breaks: true, footnotes: null });
      expect(html).toMatch(/^<p>x <a href="u">.*<\/a> y<\/p>\n$/s);
      expect(html.match(/<a /g)).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

test("words without backslashes come back as they were, others with the same meaning", () => {
  fc.assert(
    fc.property(word, (words) => {
      const without = words.replaceAll("\\", "");
      expect(plainLinkWords(linkWords(without))).toBe(without);
      expect(linkWords(linkWords(words))).toBe(linkWords(words));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["https://a.com/b", "https://a.com/b"],
  [" https://a.com/b_(c) ", "<https://a.com/b_(c)>"],
])("the address %j stands in a link as %j", (address, source) => {
  expect(linkAddress(address)).toBe(source);
});

test("100,000 brackets, fences and tags are escaped without delay", { timeout: 30_000 }, () => {
  for (const unit of ["[", "]", "`", "<", "\\", "[`<", "`a``b```c"]) {
    expect(linkWords(unit.repeat(100_000 / unit.length)).length).toBeGreaterThan(99_990);
  }
});
