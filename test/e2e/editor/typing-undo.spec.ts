import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const area = (page: Page) => page.locator("textarea");
const article = (page: Page) => page.locator("section.article");

test("typing is taken back in runs of many letters and by lines, while the preview follows each of them", async ({
  page,
}) => {
  await openEditor(page);
  await area(page).fill("# Title\n\nA paragraph\n\n- an item\n\n");
  await area(page).press("ControlOrMeta+End");
  const before = await area(page).inputValue();
  const words = "sixty letters of plain words and two that are **bold** here.";
  const runs = words.split(/(?<= )/);
  for (const word of runs) {
    await area(page).pressSequentially(word);
    await expect(article(page)).toContainText(word.replaceAll("*", "").trim());
  }
  let undone = 0;
  for (; undone < 60 && (await area(page).inputValue()) !== before; undone++)
    await area(page).press("ControlOrMeta+z");
  // At most one for each word, if a slow machine paused between all of them, and one for each mark that changed the paragraph.
  expect(undone).toBeLessThanOrEqual(runs.length + 4);

  await area(page).fill("");
  await area(page).pressSequentially("a");
  await area(page).press("Enter");
  await area(page).pressSequentially("b");
  await area(page).press("ControlOrMeta+z");
  await expect(area(page)).toHaveValue("a\n");
});
