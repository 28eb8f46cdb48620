import type { Page } from "@playwright/test";

/** The score that the result has now. */
export async function totalOf(page: Page): Promise<number> {
  const name = await page.getByRole("img", { name: /Score|满分/ }).getAttribute("aria-label");
  return Number(
    /(\d+) after|优化后 (\d+)/
      .exec(name ?? "")
      ?.slice(1)
      .find(Boolean),
  );
}
