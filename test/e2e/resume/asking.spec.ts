import { expect, type Locator, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { tabTo } from "../pages/keyboard";
import { openResult } from "../pages/open-result";
import { averageResult } from "../pages/results";
import { savedPdf, textOfPdf } from "../pages/saved-pdf";
import { totalOf } from "../pages/score";
import { openSheet } from "../pages/sheet";

const words = {
  en: {
    next: "What would help most",
    figures: /Add figures? to/,
    openings: /Say what you did yourself/,
    ask: "How many trade fair appearances?",
    skipped: /^“Responsible for” does not say what you did/,
    following: /^“Helped” does not say what you did/,
    count: "How many",
    typed: "14",
    choices: { "How often": "a year" },
    written:
      "Organized 14 trade fair appearances a year and coordinated the suppliers of stands, catering and print.",
    submit: "Write it in",
    skip: "Skip",
    own: "Classic",
    other: "Chinese style",
    save: "Save as PDF",
    improve: "Improve",
    resume: "Optimised resume",
  },
  zh: {
    next: "最值得做的几件事",
    figures: /补上数字/,
    openings: /您自己做的事/,
    ask: "写了多少篇，有多少读者？",
    skipped: /^“负责”没有说明您做了什么/,
    following: /^“参与”没有说明您做了什么/,
    count: "数量",
    typed: "120",
    choices: { 单位: "篇文章", 频率: "每月" },
    written: "撰写推文与短视频脚本,配合设计部门完成海报制作，每月120篇文章",
    submit: "写进简历",
    skip: "跳过",
    own: "中文一页",
    other: "经典",
    save: "保存为 PDF",
    improve: "逐条改进",
    resume: "优化后的简历",
  },
} as const;

const bare = (text: string) => text.replace(/\s/gu, "");

function parts(page: Page, lang: "en" | "zh") {
  const w = words[lang];
  return {
    step: (name: RegExp) => page.getByRole("region", { name: w.next }).getByRole("button", { name }),
    form: page.getByRole("form", { name: w.ask }),
    line: page.locator("[data-line]", { hasText: w.written }),
    save: page.getByRole("button", { name: w.save }).filter({ visible: true }),
    template: (name: string) => page.getByRole("radio", { name }),
  };
}

async function expectWithin(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function expectSaved(page: Page, written: string, press: () => Promise<void>) {
  const pdf = await savedPdf(page, press);
  expect(bare(textOfPdf(pdf.path))).toContain(bare(written));
}

test("what is asked for is typed, written into its line, worth points and kept, on a phone too", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const w = words.zh;
  const stored = averageResult("zh");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, stored, "zh");
  const { step, form, line, template } = parts(page, "zh");
  await step(w.figures).click();
  await expect(form.getByLabel(w.count, { exact: true })).toBeFocused();
  await page.keyboard.type(w.typed);
  for (const [label, option] of Object.entries(w.choices))
    await form.getByLabel(label, { exact: true }).selectOption(option);
  await expect(form.getByText(w.written)).toBeVisible();
  await expectWithin(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectWithin(page);
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  await form.getByRole("button", { name: w.submit }).click();
  await expect(line).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(stored.optimized_score ?? 100);

  const sheet = await openSheet(page);
  await template(w.other).check();
  await expect(sheet).toContainText(w.written);
  await page.reload();
  await openSheet(page);
  await expect(template(w.other)).toBeChecked();
  await expect(sheet).toContainText(w.written);
});

test("an open question tears no hole into the resume, keeps what is half typed, closes by Escape, and is skipped for good", async ({
  page,
}) => {
  const w = words.en;
  await page.setViewportSize({ width: 1280, height: 900 });
  await openResult(page, averageResult("en"));
  const { step, form } = parts(page, "en");
  const sheet = page.getByRole("region", { name: "Side by side" });
  await expect(step(w.figures)).toBeVisible();
  const tall = () => sheet.evaluate(({ clientHeight }) => clientHeight);
  const before = await tall();
  await step(w.figures).click();
  await expect(form).toBeInViewport({ ratio: 1 });
  expect(await tall()).toBe(before);
  await page.keyboard.type(w.typed);
  await openSheet(page);
  await page.getByRole("tab", { name: w.improve }).click();
  const count = form.getByLabel(w.count, { exact: true });
  await expect(count).toHaveValue(w.typed);
  await count.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: w.ask })).toBeFocused();

  const asked = page.getByRole("button", { name: w.skipped });
  await step(w.openings).click();
  await expect(asked.first()).toHaveAttribute("aria-expanded", "true");
  const left = (await asked.count()) - 1;
  await page.getByRole("button", { name: w.skip }).click();
  await expect(asked).toHaveCount(left);
  await page.reload();
  await step(w.openings).click();
  await expect(page.getByRole("button", { name: w.following, expanded: true })).toBeVisible();
  await expect(asked).toHaveCount(left);
});

test("by keyboard alone a question is answered, a template chosen and the PDF saved", async ({ page }) => {
  test.setTimeout(120_000);
  const w = words.en;
  const stored = averageResult("en");
  await openResult(page, stored);
  const { step, form, line, save, template } = parts(page, "en");
  const press = async (target: Locator, back?: "Shift+Tab") => {
    await tabTo(page, target, back);
    await page.keyboard.press("Enter");
  };
  await press(step(w.figures));
  await expect(form.getByLabel(w.count, { exact: true })).toBeFocused();
  await page.keyboard.type(w.typed);
  await page.keyboard.press("Tab");
  await page.keyboard.type("a year");
  await expect(form.getByText(w.written)).toBeVisible();
  await press(form.getByRole("button", { name: w.submit }));
  await expect(line).toBeFocused();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(stored.optimized_score ?? 100);
  await tabTo(page, page.getByRole("tab", { name: w.improve }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: w.resume })).toBeFocused();
  await expect(template(w.own)).toBeChecked({ timeout: 15_000 });
  await tabTo(page, template(w.own));
  await page.keyboard.press("ArrowRight");
  await expect(template(w.other)).toBeChecked();
  await expectSaved(page, w.written, () => press(save, "Shift+Tab"));
});
