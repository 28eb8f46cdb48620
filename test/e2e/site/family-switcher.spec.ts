import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const words = {
  en: {
    label: "More from Wink",
    offerwink: /OfferWink.*Resume optimiser/,
    pings: /Pings.*Scored news/,
    memwink: /MemWink.*Smart bookmarks/,
    creator: /Creator tools/,
    home: /Home page/,
  },
  zh: {
    label: "Wink 的更多产品",
    offerwink: /OfferWink.*简历优化/,
    pings: /Pings.*打分新闻/,
    memwink: /MemWink.*智能书签/,
    creator: /创作者工具/,
    home: /首页/,
  },
};

for (const language of ["en", "zh"] as const) {
  const { label, offerwink, pings, memwink, creator, home } = words[language];

  test(`the family switcher works by the keyboard, in ${language}`, async ({ page }) => {
    await page.goto(`/offerwink?lang=${language}`);
    await untilRunning(page);
    const banner = page.getByRole("banner");
    const family = banner.getByRole("navigation", { name: label });
    const button = banner.locator("summary");
    await expect(button).toHaveAccessibleName(label);
    await expect(family).toBeHidden();
    await banner.getByRole("link", { name: "OfferWink" }).focus();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(family).toBeVisible();
    await expect(family.getByRole("link", { name: offerwink })).toHaveAttribute("aria-current", "true");

    await page.keyboard.press("Tab");
    await expect(family.getByRole("link", { name: home })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(family).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Space");
    for (const name of [home, offerwink, pings, memwink, creator]) {
      await page.keyboard.press("Tab");
      await expect(family.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(family, "closes when it is left").toBeHidden();

    await button.press("Enter");
    await family.getByRole("link", { name: creator }).press("Enter");
    await expect(page).toHaveURL(/\/media-tools$/);
    await expect(family).toBeHidden();
  });

  test(`the family switcher works without scripts, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/media-tools?lang=${language}`);
    const family = page.getByRole("banner").getByRole("navigation", { name: label });
    await expect(family).toBeHidden();
    await page.getByRole("banner").locator("summary").click();
    await family.getByRole("link", { name: offerwink }).click();
    await expect(page).toHaveURL(`${ORIGIN}/offerwink`);
    await context.close();
  });
}

test("a press beside the family switcher closes it", async ({ page }) => {
  await page.goto("/?lang=en");
  await untilRunning(page);
  const family = page.getByRole("banner").getByRole("navigation", { name: words.en.label });
  await page.getByRole("banner").locator("summary").click();
  await expect(family).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(family).toBeHidden();
});

test("a tool that is a document of its own leads to the family, and is left", async ({ page }) => {
  await page.goto("/share-card?lang=en");
  await untilRunning(page);
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: words.en.offerwink }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Better written.");
});

test("on the narrowest phone the open switcher lies within the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const path of ["/", "/media-tools"]) {
    await page.goto(`${path}?lang=zh`);
    await page.getByRole("banner").locator("summary").click();
    const family = page.getByRole("banner").getByRole("navigation", { name: words.zh.label });
    const box = await family.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

for (const { path, width } of [
  { path: "/offerwink", width: 320 },
  { path: "/media-tools", width: 360 },
]) {
  test(`on a phone ${width} wide the header of ${path} has the account in its first line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    for (const language of ["en", "zh"]) {
      await page.goto(`${path}?lang=${language}`);
      const banner = page.getByRole("banner");
      const [name, account] = await Promise.all([
        banner.getByRole("link").first().boundingBox(),
        banner
          .locator("a, button")
          .filter({ hasText: /Sign in|登录/ })
          .first()
          .boundingBox(),
      ]);
      expect(account?.y, language).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
    }
  });
}
