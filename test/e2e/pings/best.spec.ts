import { parseFeed } from "@rowanmanning/feed-parser";
import { articleLink } from "../pages/feed";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";

test("the best of a week is found from the digest and leads to its month, its stories and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/pings/digest/ai_news_en?lang=zh");
  await page.getByRole("link", { name: "本周最佳" }).click();
  await expect(page).toHaveURL(/\/pings\/best\/ai_news_en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI News · 本周最佳");
  const spans = page.getByRole("navigation", { name: "时间范围" });
  await expect(spans.getByRole("link", { name: "本周" })).toHaveAttribute("aria-current", "page");
  await spans.getByRole("link", { name: "本月" }).click();
  await expect(page).toHaveURL(/of=month$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI News · 本月最佳");
  const stories = page.getByRole("main").getByRole("article");
  expect(await stories.count()).toBeGreaterThan(0);
  expect(await stories.count()).toBeLessThanOrEqual(10);
  const story = articleLink(stories.first());
  const title = (await story.textContent()) ?? "";
  await story.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("without scripts each span is a page of its own with its own file, and what is none is not found", async ({
  request,
}) => {
  const page = await openPlain(request, "/pings/best/digital_currency?of=day&lang=en");
  expect(page.texts("h1")).toEqual(["数字货币: best of the day"]);
  const linkOf = (which: string) => page.document.querySelector(`link${which}`)?.getAttribute("href");
  expect(linkOf("[rel=canonical]")).toBe(`${ORIGIN}/pings/best/digital_currency?of=day&lang=en`);
  const file = linkOf('[rel="alternate"][type="application/rss+xml"]') ?? "";
  expect(file).toBe(`${ORIGIN}/pings/feeds/digital_currency/best.xml?of=day`);
  const answer = await request.get(file);
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(answer.headers().link).toBeUndefined();
  expect(parseFeed(await answer.text()).title).toBe("Wink Pings · 数字货币 · 今日最佳");
  expect(parseFeed(await (await request.get(`${file}&lang=en`)).text()).title).toContain("best of the day");
  const known = { "If-None-Match": answer.headers().etag ?? "" };
  for (const again of [
    await request.get(file, { headers: known }),
    await request.head(file, { headers: known }),
  ])
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  for (const path of ["digital_currency?of=year", "digital_currency?of=", "nothing", "__proto__"]) {
    expect((await request.get(`/pings/best/${path}`)).status(), path).toBe(404);
    expect((await request.get(`/pings/feeds/${path.replace("?", "/best.xml?")}`)).status(), path).toBe(404);
  }
});

test("files and their list say in the language of their address what they are", async ({ request }) => {
  for (const [lang, words] of [
    ["en", "scored for relevance"],
    ["zh", "相关度评分"],
  ])
    for (const file of ["rss.xml", "atom.xml", "feed.json"]) {
      const text = await (await request.get(`/pings/feeds/ai_news_en/${file}?lang=${lang}`)).text();
      expect(text, `${file} ${lang}`).toContain(words);
    }
  expect(await (await request.get("/pings/feeds.opml?lang=zh")).text()).toContain("Wink Pings · 全部频道");
});
