import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";

/** Opens a page, and waits until the service worker has kept what it keeps and answers for the site. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilControlled(page);
}

export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 90_000,
  });
}

/** Has the next look for a new version of the worker find this one. */
export async function deployWorker(context: BrowserContext, code: string): Promise<void> {
  await context.route("**/sw.js", (route) =>
    route.fulfill({ body: code, headers: { "Content-Type": "text/javascript", "Cache-Control": "no-cache" } }),
  );
}

export const builtWorker = () => readFileSync("build/client/sw.js", "utf8");

export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Everything in Cache Storage: addresses, and the words of what is no file of the build. */
export function walkCaches(page: Page): Promise<{ addresses: string[]; words: string }> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    let words = "";
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        addresses.push(`${name.split("-")[0]} ${pathname}${search.replace(/&?__WB_REVISION__=\w+/, "")}`);
        if (!pathname.startsWith("/assets/")) words += await (await cache.match(request))?.text();
      }
    }
    return { addresses, words };
  });
}
