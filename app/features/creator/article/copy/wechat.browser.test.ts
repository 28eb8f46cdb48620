import { expect, test } from "vitest";
import sample from "../../../../../test/data/markdown/doocs-sample.zh-CN.md?raw";
import { codeOf, copyArticle, paste, stylesOfBoth } from "../../../../../test/support/copying";
import { showArticle } from "../../../../../test/support/shown-article";
import { forWeChat, htmlFile } from "./wechat.client";

/** What the sample has not: alerts with all that may stand in them, and highlights. */
const additions = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"]
  .map(
    (kind) =>
      `> [!${kind}]\n> ==高亮==的**文字**、\`code\` 和 [链接](https://example.com)。\n> 第二行\n>\n> 第二段\n>\n> - 一\n>   - 二\n>\n> \`\`\`js\n> const a = 1;\n> \`\`\`\n>\n> | 表 | 格 |\n> | - | - |\n> | 1 | ==2== |\n>\n> > 引用`,
  )
  .join("\n\n");

/** Folds, one within the other, which are shown and copied open. */
const folds =
  "<details>\n<summary>怎么 *做*</summary>\n\n第一段\n\n- 一\n  - 二\n\n<details><summary><h4>里面</h4></summary>深处</details>\n\n</details>";

test.each(["classic", "clean", "ink"] as const)(
  "an article in the theme %s looks on a bare page as it looked in the preview",
  async (theme) => {
    const article = await showArticle(`${sample}\n\n${additions}\n\n${folds}\n`, theme);
    expect(await copyArticle(article)).toBe("copied");
    const box = await paste();
    const { shown, pasted } = stylesOfBoth(article, box);
    expect(shown.length).toBeGreaterThan(250);
    expect(pasted).toEqual(shown);
    expect(shown.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["说明", "提示", "重要", "警告", "当心", "高亮"]),
    );
    const names = [...box.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => /^(class|id|contenteditable|data-.*)$/.test(name))).toEqual([]);
    const plain = article.codes.map((code) => code.replace(/\n$/, "").replace(/^$/gm, " "));
    expect(codeOf(box)).toEqual(plain);
  },
);

test("code keeps indents, tabs, blank lines and the spaces between coloured words", async () => {
  const code = "if  (a) {\n\n\treturn\t1;  // two  spaces\n    }\n";
  const shown = await showArticle(`\`\`\`js\n${code}\`\`\`\n\n\`\`\`\n  plain\n\n\n\tx\n\`\`\``);
  await copyArticle(shown);
  const expected = ["if  (a) {\n \n    return  1;  // two  spaces\n    }", "  plain\n \n \n    x"];
  expect(codeOf(await paste())).toEqual(expected);
  const { html } = forWeChat(shown.article, shown.css);
  expect(html).not.toMatch(/<\/span>(&nbsp;)+<span/);
});

test("lists are flat, with their marks as text, also for a reader of plain text", async () => {
  const shown = await showArticle(
    "- one\n  1. in\n  2. side\n     - deep\n- two\n\n3. three\n4. four\n\n- [x] done\n- [ ] open\n",
  );
  await copyArticle(shown);
  const box = await paste();
  expect(box.querySelectorAll("li")).toHaveLength(9);
  expect(box.querySelectorAll("li ul, li ol, ul ul, ul ol")).toHaveLength(0);
  const text = await navigator.clipboard.readText();
  expect(text.split("\n").filter(Boolean)).toEqual([
    "• one",
    "  1. in",
    "  2. side",
    "    ▪ deep",
    "• two",
    "3. three",
    "4. four",
    "☑ done",
    "☐ open",
  ]);
});

test("a reversed list counts down, from its start or from how many it has", async () => {
  const items = "<li>a</li><li>b</li><li>c</li>";
  await copyArticle(await showArticle(`<ol reversed>${items}</ol>\n\n<ol reversed start="10">${items}</ol>`));
  const text = await navigator.clipboard.readText();
  expect(text.split("\n").filter(Boolean)).toEqual(["3. a", "2. b", "1. c", "10. a", "9. b", "8. c"]);
});

test("custom rules arrive as literal values by the order of the cascade", async () => {
  const custom = `
    .article { --tone: #123456; --gap: 4px; }
    p { color: var(--tone); margin: calc(var(--gap) * 2) 3px; border: 1px solid var(--tone); border-left-width: 5px; }
    p { background: hsl(var(--missing)); padding-left: 1px !important; }
    p:first-child { padding-left: 9px; }
    :is(h2, .none) { color: oklch(0.6 0.2 30); }
    :where(h2) { color: blue; }
    @media (min-width: 1px) { h2 { letter-spacing: 2px; } }
    @media (max-width: 1px) { h2 { letter-spacing: 9px; } }
    blockquote { & p { color: #00ff00; } }
    p::before { content: "x"; }`;
  const shown = await showArticle("text **bold**\n\n## head\n\n> quote", "clean", custom);
  const { html } = forWeChat(shown.article, shown.css);
  expect(html).not.toMatch(/var\(|calc\(|oklch|--|content:/);
  await copyArticle(shown);
  const box = await paste();
  const [first, head, quote] = ["section > p", "h2", "blockquote p"].map((selector) => {
    const element = box.querySelector(selector);
    return element && getComputedStyle(element);
  });
  const styles = [
    first?.color,
    first?.margin,
    first?.paddingLeft,
    first?.borderWidth,
    first?.borderLeftColor,
    first?.backgroundColor,
    head?.letterSpacing,
    quote?.color,
  ];
  expect(styles).toEqual([
    "rgb(18, 52, 86)",
    "8px 3px",
    "1px",
    "1px 1px 1px 5px",
    "rgb(18, 52, 86)",
    "rgba(0, 0, 0, 0)",
    "2px",
    "rgb(0, 255, 0)",
  ]);
});

test("links within the page lose their address, pictures their attributes, edges get an empty paragraph", async () => {
  const { article, css } = await showArticle(
    '[up](#top) [out](https://example.com/a)\n\n<img src="https://example.com/a.png" width="30" height="20">',
  );
  const { html } = forWeChat(article, css);
  expect(html).not.toContain("#top");
  expect(html).toContain('href="https://example.com/a"');
  expect(html).not.toMatch(/<img[^>]* (width|height|loading|referrerpolicy)=/);
  expect(html).toMatch(/^<p style="[^"]*font-size:0[^"]*">&nbsp;<\/p><section /);
  expect(html).toMatch(/<\/section><p style="[^"]*font-size:0[^"]*">&nbsp;<\/p>$/);
});

test("formulas are source in plain text, a displayed one on its own and between double dollar signs", async () => {
  const { article, css } = await showArticle(
    "Inline $a^2$, and $$b^2$$ within\n\n$$\nc^2\n$$\n\n$$d\n+ e$$\n\nThe end",
  );
  const { text } = forWeChat(article, css);
  expect(text.split(/\n\n\s*/)).toEqual([
    "Inline $a^2$, and",
    "$$b^2$$",
    "within",
    "$$c^2$$",
    "$$d\n+ e$$",
    "The end",
  ]);
});

test("a fold stands open, what it is called as a bold line, in the preview, the copy and plain text", async () => {
  const { article, css } = await showArticle(folds);
  const line = [...article.querySelectorAll("p")].find(({ textContent }) => textContent === "怎么 *做*");
  const words = line?.querySelector("strong");
  expect(words && getComputedStyle(words).fontWeight).toBe("700");
  const closed = [...article.querySelectorAll("*")].filter(
    (each) => each.getBoundingClientRect().height === 0,
  );
  expect(closed).toEqual([]);
  const { html, text } = forWeChat(article, css);
  expect(html).not.toMatch(/<(details|summary)/);
  expect(text).toBe("怎么 *做*\n\n第一段\n\n• 一\n  ◦ 二\n\n里面\n\n深处");
});

test("no line of plain text begins with a space that the page does not show", async () => {
  const { article, css } = await showArticle(
    "第一行\n第二行  \n**第三行**\n*一\n二*\n\n标题一\n标题二\n===\n\n- 甲\n  乙\n  - 丙\n    丁\n\n> 引\n> 用\n\n注[^1]\n\n```\n  code\n```\n\n[^1]: 脚注一\n    脚注二",
  );
  const { text: plain } = forWeChat(article, css);
  const lines = plain.split("\n");
  expect(lines.filter((line) => /^ /.test(line))).toEqual(["  ◦ 丙", "  丁", "  code"]);
  expect(plain).toContain("第一行\n第二行\n第三行\n一\n二\n\n标题一\n标题二\n");
  expect(plain).toContain("> 引\n> 用");
  expect(plain).toContain("脚注一\n脚注二");
});

test("an alert tells a screen reader what it is in a saved page, and nothing of WeChat's gets a role", async () => {
  const { article, css } = await showArticle('> [!NOTE]\n> Look\n\n<p role="button">x</p>');
  const saved = await (await htmlFile({ article, css, title: "x", locale: "en" })).text();
  const { html: pasted } = forWeChat(article, css);
  expect(saved.match(/role="[^"]*"/g)).toEqual(['role="note"']);
  expect(pasted).not.toContain("role=");
});

test("the whole source stands for a block that is shown only in its beginning", async () => {
  const { article, css } = await showArticle("one\n\n```\nbegin\n```\n\n```\nother\n```");
  article.querySelector("pre")?.setAttribute("data-cut", "");
  const { html, text } = forWeChat(article, css, { sources: ["<b>begin</b>\n\n  end &amp;"] });
  expect(html).toContain("&lt;b&gt;begin&lt;/b&gt;<br>&nbsp;<br>&nbsp;&nbsp;end&nbsp;&amp;amp;</code>");
  expect(html).not.toMatch(/data-cut|>begin</);
  expect(text).toBe("one\n\n<b>begin</b>\n\n  end &amp;\n\nother");
});

test("a saved page stands on its own", async () => {
  const { article, css } = await showArticle("# 标题\n\n$x^2$");
  const html = await (await htmlFile({ article, css, title: "标题 <1>", locale: "zh" })).text();
  expect(html).toMatch(/^<!doctype html>\n<html lang="zh-CN"><head><meta charset="utf-8">/);
  expect(html).toContain("<title>标题 &lt;1&gt;</title>");
  expect(html).toMatch(/<svg[^>]*aria-label="x\^2"/);
  expect(html).not.toMatch(/<link|<script|class=|data-/);
});
