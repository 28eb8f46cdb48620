import { AxeBuilder } from "@axe-core/playwright";
import { DATA, expect, test, upload } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const pages = [
  "/",
  "/offerwink",
  "/offerwink/rubric",
  "/upload",
  "/media-tools",
  "/markdown-editor",
  "/share-card",
  "/subtitle-converter",
  "/material-library",
  "/signin",
  "/dev/ui",
  "/nothing-here",
];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const language of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`no page has a finding in ${language}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const path of pages) {
        await page.goto(`${path}?lang=${language}`);
        await untilRunning(page);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
      }
    });

    test(`the signed-in pages have no finding in ${language}, ${theme}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await signIn();
      await upload(page, `${DATA}/awesome-cv-resume.pdf`, language);
      await untilRunning(page);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
}

test("no page scrolls sideways on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["en", "zh"]) {
    for (const path of pages) {
      await page.goto(`${path}?lang=${language}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} ${language}`).toBeLessThanOrEqual(0);
    }
  }
});
