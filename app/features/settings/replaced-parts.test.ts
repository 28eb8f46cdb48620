import { expect, test } from "vitest";
import { replacedParts } from "./replaced-parts";

const parts = (said: Record<string, unknown>, unsaid: Record<string, unknown> = {}) => ({ said, unsaid });

test.each([
  ["what stays is not told", { a: 1, list: ["x"] }, { a: 1, list: ["x"] }, {}],
  ["what is replaced is told as it was", { a: 1, b: "x" }, { a: 2, b: "x" }, { a: 1 }],
  ["what is new was nothing", {}, { a: 1 }, { a: null }],
  ["what goes is told", { a: "x" }, {}, { a: "x" }],
  ["what is nothing either way is not told", { a: undefined }, { a: null }, {}],
  [
    "of an address it is told whether it asked for something, and not what",
    { url: "https://ann:pw@a.example/v1?key=k-1#k-2", feeds: [{ url: "http://a.example/rss?k-3" }, "a: b?"] },
    { url: "https://a.example/v1?key=k-4" },
    { url: "https://a.example/v1?…", feeds: [{ url: "http://a.example/rss?…" }, "a: b?"] },
  ],
  [
    "another query is another address",
    { url: "https://a.example/?1" },
    { url: "https://a.example/?2" },
    { url: "https://a.example/?…" },
  ],
  ["a list is one part", { list: ["x", "y"] }, { list: ["y", "x"] }, { list: ["x", "y"] }],
])("%s", (_, before, after, told) => {
  expect(replacedParts(parts(before), parts(after))).toEqual(told);
});

test.each([
  [undefined, "sk-new", "set"],
  ["sk-old", "sk-new", "changed"],
  ["sk-old", undefined, "removed"],
  ["sk-old", "sk-old", undefined],
])("a secret that was %s and is %s is told as %s alone", (old, now, told) => {
  const replaced = replacedParts(parts({}, { key: old }), parts({}, { key: now }));
  expect(replaced).toEqual(told ? { key: told } : {});
  expect(JSON.stringify(replaced)).not.toContain("sk-");
});

test("a long part is cut, and many take up no more than so much", () => {
  const long = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`part${index}`, ["x".repeat(3000)]]),
  );
  const replaced = replacedParts(parts(long), parts({}));
  expect(replaced.part0).toBe(`["${"x".repeat(1998)}…`);
  expect(JSON.stringify(replaced).length).toBeLessThan(11_000);
  expect(Object.keys(replacedParts(parts({ "": 1 }), parts({})))).toEqual([""]);
});
