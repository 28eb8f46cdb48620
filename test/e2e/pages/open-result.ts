import type { Page } from "@playwright/test";

async function signIn(page: Page, email: string) {
  await page.goto("/healthz");
  const origin = new URL(page.url()).origin;
  await page.request.post("/signin", { form: { email }, headers: { Origin: origin } });
}

/** The results page with what a tab would have stored of a result. */
export async function openResult(
  page: Page,
  stored: object | string,
  lang = "en",
  email = "reader@example.com",
) {
  await signIn(page, email);
  const json = typeof stored === "string" ? stored : JSON.stringify(stored);
  await page.evaluate((value) => {
    sessionStorage.clear();
    sessionStorage.setItem("resumeData", value);
  }, json);
  await page.goto(`/results?lang=${lang}`);
}
