import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { articleReads, articles, keptArticles, readers, tags } from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newArticle } from "../../../../test/support/pings";
import { readArticle } from "../article/read-article.server";
import { type FeedReader, readFeed } from "../feed/feed.server";
import { KEPT_DAYS, retireArticles } from "../retire-articles.server";
import { searchWinks } from "../search/search.server";
import { markArticles, noteVisit, sweepReads } from "./mark-articles.server";
import { type MarkAction, MOST_KEPT, MOST_NEW, READ_DAYS } from "./marks";
import { readKept } from "./read-kept.server";
import { type Visit, visitNow } from "./visit";

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

async function setUp() {
  const clock = clockAt("2026-11-20T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const tagId = crypto.randomUUID();
  await app.db.insert(tags).values({ id: tagId, name: tagId, lang: "en", enabled: true, position: 9 });
  const person = async () => {
    const { id } = await newMember(app);
    return { id, pingId: id.slice(-12), membership: noMembership };
  };
  const mark = (member: { id: string }, action: MarkAction, ids: string[], keptAt?: Date) =>
    markArticles(app, { member, action, ids, keptAt });
  return { app, clock, tagId, person, mark };
}

const marksIn = async (app: TestApp, tagId: string, viewer: FeedReader) =>
  (await readFeed(app, { tagId, cursor: null, locale: "en", viewer })).cards.map(
    ({ id, isRead, isKept }) => ({
      id,
      isRead,
      isKept,
    }),
  );
test("what one reads and keeps stands on one's cards, found things and articles, and on nobody else's", async () => {
  const { app, tagId, person, mark } = await setUp();
  const [ann, bob] = [await person(), await person()];
  const title = `Quokka ${crypto.randomUUID()}`;
  const id = await newArticle(app, { tagId, title });
  expect(await mark(ann, "read", [id])).toEqual({ ok: true });
  expect(await mark(ann, "keep", [id])).toEqual({ ok: true, kept: [id] });
  const shown = async (viewer: typeof ann | null) => {
    const found = await searchWinks(app, { query: title, tagId, cursor: null, viewer });
    const article = await readArticle(app, { id, tagId, viewer });
    const cards = [...(await marksIn(app, tagId, viewer ?? bob)), ...(found.ok ? found.cards : [])];
    return [...(viewer ? cards : []), article?.marks].map((each) => [each?.isRead, each?.isKept]);
  };
  expect(await shown(ann)).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect(await shown(bob)).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(await shown(null)).toEqual([[null, null]]);
  const [card] = (await readFeed(app, { tagId, cursor: null, locale: "en", viewer: null })).cards;
  expect([card?.isRead, card?.isKept]).toEqual([null, null]);
  await mark(bob, "unkeep", [id]);
  await mark(bob, "unread", [id]);
  await mark(bob, "forget", []);
  expect(await shown(ann)).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  await mark(ann, "unread", [id]);
  await mark(ann, "unkeep", [id]);
  expect(await shown(ann)).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test("fifty presses at once are one row, and the first reading counts", async () => {
  const { app, clock, person, mark } = await setUp();
  const ann = await person();
  const id = await newArticle(app);
  const first = clock.now();
  await mark(ann, "read", [id]);
  clock.pass(DAY);
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => mark(ann, turn % 2 === 0 ? "read" : "keep", [id, id])),
  );
  const reads = await app.db.select().from(articleReads).where(eq(articleReads.userId, ann.id));
  expect(reads).toEqual([{ userId: ann.id, articleId: id, readAt: first }]);
  expect(await app.db.$count(keptArticles, eq(keptArticles.userId, ann.id))).toBe(1);
});

test("of what is not there, or was removed, nothing is written", async () => {
  const { app, person, mark } = await setUp();
  const ann = await person();
  const removed = await newArticle(app);
  await app.db.update(articles).set({ removedAt: new Date() }).where(eq(articles.id, removed));
  for (const id of [removed, "0123456789abcdef", "' OR 1=1 --", "\u0000", "x".repeat(10_000)]) {
    expect(await mark(ann, "keep", [id])).toEqual({ ok: false, reason: "pings.noArticle" });
    expect(await mark(ann, "read", [id])).toEqual({ ok: true });
    expect(await mark(ann, "unkeep", [id])).toEqual({ ok: true });
  }
  expect(await mark(ann, "keep", [])).toEqual({ ok: false, reason: "badRequest" });
  const standing = await newArticle(app);
  expect(await mark(ann, "keep", [removed, standing])).toEqual({ ok: true, kept: [standing] });
  await mark(ann, "unkeep", [standing]);
  expect(await app.db.$count(articleReads, eq(articleReads.userId, ann.id))).toBe(0);
  expect(await app.db.$count(keptArticles, eq(keptArticles.userId, ann.id))).toBe(0);
});

test("a hundred are kept at once in their order, and what is there already is not moved", async () => {
  const { app, clock, person, mark } = await setUp();
  const ann = await person();
  const ids = await Promise.all(Array.from({ length: 100 }, () => newArticle(app)));
  await mark(ann, "keep", [ids[7] ?? ""], new Date(clock.now().getTime() - DAY));
  await mark(ann, "keep", ids);
  const listed: string[] = [];
  for (let before: string | null = null, page = 0; page < 9; page += 1) {
    const read = await readKept(app, { member: ann, before, query: "" });
    if (!read.ok) throw new Error(read.reason);
    expect(read.count).toBe(100);
    listed.push(...read.items.map(({ id }) => id));
    before = read.next;
    if (before === null) break;
  }
  expect(listed).toEqual([...ids.filter((_, place) => place !== 7), ids[7]]);
  await mark(ann, "keep", [ids[3] ?? ""], new Date(clock.now().getTime() + DAY));
  const [kept] = await app.db
    .select()
    .from(keptArticles)
    .where(and(eq(keptArticles.userId, ann.id), eq(keptArticles.articleId, ids[3] ?? "")));
  expect(kept?.keptAt.getTime()).toBeLessThanOrEqual(clock.now().getTime());
});

test("more than a member may keep is refused by name, what fits is kept, and what is kept is kept again", async () => {
  const { app, person, mark } = await setUp();
  const ann = await person();
  const ids = await Promise.all(Array.from({ length: 3 }, () => newArticle(app)));
  const rows = Array.from({ length: MOST_KEPT - 2 }, (_, number) => `(?1, 'filler-${number}', ${number})`);
  for (let at = 0; at < rows.length; at += 400)
    await app.db.$client
      .prepare(`INSERT INTO kept_articles (user_id, article_id, kept_at) VALUES ${rows.slice(at, at + 400)}`)
      .bind(ann.id)
      .run();
  const full = { ok: false, reason: "pings.keptFull", values: { most: MOST_KEPT } };
  expect(await mark(ann, "keep", ids)).toEqual(full);
  expect(await app.db.$count(keptArticles, eq(keptArticles.userId, ann.id))).toBe(MOST_KEPT);
  expect(await mark(ann, "keep", ids.slice(0, 2))).toMatchObject({ ok: true });
  expect(await mark(ann, "keep", ids.slice(2))).toEqual(full);
  await mark(ann, "unkeep", ids.slice(0, 1));
  expect(await mark(ann, "keep", ids.slice(2))).toEqual({ ok: true, kept: ids.slice(2) });
});

test("what is kept is found by words of title, summary and source, and by nobody else", async () => {
  const { app, person, mark } = await setUp();
  const [ann, bob] = [await person(), await person()];
  const first = await newArticle(app, {
    title: "100% of Chips_",
    summary: "芯片产能",
    source: "Harbour Review",
  });
  const second = await newArticle(app, { title: "Rates", summary: "Banks wait", source: "The Source" });
  await mark(ann, "keep", [first, second]);
  const found = async (query: string, member = ann) => {
    const read = await readKept(app, { member, before: null, query });
    return read.ok ? read.items.map(({ id }) => id) : read.reason;
  };
  expect(await found("")).toEqual([first, second]);
  for (const query of ["chips", "CHIPS harbour", "芯片", "100%", "chips_", "of  harbour"])
    expect(await found(query), query).toEqual([first]);
  for (const query of ["chips banks", "%", "_a_", "'", "a\u0000b", "[a-z]*", "“".repeat(300)])
    expect(await found(query), query).toEqual(query === "%" ? [first] : []);
  expect(await found("", bob)).toEqual([]);
  expect(await readKept(app, { member: ann, before: "made up", query: "" })).toMatchObject({ ok: false });
});

test("what somebody keeps outlives the rest, and stands without words once it is removed", async () => {
  const { app, clock, person, mark } = await setUp();
  const ann = await person();
  const publishedAt = new Date(clock.now().getTime() - DAY);
  const [kept, other] = [await newArticle(app, { publishedAt }), await newArticle(app, { publishedAt })];
  await mark(ann, "keep", [kept]);
  clock.pass(KEPT_DAYS * DAY);
  await retireArticles(app);
  const standing = await app.db.select().from(articles);
  const wordsOf = (id: string) => standing.find((each) => each.id === id)?.title;
  expect([wordsOf(kept), wordsOf(other)]).toEqual(["A title", ""]);
  await app.db
    .update(articles)
    .set({ removedAt: clock.now(), title: "", summary: "" })
    .where(eq(articles.id, kept));
  const read = await readKept(app, { member: ann, before: null, query: "" });
  expect(read).toMatchObject({ items: [{ id: kept, isRemoved: true, title: "", sourceUrl: null }] });
  await mark(ann, "unkeep", [kept]);
  expect(await readKept(app, { member: ann, before: null, query: "" })).toMatchObject({
    items: [],
    count: 0,
  });
});

test("reads are forgotten after ninety days, of every member and so many at once", async () => {
  const { app, clock, person, mark } = await setUp();
  await app.db.delete(articleReads);
  const people = await Promise.all(Array.from({ length: 4 }, person));
  const ids = await Promise.all(Array.from({ length: 3 }, () => newArticle(app)));
  for (const member of people) await mark(member, "read", ids.slice(0, 2));
  clock.pass(DAY);
  for (const member of people) await mark(member, "read", ids);
  expect(await sweepReads(app)).toBe(0);
  clock.pass((READ_DAYS - 1) * DAY + 1);
  expect(await sweepReads(app)).toBe(8);
  expect(await sweepReads(app)).toBe(0);
  for (const { id } of people) expect(await app.db.$count(articleReads, eq(articleReads.userId, id))).toBe(1);
});

test("visits are written by the rule that browsers follow, at most once in five minutes", async () => {
  const { app, clock, tagId, person } = await setUp();
  const ann = await person();
  let browser: Visit | null = null;
  for (const minutes of [0, 1, 4, 5, 12, 30, 31, 60, 2, 200, 3, 29, 45]) {
    clock.pass(minutes * MINUTE);
    const written = app.rowsWritten();
    const { since } = await noteVisit(app, { member: ann, tagId, locale: "en" });
    const before: Visit | null = browser;
    browser = visitNow(browser, clock.now().getTime());
    expect(since?.getTime() ?? null, `${minutes}`).toBe(browser.seenUntil);
    expect(app.rowsWritten() > written, `${minutes}`).toBe(browser !== before);
  }
  expect(await app.db.$count(readers, eq(readers.userId, ann.id))).toBe(1);
});

test("what has come into a feed since the last visit is counted, up to an end, and wishes stay", async () => {
  const { app, clock, tagId, person } = await setUp();
  const ann = await person();
  await app.db.insert(readers).values({ userId: ann.id, wishes: { leastScore: 7 } });
  const visit = () => noteVisit(app, { member: ann, tagId, locale: "en" });
  await newArticle(app, { tagId, publishedAt: clock.now() });
  expect(await visit()).toEqual({ since: null, count: 0 });
  const left = clock.now();
  clock.pass(60 * MINUTE);
  for (let number = 0; number < 3; number += 1) await newArticle(app, { tagId, publishedAt: clock.now() });
  await newArticle(app, { publishedAt: clock.now() });
  expect(await visit()).toEqual({ since: left, count: 3 });
  clock.pass(10 * MINUTE);
  expect(await visit()).toEqual({ since: left, count: 3 });
  const bulk = Array.from({ length: MOST_NEW + 5 }, () =>
    newArticle(app, { tagId, publishedAt: clock.now() }),
  );
  await Promise.all(bulk);
  expect(await visit()).toEqual({ since: left, count: MOST_NEW });
  expect(await noteVisit(app, { member: ann, tagId: "' OR 1=1 --", locale: "en" })).toMatchObject({
    count: 0,
  });
  const [row] = await app.db.select().from(readers).where(eq(readers.userId, ann.id));
  expect(row?.wishes).toEqual({ leastScore: 7 });
});
