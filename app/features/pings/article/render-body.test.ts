import { expect, test } from "vitest";
import { beginningOf, renderBody } from "./render-body";

test("Markdown becomes safe markup and plain lines", () => {
  const { html, text } = renderBody(
    "# 标题\n\n**粗体**“引用”\n换行 <b onclick=x()>b</b>\n\n[x](javascript:alert(1))",
  );
  expect(html).toBe("<h2>标题</h2>\n<p><strong>粗体</strong>“引用”<br>\n换行 <b>b</b></p>\n<p>x</p>\n");
  expect(text).toBe("标题\n粗体“引用”\n换行 b\nx");
});

test.each([
  ["", "", false],
  ["short", "short", false],
  ["字".repeat(200), "字".repeat(200), false],
  ["字".repeat(201), `${"字".repeat(200)}…`, true],
  ["😀".repeat(201), `${"😀".repeat(200)}…`, true],
  [`${"a".repeat(199)} b`, `${"a".repeat(199)}…`, true],
])("the beginning of a text is 200 characters of it", (text, expected, isCut) => {
  expect(beginningOf({ html: "", text })).toMatchObject({ text: expected, isCut });
});

test("the beginning keeps its paragraphs and is only text", () => {
  expect(beginningOf({ html: "", text: "a <b>\nc" }).html).toBe("<p>a &lt;b&gt;</p>\n<p>c</p>");
});

test("what is longer than any news is cut, and no character with it", () => {
  const { text } = renderBody(`${"a".repeat(199_999)}😀 MARKER`);
  expect(text.endsWith("MARKER")).toBe(false);
  expect(text.isWellFormed()).toBe(true);
});

test("a picture is left out, and that is told", () => {
  const body = renderBody("Look: ![a](https://a.example/a.png)");
  expect(beginningOf(body)).toEqual({ text: "Look:…", html: "<p>Look:…</p>", isCut: true });
});
