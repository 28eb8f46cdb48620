import type { Page } from "@playwright/test";

/** Opens a page whose scripts are held back until `release`. */
export async function openHeld(page: Page, path: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return { release };
}

/** Opens a page whose scripts run, but whose work React puts off is not done until `release`: as on a very busy machine. */
export async function openWithHeldWork(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript(() => {
    // React's scheduler gives itself its turns by messages.
    const post = MessagePort.prototype.postMessage;
    const held = new Promise<void>((resolve) => {
      window.addEventListener("release-work", () => resolve(), { once: true });
    });
    MessagePort.prototype.postMessage = function postWhenReleased(message: unknown) {
      void held.then(() => post.call(this, message));
    };
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return { release: () => page.evaluate(() => void window.dispatchEvent(new Event("release-work"))) };
}
