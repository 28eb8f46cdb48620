import { expect, test } from "vitest";
import { processorTime } from "../../../../../test/support/files";
import { linkedParts } from "./links";

const linksIn = (text: string, bare: boolean) =>
  linkedParts(text, bare).flatMap(({ text: shown, link }) => (link === null ? [] : [[shown, link]]));

test.each([
  ["ann@example.com", "ann@example.com", "mailto:ann@example.com"],
  ["https://github.com/ann.", "https://github.com/ann", "https://github.com/ann"],
  ["linkedin.com/in/ann", "linkedin.com/in/ann", "https://linkedin.com/in/ann"],
  ["GitHub: github.com/ann", "github.com/ann", "https://github.com/ann"],
  ["GitHub:github.com/ann", "github.com/ann", "https://github.com/ann"],
  ["主页：example.cn", "example.cn", "https://example.cn"],
  ["博客https://example.cn/好", "https://example.cn/好", "https://example.cn/好"],
])("a contact line links its address: %s", (text, shown, link) => {
  expect(linksIn(text, true)).toEqual([[shown, link]]);
});

test.each(["+46 70 174 06 35", "St. Louis, MO", "3.5 GPA", "a@b@c.com", "https://", "Node.js"])(
  "no address, no link: %s",
  (text) => expect(linksIn(text, true)).toEqual([]),
);

test("in a sentence only what is surely an address is linked", () => {
  expect(linksIn("Built on ASP.net and example.com with github.com/ann/tool.", false)).toEqual([
    ["github.com/ann/tool", "https://github.com/ann/tool"],
  ]);
});

test.each(["see https://a.example/x, then mail b@c.example.", "主页：https://a.example/x（旧）", "/./@@.."])(
  "the parts together are the text: %s",
  (text) => {
    const joined = linkedParts(text, true).map((part) => part.text);
    expect(joined.join("")).toBe(text);
  },
);

test("a hostile line takes no time", () => {
  const spent = processorTime(() => {
    linkedParts("a.".repeat(50_000), true);
    linkedParts("@.".repeat(50_000), true);
  }, 1000);
  expect(spent).toBeLessThan(1000);
});
