import { readFile } from "node:fs/promises";
import { composedCards, open } from "../pages/card";
import { expect, openEditor, test } from "../pages/fixtures";

const text = "---\ntitle: 我的文章\ndate: 2026-11-21\ntags:\n- a\n---\n\n正文第一段。\n";

test("front matter is not shown or counted, gives the file its name, and stays in it", async ({ page }) => {
  await openEditor(page, "zh");
  const area = page.locator("textarea");
  await area.fill(text);
  const article = page.locator("section.article");
  await expect(article).toHaveText("正文第一段。");
  await expect(article.locator("hr, h2")).toHaveCount(0);
  await expect(page.getByText("5 字", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "更多操作" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /\.md/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("我的文章.md");
  expect(await readFile(await file.path(), "utf8")).toBe(text);

  await area.fill(text.replace("tags:\n", "tags:\n这是正文\n"));
  await expect(article.locator("hr").first()).toBeVisible();
});

test("a card has no front matter on it", async ({ page }) => {
  await open(page, "zh", { settings: {}, text });
  const card = composedCards(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("正文第一段");
  await expect(card).not.toContainText("2026-11-21");
  await expect(card.locator("hr, h2")).toHaveCount(0);
});
