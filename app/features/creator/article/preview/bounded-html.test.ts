import { expect, test } from "vitest";
import { boundedHtml } from "./bounded-html";

const row = "<tr><td>1</td><td><b>2</b></td></tr>";
const harmless: [string, string][] = [
  ["a paragraph", `<p>${"text <b>bold</b> ".repeat(500)}</p>`],
  ["a large table", `<table>${row.repeat(3000)}</table>`],
  ["a long data address", `<img alt="" src="data:image/png;base64,${"A B".repeat(200_000)}">`],
  ["less-than signs that open no tag", `<p>${"1 < 2 <<< ".repeat(5000)}</p>`],
  ["a hundred sections within each other", `${"<section>".repeat(100)}x${"</section>".repeat(100)}`],
  [
    "items and cells that nothing closes",
    `<ul>${"<li>x<p>y".repeat(2000)}</ul><table>${"<tr><td>z".repeat(2000)}</table>`,
  ],
  ["an unclosed quotation mark", `<p title="${"x".repeat(5000)}`],
];

test.each(harmless)("%s is left as it is", (_, html) => {
  expect(boundedHtml(html)).toEqual({ html, cut: false });
});

const bombs: [string, string][] = [
  ["formatting opened a thousand times", "<b>".repeat(1000)],
  ["formatting of many names and cases", "<B><i><EM><u>x".repeat(50)],
  ["a tag with thousands of attributes", `<p ${"a ".repeat(5000)}>`],
  ["a tag with attributes parted by slashes", `<p${"/a".repeat(5000)}>`],
  ["tables within tables", "<table><tr><td>".repeat(13_000)],
  ["boxes within boxes", "<div>".repeat(13_000)],
  ["a hundred thousand elements", "<br>".repeat(100_000)],
];

test.each(bombs)("of %s only the source is shown", (_, html) => {
  const bounded = boundedHtml(html);
  expect(bounded.cut).toBe(true);
  expect(bounded.html).toMatch(/^<pre><code>&lt;[^<]*<\/code><\/pre>$/);
  expect(bounded.html.length).toBeLessThan(150_000);
});

test("what was written for a block stands for it, in its beginning if it is long", () => {
  const bomb = "<b>".repeat(1000);
  expect(boundedHtml(bomb, () => "**a** < b")).toEqual({
    html: "<pre><code>**a** &lt; b</code></pre>",
    cut: true,
  });
  const { html } = boundedHtml(bomb, () => `${"x".repeat(19_999)}𠮷 the end`);
  expect(html).toBe(`<pre><code>${"x".repeat(19_999)}\ufffd …</code></pre>`);
});
