import { expect, test } from "vitest";
import type { MarkdownOptions } from "./blocks";
import { renderMarkdown } from "./dialect";

const plain: MarkdownOptions = { breaks: false, footnotes: null };
const math = (tex: string) => `<i>${tex}</i>`;
const options: MarkdownOptions = { ...plain, marks: true, math };

function lineOf(text: string, given = options): string {
  return renderMarkdown(text, given).replace(/^<p>|<\/p>\n$/g, "");
}

/** Braces stand for "==" in the source and for the element in the result. */
const marked = `
{重点}|这是{重点}文字|{注意：}不要|{《书名》}很好|{“你好”}吗|请看{（括号）}后|前{【方括】}后|前{「引」}后|{真的吗？}是的|一、{二}、三|
{English}中文|中文{English}|{GitHub}是|a {b} c|({b})|"{b}"|{b}.|{b}, c|{a b c}|{价格￥100}元|{a = b}|{a=b}|中{a=b}文|{100%}的人|
{강조.}입니다|한{글}자|{この文。}次の文|{1}和{2}|甲{乙}丙{丁}戊|{C++}语言|{!Node}好|{#标签}中|𠮷{(a)}𠮷|{。}|{-}|{a==b}|{a == b}`
  .split(/[|\n]+/)
  .filter(Boolean);

test.each(marked)("%s stands out between equals signs", (line) => {
  const html = line.replaceAll('"', "&quot;").replaceAll("{", "<mark>").replaceAll("}", "</mark>");
  expect(lineOf(line.replace(/[{}]/g, "=="))).toBe(html);
});

test.each([
  "a == b",
  "a == b == c",
  "a==b",
  "a==b and c==d",
  "x==1 或 y==2",
  "if (a==b) return c==d;",
  "a === b",
  "===重点===",
  "=重点=",
  "====",
  "==== ====",
  "==",
  "== ==",
  "==重点",
  "重点==",
  "== 重点 ==",
  "==重点 ==",
  "== 重点==",
  "==重点=",
  "==重点===",
  "a != b, a >= b, a => b, a <== b",
  "été==große",
  "я==ты и он==она",
])("%j has nothing that stands out", (text) => {
  expect(lineOf(text)).toBe(text.replaceAll(">", "&gt;").replaceAll("<", "&lt;"));
});

test.each([
  ["`==a==`", "<code>==a==</code>"],
  ["==`a==b`==", "<mark><code>a==b</code></mark>"],
  ["\\==a==", "==a=="],
  ["==a\\==", "==a=="],
  ["==a\\=\\===", "<mark>a==</mark>"],
  ["==**a**==", "<mark><strong>a</strong></mark>"],
  ["**==a==**", "<strong><mark>a</mark></strong>"],
  ["中**==文==**字", "中<strong><mark>文</mark></strong>字"],
  ["中==**文**==字", "中<mark><strong>文</strong></mark>字"],
  ["==a *b== c*", "<mark>a *b</mark> c*"],
  ["*a ==b* c==", "<em>a ==b</em> c=="],
  ["~~==a==~~", "<del><mark>a</mark></del>"],
  ["==a\nb==", "<mark>a\nb</mark>"],
  ["[==a==](u)", '<a href="u"><mark>a</mark></a>'],
  ["==[a](u)==", '<mark><a href="u">a</a></mark>'],
  ["[a==](u)b==", '<a href="u">a==</a>b=='],
  ["==[a](u==)b==", '<mark><a href="u==">a</a>b</mark>'],
  ["![==a==](u)", '<img src="u" alt="a">'],
  ["==![a](u)==", '<mark><img src="u" alt="a"></mark>'],
  ["$a==b==c$", "<i>a==b==c</i>"],
  ["==$a=b$==", "<mark><i>a=b</i></mark>"],
  ["==https://a.com==", '<mark><a href="https://a.com">https://a.com</a></mark>'],
  [
    "==见 https://a.com/?q=b==，后",
    '<mark>见 <a href="https://a.com/?q=b">https://a.com/?q=b</a></mark>，后',
  ],
  [
    "==甲==见 https://a.com/?q=b==",
    '<mark>甲</mark>见 <a href="https://a.com/?q=b==">https://a.com/?q=b==</a>',
  ],
  ["https://a.com/?q=b== c==", '<a href="https://a.com/?q=b==">https://a.com/?q=b==</a> c=='],
  ["==a@b.com==", '<mark><a href="mailto:a@b.com">a@b.com</a></mark>'],
  ["==<b>a</b>==", "<mark><b>a</b></mark>"],
  ['<a href="==b==">==c==</a>', '<a href="==b=="><mark>c</mark></a>'],
  ["==&amp;==", "<mark>&amp;</mark>"],
])("%j is %j", (text, html) => {
  expect(lineOf(text)).toBe(html);
});

test.each([
  ["==a==\n===", "<h1><mark>a</mark></h1>\n"],
  ["a\n==", "<h1>a</h1>\n"],
  ["# ==a==", "<h1><mark>a</mark></h1>\n"],
  ["- ==a==", "<ul>\n<li><mark>a</mark></li>\n</ul>\n"],
  ["> ==a==", "<blockquote>\n<p><mark>a</mark></p>\n</blockquote>\n"],
  ["```\n==a==\n```", "<pre><code>==a==\n</code></pre>\n"],
  ["    ==a==", "<pre><code>==a==\n</code></pre>\n"],
])("the block %j is %j", (text, html) => {
  expect(renderMarkdown(text, options)).toBe(html);
});

test.each(marked)("without the option the equals signs of %s stay", (line) => {
  const source = line.replace(/[{}]/g, "==");
  expect(lineOf(source, plain)).toBe(source.replaceAll('"', "&quot;"));
});
