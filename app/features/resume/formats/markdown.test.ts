import { marked } from "marked";
import { expect, test } from "vitest";
import { averageChinese, buildResume, strongEnglish } from "../../../../test/support/resumes";
import { escapeMarkdown, toMarkdown } from "./markdown";

function shown(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .trim();
}

test.each([
  "# not a heading",
  "- not a list",
  "1. not a list",
  "2024) not a list",
  "+ more * stars * and _underscores_ and __init__",
  "snake_case and `code` and ~20% and ~~gone~~",
  "[link](javascript:alert(1)) ![image](x)",
  "<script>alert(1)</script> <b>bold</b>",
  "> quote",
  "C++ and C# at R&D, AT&amp;T, a < b",
  "back\\slash and *emphasis*",
  "---",
  "https://example.com/a_b_c?x=1&y=2 and more",
  "**加粗** 与 #标签",
])("shows exactly the characters of %s", (text) => {
  expect(shown(escapeMarkdown(text))).toBe(text);
});

test("escaped text is one paragraph without markup", () => {
  const html = marked.parse(escapeMarkdown("# A\n\n- <img src=x onerror=alert(1)>"), { async: false });
  expect(html.match(/<\w+/g)).toEqual(["<p"]);
});

test("a resume has its name, contact line, headings, entries and bullets", () => {
  const text = toMarkdown(strongEnglish());
  expect(
    text.startsWith("# Maya Lindqvist\n\nSenior Backend Engineer\n\nmaya.lindqvist@example.com · "),
  ).toBe(true);
  expect(text).toContain(
    "## Experience\n\n### Senior Backend Engineer — Northwind Payments\n\nMar 2021 – Present · Gothenburg\n\n- Redesigned",
  );
  expect(text.endsWith("\n")).toBe(true);
  expect(text).not.toContain("\n\n\n");
});

test("a Chinese resume keeps all its lines", () => {
  const text = toMarkdown(averageChinese());
  for (const part of [
    "# 王小明",
    "## 工作经历",
    "### 新媒体运营 — 星河文化传媒有限公司",
    "- 参与新品发布活动的策划和执行",
  ])
    expect(text).toContain(part);
});

test("a heading without anything under it is kept: it may be a line that was misread", () => {
  const resume = buildResume({ language: "en", sections: [{ kind: "skills", heading: "Skills" }] });
  expect(toMarkdown(resume)).toBe("## Skills\n");
});
