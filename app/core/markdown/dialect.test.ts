import { expect, test } from "vitest";
import type { MarkdownOptions } from "./blocks";
import { renderMarkdown } from "./dialect";

const plain: MarkdownOptions = { breaks: true, footnotes: null };
const notes: MarkdownOptions = { breaks: true, footnotes: { title: "引用" } };
const formulas: MarkdownOptions = {
  ...plain,
  math: (tex, display) => `<m>${display ? "D" : ""}${tex.trim()}</m>`,
};

test.each([
  ["a\nb", "<p>a<br>\nb</p>\n"],
  ["# 标题 #\n", "<h1>标题</h1>\n"],
  ["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n'],
  ["- [ ] a\n- [x] b", "<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>\n"],
  ['![图](u.png "t")', '<p><img src="u.png" alt="图" title="t"></p>\n'],
  ["```js title\n<a>\n```", '<pre><code class="language-js">&lt;a&gt;\n</code></pre>\n'],
  [
    "|a|b|\n|:-:|-|\n|c|d|",
    '<table>\n<thead>\n<tr>\n<th style="text-align:center">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td style="text-align:center">c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n',
  ],
  [
    "> - a\n>   > b",
    "<blockquote>\n<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n</ul>\n</blockquote>\n",
  ],
  ["$5 and $x$", "<p>$5 and $x$</p>\n"],
])("%j renders as an article needs it", (text, html) => {
  expect(renderMarkdown(text, plain)).toBe(html);
});

test.each([
  ["https://a.com，后面", "[https://a.com]，后面"],
  ["见https://a.com/b。", "见[https://a.com/b]。"],
  ["（https://a.com/b(c)）", "（[https://a.com/b(c)]）"],
  ["“https://a.com/b”", "“[https://a.com/b]”"],
  ["看http://a.com/?q=1&r=2后", "看[http://a.com/?q=1&amp;r=2]后"],
  ["**https://a.com**后", "<strong>[https://a.com]</strong>后"],
  ["https://a.com/b), c", "[https://a.com/b]), c"],
  ["xhttps://a.com", "xhttps://a.com"],
  ["https://", "https://"],
  ["https://例子", "https://例子"],
])("the bare address in %j ends where a reader expects", (text, marked) => {
  const html = marked.replace(/\[(.*?)\]/g, '<a href="$1">$1</a>');
  expect(renderMarkdown(text, plain)).toBe(`<p>${html}</p>\n`);
});

test.each([
  ["访问www.a.com/b。", '<p>访问<a href="http://www.a.com/b">www.a.com/b</a>。</p>\n'],
  ["邮箱a@b.com，请", '<p>邮箱<a href="mailto:a@b.com">a@b.com</a>，请</p>\n'],
  ["[https://a.com](https://b.com)", '<p><a href="https://b.com">https://a.com</a></p>\n'],
])("%j links", (text, html) => {
  expect(renderMarkdown(text, plain)).toBe(html);
});

test.each([
  ["$5 and $10", "$5 and $10"],
  ["$5和$10", "$5和$10"],
  ["$5 for lunch, 6 $", "$5 for lunch, 6 $"],
  ["$x_1*y*z$", "<m>x_1*y*z</m>"],
  ["\\$x$", "$x$"],
  ["`$x$`", "<code>$x$</code>"],
  ["\\(a\\) \\[b\\] $$c$$", "<m>a</m> <m>Db</m> <m>Dc</m>"],
  ["设$x$为", "设<m>x</m>为"],
  ["$x", "$x"],
])("%j has the formulas that it means", (text, html) => {
  expect(renderMarkdown(text, formulas)).toBe(`<p>${html}</p>\n`);
});

test("a displayed formula on its own lines interrupts a paragraph and is no heading", () => {
  expect(renderMarkdown("a\n$$\nx\n= y\n---\n$$\nb", formulas)).toBe(
    "<p>a</p>\n<m>Dx\n= y\n---</m>\n<p>b</p>\n",
  );
});

test("notes of the text are numbered by their first mention, unused ones left out", () => {
  const text = "a[^b] c[^a] d[^b] e[^none]\n\n[^a]: A **x**\n[^b]: B\n\n    - y\n\n[^c]: C";
  expect(renderMarkdown(text, plain)).toBe(
    "<p>a<sup>[1]</sup> c<sup>[2]</sup> d<sup>[1]</sup> e[^none]</p>\n" +
      '<section class="footnotes">\n<hr>\n<ol>\n<li><p>B</p>\n<ul>\n<li>y</li>\n</ul>\n</li>\n<li>A <strong>x</strong></li>\n</ol>\n</section>\n',
  );
});

test("links to other sites become notes, each address once, in one count with the notes of the text", () => {
  const text =
    '[甲](https://a.com "题")、[乙](https://a.com)、[丙][r][^1]、[#](#x)、[微](https://mp.weixin.qq.com/s/1)、https://d.com\n\n[r]: https://r.com?a&b\n[^1]: 注[丁](https://e.com)';
  expect(renderMarkdown(text, notes)).toBe(
    '<p>甲<sup>[1]</sup>、乙<sup>[1]</sup>、丙<sup>[2]</sup><sup>[3]</sup>、<a href="#x">#</a>、<a href="https://mp.weixin.qq.com/s/1">微</a>、https://d.com</p>\n' +
      '<section class="footnotes">\n<h4>引用</h4>\n<ol>\n<li>题: <em>https://a.com</em></li>\n<li>丙: <em>https://r.com?a&amp;b</em></li>\n<li>注丁<sup>[4]</sup></li>\n<li>丁: <em>https://e.com</em></li>\n</ol>\n</section>\n',
  );
});

test("notes that mention each other come to an end", () => {
  expect(renderMarkdown("[^a]\n\n[^a]: x[^b]\n[^b]: y[^a]", plain)).toContain(
    "<li>x<sup>[2]</sup></li>\n<li>y<sup>[1]</sup></li>",
  );
});
