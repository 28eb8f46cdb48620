import { parseFeed } from "@rowanmanning/feed-parser";
import { articleLink } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

const DAY = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

test("the digest is found from the feed, has at most ten a day and leads to its articles", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/pings?tag_id=ai_news_en&lang=zh");
  await untilRunning(page);
  await page.getByRole("link", { name: "今日十条" }).click();
  await expect(page).toHaveURL(/\/pings\/digest\/ai_news_en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI News · 每日十条");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("今天到目前为止");
  const yesterday = page.getByRole("region").nth(1).getByRole("listitem");
  const count = await yesterday.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(10);
  expect(await yesterday.getByRole("img").allTextContents()).toHaveLength(count);
  const story = articleLink(yesterday.first());
  const title = (await story.textContent()) ?? "";
  await story.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a day or a subject that is none is not found", async ({ request }) => {
  for (const path of [
    "ai_news_en?day=2020-01-01",
    "ai_news_en?day=2999-01-01",
    "ai_news_en?day=x",
    "nothing",
    "__proto__",
  ])
    expect((await request.get(`/pings/digest/${path}`)).status(), path).toBe(404);
  for (const [lang, gone] of [
    ["en", "There is no digest for this day"],
    ["zh", "这一天没有十条"],
  ]) {
    const page = await openPlain(request, `/pings/digest/ai_news_en?day=2020-01-01&lang=${lang}`);
    expect(page.texts("h1, h2")).toContain(gone);
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  }
});

test("what a notification told is shown in its order, to whoever has its address alone", async ({
  request,
}) => {
  const tagId = "ai_news_zh";
  const told = [
    await plantArticle(request, { title: "Told first", score: 31, tagId }),
    await plantArticle(request, { title: "Told second", score: 99, tagId }),
  ];
  const ids = told.map((path) => path.split("/").at(-1)).join(".");
  const page = await openPlain(request, `/pings/digest/${tagId}?of=${ids}&in=${tagId}&lang=en`);
  expect(page.texts("main h1, main li h2")).toEqual(["What you were sent", "Told first", "Told second"]);
  expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect((await page.follow("Told first")).path).toBe(`${told[0]}?tag_id=${tagId}`);
  const answer = await request.get(`/pings/digest/${tagId}?of=${ids}`);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const made = `/pings/digest/${tagId}?of=${"x.".repeat(1000)}&of=&in=__proto__&lang=zh`;
  expect((await request.get(made)).status()).toBe(404);
});

test("without scripts earlier days are reached and left by links, each a page of its own", async ({
  request,
}) => {
  let page = await openPlain(request, "/pings/digest/digital_currency?lang=en");
  const dates: string[] = [];
  while (page.all("a", /^Earlier/).length > 0) {
    page = await page.follow(/^Earlier/);
    dates.push(page.url.searchParams.get("day") ?? "");
    expect(textOf(page.one("main li"))).not.toBe("");
  }
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(2);
  page = await page.open(`/pings/digest/digital_currency?day=${dates.at(-1)}&lang=en`);
  const own = `${ORIGIN}/pings/digest/digital_currency?day=${dates.at(-1)}`;
  expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${own}&lang=en`);
  page = await page.follow(/^Later/);
  expect(page.path).toContain(`day=${dates.at(-2)}`);
  page = await page.follow("Latest");
  expect(page.path).toBe("/pings/digest/digital_currency");
});

test("its file is named by the page, holds complete days, and is not sent again to whoever has it", async ({
  request,
}) => {
  const page = await openPlain(request, "/pings/digest/ai_news_en?lang=en");
  const href =
    page.document.querySelector('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute("href") ??
    "";
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
