import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { askedDuring } from "../../../../test/support/asked-addresses";
import { openedField, selectionOf } from "../../../../test/support/opened-field";
import { showArticle } from "../../../../test/support/shown-article";

/** Pastes copied HTML; true if the browser was kept from pasting the plain text itself. */
function paste(area: HTMLTextAreaElement, html: string, plain: string, others: string[] = []): boolean {
  const data = new DataTransfer();
  data.setData("text/html", html);
  data.setData("text/plain", plain);
  for (const type of others) data.setData(type, "{}");
  return !area.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

const typed = (area: HTMLTextAreaElement) => expect.poll(() => area.value);

test("a copied page becomes Markdown as one step, which undo takes back with the caret", async () => {
  const { area } = openedField();
  await userEvent.keyboard("before after");
  area.setSelectionRange(7, 7);
  const before = selectionOf(area);
  const html =
    '<meta charset="utf-8"><h2>标题</h2><p>有<strong>重点</strong>。<a href="https://a.example/">链接</a></p><ul><li>一<ul><li>二</li></ul></li></ul><table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(paste(area, html, "标题")).toBe(true);
  await typed(area).toBe(
    "before \n\n## 标题\n\n有**重点**。[链接](https://a.example/)\n\n- 一\n  - 二\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nafter",
  );
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(selectionOf(area)).toEqual(before);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(area.value).toContain("## 标题");
});

test("what is pasted within an item of a list stays in it, as one step", async () => {
  const { area } = openedField("9. 甲\n10. 乙\n11. 丙", 10);
  const before = selectionOf(area);
  expect(paste(area, "<p>词</p><p><b>段落</b></p><ul><li>一</li><li>二</li></ul>", "词")).toBe(true);
  await typed(area).toBe("9. 甲\n10. 乙词\n\n    **段落**\n\n    - 一\n    - 二\n11. 丙");
  const pasted = area.value;
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(selectionOf(area)).toEqual(before);
  // The paper shows nested items behind their item, as WeChat keeps them, and all in one list.
  const { article } = await showArticle(pasted);
  expect(article.querySelectorAll("ol")).toHaveLength(1);
  const items = [...article.querySelectorAll("ol > li")].map(({ textContent }) => textContent);
  expect(items).toEqual([/甲/, /乙词\s*段落/, /一/, /二/, /丙/].map((each) => expect.stringMatching(each)));
});

test("what is pasted within a task of a quotation stays in both", async () => {
  const { area } = openedField("> - [ ] 甲\n> - [x] 乙", 9);
  paste(area, "<p>词</p><h3>题</h3>", "词");
  await typed(area).toBe("> - [ ] 甲词\n> \n>   ### 题\n> - [x] 乙");
  const { article } = await showArticle(area.value);
  expect(article.querySelectorAll("blockquote li")).toHaveLength(2);
});

test("Word's lists keep their levels", async () => {
  const { area } = openedField();
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  paste(
    area,
    `<html><body>${item(1, "1.", "甲")}${item(2, "·", "子")}${item(1, "2.", "乙")}</body></html>`,
    "甲",
  );
  await typed(area).toBe("1. 甲\n   - 子\n2. 乙");
});

test("code, and words without structure, are pasted plainly", async () => {
  const { area } = openedField();
  const code =
    '<div style="font-family: Menlo, monospace;font-weight: normal;white-space: pre;"><div><span style="font-weight: bold;">const</span> a</div></div>';
  expect(paste(area, code, "const a\r\n  b")).toBe(true);
  await typed(area).toBe("const a\n  b");
  expect(paste(area, code, "const a", ["vscode-editor-data"])).toBe(false);
  expect(paste(area, "<p>words</p><p>more</p>", "words")).toBe(false);
  const fence = openedField("```\n\n```", 4);
  expect(paste(fence.area, "<b>bold</b>", "bold")).toBe(false);
});

const hostile: [what: string, html: string, plain: string, pasted: string][] = [
  [
    "scripts and frames",
    '<img src="data:image/png;base64,AA" alt="x" onerror="document.title=1"><svg onload="document.title=1"></svg><script>document.title=1</script><iframe src="https://evil.example/"></iframe><b onclick="x">bold</b> <a href="javascript:document.title=1">link</a> &lt;script&gt;',
    "bold",
    "x**bold** link \\<script>",
  ],
  ["too many elements", `<b>${"<i>x</i>".repeat(20_001)}</b>`, "too many", "too many"],
  ["elements that stand too deep", `${"<div>".repeat(400)}<b>x</b>`, "too deep", "too deep"],
];

test.each(hostile)("nothing in hostile HTML is run or fetched: %s", async (_, html, plain, pasted) => {
  document.title = "before";
  const { area } = openedField();
  const asked = await askedDuring(async () => {
    paste(area, html, plain);
    await typed(area).toBe(pasted);
  });
  expect(asked).toEqual([]);
  expect(document.title).toBe("before");
});

test("pictures that a copied document leaves on its disk are told, its words are pasted", async () => {
  const { area, onPictureFile } = openedField();
  paste(area, '<p><b>甲</b><img src="https://a.localhost/i.png"></p>', "甲");
  await typed(area).toBe("**甲**![](https://a.localhost/i.png)");
  expect(onPictureFile).not.toHaveBeenCalled();
  area.value = "";
  paste(area, '<h2>标题</h2><p>字<img src="file:///C:/Temp/image001.png" width=100></p>', "标题");
  await typed(area).toBe("## 标题\n\n字");
  expect(onPictureFile).toHaveBeenCalledOnce();
});
