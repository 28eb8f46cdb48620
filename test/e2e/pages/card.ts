import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { untilRunning } from "./running";

export const words = {
  en: { text: "Text (Markdown)", download: "Download", waiting: "Your preview will appear here" },
  zh: { text: "文字（Markdown）", download: "下载", waiting: "预览内容将在这里显示" },
};

export type Language = keyof typeof words;

/** Opens the tool in a language, with settings and a text as an earlier visit left them. */
export async function open(
  page: Page,
  language: Language,
  stored: { settings?: object; text?: string } = {},
  hash = "",
) {
  await page.addInitScript(({ settings, text }) => {
    if (settings) localStorage.setItem("wink.card.settings", JSON.stringify(settings));
    if (text) localStorage.setItem("wink.card.text", JSON.stringify({ text, previous: null }));
  }, stored);
  await page.goto(`/share-card?lang=${language}${hash}`);
  await untilRunning(page);
}

export const editor = (page: Page, language: Language) =>
  page.getByRole("textbox", { name: words[language].text });

export const cards = (page: Page) => page.locator("section .share-card");

/** The cards that say something, once they are composed. */
export const composedCards = (page: Page) =>
  page.locator("section [role=img] .share-card:not(:has(.card-waiting))");

export async function save(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).filter({ visible: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
