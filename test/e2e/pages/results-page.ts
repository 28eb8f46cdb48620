import { execFileSync } from "node:child_process";
import { expect, type Locator, type Page } from "@playwright/test";
import { SESSION, sessionOf } from "./fixtures";

async function signIn(page: Page, email: string) {
  await page.goto("/healthz");
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: SESSION, value: await sessionOf(email), url, httpOnly: true }]);
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

/** The resume as it will be saved; its lines are options. */
export const paperOf = (page: Page): Locator => page.getByRole("listbox", { name: /line by line|逐行浏览/ });

export const lineOf = (page: Page, text: string | RegExp, exact = false): Locator =>
  paperOf(page).getByRole("option", { name: text, exact });

/** Beside the paper, or over the foot of a phone: the next step, a list, or the card of a line. */
export const paneOf = (page: Page): Locator => page.locator("[data-beside]");

/** Opens the tab of the resume; gives its pages, whose text reads as that of the saved document. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: /^(?:Resume|简历)$/ }).click();
  await expect(paperOf(page)).toBeVisible({ timeout: 15_000 });
  return page.getByRole("tabpanel").locator("[data-print]");
}

export async function closePane(page: Page): Promise<void> {
  await paneOf(page)
    .getByRole("button", { name: /^(?:Close|关闭)$/ })
    .click();
}

/** What takes the place of whatever is beside the paper; on a phone it comes from below. */
export async function openPane(page: Page, name: string): Promise<Locator> {
  const pane = paneOf(page);
  if ((await pane.getAttribute("data-beside")) === "line") await closePane(page);
  if (!(await pane.isVisible()))
    await page
      .locator("[data-bottom-bar]")
      .getByRole("button", { name: /^(?:Next step|下一步)$/ })
      .click();
  await pane.getByRole("button", { name, exact: true }).click();
  return pane;
}

/** Goes from line to line of the paper as who has no mouse does. */
export async function arrowTo(page: Page, text: string): Promise<void> {
  const chosen = paperOf(page).getByRole("option", { selected: true });
  await paperOf(page).focus();
  await page.keyboard.press("Home");
  for (let left = await paperOf(page).getByRole("option").count(); left > 0; left -= 1) {
    if ((await chosen.getAttribute("aria-label")) === text) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no line ${text} on the paper`);
}

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

/** What somebody could answer, by what a field takes. */
const answers: Record<string, string> = { decimal: "14", email: "sam@example.com", tel: "+44 20 7946 0018" };
const words = { en: "the checks of all incoming orders", zh: "所有来料订单的核对" };

/** The question in view, with its fields. */
export const formOf = (page: Page): Locator => paneOf(page).getByRole("form");

/** The sentence as the answer in the form would write it. */
export const previewOf = (page: Page): Locator => formOf(page).locator("[data-preview]");

/** What there is to type into a field. */
export async function plausible(field: Locator, lang: "en" | "zh"): Promise<string> {
  const [mode, type] = await Promise.all([field.getAttribute("inputmode"), field.getAttribute("type")]);
  return answers[mode ?? ""] ?? answers[type ?? ""] ?? words[lang];
}

/** Fills in just as much as makes a sentence; gives the sentence. */
export async function fillStep(page: Page, lang: "en" | "zh"): Promise<string> {
  const preview = previewOf(page).first();
  for (const field of await formOf(page).locator("select, input:not([type=checkbox])").all()) {
    const isChoice = await field.evaluate((element) => element.matches("select"));
    if (!isChoice) await field.fill(await plausible(field, lang));
    else if ((await field.inputValue()) === "") await field.selectOption({ index: 1 });
    if (await preview.isVisible()) break;
  }
  await expect(preview).toBeVisible();
  return (await preview.textContent()) ?? "";
}

/** Saves the open document by what `press` does; gives where it was saved and under which name. */
export async function savedPdf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { path: await download.path(), name: download.suggestedFilename() };
}

export function textOfPdf(path: string): string {
  return execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"]).toString();
}
