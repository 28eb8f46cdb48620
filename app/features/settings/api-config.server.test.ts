import { expect, test } from "vitest";
import { sentValue } from "./api-config.server";

test.each<[unknown, boolean, unknown]>([
  ['"car"', true, "car"],
  ["car", true, "car"],
  ["18", true, "18"],
  ['{"role":"editor"}', true, '{"role":"editor"}'],
  ['"unclosed', true, '"unclosed'],
  ['{"enabled":false}', false, { enabled: false }],
  [{ enabled: false }, false, { enabled: false }],
  [{ text: "x" }, true, { text: "x" }],
])("%j (a text: %j) is %j", (sent, isText, value) => {
  expect(sentValue(sent, isText)).toEqual({ ok: true, value });
});

test.each(["", "{", "[".repeat(40), '{"__proto__":1}'])("%j is no value that is not a text", (sent) => {
  expect(sentValue(sent, false)).toEqual({ ok: false, reason: "settings.notJson" });
});
