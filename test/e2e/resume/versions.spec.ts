import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { chineseResult, englishResult } from "../pages/results";

const words = {
  en: {
    keep: "Keep on this device",
    tabOnly: "In this tab only",
    foot: "in this tab only. We keep nothing",
    kept: "kept in this browser",
    list: /^\d+ versions?$/,
    saveAs: "Save this as a new version",
    save: "Save",
    open: (name: string) => `Open “${name}”`,
    compare: (name: string) => `Compare “${name}”`,
    forget: "Forget all versions",
    tailor: "Tailor to a job",
    advert: "Job advert",
    tailorNow: "Tailor to this job",
    reject: "Reject all",
    same: "have the same text",
    job: "Requirements:\n- TypeScript and PostgreSQL in production\n- incident response, Salesforce",
  },
  zh: {
    keep: "保存在本设备",
    tabOnly: "只在当前标签页里",
    foot: "服务器不留任何内容",
    kept: "保存在当前浏览器里",
    list: /^\d+ 个版本$/,
    saveAs: "将当前内容另存为新版本",
    save: "保存",
    open: (name: string) => `打开“${name}”`,
    compare: (name: string) => `对比“${name}”`,
    forget: "清除全部版本",
    tailor: "针对职位定制",
    advert: "职位描述",
    tailorNow: "针对该职位定制",
    reject: "全部拒绝",
    same: "两个版本的文字相同",
    job: "任职要求：\n1、熟悉 TypeScript、PostgreSQL；\n2、有数据分析经验。",
  },
} as const;

const kept = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes("resume")),
  );

async function signInAs(context: BrowserContext, page: Page, email: string) {
  const origin = new URL(page.url()).origin;
  await context.request.post("/signin", { form: { email }, headers: { Origin: origin } });
}

function versionsOf(page: Page, lang: "en" | "zh") {
  return page.getByRole("region", { name: lang === "en" ? "Versions" : "版本", exact: true });
}

async function keep(page: Page, lang: "en" | "zh" = "en") {
  await page.getByRole("switch", { name: words[lang].keep }).click();
  await expect(page.getByRole("switch", { name: words[lang].keep })).toBeChecked();
}

for (const [lang, width] of [
  ["en", 1280],
  ["zh", 390],
] as const)
  test(`kept on this device, a version is there tomorrow, is tailored, compared and forgotten (${lang}, ${width} px)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const w = words[lang];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openResult(page, lang === "en" ? englishResult() : chineseResult(), lang);
    const panel = versionsOf(page, lang);
    await expect(panel.getByText(w.tabOnly)).toBeVisible();
    await expect(page.getByText(w.foot)).toBeVisible();
    expect(await kept(page)).toEqual([]);

    await keep(page, lang);
    await expect(page.getByText(w.kept)).toBeVisible();
    await panel.getByRole("button", { name: w.list }).click();
    await panel.getByLabel(w.saveAs).fill("Acme");
    await panel.getByRole("button", { name: w.save, exact: true }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(2);
    await panel.getByRole("button", { name: w.tailor }).click();
    await panel.getByLabel(w.advert).fill(w.job);
    await panel.getByRole("button", { name: w.tailorNow }).click();
    await expect(page.getByRole("button", { name: /\d+%/ }).first()).toBeVisible();
    // The Chinese sample has nothing to reject: its versions have the same text.
    if (lang === "en") await page.getByRole("button", { name: w.reject }).click();

    const tomorrow = await context.newPage();
    await tomorrow.setViewportSize({ width, height: 900 });
    await tomorrow.emulateMedia({ reducedMotion: "reduce" });
    await tomorrow.goto(`/results?lang=${lang}`);
    const later = versionsOf(tomorrow, lang);
    await expect(later.getByText(/Acme/)).toBeVisible();
    await expect(tomorrow.getByRole("button", { name: /\d+%/ }).first()).toBeVisible();
    await later.getByRole("button", { name: w.list }).click();
    const items = later.getByRole("listitem");
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText(/\d+%/);
    for (const box of await later.getByRole("checkbox").all()) await box.check();
    if (lang === "en") await expect(later.getByRole("table")).toBeVisible();
    else await expect(later.getByText(w.same)).toBeVisible();
    expect(await findings(tomorrow)).toEqual([]);
    const overflow = await tomorrow.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await items.last().getByRole("button").first().click();
    await expect(later).toBeFocused();
    await expect(later.getByText(/Acme/).first()).toBeVisible();
    await later.getByRole("button", { name: w.forget }).click();
    await tomorrow.getByRole("alertdialog").getByRole("button", { name: w.forget }).click();
    await expect(later.getByText(w.tabOnly)).toBeVisible();
    expect(await kept(tomorrow)).toEqual([]);
  });

test("signing out forgets what was kept, and another member sees nothing", async ({ page, context }) => {
  await openResult(page, englishResult());
  await keep(page);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).not.toHaveURL(/profile/);
  await expect.poll(() => kept(page)).toEqual([]);
  await openResult(page, englishResult());
  await keep(page);
  const other = await context.newPage();
  await other.goto("/healthz");
  await signInAs(context, other, "other@example.com");
  await other.goto("/results?lang=en");
  await expect(other.getByText("There is no result in this tab")).toBeVisible();
  expect(await kept(other)).toEqual([]);
});

test("a reload keeps the tab as it is, and what is off stays off", async ({ page, context }) => {
  await openResult(page, englishResult());
  await expect(page.getByText("in this tab only. We keep nothing")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Keep on this device" })).not.toBeChecked();
  const next = await context.newPage();
  await next.goto("/results?lang=en");
  await expect(next.getByText("There is no result in this tab")).toBeVisible();
  expect(await kept(next)).toEqual([]);
});

test("a browser that refuses says so and loses nothing", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No", "SecurityError");
    };
  });
  await openResult(page, englishResult());
  await page.getByRole("switch", { name: "Keep on this device" }).click();
  await expect(page.getByText("does not let us keep anything here")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Keep on this device" })).not.toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem("resumeData"))).not.toBeNull();
});
