import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { bytesOf, type Dropped, drop } from "../pages/drop-files";
import { open, paper, words } from "../pages/editor";
import { expect, openEditor, test } from "../pages/fixtures";

test("a Markdown file opens as a draft of its own, wherever it is dropped, and from the menu, the same one twice", async ({
  page,
}) => {
  const area = await open(page);
  await area.fill("what was written before");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await drop(page, "textarea", [{ name: "a.md", bytes: bytesOf("\uFEFF# 标题\r\n\r\n正文") }])).toBe(
    true,
  );
  await expect(area).toHaveValue("# 标题\n\n正文");
  await expect(paper(page).getByRole("heading", { name: "标题" })).toBeVisible();
  await expect(page.getByText("The file is open as a separate draft.")).toBeVisible();
  expect(await drop(page, "body", [{ name: "b.txt", bytes: [0xd6, 0xd0, 0xce, 0xc4] }])).toBe(true);
  await expect(area).toHaveValue("中文");
  for (const wanted of ["first", "second"]) {
    await page.getByRole("button", { name: words.en.more }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("menuitem", { name: "Open files…" }).click();
    const buffer = Buffer.from(`# ${wanted}`);
    await (await chooser).setFiles({ name: "a.md", mimeType: "text/markdown", buffer });
    await expect(area).toHaveValue(`# ${wanted}`);
  }
  await page.getByRole("button", { name: "Drafts" }).click();
  const drafts = page.getByRole("dialog");
  await expect(drafts.getByText("what was written before")).toBeVisible();
  await expect(drafts.getByText("标题")).toBeVisible();
});

test("what cannot be opened is told, and leaves text and page as they are", async ({ page }) => {
  const area = await open(page, "zh");
  await area.fill("原来的文字");
  const address = page.url();
  const cases: [Dropped[], string][] = [
    [[{ name: "a.pdf", bytes: [1], type: "application/pdf" }], "只能打开 Markdown 或纯文本文件"],
    [[{ name: "a.md", bytes: [] }], "这个文件里没有文字"],
    [[{ name: "a.md", bytes: [0xff, 0x00] }], "无法识别这个文件的文字编码"],
    [[{ name: "a.png", bytes: [1], type: "image/png" }], "正文里放不下图片文件"],
  ];
  for (const [files, message] of cases) {
    expect(await drop(page, "h1", files)).toBe(true);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(area).toHaveValue("原来的文字");
  expect(page.url()).toBe(address);
});

const text = "---\ntitle: 我的文章\ndate: 2026-11-21\ntags:\n- a\n---\n\n*正文*第一段。\n";

async function download(page: Page, kind: RegExp) {
  await page.getByRole("button", { name: "更多操作" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), "utf8") };
}

test("an article is saved under its title with its own rules, and its front matter stays in it uncounted", async ({
  page,
}) => {
  await openEditor(page, "zh");
  await page.locator("textarea").fill(text);
  await expect(page.getByText("5 字", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "自定义 CSS" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await findings(page, "dialog")).toEqual([]);
  await dialog
    .getByRole("textbox")
    .fill("em { color: red; background: url(https://evil.localhost/a) }\np { background: none");
  await dialog.getByRole("button", { name: "应用" }).click();
  const words = page.locator("section.article em");
  await expect(words).toHaveCSS("color", "rgb(255, 0, 0)");
  expect(await download(page, /\.md/)).toEqual({ name: "我的文章.md", content: text });
  const { name, content } = await download(page, /\.html/);
  expect(name).toBe("我的文章.html");
  expect(content).toMatch(/<em style="[^"]*color: (?:red|rgb\(255, 0, 0\))/);
  expect(content).not.toContain("evil.localhost");
});
