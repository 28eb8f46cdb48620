import { parseFeed } from "@rowanmanning/feed-parser";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const DAY = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const words = {
  en: {
    link: "Today’s top 10",
    title: "AI News: daily top 10",
    today: "Today so far",
    all: "All of AI News",
    gone: "There is no digest for this day",
  },
  zh: {
    link: "今日十条",
    title: "AI News · 每日十条",
    today: "今天到目前为止",
    all: "AI News全部新闻",
    gone: "这一天没有十条",
  },
} as const;

for (const language of ["en", "zh"] as const) {
  const t = words[language];
  for (const width of [390, 1280]) {
    test.describe(`${language}, ${width}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test("the digest is found from the feed, has at most ten a day and leads to its articles", async ({
        page,
      }) => {
        await page.goto(`/pings?tag_id=ai_news_en&lang=${language}`);
        await untilRunning(page);
        await page.getByRole("link", { name: t.link }).click();
        await expect(page).toHaveURL(/\/pings\/digest\/ai_news_en$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
        await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(t.today);
        const yesterday = page.getByRole("region").nth(1).getByRole("listitem");
        const count = await yesterday.count();
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(10);
        const scores = await yesterday.getByRole("img").allTextContents();
        expect(scores).toHaveLength(count);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        const story = yesterday.first().getByRole("link");
        const title = (await story.textContent()) ?? "";
        await story.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      });
    });
  }

  test(`${language}: a day or a subject that is none is not found`, async ({ page, request }) => {
    for (const path of [
      "ai_news_en?day=2020-01-01",
      "ai_news_en?day=2999-01-01",
      "ai_news_en?day=x",
      "nothing",
      "__proto__",
    ]) {
      const asked = `/pings/digest/${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
      expect((await request.get(asked)).status(), path).toBe(404);
    }
    await page.goto(`/pings/digest/ai_news_en?day=2020-01-01&lang=${language}`);
    await expect(page.getByRole("heading", { name: t.gone }).last()).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findings(page)).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("earlier days are reached and left by links, each a page of its own", async ({ page }) => {
    await page.goto("/pings/digest/digital_currency?lang=en");
    const dates: string[] = [];
    const earlier = page.getByRole("link", { name: /^Earlier/ });
    while (await earlier.isVisible()) {
      const address = (await earlier.getAttribute("href")) ?? "";
      await earlier.click();
      await page.waitForURL((url) => url.pathname + url.search === address);
      dates.push(new URL(page.url()).searchParams.get("day") ?? "");
      await expect(page.getByRole("listitem").first()).toBeVisible();
    }
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.length).toBeGreaterThan(2);
    const oldest = dates.at(-1);
    await page.goto(`/pings/digest/digital_currency?day=${oldest}&lang=en`);
    const own = `${ORIGIN}/pings/digest/digital_currency?day=${oldest}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${own}&lang=en`);
    await page.getByRole("link", { name: /^Later/ }).click();
    await expect(page).toHaveURL(new RegExp(`day=${dates.at(-2)}`));
    await page.getByRole("link", { name: "Latest" }).click();
    await expect(page).toHaveURL(/\/pings\/digest\/digital_currency$/);
  });
});

test("its file is named by the page, holds complete days, and is not sent again to whoever has it", async ({
  page,
  request,
}) => {
  await page.goto("/pings/digest/ai_news_en?lang=en");
  const href =
    (await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute("href")) ?? "";
  expect(href).toBe(`${ORIGIN}/pings/feeds/ai_news_en/digest.xml`);
  const answer = await request.get(href);
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const { items } = parseFeed(await answer.text());
  expect(items[0]?.id).toBe(`${ORIGIN}/pings/digest/ai_news_en?day=${dayAgo(1)}`);
  expect(items.map(({ id }) => id)).not.toContain(`${ORIGIN}/pings/digest/ai_news_en?day=${dayAgo(0)}`);
  expect(items.length).toBeLessThanOrEqual(14);
  await expect(async () => {
    const { etag = "" } = (await request.get(href)).headers();
    const again = await request.get(href, { headers: { "If-None-Match": etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  }).toPass();
  expect((await request.get(`${ORIGIN}/pings/feeds/nothing/digest.xml`)).status()).toBe(404);
});
