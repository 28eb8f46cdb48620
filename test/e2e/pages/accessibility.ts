import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each page loads it anew, which takes a sixth less without its comments. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on a page in a theme: on the whole of it, or in what a selector finds there. */
export async function findingsIn(page: Page, theme: "light" | "dark", within = "html"): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  // Without frames of other origins the page itself can add up what was found; only that is described, which is half the work.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .include(within)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}, ${id}: ${html}`));
}

/**
 * What axe finds on a page as it stands. One theme is enough where the other is judged elsewhere: each screen by the journey that
 * opens it in both languages, each pair of colours by the test of the tokens.
 */
export async function findings(page: Page, within = "html", themes: 1 | 2 = 1): Promise<string[]> {
  const light = await findingsIn(page, "light", within);
  return themes === 1 ? light : [...light, ...(await findingsIn(page, "dark", within))];
}
