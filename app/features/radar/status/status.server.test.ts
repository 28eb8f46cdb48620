import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { articles, audit, keptArticles, sourceItems, sourceReads, winks } from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { addSource, sourceId, sourceUrl } from "../../../../test/support/feeds";
import { newArticle } from "../../../../test/support/pings";
import { memberRound } from "../sources/seen/store.server";
import { changeSource } from "./change-source.server";
import type { SourceIntent } from "./forms";
import { readStatus } from "./read-status.server";
import { placeOf } from "./status-page";

const NOW = "2026-11-23T10:00:00Z";
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR);

let app: TestApp;

beforeEach(async () => {
  app = await testApp({ now: clockAt(NOW).now });
  const emptied = [
    "sources",
    "source_reads",
    "winks",
    "source_items",
    "kept_articles",
    "service_usage",
    "audit",
    "tags",
  ];
  await env.DB.batch(emptied.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.prepare(
    "INSERT INTO tags (id, user_id, name, lang, enabled, position) VALUES ('ai', NULL, 'AI News', 'en', 1, 0), ('coin', NULL, '数字货币', 'zh', 1, 1), ('own', 'u1', NULL, 'en', 1, 0)",
  ).run();
});

type Read = Partial<typeof sourceReads.$inferInsert>;
const addRead = (sourceId: string, set: Read) =>
  app.db.insert(sourceReads).values({ sourceId, at: ago(1), ms: 120, notes: [], ...set });

const subjects = [
  { tagId: "ai", sources: [sourceUrl(1), sourceUrl(2), sourceUrl(5), sourceUrl(6)] },
  { tagId: "coin", sources: [sourceUrl(2)] },
];

const read = (query = "", most?: number, locale: "en" | "zh" = "en") =>
  readStatus(app, { place: placeOf(new URLSearchParams(query)), locale, subjects }, most);

test("with nothing there, the page is empty and has its days", async () => {
  const page = await read();
  expect(page).toMatchObject({ groups: [], readings: [], next: null, counts: { all: 0 } });
  expect(page.queue).toEqual({ due: 0, queued: 0, running: 0, oldestDue: null });
  expect(page.figures.days).toHaveLength(30);
  expect(page.figures.days.at(-1)).toBe("2026-11-23");
  expect(page.figures.taken.map(({ name }) => name)).toEqual(["AI News", "数字货币"]);
  expect(page.figures.written).toEqual(Array(30).fill(0));
});

test("a source stands under each subject that names it, and one that fails under its fault", async () => {
  const one = await addSource(app, 1, { checkedAt: ago(1), succeededAt: ago(1), itemsPerWeek: 12.5 });
  await addSource(app, 2, { failures: 3, error: "fetch.timedOut", checkedAt: ago(2) });
  await addSource(app, 3, {});
  await addSource(app, 4, { isNamed: false });
  await addSource(app, 5, { failures: 1, error: "fetch.timedOut" });
  await addSource(app, 6, { state: "stopped", error: "radar.sourceGone" });
  await addRead(one, { fresh: 5, taken: 2 });
  await addRead(one, { fresh: 3, taken: 1, at: ago(100) });
  await addRead(one, { fresh: 50, taken: 10, at: ago(7 * 24 + 1) });
  const { groups } = await read();
  expect(groups.map(({ name, sources: own }) => [name, own.map(({ title }) => title)])).toEqual([
    ["The server took too long to answer", ["Feed 2", "Feed 5"]],
    [expect.any(String), ["Feed 6"]],
    ["AI News", ["Feed 1"]],
    ["", ["Feed 3"]],
  ]);
  expect(groups.map(({ isFault }) => isFault)).toEqual([true, true, false, false]);
  const [second] = groups[0]?.sources ?? [];
  const [first] = groups[2]?.sources ?? [];
  expect(first).toMatchObject({ state: "fine", fresh: 8, taken: 3, itemsPerWeek: 12.5, reason: null });
  expect(second).toMatchObject({
    state: "failed",
    failures: 3,
    reason: "The server took too long to answer",
    fresh: 0,
  });
  expect((await read("", undefined, "zh")).groups[0]?.name).toMatch(/[\u4e00-\u9fff]/);
});

test("a source is told with what readers made of what it brought", async () => {
  const [one, two, three] = [await addSource(app, 1), await addSource(app, 2), await addSource(app, 3)];
  const [liked, plain] = [await newArticle(app), await newArticle(app)];
  const item = { contentHash: "h", seenAt: ago(24) };
  await app.db.insert(sourceItems).values([
    { ...item, sourceId: one, key: "a", articleId: liked },
    { ...item, sourceId: one, key: "b", articleId: liked },
    { ...item, sourceId: one, key: "c", articleId: plain },
    { ...item, sourceId: one, key: "d", articleId: null },
    { ...item, sourceId: two, key: "a", articleId: plain },
    { ...item, sourceId: two, key: "b", articleId: liked, seenAt: ago(31 * 24) },
    { ...item, sourceId: three, key: `${memberRound(1)}a`, articleId: liked },
  ]);
  await app.db.update(articles).set({ likeCount: 3, dislikeCount: 1 }).where(eq(articles.id, liked));
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: liked, keptAt: ago(1) });
  const rows = (await read()).groups.flatMap(({ sources: own }) => own);
  const likedOf = (id: string) => rows.find((row) => row.id === id)?.liked;
  expect([one, two, three].map(likedOf)).toEqual([
    { kept: 1, likes: 3, dislikes: 1 },
    { kept: 0, likes: 0, dislikes: 0 },
    null,
  ]);
});

test("the choices count and show what they say, and members' own sources are no problem of the operator", async () => {
  await addSource(app, 1, { isPaused: true });
  await addSource(app, 2, { failures: 1 });
  await addSource(app, 3, { state: "stopped" });
  await addSource(app, 4, { failures: 2 });
  await addSource(app, 5, {});
  await addSource(app, 6, { failures: 9, isNamed: false });
  const shown = async (query: string) =>
    (await read(query)).groups.flatMap(({ sources: own }) => own.map(({ title }) => title)).sort();
  expect((await read()).counts).toEqual({ all: 5, problems: 1, paused: 1 });
  expect(await shown("?show=paused")).toEqual(["Feed 1"]);
  expect([...new Set(await shown("?show=problems"))]).toEqual(["Feed 2"]);
  const members = [
    { title: "Feed 3", state: "stopped" },
    { title: "Feed 4", state: "failed" },
  ];
  expect((await read()).groups.find(({ id }) => id === "")).toMatchObject({
    isFault: false,
    sources: members,
  });
});

test("pages follow each other without a gap or a repeat, each with the gains of its own sources", async () => {
  for (let number = 10; number < 17; number++) {
    const id = await addSource(app, number, number % 2 ? { host: "same.example" } : {});
    await addRead(id, { fresh: number });
  }
  const seen: number[] = [];
  let query: string | null = "";
  while (query !== null) {
    const page: Awaited<ReturnType<typeof read>> = await read(query, 3);
    seen.push(...page.groups.flatMap(({ sources: own }) => own.map(({ fresh }) => fresh)));
    query = page.next;
  }
  expect(seen.toSorted()).toEqual([10, 11, 12, 13, 14, 15, 16]);
});

test("the queue tells what is due, queued and being read, and how old the oldest is", async () => {
  await addSource(app, 1, { nextCheckAt: ago(3) });
  await addSource(app, 2, { nextCheckAt: ago(1) });
  await addSource(app, 3, { nextCheckAt: ago(9), isPaused: true });
  await addSource(app, 5, { nextCheckAt: ago(9), isNamed: false });
  await addSource(app, 6, { state: "queued", leaseUntil: ago(1) });
  await addSource(app, 7, { state: "running", leaseUntil: ago(-1) });
  await addSource(app, 8, { state: "running", leaseUntil: ago(1) });
  expect((await read()).queue).toEqual({ due: 2, queued: 1, running: 1, oldestDue: ago(3).getTime() });
});

test("readings are listed with their notes in words, the latest first, and the day's failures are counted", async () => {
  const one = await addSource(app, 1);
  await addRead(one, { at: ago(3), isUnchanged: true });
  await addRead(one, {
    at: ago(2),
    items: 20,
    fresh: 4,
    taken: 2,
    notes: ["reader:jina", "page:status 403"],
  });
  await addRead(one, { at: ago(1), error: "radar.sourceDown" });
  await addRead("gone", { at: ago(5), error: "radar.sourceDown" });
  await addRead(one, { at: ago(25), error: "fetch.timedOut" });
  const { readings, outcomes } = await read();
  expect(readings.map(({ outcome }) => outcome)).toEqual(["failed", "read", "unchanged", "failed", "failed"]);
  expect(readings[1]).toMatchObject({
    source: "Feed 1",
    notes: ["Page read by Jina", "A page could not be read: the server answered 403"],
  });
  expect(readings[3]?.source).toBe("gone");
  expect(outcomes).toEqual({ readings: 4, failures: 2 });
});

test("no more readings are listed than fit the page", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => addRead("x", { at: ago(index) }));
  await Promise.all(rows);
  expect((await read()).readings).toHaveLength(30);
});

test("figures count each day, subject and tenth of the score, and leave members' own radars out", async () => {
  const wink = (tagId: string, articleId: string, score: number, createdAt: Date) => ({
    ...{ tagId, articleId, score, createdAt },
    reason: "",
  });
  await app.db
    .insert(winks)
    .values([
      wink("ai", "a", 30, ago(1)),
      wink("ai", "b", 100, ago(2)),
      wink("ai", "c", 99, ago(24)),
      wink("coin", "d", 59, ago(29 * 24)),
      wink("coin", "e", 59, ago(31 * 24)),
      wink("own", "f", 80, ago(1)),
    ]);
  await addRead("x", { rowsWritten: 40, at: ago(1) });
  await addRead("x", { rowsWritten: 2, at: ago(3) });
  await addRead("x", { rowsWritten: 7, at: ago(26) });
  await env.DB.prepare(
    "INSERT INTO service_usage VALUES ('2026-11-23', 'reader', 3, 900), ('2026-11-22', 'editor', 5, 7000), ('2026-01-01', 'editor', 9, 9)",
  ).run();
  const { figures } = await read();
  expect(figures.taken.map(({ values }) => [values[0], values.at(-2), values.at(-1)])).toEqual([
    [0, 1, 2],
    [1, 0, 0],
  ]);
  expect(figures.scores.map(({ values }) => values)).toEqual([
    [0, 0, 0, 1, 0, 0, 0, 0, 0, 2],
    [0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
  ]);
  expect(figures.written.slice(-2)).toEqual([7, 42]);
  expect(figures.calls.map(({ name, values }) => [name, ...values.slice(-2)])).toEqual([
    ["editor", 5, 0],
    ["reader", 0, 3],
  ]);
  expect(figures.tokens.map(({ values }) => values.at(-1))).toEqual([0, 900]);
});

const change = (id: string, intent: SourceIntent) => changeSource(app, "ping-1", { id, intent });
const found = (id: string) => app.db.query.sources.findFirst({ where: (table, { eq }) => eq(table.id, id) });
const audited = () => app.db.select().from(audit);
const sentIds = () => app.sent.map(({ kind, id }) => `${kind} ${id}`);

test("a source is read now, once however often the button is pressed", async () => {
  const id = await addSource(app, 1, { failures: 2 });
  const pressed = await Promise.all([1, 2, 3].map(() => change(id, "read")));
  expect(pressed.filter((each) => each.ok && each.isSent)).toHaveLength(1);
  expect(sentIds()).toEqual([`radar.source ${id}`]);
  expect(await found(id)).toMatchObject({ state: "queued", nextCheckAt: new Date(NOW) });
  expect(await audited()).toMatchObject([
    { action: "source.read", subject: sourceUrl(1), before: { state: "idle" } },
  ]);
});

test("one that is being read is left alone, one whose message or worker was lost is asked again", async () => {
  const reading = await addSource(app, 1, { state: "running", leaseUntil: ago(-0.1), attempt: 4 });
  const dead = await addSource(app, 2, { state: "running", leaseUntil: ago(0.1) });
  const lost = await addSource(app, 3, { state: "queued", leaseUntil: ago(1) });
  const stopped = await addSource(app, 5, { state: "stopped" });
  expect(await change(reading, "read")).toEqual({ ok: true, isSent: false });
  for (const id of [dead, lost, stopped])
    expect(await change(id, "read")).toEqual({ ok: true, isSent: true });
  expect(sentIds()).toEqual([dead, lost, stopped].map((id) => `radar.source ${id}`));
  expect(await found(reading)).toMatchObject({ state: "running", attempt: 4 });
});

test.each([
  ["pause", { isPaused: true }],
  ["resume", { isPaused: false }],
  ["summaries", { summaryOnly: true }],
  ["texts", { summaryOnly: false }],
  ["less", { weight: 0.5 }],
  ["normal", { weight: 1 }],
  ["more", { weight: 1.5 }],
] as const)("%s is kept, and stands in the audit", async (intent, kept) => {
  const id = await addSource(app, 1);
  expect(await change(id, intent)).toMatchObject({ ok: true });
  expect(await found(id)).toMatchObject({ ...kept, state: "idle" });
  const usual = { isPaused: false, summaryOnly: false, weight: 1 };
  const before = Object.fromEntries(Object.entries(usual).filter(([name]) => name in kept));
  expect(await audited()).toMatchObject([
    { actor: "ping-1", action: "source.set", subject: sourceUrl(1), before },
  ]);
  expect(app.sent).toEqual([]);
});

test("a source that is not there, or that no subject names any more, is refused", async () => {
  const unnamed = await addSource(app, 4, { isNamed: false });
  for (const id of [unnamed, sourceId(99)])
    expect(await change(id, "read")).toEqual({ ok: false, reason: "notFound" });
  expect(app.sent).toEqual([]);
});
