import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page as it stands, or in what a selector finds there: everything in the light theme, and in the dark one
 * what a theme can change. Colours are those of every language and width, so a page needs to be judged in the dark once.
 */
export async function findings(page: Page, within = "html", themes: 1 | 2 = 2): Promise<string[]> {
  // Without frames of other origins the page itself can add up what was found.
  const axe = () => new AxeBuilder({ page }).include(within).setLegacyMode();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axe().withTags(tags).analyze();
  const judged = [light];
  if (themes === 2) {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    judged.push(await axe().withRules(["color-contrast"]).analyze());
  }
  return judged.flatMap(({ violations }, theme) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${theme === 0 ? "light" : "dark"}, ${id}: ${html}`),
    ),
  );
}
