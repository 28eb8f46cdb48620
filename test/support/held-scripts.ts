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
