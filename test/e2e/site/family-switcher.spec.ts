import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const label = "More from Wink";
const offerwink = /OfferWink.*Resume optimiser/;
const pings = /Pings.*Scored news/;
const memwink = /MemWink.*Smart bookmarks/;
const creator = /Creator tools/;
const home = /Home page/;

test("the family switcher works by the keyboard", async ({ page }) => {
  await page.goto("/offerwink?lang=en");
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

  await button.click();
  await expect(family).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(family, "closes when something beside it is pressed").toBeHidden();

  await button.press("Enter");
  await family.getByRole("link", { name: creator }).press("Enter");
  await expect(page).toHaveURL(/\/media-tools$/);
  await expect(family).toBeHidden();
});

test("the family switcher works without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/media-tools?lang=zh`);
  const family = page.getByRole("banner").getByRole("navigation", { name: "Wink 的更多产品" });
  await expect(family).toBeHidden();
  await page.getByRole("banner").locator("summary").click();
  await family.getByRole("link", { name: /OfferWink.*简历优化/ }).click();
  await expect(page).toHaveURL(`${ORIGIN}/offerwink`);
  await context.close();
});

test("a tool that is a document of its own leads to the family, and is left", async ({ page }) => {
  await page.goto("/share-card?lang=en");
  await untilRunning(page);
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: offerwink }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Better written.");
});

test("on a small phone the open switcher lies within the window, and the account in the first line", async ({
  page,
}) => {
  for (const [path, width, language] of [
    ["/", 320, "zh"],
    ["/offerwink", 320, "en"],
    ["/offerwink", 320, "zh"],
    ["/media-tools", 360, "en"],
    ["/media-tools", 360, "zh"],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(`${path}?lang=${language}`);
    const banner = page.getByRole("banner");
    if (path !== "/") {
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
    await page.setViewportSize({ width: 320, height: 600 });
    await banner.locator("summary").click();
    const box = await banner
      .getByRole("navigation", { name: /More from Wink|Wink 的更多产品/ })
      .boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
