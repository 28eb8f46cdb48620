import type { Page } from "@playwright/test";

/** What the browser refuses to run or to load on a page, from its first moment. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const what = `${violatedDirective} ${blockedURI} ${sample} on ${location.pathname}`;
      Reflect.get(window, "noteViolation")(what);
    });
  });
  return found;
}
