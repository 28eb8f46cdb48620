import { expect, test } from "vitest";
import { languageOf } from "./language";

test.each([
  ["今天用 React 写了一个 app", "zh"],
  ["Write all of this down, 写下来", "en"],
  ["学习 AI", "zh"],
  ["写下来\n\n![图](data:image/png;base64,iVBOR/w0KG+goAA/AANS/Uh)", "zh"],
  ["Write it, see https://写.example/a/b/c", "en"],
  ["这样运行：\n\n```sh\ngit clone a b c d e f g\n```", "zh"],
  ["看图 https://example.com/a/b/c/d.png?e=f&g=h", "zh"],
] as const)("the language of %s is %s", (text, language) => {
  expect(languageOf(text, language === "zh" ? "en" : "zh")).toBe(language);
});

test.each(["zh", "en"] as const)("a text without words is in the language of the interface, %s", (locale) => {
  expect(languageOf("—— !!", locale)).toBe(locale);
});

test.each([
  ["由此 $\\frac{d}{dt} \\left( \\alpha x \\right) = \\beta y$。", "zh"],
  ["所以\n\n$$\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}$$", "zh"],
  ["即 \\(a \\to b \\to c\\)", "zh"],
  ["So this is $x$, 变量", "en"],
  ["It costs $5 and then $10, 好", "en"],
] as const)("the letters of formulas are in no language: %s", (text, language) => {
  expect(languageOf(text, "en")).toBe(language);
});
