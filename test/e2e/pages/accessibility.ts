import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page as it stands, or in what a selector finds there: everything in the light theme, and in the dark one
 * what a theme can change.
 */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  // Without frames of other origins the page itself can add up what was found.
  const axe = () => new AxeBuilder({ page }).include(within).setLegacyMode();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axe().withTags(tags).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await axe().withRules(["color-contrast"]).analyze();
  return [light, dark].flatMap(({ violations }, theme) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${theme === 0 ? "light" : "dark"}, ${id}: ${html}`),
    ),
  );
}
