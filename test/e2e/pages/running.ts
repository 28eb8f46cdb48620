import type { Page } from "@playwright/test";

/**
 * Waits until the page runs: nothing is loading any more and React hears what is pressed, which on a busy machine may be
 * long after. The mark is the one that React leaves on each element that it has taken over.
 */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
  });
}
