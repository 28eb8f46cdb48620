import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, test } from "vitest";
import { writeDigestFeed } from "./digest-feed";

const origin = "https://wink.example";
const hostile = 'A & B <script>alert(1)</script> ]]> "x" \u0007';
const story = (id: string, title: string) => ({
  id,
  title,
  summary: `Summary of ${title}`,
  source: "R & D <b>",
  lang: "en" as const,
  score: 88,
  reason: `Why ${title}`,
});
const digest = {
  tagId: "ai_news_en",
  lang: "en" as const,
  asked: null,
  title: "AI News & more",
  description: "Ten a day",
  days: [
    {
      day: "2026-11-22",
      title: "Top 10 of 22 November 2026",
      endsAt: new Date("2026-11-23T00:00:00Z"),
      stories: [story("0000000000000001", "Plain"), story("0000000000000002", hostile)],
    },
    {
      day: "2026-11-21",
      title: "Top 10 of 21 November 2026",
      endsAt: new Date("2026-11-22T00:00:00Z"),
      stories: [story("0000000000000003", "Older")],
    },
  ],
};

test("each day is one item, dated by its end, named by its page for good", () => {
  const read = parseFeed(writeDigestFeed(origin, digest));
  expect(read.title).toBe("AI News & more");
  expect(read.self).toBe(`${origin}/pings/feeds/ai_news_en/digest.xml`);
  expect(read.url).toBe(`${origin}/pings/digest/ai_news_en`);
  expect(read.items.map(({ id, url, published }) => [id, url, published?.toISOString()])).toEqual([
    [
      `${origin}/pings/digest/ai_news_en?day=2026-11-22`,
      `${origin}/pings/digest/ai_news_en?day=2026-11-22&lang=en`,
      "2026-11-23T00:00:00.000Z",
    ],
    [
      `${origin}/pings/digest/ai_news_en?day=2026-11-21`,
      `${origin}/pings/digest/ai_news_en?day=2026-11-21&lang=en`,
      "2026-11-22T00:00:00.000Z",
    ],
  ]);
});

/** The content of the first item, which stands quoted as a whole. */
function contentOf(xml: string): string {
  const [, item = ""] = xml.split("<item>");
  const start = item.indexOf("<description><![CDATA[") + "<description><![CDATA[".length;
  return item.slice(start, item.indexOf("]]></description>"));
}

test("its content is a list with sources, scores, summaries and reasons, in which no text is markup", () => {
  const html = contentOf(writeDigestFeed(origin, digest));
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain(`<a href="${origin}/pings/content/0000000000000001?lang=en">Plain</a>`);
  expect(html).toContain("(R &amp; D &lt;b&gt;, 88/100)");
  expect(html).toContain("<p>Why Plain</p>");
  expect(html).toContain("A &amp; B &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;x&quot; </a>");
  expect(html).not.toContain("<script");
});

test("a subject without any day has a file too, which reads the same each time", () => {
  const empty = writeDigestFeed(origin, { ...digest, days: [] });
  expect(parseFeed(empty).items).toEqual([]);
  expect(writeDigestFeed(origin, { ...digest, days: [] })).toBe(empty);
});
