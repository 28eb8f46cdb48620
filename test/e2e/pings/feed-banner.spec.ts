import { findings } from "../pages/accessibility";
import { articleLink, briefs } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

test.describe("the banner", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("offers to install the site after two seconds, once in two hours", async ({ page }) => {
    await page.clock.install();
    await page.goto("/pings?lang=en");
    await untilRunning(page);
    const banner = page.getByRole("complementary", { name: "Get the app" });
    await page.clock.runFor(2500);
    await expect(banner).toHaveCount(0);
    await page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => undefined })),
    );
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: "Close for now" }).click();
    await expect(banner).toHaveCount(0);
    const later = async (milliseconds: number) => {
      await page.reload();
      await untilRunning(page);
      await page.clock.fastForward(milliseconds);
      await page.evaluate(() =>
        window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => undefined })),
      );
    };
    await later(2500);
    await expect(banner).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem("mobileDownloadPromptClosed", String(Date.now() - 7_200_001)),
    );
    await later(2500);
    await expect(banner).toBeVisible();
  });

  test.describe("in Safari on iOS", () => {
    test.use({
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    });

    test("shows the two steps, on the feed and on articles, until the site is installed", async ({
      page,
    }) => {
      await page.clock.install();
      const banner = page.getByRole("complementary", { name: "下载应用" });
      let asked = 0;
      page.on("request", (request) => {
        if (request.resourceType() === "script" && /\/Banner-/.test(request.url())) asked += 1;
      });
      const arrive = async () => {
        await untilRunning(page);
        await page.clock.runFor(2000);
      };
      await page.goto("/pings?lang=zh");
      await arrive();
      await expect(banner.getByRole("listitem")).toContainText(["共享", "添加到主屏幕"]);
      expect(await findings(page)).toEqual([]);
      await banner.getByRole("button", { name: "暂时关闭" }).click();
      await articleLink(briefs(page).first()).click();
      await expect(page).toHaveURL(/\/pings\/content\//);
      await arrive();
      expect(asked).toBe(1);
      await page.evaluate(() => localStorage.removeItem("mobileDownloadPromptClosed"));
      await page.reload();
      await arrive();
      await expect(banner).toBeVisible();
      await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
      await page.reload();
      await arrive();
      expect(asked).toBe(2);
    });
  });
});

test.describe("ads of a network", () => {
  const script = `${ORIGIN}/network.js`;

  test("that do not come are told after five seconds, and a document without places for them is left", async ({
    page,
  }) => {
    await page.route(/\/pings\?.*_data=/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), ads: { scriptUrl: script, slot: "42" } } });
    });
    await page.route(script, (route) => route.abort());
    await page.goto("/pings?tag_id=digital_currency&lang=en");
    await untilRunning(page);
    await page.getByRole("link", { name: "AI News" }).click();
    await expect(page.locator("ins")).toBeAttached();
    const asked = Date.now();
    await expect(page.getByText("Ad loading failed")).toBeVisible({ timeout: 10_000 });
    expect(Date.now() - asked).toBeGreaterThan(3000);

    await page.goto("/privacy?lang=en");
    await untilRunning(page);
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole("link", { name: "Pings" }).last().click();
    expect(new URL((await document).url()).pathname).toBe("/pings");
  });
});
