import { env } from "cloudflare:workers";
import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, test } from "vitest";
import { articles, tags, winks } from "~/db/schema";
import { clockAt, type TestApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newArticle, newSubject } from "../../../../test/support/pings";
import { emptyArticle } from "../store.server";
import { castVote } from "../votes/votes.server";
import { readDigest, readDigestFeed, readSent } from "./digest.server";
import { bestScored } from "./store.server";

const clock = clockAt("2026-11-23T09:30:00Z");
const origin = "https://wink.test";

const daysOf = async (app: TestApp, tagId: string, day: string | null = null) =>
  (await readDigest(app, { tagId, day }))?.days.map(({ day, isToday, entries }) => [
    day,
    isToday,
    entries.map(({ title }) => title),
  ]);

test("the latest digest is today so far and yesterday, by score and votes; midnight is UTC's", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  await add("today", "2026-11-23T00:00:00.000Z", 20);
  await add("late", "2026-11-22T23:59:59.999Z", 60);
  const liked = await add("liked", "2026-11-22T12:00:00Z", 58);
  await add("early", "2026-11-22T00:00:00.000Z", 70);
  const removed = await add("removed", "2026-11-22T10:00:00Z", 99);
  await add("before", "2026-11-21T23:59:59.999Z", 80);
  for (let voter = 0; voter < 3; voter++)
    await castVote(app, { member: await newMember(app), articleId: liked, voteType: "like" });
  await emptyArticle(app.db, removed, app.now());
  expect(await daysOf(app, tagId)).toEqual([
    ["2026-11-23", true, ["today"]],
    ["2026-11-22", false, ["early", "liked", "late"]],
  ]);
  const digest = await readDigest(app, { tagId, day: null });
  expect(digest).toMatchObject({
    tag: { id: tagId, name: "Chips", lang: "zh" },
    earlier: "2026-11-21",
    later: null,
  });
  expect(digest?.days[1]?.entries[1]).toMatchObject({
    id: liked,
    score: 58,
    likeCount: 3,
    reason: "Why liked",
  });
});

test("of today and yesterday only what holds anything is shown, and today where neither does", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  expect(await daysOf(app, tagId)).toEqual([["2026-11-23", true, []]]);
  await add("yesterday's", "2026-11-22T12:00:00Z", 60);
  expect(await daysOf(app, tagId)).toEqual([["2026-11-22", false, ["yesterday's"]]]);
  expect(await daysOf(app, tagId, "2026-11-23")).toEqual([["2026-11-23", true, []]]);
  expect(await daysOf(app, tagId, "2026-11-21")).toBeUndefined();
});

test("what was sent is shown in its order, in the subjects it was sent for, as far as it still stands", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  const { tagId: other } = await newSubject(clock.now);
  const { id: userId } = await newMember(app);
  await app.db.insert(tags).values({ id: userId, userId, lang: "en", enabled: true });
  const canonicalUrl = `https://example.com/${tagId}`;
  const both = await newArticle(app, { tagId, canonicalUrl, score: 40, reason: "Chips" });
  await newArticle(app, { tagId: other, canonicalUrl, score: 90, reason: "Others" });
  const low = await add("low", "2026-11-22T12:00:00Z", 10);
  const removed = await add("removed", "2026-11-22T12:00:00Z", 60);
  await emptyArticle(app.db, removed, app.now());
  const own = await newArticle(app, { tagId: userId });
  const shown = async (ids: string[], subjects?: string) => {
    const asked = new URLSearchParams({ of: ids.join("."), ...(subjects && { in: subjects }) });
    return (await readSent(app, asked))?.sent?.map(({ id, score, tag }) => [id, score, tag?.id]);
  };
  const made = [low, removed, own, both, "nothing", low];
  expect(await shown(made, `${tagId}.x`)).toEqual([
    [low, 10, tagId],
    [both, 40, tagId],
  ]);
  expect(await shown([both])).toEqual([[both, 90, other]]);
  expect(await shown([...Array(10).fill("nothing"), both])).toBeUndefined();
  expect(await readSent(app, new URLSearchParams())).toBeNull();
});

test("an earlier day is shown by itself, and leads to the nearest that hold anything", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  await add("first", "2026-11-02T08:00:00Z", 50);
  await add("second", "2026-11-10T08:00:00Z", 50);
  await add("third", "2026-11-20T08:00:00Z", 50);
  expect(await daysOf(app, tagId, "2026-11-10")).toEqual([["2026-11-10", false, ["second"]]]);
  const around = async (day: string) => {
    const { earlier, later } = (await readDigest(app, { tagId, day })) ?? {};
    return [earlier, later];
  };
  expect(await around("2026-11-10")).toEqual(["2026-11-02", "2026-11-20"]);
  expect(await around("2026-11-02")).toEqual([null, "2026-11-10"]);
  expect(await around("2026-11-23")).toEqual(["2026-11-20", null]);
});

test("there is no digest of what is no day, of the future, of a member's radar or of what is gone", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  await add("one", "2026-11-22T08:00:00Z", 50);
  for (const day of ["2026-11-24", "9999-12-31", "2026-02-30", "x", ""])
    expect(await daysOf(app, tagId, day)).toBeUndefined();
  const { id } = await newMember(app);
  const radar = id.slice(-12);
  await app.db.insert(tags).values([
    { id: radar, userId: id, lang: "en", enabled: true },
    { id: `${tagId}-off`, lang: "en", enabled: false },
  ]);
  for (const each of [radar, `${tagId}-off`, "nothing", "", "__proto__"]) {
    await newArticle(app, { tagId: each, publishedAt: new Date("2026-11-22T08:00:00Z") });
    expect(await readDigest(app, { tagId: each, day: null })).toBeNull();
    expect(await readDigestFeed(app, { tagId: each, origin })).toBeNull();
  }
});

test("a day of a thousand is read from the index in order, and no more than five hundred of it", async () => {
  const { app, tagId } = await newSubject(clock.now);
  const query = bestScored(app.db, tagId, new Date("2026-11-22T00:00:00Z"));
  const { sql, params } = query.toSQL();
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  const steps = plan.results.map(({ detail }) => detail);
  expect(
    steps.some((step) =>
      /USING COVERING INDEX winks_by_time \(tag_id=\? AND created_at>\? AND created_at<\?\)/.test(step),
    ),
  ).toBe(true);
  expect(steps.filter((step) => /^SCAN (?!best|of_day|\(subquery)/.test(step))).toEqual([]);
  const day = Date.parse("2026-11-22T00:00:00Z");
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    id: `${tagId.slice(0, 8)}${index}`,
    at: new Date(day + index * 60_000),
  }));
  for (let from = 0; from < rows.length; from += 8) {
    const some = rows.slice(from, from + 8);
    const [first, ...more] = some.flatMap(({ id, at }, index) => [
      app.db
        .insert(winks)
        .values({ tagId, articleId: id, score: (from + index) % 101, reason: "", createdAt: at }),
      app.db.insert(articles).values({
        id,
        canonicalUrl: `https://example.com/${tagId}/${id}`,
        title: id,
        summary: "",
        content: "",
        source: "",
        lang: "en",
        publishedAt: at,
        fetchedAt: at,
      }),
    ]);
    if (first) await app.db.batch([first, ...more]);
  }
  const found = await env.DB.prepare(sql)
    .bind(...params)
    .all();
  expect(found.results).toHaveLength(50);
  // 500 of the index, and two look-ups for each of 50; sorting in between counts as reading too.
  expect(found.meta.rows_read).toBeLessThan(1300);
});

test("the file has each complete day of two weeks that holds anything, and not today", async () => {
  const { app, tagId, add } = await newSubject(clock.now);
  await add("today", "2026-11-23T08:00:00Z", 50);
  await add("yesterday", "2026-11-22T08:00:00Z", 50);
  await add("first", "2026-11-09T00:00:00Z", 50);
  await add("too old", "2026-11-08T23:59:59Z", 50);
  const text = (await readDigestFeed(app, { tagId, origin })) ?? "";
  const { items, language } = parseFeed(text);
  expect(language).toBe("zh-CN");
  expect(items.map(({ title }) => title)).toEqual([
    "Chips · 2026年11月22日的十条",
    "Chips · 2026年11月9日的十条",
  ]);
  expect(items[0]?.description).toContain("Why yesterday");
  expect(text).not.toMatch(/today|too old/);
  expect(await readDigestFeed(app, { tagId, origin })).toBe(text);
  const english = parseFeed((await readDigestFeed(app, { tagId, origin, asked: "en" })) ?? "");
  expect([english.title, english.language, english.self]).toEqual([
    "Wink Pings · Chips: daily top 10",
    "en",
    `${origin}/pings/feeds/${tagId}/digest.xml?lang=en`,
  ]);
  expect(english.items[1]?.title).toBe("Chips: top 10 of 9 November 2026");
  expect(english.items[1]?.id).toBe(`${origin}/pings/digest/${tagId}?day=2026-11-09`);
});
