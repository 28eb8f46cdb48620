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
  expect(await findings(page, "dialog")).toEqual([]);
  await page.getByRole("button", { name: say.restore, exact: true }).click();
  await expect(area(page, language)).toHaveValue(WORK);
  await area(page, language).press("ControlOrMeta+z");
  await expect(area(page, language)).toHaveValue(WORK);
  await openPanel(page, language, "versions");
  await expect(page.getByText(say.found)).toBeVisible();
});

test("a draft is deleted, brought back and opened; storage that fails meanwhile is told, and nothing is lost", async ({
  page,
}) => {
  await openEditor(page, language);
  await write(page, "# First\n\ntext", language);
  await openPanel(page, language);
  await page.getByRole("button", { name: say.fresh }).click();
  await expect(area(page, language)).toHaveValue("");
  await write(page, "# Second", language);
  await openPanel(page, language);
  const dialog = page.getByRole("dialog");
  const items = dialog.getByRole("listitem");
  const undo = dialog.getByRole("button", { name: say.undo });
  const remove = (title: string) =>
    items.filter({ hasText: title }).getByRole("button", { name: say.remove }).click();
  await expect(items).toHaveCount(2);
  await remove("First");
  await expect(items).toHaveCount(1);
  await expect(undo).toBeVisible();
  for (const tab of [say.bin, say.drafts]) {
    await page.getByRole("tab", { name: tab }).click();
    expect(await findings(page, "dialog"), tab).toEqual([]);
  }
  await undo.click();
  await expect(items).toHaveCount(2);
  await dialog.getByRole("button", { name: say.open }).click();
  await expect(area(page, language)).toHaveValue("# First\n\ntext");

  await openPanel(page, language);
  await remove("Second");
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("Broken", "UnknownError");
    };
  });
  await undo.click();
  await expect(dialog.getByText(/存储没有响应/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(area(page, language)).toHaveValue("# First\n\ntext");
});
