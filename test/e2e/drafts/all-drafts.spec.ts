import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { area, openPanel, words, write } from "../pages/drafts";
import { expect, openEditor, test } from "../pages/fixtures";

const language = "zh";

const say = {
  saveAll: "保存全部草稿",
  zip: /^草稿 \d{4}-\d{2}-\d{2}\.zip$/,
  saved: /^2 份草稿已存入文件“草稿 .*\.zip”/,
  nothing: /没有可以保存的/,
  unread: /存储没有响应，没有保存成功/,
  failed: /文件没能生成/,
  notLoaded: /没有加载成功/,
  opened: /^2 篇文字已各自存为草稿/,
  known: /都已经在草稿里/,
  partly: /^1 篇文字已存为草稿。无法读取：a\.pdf/,
  none: /^这些文件都无法读取：a\.pdf、empty\.md/,
  damaged: /\.zip 文件已损坏/,
  noText: /没有 Markdown 或纯文本文件/,
  show: "查看草稿",
  more: "更多操作",
  open: "打开文件…",
};

type TextFile = { name: string; mimeType: string; buffer: Buffer };

const text = (name: string, content: string): TextFile => ({
  ...{ name, mimeType: "text/markdown", buffer: Buffer.from(content) },
});
const zip = (name: string, content: Uint8Array): TextFile => ({
  ...{ name, mimeType: "application/zip", buffer: Buffer.from(content) },
});

async function openFiles(page: Page, files: TextFile[]): Promise<void> {
  await page.getByRole("button", { name: say.more }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: say.open }).click();
  await (await chooser).setFiles(files);
}

/** Saves all drafts from the open panel; gives the name and the bytes of the file. */
async function saveAll(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say.saveAll }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("all drafts are saved as one file, which brings them back in another browser", async ({
  page,
  browser,
}) => {
  await openEditor(page, language);
  await write(page, "# 第一篇\n\n正文", language);
  await openPanel(page, language);
  await page.getByRole("button", { name: words.zh.fresh }).click();
  await expect(area(page, language)).toHaveValue("");
  await write(page, "# Second", language);
  await area(page, language).fill("# Second\n\ntyped a moment ago");
  await openPanel(page, language);
  const { name, bytes } = await saveAll(page);
  expect(name).toMatch(say.zip);
  const files = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]);
  expect(files).toEqual([
    ["Second.md", "# Second\n\ntyped a moment ago"],
    ["第一篇.md", "# 第一篇\n\n正文"],
  ]);
  await expect(page.getByText(say.saved)).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openEditor(other, language);
  await write(other, "what is here", language);
  await openFiles(other, [zip(name, bytes)]);
  await expect(other.getByText(say.opened)).toBeVisible();
  await expect(area(other, language)).toHaveValue("what is here");
  await other.getByRole("button", { name: say.show }).click();
  const list = other.getByRole("dialog").getByRole("listitem");
  await expect(list).toHaveCount(3);
  await list.filter({ hasText: "第一篇" }).getByRole("button", { name: words.zh.open }).click();
  await expect(area(other, language)).toHaveValue("# 第一篇\n\n正文");
  await openFiles(other, [zip(name, bytes)]);
  await expect(other.getByText(say.known)).toBeVisible();
  await elsewhere.close();
});

test("files that hold no text are named, and what does is opened", async ({ page }) => {
  await openEditor(page, language);
  await write(page, "what is here", language);
  const pdf: TextFile = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("x") };
  await openFiles(page, [text("one.md", "one"), pdf]);
  await expect(page.getByText(say.partly)).toBeVisible();
  await openFiles(page, [pdf, text("empty.md", "")]);
  await expect(page.getByText(say.none)).toBeVisible();
  const whole = zipSync({ "a.md": strToU8("a"), "b.md": strToU8("b") });
  await openFiles(page, [zip("half.zip", whole.subarray(0, whole.length / 2))]);
  await expect(page.getByText(say.damaged)).toBeVisible();
  await openFiles(page, [zip("pictures.zip", zipSync({ "photo.png": strToU8("x") }))]);
  await expect(page.getByText(say.noText)).toBeVisible();
  await expect(area(page, language)).toHaveValue("what is here");
  await openFiles(page, [zip("one.zip", zipSync({ "a.md": strToU8("# Alone") }))]);
  await expect(area(page, language)).toHaveValue("# Alone");
});

test("what keeps all drafts from being saved is told: no part for it, no draft, no file and no storage", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openEditor(page, language);
  await openPanel(page, language);
  const save = page.getByRole("button", { name: say.saveAll });
  await expect(save).toBeVisible();
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await save.click();
  await expect(page.getByText(say.notLoaded)).toBeVisible();
  await page.unroute("**/assets/*.js");
  await save.click();
  await expect(page.getByText(say.nothing)).toBeVisible();
  await page.keyboard.press("Escape");
  await write(page, "mine", language);
  await openPanel(page, language);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  expect(Object.keys(unzipSync((await saveAll(page)).bytes))).toEqual(["mine.md"]);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new TypeError("Refused");
    };
  });
  await save.click();
  await expect(page.getByText(say.failed)).toBeVisible();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("Broken", "UnknownError");
    };
  });
  await save.click();
  await expect(page.getByText(say.unread)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(area(page, language)).toHaveValue("mine");
});

/** Drops files as often as told, without a pause in between. */
function drop(page: Page, files: TextFile[], times = 1): Promise<void> {
  const dropped = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  return page.evaluate(
    ({ dropped, times }) => {
      for (let time = 0; time < times; time += 1) {
        const data = new DataTransfer();
        for (const { name, mimeType, bytes } of dropped)
          data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(drop);
      }
    },
    { dropped, times },
  );
}

test("files that are dropped twice at once become drafts once, and close no dialog in which something may be typed", async ({
  page,
}) => {
  await openEditor(page, language);
  await write(page, "mine", language);
  await page.getByRole("button", { name: "自定义 CSS" }).click();
  const css = page.getByRole("dialog").getByRole("textbox");
  await css.fill("p { color: red }");
  await drop(page, [text("a.md", "a"), text("b.md", "b")], 2);
  await expect(page.getByText(say.known)).toBeVisible();
  await expect(css).toHaveValue("p { color: red }");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say.show }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
});
