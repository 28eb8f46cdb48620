import type { Page } from "@playwright/test";

async function signIn(page: Page) {
  await page.goto("/healthz");
  const origin = new URL(page.url()).origin;
  await page.request.post("/signin", { form: { email: "reader@example.com" }, headers: { Origin: origin } });
}

/** The results page with what a tab would have stored of a result. */
export async function openResult(page: Page, stored: object | string, lang = "en") {
  await signIn(page);
  const json = typeof stored === "string" ? stored : JSON.stringify(stored);
  await page.evaluate((value) => {
    sessionStorage.clear();
    sessionStorage.setItem("resumeData", value);
  }, json);
  await page.goto(`/results?lang=${lang}`);
}
