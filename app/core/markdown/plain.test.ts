import { expect, test } from "vitest";
import { plainTextOf } from "./plain";

test.each([
  ["# 标题\n\n**粗**体 `a<b` & [链接](https://a.com)", "标题\n\n粗体 a<b & 链接"],
  ["- a\n- [x] b", "a\n☑ b"],
  ['![图 "x"](https://a.com/b.png)', '图 "x"'],
  ["a\nb\n\n<b>c</b>", "a\nb\n\nc"],
])("%j reads as %j", (text, plain) => {
  expect(plainTextOf(text)).toBe(plain);
});
