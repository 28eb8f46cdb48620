import { expect, type Locator, type Page } from "@playwright/test";

/** Far more than a page has places for the focus. */
const MOST_STEPS = 400;

/** Moves the focus to a place as who has no mouse does, forward or back; gives how often the key was pressed. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${key}`);
}
