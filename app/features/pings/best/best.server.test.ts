import { env } from "cloudflare:workers";
import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, test } from "vitest";
import { tags } from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newSubject } from "../../../../test/support/pings";
import { bestScored } from "../digest/store.server";
import { emptyArticle } from "../store.server";
import { castVote } from "../votes/votes.server";
import { type Span, spans } from "./best";
import { readBest, readBestFeed } from "./best.server";

const clock = clockAt("2026-11-23T09:30:00Z");
const origin = "https://wink.test";

async function vote(app: TestApp, articleId: string, voteType: "like" | "dislike", count: number) {
  for (let voter = 0; voter < count; voter++)
    await castVote(app, { member: await newMember(app), articleId, voteType });
}

const titlesOf = async (app: TestApp, tagId: string, span: Span) =>
  (await readBest(app, { tagId, span }))?.entries.map(({ title }) => title);

test("each span holds what came in within it, by relevance, votes and age", async () => {
  const { app, tagId, add } = await newSubject(clock.now, "Chips & <b>");
  await add("plain", "2026-11-23T09:00:00Z", 70);
  const liked = await add("liked", "2026-11-22T21:30:00Z", 60);
  await add("of the week", "2026-11-19T09:30:00Z", 98);
  await add("of the month", "2026-11-03T09:30:00Z", 99);
  await add("too old", "2026-10-23T09:30:00Z", 100);
  await vote(app, liked, "like", 9);
  const removed = await add("removed", "2026-11-23T08:00:00Z", 100);
  await emptyArticle(app.db, removed, app.now());
  expect(await titlesOf(app, tagId, "day")).toEqual(["liked", "plain"]);
  // 60 × 2 × 0.95, 70, 98 × 0.67.
  expect(await titlesOf(app, tagId, "week")).toEqual(["liked", "plain", "of the week"]);
  // Within a month four days are little: 98 × 0.91.
  expect(await titlesOf(app, tagId, "month")).toEqual(["liked", "of the week", "plain", "of the month"]);
  const best = await readBest(app, { tagId, span: "week" });
  expect(best).toMatchObject({ tag: { id: tagId, name: "Chips & <b>", lang: "zh" }, span: "week" });
  expect(best?.entries[0]).toMatchObject({ id: liked, score: 60, likeCount: 9, reason: "Why liked" });
  expect(best?.entries[0]).not.toHaveProperty("dislikeCount");
});

test("there are ten at most, and a subject without news has a best-of that is empty", async () => {
  const { app, tagId, add } = await newSubject(clock.now, "Chips & <b>");
  expect(await titlesOf(app, tagId, "week")).toEqual([]);
  for (let number = 0; number < 12; number++) await add(`${number}`, "2026-11-23T08:00:00Z", number);
  expect(await titlesOf(app, tagId, "week")).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
});

test("a member's radar, a subject that is switched off and what is none have no best-of", async () => {
  const app = await testApp({ now: clock.now });
  await app.db.insert(tags).values([
    { id: "abcd1234", userId: crypto.randomUUID(), lang: "en", enabled: true },
    { id: "off", lang: "en", enabled: false },
  ]);
  for (const tagId of ["abcd1234", "off", "nothing", ""]) {
    expect(await readBest(app, { tagId, span: "week" })).toBeNull();
    expect(await readBestFeed(app, { tagId, span: "week", origin, asked: null })).toBeNull();
  }
});

test.each(spans)("the candidates of the best of the %s are found in the index alone", async (span) => {
  const { app, tagId } = await newSubject(clock.now, "Chips & <b>");
  const days = { day: 1, week: 7, month: 30 }[span];
  const { sql, params } = bestScored(app.db, tagId, new Date(0), { days, ranked: 200 }).toSQL();
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  const steps = plan.results.map(({ detail }) => detail);
  expect(steps.some((step) => /USING COVERING INDEX winks_by_time/.test(step))).toBe(true);
  expect(steps.filter((step) => /^SCAN (?!best|of_day|\(subquery)/.test(step))).toEqual([]);
  expect(params).toContain(500 * days);
});

test("its file says whose best of what it is, in the subject's own language or the one that is asked for", async () => {
  const { app, tagId, add } = await newSubject(clock.now, "Chips & <b>");
  const first = await add("First <i>", "2026-11-23T08:00:00Z", 90);
  await add("Second", "2026-11-22T08:00:00Z", 50);
  const read = async (span: Span, asked: "zh" | "en" | null) =>
    (await readBestFeed(app, { tagId, span, origin, asked })) ?? "";
  const own = parseFeed(await read("week", null));
  expect([own.title, own.language, own.self, own.url]).toEqual([
    "Wink Pings · Chips & <b> · 本周最佳",
    "zh-CN",
    `${origin}/pings/feeds/${tagId}/best.xml`,
    `${origin}/pings/best/${tagId}`,
  ]);
  expect(own.description).toContain("最近七天");
  expect(own.items.map(({ id, title }) => [id, title])).toEqual([
    [`${origin}/pings/content/${first}`, "First <i>"],
    [expect.any(String), "Second"],
  ]);
  const english = parseFeed(await read("month", "en"));
  expect([english.title, english.language, english.self, english.url]).toEqual([
    "Wink Pings · Chips & <b>: best of the month",
    "en",
    `${origin}/pings/feeds/${tagId}/best.xml?of=month&lang=en`,
    `${origin}/pings/best/${tagId}?of=month&lang=en`,
  ]);
  expect(await read("week", null)).toBe(await read("week", null));
  expect(await read("week", null)).not.toContain("hub");
});
