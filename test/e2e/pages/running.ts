import type { Page } from "@playwright/test";

/** A page that reads without its scripts may wait for a hand. */
export async function moveHand(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
}

/**
 * Waits until the page runs: React hears what is pressed, which on a busy machine may be long after. The mark is the one that
 * React leaves on each element that it has taken over; what begins when it has shown the page begins before the next task.
 */
export async function untilRunning(page: Page): Promise<void> {
  await moveHand(page);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
