import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../../../test/support/fake-chrome";
import { NEWS_EVERY_MS, readNews, refreshNews } from "./refresh";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  fakeChrome();
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => vi.unstubAllGlobals());

const item = {
  url: "https://wink.example/pings/content/1",
  title: "A title",
  date_published: "2026-11-28T08:00:00Z",
  _wink: { score: 71 },
};
const feed = (items: object[]) => new Response(JSON.stringify({ title: "AI", items }));
const titles = async () => (await readNews("ai_news_en"))?.items.map(({ title }) => title);

test("news are asked for without cookies or identity, at most twice an hour, and only what has changed", async () => {
  asked.mockResolvedValueOnce(feed([item]));
  await refreshNews("ai_news_en", 0);
  await refreshNews("ai_news_en", NEWS_EVERY_MS - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]).toMatchObject([
    "http://localhost:8787/pings/feeds/ai_news_en/feed.json",
    { cache: "no-cache", credentials: "omit", referrerPolicy: "no-referrer" },
  ]);
  expect(await titles()).toEqual(["A title"]);
  asked.mockImplementation(async () => feed([{ ...item, title: "Later" }]));
  await Promise.all([refreshNews("ai_news_en", NEWS_EVERY_MS), refreshNews("ai_news_en", NEWS_EVERY_MS)]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await titles()).toEqual(["Later"]);
});

test.each([
  ["is down", () => Promise.resolve(new Response("", { status: 503 }))],
  ["says no JSON", () => Promise.resolve(new Response("<html>"))],
  ["says another shape", () => Promise.resolve(new Response('{"items":1}'))],
  ["leads elsewhere than to a page", () => Promise.resolve(feed([{ ...item, url: "javascript:alert(1)" }]))],
])("where the site %s, the news that were read last stay", async (_, answer) => {
  asked.mockResolvedValueOnce(feed([item]));
  await refreshNews("ai_news_en", 0);
  asked.mockImplementationOnce(answer);
  await refreshNews("ai_news_en", NEWS_EVERY_MS);
  expect(await titles()).toEqual(["A title"]);
});

test("another subject has news of its own", async () => {
  asked.mockResolvedValueOnce(feed([item]));
  await refreshNews("ai_news_en", 0);
  expect(await readNews("ai_news_zh")).toBeNull();
});
