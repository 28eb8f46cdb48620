import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles, sources, winks } from "~/db/schema";
import { clockAt, testApp } from "../../../../test/support/app";
import { feedPlace, page, realOutside, rss } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import { changeSource } from "../status/change-source.server";
import type { SourceIntent } from "../status/forms";
import { readSource } from "./read-source.server";
import { sendDue } from "./send-due.server";

const HOUR = 3_600_000;
const text =
  "The laboratory has published the weights of its language model, an LLM that runs on one card. " +
  "Researchers who tried it say that it answers in two languages, and that its makers name its faults. " +
  "The licence allows commercial use, and a report with measurements follows next week.";

/** A source that was read once, whose articles stand at the slugs of their titles, and who sets and reads it. */
async function setUp() {
  const clock = clockAt("2026-11-20T08:00:00Z");
  const app = await testApp({ now: clock.now, outside: realOutside() });
  const place = feedPlace();
  const url = place.url("/feed.xml");
  const room = { ...radarOf(app, [url]), recentStories: async () => [] };
  const at = new Date(clock.now().getTime() - HOUR);
  const play = async (titles: Record<string, string>) => {
    for (const [slug, title] of Object.entries(titles))
      await place.play(`/${slug}`, {
        headers: { "content-type": "text/html; charset=utf-8" },
        body: page(title, text.split(/(?<=\.) /)),
      });
    const stories = Object.entries(titles).map(([slug, title]) => ({
      title,
      link: place.url(`/${slug}`),
      at,
    }));
    await place.play("/feed.xml", { body: rss("Wire", stories) });
  };
  const set = async (intent: SourceIntent) => {
    const source = await app.db.query.sources.findFirst({ where: eq(sources.url, url) });
    expect(await changeSource(app, "admin", { intent, id: source?.id ?? "" })).toMatchObject({ ok: true });
  };
  const read = async () => {
    const from = app.sent.length;
    await sendDue(app, room);
    const readings = [];
    for (const { id } of app.sent.slice(from)) readings.push(await readSource(app, room, id));
    clock.pass(25 * HOUR);
    return readings;
  };
  const articleAt = (slug: string) =>
    app.db.query.articles.findFirst({ where: eq(articles.canonicalUrl, place.url(`/${slug}`)) });
  await play({ z: "Harbour reopens" });
  expect(await read()).toMatchObject([{ outcome: "read", taken: 0 }]);
  return { app, place, play, set, read, articleAt };
}

test("a source of summaries gives no text, neither new nor edited, and its texts once they are wanted", async () => {
  const { play, set, read, articleAt } = await setUp();
  await set("summaries");
  await play({ a: "AI model published" });
  expect(await read()).toMatchObject([{ taken: 1 }]);
  expect(await articleAt("a")).toMatchObject({ content: "", summary: expect.stringContaining("weights") });
  await play({ a: "AI model published, with its faults" });
  await read();
  expect(await articleAt("a")).toMatchObject({ content: "", title: "AI model published, with its faults" });

  await set("texts");
  await play({ a: "AI model published again", b: "AI model of a second laboratory" });
  expect(await read()).toMatchObject([{ taken: 1 }]);
  for (const slug of ["a", "b"])
    expect((await articleAt(slug))?.content).toContain("licence allows commercial use");
});

test("a paused source is not asked until it goes on", async () => {
  const { place, play, set, read } = await setUp();
  await play({ a: "AI model published" });
  await set("pause");
  expect(await read()).toEqual([]);
  expect(await place.asked("/feed.xml")).toHaveLength(1);
  await set("resume");
  expect(await read()).toMatchObject([{ taken: 1 }]);
  expect(await place.asked("/feed.xml")).toHaveLength(2);
});

test("the same article is worth more from a source that weighs more", async () => {
  const scores: number[] = [];
  for (const intent of ["less", "normal", "more"] as const) {
    const { app, play, set, read, articleAt } = await setUp();
    await set(intent);
    await play({ a: "AI model published" });
    expect(await read()).toMatchObject([{ taken: 1 }]);
    const id = (await articleAt("a"))?.id ?? "";
    for (const { score } of await app.db.select().from(winks).where(eq(winks.articleId, id)))
      scores.push(score);
  }
  expect(scores).toHaveLength(3);
  expect(new Set(scores).size).toBe(3);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
});
