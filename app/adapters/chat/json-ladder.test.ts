import { expect, test } from "vitest";
import { processorTime } from "../../../test/support/files";
import { readObject, readTruncated } from "./json-ladder";

test.each([
  ["plain", '{"a":1}'],
  ["white space", '\n  {"a":1}\n'],
  ["a fence", '```json\n{"a":1}\n```'],
  ["a fence without language", '```\n{"a":1}\n```'],
  ["a fence that nothing separates", '```{"a":1}```'],
  ["a fence within prose", 'Here:\n```json\n{"a":1}\n```\nDone.'],
  ["thinking", '<think>maybe {"b":2}?</think>{"a":1}'],
  ["thinking without its opening tag", 'hm {"b":2}</think>\n{"a":1}'],
  ["prose around", 'Sure {really}: {"a":1} — that is all }'],
  ["the longest of several", '{"b":2} and then {"a":1,"long":"enough"}'],
])("an object is found in %s", (_, text) => {
  expect(readObject(text)).toMatchObject({ a: 1 });
});

test("braces and quotes inside strings do not end an object", () => {
  expect(readObject('x {"a":"}\\"{","b":"]"} y')).toEqual({ a: '}"{', b: "]" });
});

test.each([
  ["nothing", ""],
  ["prose", "I cannot help with that."],
  ["a list", "[1,2]"],
  ["half an object", '{"a":1'],
  ["too deep an object", `${'{"a":'.repeat(40)}1${"}".repeat(40)}`],
  ["more than a million characters", `{"a":"${"x".repeat(1_000_001)}"}`],
])("no object is found in %s", (_, text) => {
  expect(readObject(text)).toBeUndefined();
});

test("a million opening braces are given up on quickly", () => {
  const spent = processorTime(() => expect(readObject("{".repeat(999_999))).toBeUndefined(), 2000);
  expect(spent).toBeLessThan(2000);
});

test.each(["```", "```json", "``````", "<think>", "x"])(
  "white space after %s takes no longer than other text",
  (start) => {
    const timeFor = (spaces: number) =>
      processorTime(() => readObject(`${start}${" ".repeat(spaces)}x`), 500);
    timeFor(1000);
    for (const spaces of [4_000, 16_000, 64_000, 900_000]) expect(timeFor(spaces)).toBeLessThan(500);
  },
);

test("what was finished before an answer was cut off is kept", () => {
  expect(readTruncated('{"edits":[{"line":"l1"},{"line":"l2"},{"line":"l')).toEqual({
    edits: [{ line: "l1" }, { line: "l2" }],
  });
  expect(readTruncated('{"edits":[{"line":"l1"}],"questions":[{"question":"Wh')).toEqual({
    edits: [{ line: "l1" }],
  });
  expect(readTruncated('{"edits":[{"line":"l1')).toBeUndefined();
});
