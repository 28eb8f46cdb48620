import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the tab of the optimised resume; gives its pages, whose text reads as that of the saved document. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: /^(?:Optimised resume|优化后的简历)$/ }).click();
  const first = page.getByRole("group", { name: /^(?:Page 1 of|第 1 页)/ });
  await expect(first).toBeVisible({ timeout: 15_000 });
  return page.getByRole("tabpanel").locator("[data-print]");
}
