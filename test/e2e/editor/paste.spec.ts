import type { Page } from "@playwright/test";
import { open, paper, select, selection } from "../pages/editor";
import { expect, test } from "../pages/fixtures";

/** Pastes copied HTML; true if the browser was kept from pasting the plain text itself. */
function paste(page: Page, html: string, plain: string, others: string[] = []): Promise<boolean> {
  return page.locator("textarea").evaluate(
    (area, [html = "", plain = "", ...others]) => {
      const data = new DataTransfer();
      data.setData("text/html", html);
      data.setData("text/plain", plain);
      for (const type of others) data.setData(type, "{}");
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      return !area.dispatchEvent(event);
    },
    [html, plain, ...others],
  );
}

test("a copied page becomes Markdown as one step, which undo takes back with the caret", async ({ page }) => {
  const area = await open(page);
  await area.click();
  await page.keyboard.type("before after");
  await select(page, 7, 7);
  const before = await selection(page);
  const html =
    '<meta charset="utf-8"><h2>标题</h2><p>有<strong>重点</strong>。<a href="https://a.example/">链接</a></p><ul><li>一<ul><li>二</li></ul></li></ul><table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(await paste(page, html, "标题")).toBe(true);
  await expect(area).toHaveValue(
    "before \n\n## 标题\n\n有**重点**。[链接](https://a.example/)\n\n- 一\n  - 二\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nafter",
  );
  await expect(paper(page).locator("strong", { hasText: "重点" })).toBeVisible();
  await page.keyboard.press("Control+z");
  expect(await selection(page)).toEqual(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(area).toHaveValue(/## 标题/);
});

test("what is pasted within an item of a list stays in it, as one step", async ({ page }) => {
  const area = await open(page, "zh");
  const written = "9. 甲\n10. 乙\n11. 丙";
  await area.fill(written);
  await select(page, 10, 10);
  const before = await selection(page);
  expect(await paste(page, "<p>词</p><p><b>段落</b></p><ul><li>一</li><li>二</li></ul>", "词")).toBe(true);
  await expect(area).toHaveValue("9. 甲\n10. 乙词\n\n    **段落**\n\n    - 一\n    - 二\n11. 丙");
  // The paper shows nested items behind their item, as WeChat keeps them, and all in one list.
  await expect(paper(page, "zh").locator("ol")).toHaveCount(1);
  const items = paper(page, "zh").locator("ol > li");
  await expect(items).toHaveText([/甲/, /乙词\s*段落/, /一/, /二/, /丙/]);
  await page.keyboard.press("Control+z");
  expect(await selection(page)).toEqual(before);
  await area.fill("> - [ ] 甲\n> - [x] 乙");
  await select(page, 9, 9);
  await paste(page, "<p>词</p><h3>题</h3>", "词");
  await expect(area).toHaveValue("> - [ ] 甲词\n> \n>   ### 题\n> - [x] 乙");
  await expect(paper(page, "zh").locator("blockquote li")).toHaveCount(2);
});

test("Word's lists keep their levels", async ({ page }) => {
  const area = await open(page);
  await area.click();
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  await paste(
    page,
    `<html><body>${item(1, "1.", "甲")}${item(2, "·", "子")}${item(1, "2.", "乙")}</body></html>`,
    "甲",
  );
  await expect(area).toHaveValue("1. 甲\n   - 子\n2. 乙");
});

test("code, and words without structure, are pasted plainly", async ({ page }) => {
  const area = await open(page);
  await area.click();
  const code =
    '<div style="font-family: Menlo, monospace;font-weight: normal;white-space: pre;"><div><span style="font-weight: bold;">const</span> a</div></div>';
  expect(await paste(page, code, "const a\r\n  b")).toBe(true);
  await expect(area).toHaveValue("const a\n  b");
  expect(await paste(page, code, "const a", ["vscode-editor-data"])).toBe(false);
  expect(await paste(page, "<p>words</p><p>more</p>", "words")).toBe(false);
  await area.fill("```\n\n```");
  await select(page, 4, 4);
  expect(await paste(page, "<b>bold</b>", "bold")).toBe(false);
});

test("nothing in hostile HTML is run or fetched", async ({ page }) => {
  const area = await open(page);
  await area.click();
  const html =
    '<img src="data:image/png;base64,AA" alt="x" onerror="document.title=1"><svg onload="document.title=1"></svg><script>document.title=1</script><iframe src="https://evil.example/"></iframe><b onclick="x">bold</b> <a href="javascript:document.title=1">link</a> &lt;script&gt;';
  await paste(page, html, "bold");
  await expect(area).toHaveValue("x**bold** link \\<script>");
  expect(await page.title()).not.toBe("1");
  await area.fill("");
  await paste(page, `<b>${"<i>x</i>".repeat(20_001)}</b>`, "too many");
  await expect(area).toHaveValue("too many");
  await area.fill("");
  await paste(page, `${"<div>".repeat(400)}<b>x</b>`, "too deep");
  await expect(area).toHaveValue("too deep");
});

test("pictures that a copied document leaves on its disk are told, its words are pasted", async ({
  page,
}) => {
  const area = await open(page, "zh");
  await paste(page, '<p><b>甲</b><img src="https://a.localhost/i.png"></p>', "甲");
  await expect(area).toHaveValue("**甲**![](https://a.localhost/i.png)");
  await expect(page.getByText("正文里放不下图片文件。")).toHaveCount(0);
  await area.fill("");
  await paste(page, '<h2>标题</h2><p>字<img src="file:///C:/Temp/image001.png" width=100></p>', "标题");
  await expect(area).toHaveValue("## 标题\n\n字");
  await expect(page.getByText("正文里放不下图片文件。")).toBeVisible();
});
