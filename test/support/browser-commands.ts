import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    requests: () => Promise<string[]>;
  }
}

const sinceLastCall = new WeakMap<object, string[]>();

/** What the page has asked for since the last call: nothing in the first. */
export const requests: BrowserCommand<[]> = async ({ page }) => {
  // What was asked for before this answer is known before it.
  await page.evaluate(() => document.readyState);
  const asked = sinceLastCall.get(page);
  if (asked) return asked.splice(0);
  const now: string[] = [];
  sinceLastCall.set(page, now);
  page.on("request", (request) => now.push(request.url()));
  return [];
};
