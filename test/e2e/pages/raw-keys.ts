import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const FOLDER = "app/i18n/locales/en";

/** Every key of the texts, as the page would show one whose text is missing; words that may well be texts themselves are left out. */
const keys = new Set(
  readdirSync(FOLDER).flatMap((file) => keysOf(readFileSync(`${FOLDER}/${file}`, "utf8"))),
);

function keysOf(json: string): string[] {
  const flatten = (texts: object, prefix: string): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "object" ? flatten(text, `${prefix}${name}.`) : [prefix + name],
    );
  return flatten(JSON.parse(json), "")
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""))
    .filter((key) => /[.A-Z]/.test(key));
}

/** What a page shows or names that is a key instead of its text, or a text with a place that nothing was put into. */
export async function rawKeysOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest("script, style, textarea, code, pre"))
        found.push(texts.currentNode.textContent ?? "");
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name) ?? "");
    return found;
  });
  const isRaw = (text: string) => keys.has(text.replace(/^\w+:/, "")) || /\{\{\s*\w/.test(text);
  return shown.map((text) => text.trim()).filter(isRaw);
}
