import { expect, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { chineseResult, englishResult } from "../pages/results";

const words = {
  en: {
    tab: "Cover letter",
    label: "Your letter",
    start: /^Dear Hiring Manager,/,
    own: "You have changed this letter",
    redraft: "Draft it again",
    restore: "Bring back my text",
    sources: "Where each sentence comes from",
    typed: "Dear Ms Fjord,\n\nI would like to join you.",
  },
  zh: {
    tab: "求职信",
    label: "您的求职信",
    start: /^尊敬的招聘负责人：/,
    own: "您已修改过这封信",
    redraft: "重新起草",
    restore: "恢复我的文字",
    sources: "每句话的出处",
    typed: "尊敬的李经理：\n\n我希望加入贵公司。",
  },
} as const;

for (const [lang, width] of [
  ["en", 1280],
  ["zh", 390],
] as const)
  test(`a letter is drafted from the resume, edited, kept over a reload and drafted again (${lang}, ${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const w = words[lang];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openResult(page, lang === "en" ? englishResult() : chineseResult(), lang);
    await page.getByRole("tab", { name: w.tab }).click();
    const letter = page.getByRole("textbox", { name: w.label });
    await expect(letter).toHaveValue(w.start);
    const sources = page.getByRole("region", { name: w.sources });
    const count = await sources.getByRole("listitem").count();
    expect(count).toBeGreaterThan(1);
    expect(await findings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await letter.fill(w.typed);
    await expect(page.getByText(w.own)).toBeVisible();
    await page.reload();
    await page.getByRole("tab", { name: w.tab }).click();
    await expect(letter).toHaveValue(w.typed);
    await page.getByRole("button", { name: w.redraft }).click();
    await expect(letter).toHaveValue(w.start);
    await page.getByRole("button", { name: w.restore }).click();
    await expect(letter).toHaveValue(w.typed);
  });
