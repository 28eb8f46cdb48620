import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  articleMentions,
  articleReads,
  articles,
  keptArticles,
  resumeJobs,
  serviceUsage,
  sourceItems,
  sourceReads,
  type sources,
} from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { addSource, sourceId, sourceUrl } from "../../../../test/support/feeds";
import { newArticle } from "../../../../test/support/pings";
import { memberRound } from "../sources/seen/store.server";
import { needsOf } from "./needs";
import { readNeeds } from "./read-needs.server";
import { readSourcePage } from "./read-source-page.server";

const NOW = "2026-11-23T10:00:00Z";
const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.parse(NOW) - days * DAY);

let app: TestApp;

beforeEach(async () => {
  app = await testApp({ now: clockAt(NOW).now });
  const emptied =
    "sources source_reads source_items articles winks article_mentions article_reads kept_articles service_usage resume_jobs";
  await env.DB.batch(emptied.split(" ").map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const eqId = (id: string) => eq(articles.id, id);

const addRead = (sourceId: string, at: Date, fresh: number, taken = 0) =>
  app.db.insert(sourceReads).values({ sourceId, at, ms: 1, notes: [], fresh, taken });

const named = [{ sources: Array.from({ length: 30 }, (_, number) => sourceUrl(number)) }];
const needsNow = (locale: "en" | "zh" = "en", asked = app) => readNeeds(asked, { locale, subjects: named });

test("a source that members alone name needs nobody, a search of the world does", async () => {
  const gone = { failures: 9, succeededAt: ago(9) };
  await addSource(app, 99, gone);
  expect(await needsNow()).toMatchObject({ sources: [], dead: 0 });
  const search = await addSource(app, 98, { ...gone, kind: "search" });
  expect(await needsNow()).toMatchObject({ sources: [{ id: search, fault: "dead" }], dead: 1 });
});

test("where all is well nothing is needed", async () => {
  const id = await addSource(app, 1, { succeededAt: ago(0) });
  await addRead(id, ago(1), 3);
  const needs = await needsNow();
  expect(needs).toMatchObject({ sources: [], dead: 0, silent: 0, failedJobs: 0, spent: null });
  expect(needsOf(needs)).toEqual([]);
});

test.each<[string, Partial<typeof sources.$inferInsert>, string | null]>([
  ["has failed for four days", { failures: 9, succeededAt: ago(4) }, "dead"],
  ["has failed for two days", { failures: 5, succeededAt: ago(2) }, null],
  ["never answered", { failures: 8, succeededAt: null }, "dead"],
  ["has not answered yet", { failures: 3, succeededAt: null }, null],
  ["was read four days ago and is well", { failures: 0, succeededAt: ago(4) }, null],
  ["has stopped", { state: "stopped", failures: 1, succeededAt: ago(1) }, "stopped"],
  ["fails but is paused", { failures: 9, succeededAt: ago(9), isPaused: true }, null],
  ["fails but is named by nobody", { failures: 9, succeededAt: ago(9), isNamed: false }, null],
])("a source that %s", async (_, set, fault) => {
  await addSource(app, 1, set);
  const { sources: found, dead, silent } = await needsNow();
  expect(found.map((each) => each.fault)).toEqual(fault === null ? [] : [fault]);
  expect([dead, silent]).toEqual([fault === null ? 0 : 1, 0]);
});

/** Days ago: when something was brought, of which the readings are still kept, and when they brought nothing. */
test.each<
  [string, { items: number[]; reads?: number[]; empty?: number[]; failures?: number }, number | null]
>([
  ["brought something three weeks ago alone", { items: [20], reads: [20], empty: [6, 1] }, 20],
  ["brought something a week ago", { items: [20, 6.9], reads: [20, 6.9] }, null],
  ["never brought anything", { items: [], empty: [20, 1] }, null],
  ["is new", { items: [], empty: [1] }, null],
  ["last brought something in a reading that is kept no more", { items: [90, 200], empty: [29, 1] }, 90],
  ["has failed since yesterday, and was silent before", { items: [20], empty: [6], failures: 3 }, 20],
])("one that %s", async (_, { items, reads = [], empty = [], failures }, silentSince) => {
  const id = await addSource(app, 1, { succeededAt: ago(1), failures });
  for (const days of items) await brought(id, null, days);
  for (const days of reads) await addRead(id, ago(days), 3);
  for (const days of empty) await addRead(id, ago(days), 0);
  const needs = await needsNow();
  expect(needs.sources.map(({ fault, since }) => [fault, since])).toEqual(
    silentSince === null ? [] : [["silent", ago(silentSince).getTime()]],
  );
  expect([needs.dead, needs.silent]).toEqual([0, silentSince === null ? 0 : 1]);
});

test("the dead stand before the silent, and what is more than fits is counted", async () => {
  for (let number = 1; number <= 22; number++)
    await addSource(app, number, { failures: 9, succeededAt: ago(9), error: "fetch.timedOut" });
  const silent = await addSource(app, 0, { succeededAt: ago(0) });
  await brought(silent, null, 20);
  const needs = await needsNow("zh");
  expect(needs.sources).toHaveLength(20);
  expect(needs.sources.every(({ fault }) => fault === "dead")).toBe(true);
  expect(needs.sources[0]?.reason).toMatch(/[\u4e00-\u9fff]/);
  expect([needs.dead, needs.silent]).toEqual([22, 1]);
  expect(needsOf(needs)).toEqual([
    ["dead", 22],
    ["silent", 1],
  ]);
});

test("a spent budget, stopped calls and failed jobs are told", async () => {
  const limits = { itemsPerRun: 30, callsPerDay: 500, tokensPerDay: 100, isStopped: true };
  const rest = { day: "2026-11-23" };
  await app.db.insert(serviceUsage).values([
    { ...rest, service: "reader", calls: 499, tokens: 0 },
    { ...rest, service: "analyst", calls: 900, tokens: 900 },
    { ...rest, day: "2026-11-22", service: "editor", calls: 900, tokens: 900 },
  ]);
  const asked = { ...app, newsLimits: async () => limits };
  expect(await needsNow("en", asked)).toMatchObject({ isStopped: true, spent: null });
  await app.db.insert(serviceUsage).values({ ...rest, service: "editor", calls: 0, tokens: 100 });
  expect(await needsNow("en", asked)).toMatchObject({ spent: "tokens" });
  const job = { userId: "ann", locale: "en", stage: "reading", updatedAt: ago(0) } as const;
  await app.db.insert(resumeJobs).values([
    { ...job, id: "1", state: "failed", error: "resume.failed", createdAt: ago(0.5) },
    { ...job, id: "2", state: "failed", error: "resume.failed", createdAt: ago(2) },
    { ...job, id: "3", state: "failed", error: "resume.noText", createdAt: ago(0.5) },
    { ...job, id: "4", state: "done", createdAt: ago(0.5) },
  ]);
  expect(needsOf(await needsNow("en", asked))).toEqual([
    ["failedJobs", 1],
    ["stopped", 1],
    ["spent", 1],
  ]);
});

async function brought(sourceId: string, articleId: string | null, days = 1, round = "") {
  const item = { sourceId, articleId, contentHash: "h", seenAt: ago(days) };
  await app.db.insert(sourceItems).values({ ...item, key: `${round}${crypto.randomUUID()}` });
}

const subjects = [
  { tagId: "ai", name: "AI", sources: [sourceUrl(1), sourceUrl(2)] },
  { tagId: "coin", name: "Coins", sources: [sourceUrl(2)] },
];

test("a source is told with what it was worth and what would go with it", async () => {
  const id = await addSource(app, 1, { failures: 2, error: "fetch.timedOut" });
  const other = await addSource(app, 2);
  const article = (title: string, hoursLate: number) =>
    newArticle(app, { title, tagId: "ai", publishedAt: new Date(Date.parse(NOW) - hoursLate * 3_600_000) });
  const alone = await article("Alone", 2);
  const shared = await article("Shared", 4);
  const retold = await article("Retold", 6);
  const long = await article("Long ago", 5);
  for (const each of [alone, shared, retold]) await brought(id, each);
  await brought(id, null);
  await brought(id, long, 40);
  await brought(id, await article("In a member's radar alone", 3), 1, memberRound(1));
  await brought(other, shared);
  await app.db.update(articles).set({ sourceCount: 2 }).where(eqId(retold));
  await app.db.update(articles).set({ likeCount: 3, dislikeCount: 1 }).where(eqId(alone));
  const at = ago(0);
  await app.db.insert(articleReads).values([
    { userId: "ann", articleId: alone, readAt: at },
    { userId: "bob", articleId: alone, readAt: at },
    { userId: "ann", articleId: long, readAt: at },
  ]);
  // However much else is read.
  await env.DB.prepare(
    `INSERT INTO article_reads WITH RECURSIVE reader(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM reader WHERE n < 20001)
     SELECT 'reader' || n, 'another', ? FROM reader`,
  )
    .bind(at.getTime())
    .run();
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: shared, keptAt: at });
  const mention = { articleId: long, title: "T", publishedAt: ago(1) };
  await app.db.insert(articleMentions).values([
    { ...mention, url: "https://a.example/", source: "Feed 1" },
    { ...mention, url: "https://b.example/", source: "Feed 2" },
    { ...mention, url: "https://c.example/", source: "Feed 1", publishedAt: ago(40) },
  ]);
  await addRead(id, ago(1), 10, 3);
  await addRead(id, ago(40), 100, 100);
  const page = await readSourcePage(app, { id, locale: "en", subjects });
  expect(page).toMatchObject({
    title: "Feed 1",
    state: "failed",
    namedBy: [{ tagId: "ai", name: "AI", lost: 1 }],
    isMembers: false,
    quality: { fresh: 10, taken: 3, opened: 2, kept: 1, likes: 3, dislikes: 1, repeats: 1 },
    lost: { count: 1, latest: [{ id: alone, title: "Alone" }] },
  });
  expect(page?.quality.lateMs).toBe(4 * 3_600_000);
  expect(await readSourcePage(app, { id: sourceId(99), locale: "en", subjects })).toBeNull();
});

test("an article that another tells too, in another subject, is not lost", async () => {
  const id = await addSource(app, 1);
  const [first, later] = [await newArticle(app), await newArticle(app)];
  await app.db.update(articles).set({ storyId: first }).where(eqId(later));
  for (const each of [first, later]) await brought(id, each);
  expect((await readSourcePage(app, { id, locale: "en", subjects }))?.lost.count).toBe(0);
});
