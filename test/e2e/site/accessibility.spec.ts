import { findings } from "../pages/accessibility";
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
  "/article-scraper",
  "/material-library",
  "/ai-writing",
  "/signin",
  "/offline",
  "/privacy",
  "/radar-bot",
  "/profile",
  "/dev/ui",
  "/nothing-here",
];

for (const language of ["en", "zh"] as const) {
  for (const path of pages) {
    test(`${path} has no finding, and stays within a small phone (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${path}?lang=${language}`);
      await untilRunning(page);
      await expect(page.getByText(/Opening your draft|正在打开草稿/)).toHaveCount(0);
      expect(await findings(page, "html", language === "en" ? 2 : 1)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test(`the signed-in pages have no finding (${language})`, async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn();
    await upload(page, `${DATA}/awesome-cv-resume.pdf`, language);
    await untilRunning(page);
    expect(await findings(page, "html", language === "en" ? 2 : 1)).toEqual([]);
  });
}
