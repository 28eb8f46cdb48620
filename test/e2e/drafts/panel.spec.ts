import { findings } from "../pages/accessibility";
import { area, openPanel, saved, WORK, words, write } from "../pages/drafts";
import { expect, openEditor, test } from "../pages/fixtures";

const language = "zh";
const say = words[language];

test("a text that was deleted is restored from its versions, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, language);
  await write(page, WORK, language);
  await area(page, language).press("ControlOrMeta+a");
  await area(page, language).press("Delete");
  await area(page, language).pressSequentially("oh");
  await saved(page, language);
  await page.reload();
  await expect(area(page, language)).toHaveValue("oh");
  await openPanel(page, language, "versions");
  await page.getByText(say.shrink).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(WORK);
  await page.getByRole("button", { name: say.restore, exact: true }).click();
  await expect(area(page, language)).toHaveValue(WORK);
  await area(page, language).press("ControlOrMeta+z");
  await expect(area(page, language)).toHaveValue(WORK);
  await openPanel(page, language, "versions");
  await expect(page.getByText(say.found)).toBeVisible();
});

test("a draft is deleted, brought back and opened", async ({ page }) => {
  await openEditor(page, language);
  await write(page, "# First\n\ntext", language);
  await openPanel(page, language);
  await page.getByRole("button", { name: say.fresh }).click();
  await write(page, "# Second", language);
  await openPanel(page, language);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "First" })
    .getByRole("button", { name: say.remove })
    .click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: say.undo }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: say.open }).click();
  await expect(area(page, language)).toHaveValue("# First\n\ntext");
});

test("the panel has no accessibility findings", async ({ page }) => {
  await openEditor(page, language);
  await write(page, WORK, language);
  await area(page, language).fill("x");
  await saved(page, language);
  await openPanel(page, language);
  await page.getByRole("button", { name: say.fresh }).click();
  await write(page, "# Second", language);
  await openPanel(page, language);
  await page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: "Second" })
    .getByRole("button", { name: say.remove })
    .click();
  await expect(page.getByRole("button", { name: say.undo })).toBeVisible();
  for (const tab of [say.drafts, say.versions, say.bin]) {
    await page.getByRole("tab", { name: tab }).click();
    const summary = page.getByText(say.shrink);
    if (await summary.isVisible()) await summary.click();
    expect(await findings(page, "[role=dialog]", 1)).toEqual([]);
  }
});

test("storage that fails while the panel is open is told, and nothing is lost", async ({ page }) => {
  await openEditor(page, language);
  await write(page, "# First", language);
  await openPanel(page, language);
  await page.getByRole("button", { name: say.fresh }).click();
  await write(page, "# Second", language);
  await openPanel(page, language);
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "First" })
    .getByRole("button", { name: say.remove })
    .click();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("Broken", "UnknownError");
    };
  });
  await dialog.getByRole("button", { name: say.undo }).click();
  await expect(dialog.getByText(/存储没有响应/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(area(page, language)).toHaveValue("# Second");
});
