import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.client";

test.each([
  ["**注意：**不要", "<strong>注意：</strong>不要"],
  ["**《书名》**很好", "<strong>《书名》</strong>很好"],
  ["**“你好”**吗", "<strong>“你好”</strong>吗"],
  ["这是**重点。**后面", "这是<strong>重点。</strong>后面"],
  ["a **b** c", "a <strong>b</strong> c"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["snake_case_name", "snake_case_name"],
])("emphasis in %j is understood as it is meant", (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(`<p>${html}</p>\n`);
});

test.each([
  ["<script>alert(1)</script>", "script"],
  ["<img src=x onerror=alert(1)>", "img"],
  ["![x](https://example.com/p.png)", "img"],
  ["[x](javascript:alert(1))", "javascript"],
  ["[x](data:text/html,hi)", "data:"],
  ['<p style="position:fixed" onclick="x()">hi</p>', "style"],
  ['<p style="position:fixed" onclick="x()">hi</p>', "onclick"],
  ["<iframe src=//example.com></iframe>", "iframe"],
  ["<form action=/signout><input></form>", "form"],
])("%j loses what could do harm", (markdown, gone) => {
  expect(renderMarkdown(markdown)).not.toContain(gone);
});

test("headings, lists, links and tables stay", () => {
  const html = renderMarkdown("# Name\n\n- one <https://example.com>\n\n3. three\n\n| a |\n| - |\n| b |\n");
  expect(html).toContain("<h1>Name</h1>");
  expect(html).toContain('<a href="https://example.com">');
  expect(html).toContain('<ol start="3">');
  expect(html).toContain("<td>b</td>");
});
