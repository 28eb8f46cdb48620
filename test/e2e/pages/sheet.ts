import { expect, type Locator, type Page } from "@playwright/test";

/** The resume as it will be saved; its lines are options. */
export const paperOf = (page: Page): Locator => page.getByRole("listbox", { name: /line by line|逐行浏览/ });

export const lineOf = (page: Page, text: string | RegExp, exact = false): Locator =>
  paperOf(page).getByRole("option", { name: text, exact });

/** Beside the paper, or over the foot of a phone: the next step, a list, or the card of a line. */
export const paneOf = (page: Page): Locator => page.locator("[data-beside]");

/** Opens the tab of the resume; gives its pages, whose text reads as that of the saved document. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: /^(?:Resume|简历)$/ }).click();
  await expect(paperOf(page)).toBeVisible({ timeout: 15_000 });
  return page.getByRole("tabpanel").locator("[data-print]");
}

export async function closePane(page: Page): Promise<void> {
  await paneOf(page)
    .getByRole("button", { name: /^(?:Close|关闭)$/ })
    .click();
}

/** What takes the place of whatever is beside the paper; on a phone it comes from below. */
export async function openPane(page: Page, name: string): Promise<Locator> {
  const pane = paneOf(page);
  if ((await pane.getAttribute("data-beside")) === "line") await closePane(page);
  if (!(await pane.isVisible()))
    await page
      .locator("[data-bottom-bar]")
      .getByRole("button", { name: /^(?:Next step|下一步)$/ })
      .click();
  await pane.getByRole("button", { name, exact: true }).click();
  return pane;
}

/** Goes from line to line of the paper as who has no mouse does. */
export async function arrowTo(page: Page, text: string): Promise<void> {
  const chosen = paperOf(page).getByRole("option", { selected: true });
  await paperOf(page).focus();
  await page.keyboard.press("Home");
  for (let left = await paperOf(page).getByRole("option").count(); left > 0; left -= 1) {
    if ((await chosen.getAttribute("aria-label")) === text) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no line ${text} on the paper`);
}
