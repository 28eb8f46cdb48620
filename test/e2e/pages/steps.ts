import { expect, type Locator, type Page } from "@playwright/test";
import { paneOf } from "./sheet";

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
