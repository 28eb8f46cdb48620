import { expect, test } from "vitest";
import { boundedJson } from "./bounded-json";

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

test.each<[string, unknown]>([
  ['{"a":[1,"二",null]}', { a: [1, "二", null] }],
  ['"text"', "text"],
  [`"${"[".repeat(100)}"`, "[".repeat(100)],
  [`["\\"${"{".repeat(100)}\\\\"]`, [`"${"{".repeat(100)}\\`]],
  ['{"proto":"__proto__"}', { proto: "__proto__" }],
])("%s is read", (text, value) => {
  expect(boundedJson(text)).toEqual({ ok: true, value });
});

test("32 levels are read, however many brackets stand beside each other", () => {
  expect(boundedJson(nested(32)).ok).toBe(true);
  expect(boundedJson(`[${Array(1000).fill("[]").join()}]`).ok).toBe(true);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{a:1}"],
  ["half a value", '{"a":'],
  ["33 levels", nested(33)],
  ["10,000 levels", nested(10_000)],
  ["10,000 levels of objects", '{"a":'.repeat(10_000)],
  ["a prototype", '{"__proto__":{"isAdmin":true}}'],
  ["a prototype in escapes", '{"\\u005f_proto__":1}'],
  ["a prototype far inside", '[{"a":{"constructor":{"prototype":{}}}}]'],
])("%s is refused", (_, text) => {
  expect(boundedJson(text)).toEqual({ ok: false, reason: "badRequest" });
});
