import { expect, test } from "vitest";
import { type AlertTitles, alertKinds } from "./alerts";
import { type MarkdownOptions, renderBlocks } from "./blocks";
import { renderMarkdown } from "./dialect";

const titles: AlertTitles = {
  note: "说明",
  tip: "提示",
  important: "重要",
  warning: "警告",
  caution: "当心",
};
const plain: MarkdownOptions = { breaks: true, footnotes: null };
const options: MarkdownOptions = { ...plain, alerts: titles };

function alert(kind: keyof AlertTitles, inside: string): string {
  return `<section class="alert alert-${kind}" role="note">\n<p class="alert-title">${titles[kind]}</p>\n${inside}</section>\n`;
}

test.each(alertKinds)("a quote that begins with the marker of %s is an alert in any case", (kind) => {
  const name = kind.toUpperCase();
  const capital = name.slice(0, 1) + kind.slice(1);
  for (const written of [name, kind, capital]) {
    expect(renderMarkdown(`> [!${written}]\n> 一段话`, options)).toBe(alert(kind, "<p>一段话</p>\n"));
  }
});

test.each([
  ["> [!NOTE]\n> a\n> b", "<p>a<br>\nb</p>\n"],
  ["> [!NOTE]\n> a\n>\n> b", "<p>a</p>\n<p>b</p>\n"],
  ["> [!NOTE]\n>\n> a", "<p>a</p>\n"],
  ["> [!NOTE]\n>\n>\n> a", "<p>a</p>\n"],
  [">[!NOTE]\n>a", "<p>a</p>\n"],
  ["   > [!NOTE]\n   > a", "<p>a</p>\n"],
  [">    [!NOTE]\n> a", "<p>a</p>\n"],
  ["> [!NOTE]  \n> a", "<p>a</p>\n"],
  ["> [!NOTE]\t\n> a", "<p>a</p>\n"],
  ["> [!NOTE]\\\n> a", "<p>a</p>\n"],
  ["> [!NOTE]\na", "<p>a</p>\n"],
  ["> [!NOTE]\r\n> a", "<p>a</p>\n"],
  ["> [!NOTE]\n> - a\n> - b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"],
  ["> [!NOTE]\n> # a", "<h1>a</h1>\n"],
  ["> [!NOTE]\n> ```js\n> a\n> ```", '<pre><code class="language-js">a\n</code></pre>\n'],
  [
    "> [!NOTE]\n> |a|\n> |-|\n> |b|",
    "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n",
  ],
  ["> [!NOTE]\n> > a", "<blockquote>\n<p>a</p>\n</blockquote>\n"],
  ["> [!NOTE]\n> ---", "<h2>[!NOTE]</h2>\n"],
  ["> [!NOTE]\n> <b>a</b>", "<p><b>a</b></p>\n"],
  ["> [!NOTE]\n> **注意：**不要", "<p><strong>注意：</strong>不要</p>\n"],
  ["> [!NOTE]\n> [!TIP]", "<p>[!TIP]</p>\n"],
  ["> [!NOTE]\n> ![图](u)", '<p><img src="u" alt="图"></p>\n'],
  ["> [!NOTE]\n> > [!TIP]\n> > b", "<blockquote>\n<p>[!TIP]<br>\nb</p>\n</blockquote>\n"],
])("%j keeps what stands below the marker", (text, inside) => {
  const isHeading = inside.startsWith("<h2>");
  expect(renderMarkdown(text, options)).toBe(
    isHeading ? `<blockquote>\n${inside}</blockquote>\n` : alert("note", inside),
  );
});

test.each([
  "> [!NOTE]",
  "> [!NOTE]\n>\n>",
  "> [!NOTE] a",
  "> [!NOTE]: a",
  "> [!NOTE] a\n> b",
  "> a\n> [!NOTE]\n> b",
  "> [NOTE]\n> a",
  "> [! NOTE]\n> a",
  "> [!NOTE ]\n> a",
  "> [!NOTES]\n> a",
  "> [!INFO]\n> a",
  "> \\[!NOTE]\n> a",
  "> [!NOTE\\]\n> a",
  "> **[!NOTE]**\n> a",
  "> `[!NOTE]`\n> a",
  "> # [!NOTE]\n> a",
  ">     [!NOTE]\n> a",
  "> ![NOTE]\n> a",
  "> ！NOTE\n> a",
  "> 【!NOTE】\n> a",
  "> [！NOTE]\n> a",
  "[!NOTE]\na",
  "- > [!NOTE]\n  > a",
  "1. a\n\n   > [!NOTE]\n   > b",
  "> > [!NOTE]\n> > a",
  "a[^1]\n\n[^1]: b\n\n    > [!NOTE]\n    > c",
  "> a\n\n> b",
  "> > > a",
])("%j is no alert", (text) => {
  expect(renderMarkdown(text, options)).toBe(renderMarkdown(text, plain));
});

test("two alerts may follow each other, and a plain quote between them stays one", () => {
  const text = "> [!TIP]\n> a\n\n> b\n\n> [!CAUTION]\n> c";
  expect(renderMarkdown(text, options)).toBe(
    `${alert("tip", "<p>a</p>\n")}<blockquote>\n<p>b</p>\n</blockquote>\n${alert("caution", "<p>c</p>\n")}`,
  );
});

test("a title is text, whatever it holds", () => {
  const html = renderMarkdown("> [!NOTE]\n> a", { ...plain, alerts: { ...titles, note: '<b>"A" & B' } });
  expect(html).toContain('<p class="alert-title">&lt;b&gt;&quot;A&quot; &amp; B</p>');
});

test("links and notes of an alert are numbered with those of the text", () => {
  const text = "[a](https://a.com)\n\n> [!NOTE]\n> [b](https://b.com)[^1]\n\n[^1]: c";
  const html = renderMarkdown(text, { ...options, footnotes: { title: "参考" } });
  expect(html).toContain(alert("note", "<p>b<sup>[2]</sup><sup>[3]</sup></p>\n"));
  expect(html).toContain("<li>b: <em>https://b.com</em></li>\n<li>c</li>");
});

test("a definition in an alert is known everywhere, and alone makes no alert", () => {
  expect(renderMarkdown("[r]\n\n> [!NOTE]\n> a\n>\n> [r]: /u", options)).toBe(
    `<p><a href="/u">r</a></p>\n${alert("note", "<p>a</p>\n")}`,
  );
  expect(renderMarkdown("[r]\n\n> [!NOTE]\n>\n> [r]: /u", options)).toContain("<blockquote>");
});

test("another language of the titles is shown although the text is the same", () => {
  const text = "a\n\n> [!NOTE]\n> b";
  const before = renderBlocks(text, options);
  const english = { ...options, alerts: { ...titles, note: "Note" } };
  expect(renderBlocks(text, english, before).blocks).toEqual(renderBlocks(text, english).blocks);
  expect(renderBlocks(text, plain, before).blocks).toEqual(renderBlocks(text, plain).blocks);
  expect(renderBlocks(text, english, before).blocks[1]?.html).toContain(">Note<");
});

test("an alert is one block with all its lines", () => {
  const { blocks } = renderBlocks("a\n\n> [!NOTE]\n> b\n>\n> c\n\nd", options);
  expect(blocks.map(({ lines }) => lines)).toEqual([2, 5, 1]);
});
