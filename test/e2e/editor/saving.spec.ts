import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, openEditor, test } from "../pages/fixtures";

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
