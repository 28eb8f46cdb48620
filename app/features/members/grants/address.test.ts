import { expect, test } from "vitest";
import { readAddress } from "./address";

const long = (length: number) =>
  `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(length - 183)}`;

test.each([
  ["ann@example.com", "ann@example.com"],
  ["  Ann.Lee+wink@Example.COM \n", "ann.lee+wink@example.com"],
  ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
  ["wang@xn--fsqu00a.xn--fiqs8s", "wang@xn--fsqu00a.xn--fiqs8s"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  [long(240), long(240)],
])("%j is an address", (typed, email) => {
  expect(readAddress(typed)).toEqual({ ok: true, email });
});

test.each([
  ["", "signIn.emailMissing"],
  ["  ", "signIn.emailMissing"],
  ["ann", "members.invalidAddress"],
  ["@example.com", "members.invalidAddress"],
  ["ann@", "members.invalidAddress"],
  ["ann@example", "members.invalidAddress"],
  ["ann@example..com", "members.invalidAddress"],
  ["ann@-example.com", "members.invalidAddress"],
  ["ann@10.0.0.1", "members.invalidAddress"],
  ["ann@b@example.com", "members.invalidAddress"],
  [".ann@example.com", "members.invalidAddress"],
  ["ann lee@example.com", "members.invalidAddress"],
  ["ann@exam\u0000ple.com", "members.invalidAddress"],
  ["ann\u200b@example.com", "members.invalidAddress"],
  ["ann@example.com\u0007", "members.invalidAddress"],
  ["Ann <ann@example.com>", "members.invalidAddress"],
  [`${"a".repeat(65)}@example.com`, "members.invalidAddress"],
  [long(255), "members.invalidAddress"],
  [`${"a".repeat(10_000)}@example.com`, "members.invalidAddress"],
  ["王@example.com", "members.notAscii"],
  ["wang@例子.中国", "members.notAscii"],
])("%j is refused, with the reason", (typed, reason) => {
  expect(readAddress(typed)).toEqual({ ok: false, reason });
});
