import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, ORIGIN, test } from "../pages/fixtures";

const files = [
  { file: "rss.xml", type: "application/rss+xml" },
  { file: "atom.xml", type: "application/atom+xml" },
  { file: "feed.json", type: "application/feed+json" },
];
const of = (file: string, tag = "ai_news_en") => `${ORIGIN}/pings/feeds/${tag}/${file}`;

for (const { file, type } of files) {
  test(`${file} is served as what it is, and not again to whoever has it`, async ({ request }) => {
    const answer = await request.get(of(file));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(answer.headers()["cache-control"]).toMatch(/^public, max-age=60/);
    const text = await answer.text();
    const read = file === "feed.json" ? JSON.parse(text) : parseFeed(text);
    expect(read.title).toBe("Wink Pings · AI News");
    const known: Record<string, string>[] = [
      { "If-None-Match": answer.headers().etag ?? "" },
      { "If-Modified-Since": answer.headers()["last-modified"] ?? "" },
    ];
    for (const headers of known) {
      const again = await request.get(of(file), { headers });
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    }
    expect((await request.get(of(file), { headers: { "If-None-Match": '"other"' } })).status()).toBe(200);
  });
}

test("what no feed is is not found", async ({ request }) => {
  for (const address of [
    of("rss.xml", "nothing"),
    of("feed"),
    of("rss.xml", "x".repeat(1000)),
    of("__proto__"),
  ])
    expect((await request.get(address)).status(), address).toBe(404);
});

test("the page of a subject names its files", async ({ page, request }) => {
  await page.goto("/pings?tag_id=ai_news_zh&lang=zh");
  for (const { type } of files) {
    const href = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain(type);
    expect(await answer.text()).toContain("AI 资讯");
  }
});
