import { readFileSync } from "node:fs";
import { codeOf, copyByClick, openCopyingPage, paste, show, stylesOfBoth } from "../pages/copying";
import { expect, ORIGIN, test } from "../pages/fixtures";

// One worker: the code under test is bundled once.
test.describe.configure({ mode: "default" });

const sample = readFileSync("test/data/markdown/doocs-sample.zh-CN.md", "utf8");
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

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
  await openCopyingPage(page, ORIGIN);
});

for (const theme of ["classic", "clean", "ink"] as const) {
  test(`an article in the theme ${theme} looks on a bare page as it looked in the preview`, async ({
    page,
  }) => {
    await show(page, `${sample}\n\n${additions}\n\n${folds}\n`, theme);
    expect(await copyByClick(page)).toBe("copied");
    const bare = await paste(page, ORIGIN);
    const { shown, pasted } = await stylesOfBoth(page, bare);
    expect(shown.length).toBeGreaterThan(250);
    expect(pasted).toEqual(shown);
    expect(shown.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["说明", "提示", "重要", "警告", "当心", "高亮"]),
    );
    const names = await bare.evaluate(() =>
      [...document.querySelectorAll("#box *")].flatMap((element) => element.getAttributeNames()),
    );
    expect(names.filter((name) => /^(class|id|contenteditable|data-.*)$/.test(name))).toEqual([]);
    const codes = await page.evaluate(() => window.shown.codes);
    const plain = codes.map((code) => code.replace(/\n$/, "").replace(/^$/gm, " "));
    expect(await codeOf(bare)).toEqual(plain);
  });
}

test("code keeps indents, tabs, blank lines and the spaces between coloured words", async ({ page }) => {
  const code = "if  (a) {\n\n\treturn\t1;  // two  spaces\n    }\n";
  await show(page, `\`\`\`js\n${code}\`\`\`\n\n\`\`\`\n  plain\n\n\n\tx\n\`\`\``);
  await copyByClick(page);
  const bare = await paste(page, ORIGIN);
  const expected = ["if  (a) {\n \n    return  1;  // two  spaces\n    }", "  plain\n \n \n    x"];
  expect(await codeOf(bare)).toEqual(expected);
  const loose = await page.evaluate(async () => {
    const { html } = await window.copying.forWeChat(window.shown.article, window.shown.css);
    return /<\/span>(&nbsp;)+<span/.test(html);
  });
  expect(loose).toBe(false);
});

test("lists are flat, with their marks as text, also for a reader of plain text", async ({ page }) => {
  await show(
    page,
    "- one\n  1. in\n  2. side\n     - deep\n- two\n\n3. three\n4. four\n\n- [x] done\n- [ ] open\n",
  );
  await copyByClick(page);
  const bare = await paste(page, ORIGIN);
  expect(await bare.locator("#box li ul, #box li ol, #box ul ul, #box ul ol").count()).toBe(0);
  const text = await bare.evaluate(() => navigator.clipboard.readText());
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

test("custom rules arrive as literal values by the order of the cascade", async ({ page }) => {
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
  await show(page, "text **bold**\n\n## head\n\n> quote", "clean", custom);
  const html = await page.evaluate(async () => {
    const { html } = await window.copying.forWeChat(window.shown.article, window.shown.css);
    return html;
  });
  expect(html).not.toMatch(/var\(|calc\(|oklch|--|content:/);
  await copyByClick(page);
  const bare = await paste(page, ORIGIN);
  const styles = await bare.evaluate(() => {
    const [first, head, quote] = ["section > p", "h2", "blockquote p"].map((selector) => {
      const element = document.querySelector(`#box ${selector}`);
      return element && getComputedStyle(element);
    });
    return [
      first?.color,
      first?.margin,
      first?.paddingLeft,
      first?.borderWidth,
      first?.borderLeftColor,
      first?.backgroundColor,
      head?.letterSpacing,
      quote?.color,
    ];
  });
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

test("links within the page lose their address, pictures their attributes, edges get an empty paragraph", async ({
  page,
}) => {
  await show(
    page,
    '[up](#top) [out](https://example.com/a)\n\n<img src="https://example.com/a.png" width="30" height="20">',
  );
  const html = await page.evaluate(async () => {
    const { html } = await window.copying.forWeChat(window.shown.article, window.shown.css);
    return html;
  });
  expect(html).not.toContain("#top");
  expect(html).toContain('href="https://example.com/a"');
  expect(html).not.toMatch(/<img[^>]* (width|height|loading|referrerpolicy)=/);
  expect(html).toMatch(/^<p style="[^"]*font-size:0[^"]*">&nbsp;<\/p><section /);
  expect(html).toMatch(/<\/section><p style="[^"]*font-size:0[^"]*">&nbsp;<\/p>$/);
});

test("formulas are source in plain text, a displayed one on its own and between double dollar signs", async ({
  page,
}) => {
  await show(page, "Inline $a^2$, and $$b^2$$ within\n\n$$\nc^2\n$$\n\n$$d\n+ e$$\n\nThe end");
  const plain = await page.evaluate(async () => {
    const { article, css } = window.shown;
    return (await window.copying.forWeChat(article, css)).text;
  });
  expect(plain.split(/\n\n\s*/)).toEqual([
    "Inline $a^2$, and",
    "$$b^2$$",
    "within",
    "$$c^2$$",
    "$$d\n+ e$$",
    "The end",
  ]);
});

test("a fold stands open, what it is called as a bold line, in the preview, the copy and plain text", async ({
  page,
}) => {
  await show(page, folds);
  const isBold = await page.evaluate(() => {
    const { article } = window.shown;
    const line = [...article.querySelectorAll("p")].find(({ textContent }) => textContent === "怎么 *做*");
    const words = line?.querySelector("strong");
    const isOpen = [...article.querySelectorAll("*")].every(
      (each) => each.getBoundingClientRect().height > 0,
    );
    return isOpen && words && getComputedStyle(words).fontWeight;
  });
  expect(isBold).toBe("700");
  const { html, text } = await page.evaluate(() =>
    window.copying.forWeChat(window.shown.article, window.shown.css),
  );
  expect(html).not.toMatch(/<(details|summary)/);
  expect(text).toBe("怎么 *做*\n\n第一段\n\n• 一\n  ◦ 二\n\n里面\n\n深处");
});

test("no line of plain text begins with a space that the page does not show", async ({ page }) => {
  await show(
    page,
    "第一行\n第二行  \n**第三行**\n*一\n二*\n\n标题一\n标题二\n===\n\n- 甲\n  乙\n  - 丙\n    丁\n\n> 引\n> 用\n\n注[^1]\n\n```\n  code\n```\n\n[^1]: 脚注一\n    脚注二",
  );
  const plain = await page.evaluate(async () => {
    const { article, css } = window.shown;
    return (await window.copying.forWeChat(article, css)).text;
  });
  const lines = plain.split("\n");
  expect(lines.filter((line) => /^ /.test(line))).toEqual(["  ◦ 丙", "  丁", "  code"]);
  expect(plain).toContain("第一行\n第二行\n第三行\n一\n二\n\n标题一\n标题二\n");
  expect(plain).toContain("> 引\n> 用");
  expect(plain).toContain("脚注一\n脚注二");
});

test("an alert tells a screen reader what it is in a saved page, and nothing of WeChat's gets a role", async ({
  page,
}) => {
  await show(page, '> [!NOTE]\n> Look\n\n<p role="button">x</p>');
  const [saved, pasted] = await page.evaluate(async () => {
    const { article, css } = window.shown;
    const file = await window.copying.htmlFile({ article, css, title: "x", locale: "en" });
    return [await file.text(), (await window.copying.forWeChat(article, css)).html];
  });
  expect(saved?.match(/role="[^"]*"/g)).toEqual(['role="note"']);
  expect(pasted).not.toContain("role=");
});

test("the whole source stands for a block that is shown only in its beginning", async ({ page }) => {
  await show(page, "one\n\n```\nbegin\n```\n\n```\nother\n```");
  const { html, text } = await page.evaluate(async () => {
    const { article, css } = window.shown;
    article.querySelector("pre")?.setAttribute("data-cut", "");
    return window.copying.forWeChat(article, css, { sources: ["<b>begin</b>\n\n  end &amp;"] });
  });
  expect(html).toContain("&lt;b&gt;begin&lt;/b&gt;<br>&nbsp;<br>&nbsp;&nbsp;end&nbsp;&amp;amp;</code>");
  expect(html).not.toMatch(/data-cut|>begin</);
  expect(text).toBe("one\n\n<b>begin</b>\n\n  end &amp;\n\nother");
});

test("a saved page stands on its own", async ({ page }) => {
  await show(page, "# 标题\n\n$x^2$");
  const html = await page.evaluate(async () => {
    const { article, css } = window.shown;
    const file = await window.copying.htmlFile({ article, css, title: "标题 <1>", locale: "zh" });
    return file.text();
  });
  expect(html).toMatch(/^<!doctype html>\n<html lang="zh-CN"><head><meta charset="utf-8">/);
  expect(html).toContain("<title>标题 &lt;1&gt;</title>");
  expect(html).toMatch(/<svg[^>]*aria-label="x\^2"/);
  expect(html).not.toMatch(/<link|<script|class=|data-/);
});
