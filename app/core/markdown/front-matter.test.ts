import fc from "fast-check";
import { expect, test } from "vitest";
import { type MarkdownOptions, renderBlocks } from "./blocks";
import { countInSteps, countWords } from "./count";
import { renderMarkdown } from "./dialect";
import { frontMatterOf, withoutFrontMatter } from "./front-matter";

const options: MarkdownOptions = { breaks: true, footnotes: null, marks: true, frontMatter: true };

const heads = [
  "---\ntitle: a\n---",
  "---\ntitle: 你好\ndate: 2026-11-21 10:00:00\n---",
  "---\ntitle: a\n...",
  "---  \ntitle: a\n--- \t",
  "\ufeff---\ntitle: a\n---",
  "---\r\ntitle: a\r\ntags:\r\n- b\r\n\r\n# c\r\n---\r",
  "---\ntags: [a, b]\ncategories:\n  - c\n  - d\n---",
  "---\ntags:\n- a\n- b: c\n-\n  d\ndraft: true\n---",
  "---\ntags: # none yet\n- a\n---",
  "---\ntags: !!seq\n- a\n---",
  "---\ntags: [\n  a,\n]\nmeta: {\n  b: c\n}\n---",
  "---\ndescription: >-\n  one line\n\n  another: one\nauthor: me\n---",
  "---\ntitle: a\n\n# of the site\n\nlayout: post\n---",
  "---\n创建时间: 2026-11-21\n标签: a\n---",
  "---\ndate created: 2026\nog.image-alt: b\n---",
  "---\n\"my key\": a\n'other' : b\n---",
  "---\nurl: https://a.com/b?c=d#e\n---",
  "---\nempty:\n---",
  "---\ntitle: a\u2028b\n---",
];

test.each(heads)("%j is front matter: not shown, not counted, and its lines are kept", (head) => {
  const lines = head.split("\n").length;
  for (const body of ["", "# Heading\n\ntext", "\n\ntext\n---\n", "---\n", "    code"]) {
    const text = `${head}\n${body}`;
    expect(frontMatterOf(text)?.raw).toBe(`${head}\n`);
    expect(withoutFrontMatter(text)).toBe(body);
    expect(renderMarkdown(text, options)).toBe(renderMarkdown(body, options));
    const { blocks } = renderBlocks(text, options);
    expect(blocks.reduce((sum, block) => sum + block.lines, 0)).toBe(text.split("\n").length);
    expect(blocks[0]?.html).toBe("");
    expect(blocks[0]?.lines).toBeGreaterThanOrEqual(lines);
    expect(countWords(text)).toEqual(countWords(body));
    expect([...countInSteps(text)]).toEqual([]);
  }
  expect(frontMatterOf(head)?.raw).toBe(head);
  expect(renderMarkdown(head, options)).toBe("");
});

test.each([
  "---\n\ntitle: a\n---",
  "---\n---",
  "---\n# Heading\ntitle: a\n---",
  "---\n- a\n---",
  "---\ntext\n---",
  "---\ntitle: a\nplain text\n---",
  "---\n注意：全角冒号\n---",
  "---\nThis is what he said to me: hello\n---",
  "---\nhttps://a.com\n---",
  "---\nnote:no space\n---",
  "---\ntitle: a\n\n- a list\n- after a value\n\n---",
  "---\n**bold**: a\n---",
  "---\ntitle: a",
  "---\ntitle: a\n----",
  "---\ntitle: a\n ---",
  "----\ntitle: a\n---",
  "- - -\ntitle: a\n---",
  "***\ntitle: a\n***",
  " ---\ntitle: a\n---",
  "\n---\ntitle: a\n---",
  "text\n---\ntitle: a\n---",
  "--- # a\ntitle: a\n---",
  "+++\ntitle = 'a'\n+++",
  `---\n${"a: b\n".repeat(200)}---`,
  `---\na: ${"b".repeat(20_000)}\n---`,
  "---",
  "---\n",
  "",
])("%j is ordinary Markdown", (text) => {
  expect(frontMatterOf(text)).toBeNull();
  const ordinary = { ...options, frontMatter: false };
  expect(renderBlocks(text, options).blocks).toEqual(renderBlocks(text, ordinary).blocks);
});

test("without the option the same text shows a rule and a heading", () => {
  expect(renderMarkdown("---\ntitle: a\n---", { breaks: true, footnotes: null })).toBe(
    "<hr>\n<h2>title: a</h2>\n",
  );
});

test.each([
  ["title: Hello *world*", "Hello *world*"],
  ["Title: Hello", "Hello"],
  ['title: "a \\"b\\": c" # d', 'a "b": c'],
  ["title: 'it''s'", "it's"],
  ["title: C# in depth # draft", "C# in depth"],
  ["date: 2026\ntitle:   你好，世界  \r", "你好，世界"],
  ["title:\ndate: 1", ""],
  ["title: >-\n  folded", ""],
  ["title: |\n  block", ""],
  ["title: [a]", ""],
  ["title: # none", ""],
  ['"title": a', "a"],
  ["a:\n  title: b", ""],
  ["subtitle: b", ""],
])("the title of the front matter %j is %j", (facts, title) => {
  expect(frontMatterOf(`---\n${facts}\n---\n`)?.title).toBe(title);
});

test("a text whose front matter is written, changed and taken away again is shown as if it were new", () => {
  const line = fc.constantFrom("---", "...", "title: a", "tags:", "- b", "  c", "", "# d", "text", "[e]: /f");
  const texts = fc.array(fc.array(line, { maxLength: 9 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(texts, (versions) => {
      let article = renderBlocks("", options);
      for (const version of versions) {
        const text = ["---", ...version].join("\n");
        article = renderBlocks(text, options, article);
        expect(article.blocks).toEqual(renderBlocks(text, options).blocks);
        expect(article.blocks.reduce((sum, { lines }) => sum + lines, 0)).toBe(version.length + 1);
      }
    }),
    { numRuns: 200 },
  );
});

test("turning the option on shows the same text anew", () => {
  const text = "---\ntitle: a\n---\nb";
  const without = renderBlocks(text, { ...options, frontMatter: false });
  expect(renderBlocks(text, options, without).blocks).toEqual(renderBlocks(text, options).blocks);
});

test.each([
  ["keys", `---\n${"a: b\n".repeat(400_000)}`],
  ["one endless key", `---\n${"a".repeat(2_000_000)}`],
  ["one key of words", `---\n${"a ".repeat(9_000)}`],
  ["one value of blanks", `---\ntitle: ${" ".repeat(19_000)}x\n---`],
  ["one quoted title", `---\ntitle: "${"\\\\".repeat(9_000)}\n---`],
  ["one title of quotes", `---\ntitle: '${"''".repeat(9_000)}\n---`],
  ["a title of signs", `---\ntitle: ${" #".repeat(9_000)}\n---`],
  ["a blank first line", `---${" ".repeat(2_000_000)}x`],
  ["brackets", `---\na:\n${"]".repeat(19_000)}\n---`],
])("%s at the head do not hold up the page", { timeout: 2000 }, (_, text) => {
  for (let time = 0; time < 50; time++) expect(frontMatterOf(text)?.raw.length ?? 0).toBeLessThan(20_010);
});
