import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { articleReads, readers, tags } from "~/db/schema";
import { clockAt, type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { newArticle } from "../../../../test/support/pings";
import { readArticle } from "../article/read-article.server";
import { type FeedReader, readFeed } from "../feed/feed.server";
import { readCursor } from "../feed/feed-place";
import { readFeedPage } from "../feed/read-feed-page.server";
import { changeWishes, readWishes } from "./change-wishes.server";
import { previewWishes } from "./preview-wishes.server";
import { emptyWishes, type WishChange } from "./wishes";

async function setUp(more = {}) {
  const app = await testApp(more);
  const { id } = await newMember(app);
  const viewer: FeedReader = { id, pingId: id.slice(-12), membership: noMembership };
  const tagId = crypto.randomUUID();
  await app.db.insert(tags).values({ id: tagId, name: "A subject", lang: "en", enabled: true, position: 9 });
  return { app, viewer, tagId };
}

const change = (app: TestApp, member: FeedReader, ...changes: WishChange[]) =>
  changes.reduce<Promise<unknown>>(
    (before, next) => before.then(() => changeWishes(app, { member, change: next })),
    Promise.resolve(),
  );

const muteWord = (value: string): WishChange => ({ do: "mute", kind: "word", value });

async function fill(app: TestApp, tagId: string, count: number, titleOf: (number: number) => string) {
  for (let number = 0; number < count; number += 1)
    await newArticle(app, {
      tagId,
      canonicalUrl: `https://example.com/${tagId}/${number}`,
      title: titleOf(number),
      score: number,
      publishedAt: new Date(Date.UTC(2026, 10, 1, 0, number)),
    });
}

const titlesOf = ({ cards }: Awaited<ReturnType<typeof readFeed>>) => cards.map(({ title }) => title);

test("nobody's wishes are none, and each member has their own", async () => {
  const { app, viewer } = await setUp();
  expect(await readWishes(app, viewer.id)).toEqual(emptyWishes);
  await change(app, viewer, muteWord("crypto"), { do: "leastScore", score: 40 });
  expect(await readWishes(app, viewer.id)).toMatchObject({
    muted: [{ kind: "word", value: "crypto" }],
    leastScore: 40,
  });
  expect(await readWishes(app, (await newMember(app)).id)).toEqual(emptyWishes);
});

test("an answer holds what stood before, and putting it back undoes the change", async () => {
  const { app, viewer } = await setUp();
  await change(app, viewer, muteWord("crypto"));
  const cleared = await changeWishes(app, { member: viewer, change: { do: "restore", wishes: emptyWishes } });
  if (!cleared.ok) throw new Error(cleared.reason);
  expect(await readWishes(app, viewer.id)).toEqual(emptyWishes);
  await change(app, viewer, muteWord("laptop"), {
    do: "restore",
    wishes: cleared.before,
    over: cleared.wishes,
  });
  expect((await readWishes(app, viewer.id)).muted.map(({ value }) => value)).toEqual(["crypto", "laptop"]);
});

test("of two changes at the same time none is lost", async () => {
  const { app, viewer } = await setUp();
  await Promise.all(["one", "two", "three"].map((word) => change(app, viewer, muteWord(word))));
  const { muted } = await readWishes(app, viewer.id);
  expect(muted.map(({ value }) => value).sort()).toEqual(["one", "three", "two"]);
});

test("a visit that was noted stays when wishes come and go", async () => {
  const { app, viewer } = await setUp();
  const seenUntil = new Date(Date.UTC(2026, 10, 2));
  await app.db.insert(readers).values({ userId: viewer.id, seenUntil });
  await change(app, viewer, muteWord("crypto"), { do: "unmute", kind: "word", value: "crypto" });
  const [row] = await app.db.select().from(readers).where(eq(readers.userId, viewer.id));
  expect(row).toMatchObject({ seenUntil, wishes: null });
});

test("damaged wishes are none, and are replaced by the next change", async () => {
  const { app, viewer } = await setUp();
  await app.db.insert(readers).values({ userId: viewer.id, wishes: { muted: "all" } });
  expect(await readWishes(app, viewer.id)).toEqual(emptyWishes);
  await change(app, viewer, muteWord("crypto"));
  expect((await readWishes(app, viewer.id)).muted).toHaveLength(1);
});

test("a refusal changes nothing", async () => {
  const { app, viewer } = await setUp();
  expect(await changeWishes(app, { member: viewer, change: muteWord("…") })).toEqual({
    ok: false,
    reason: "pings.emptyWish",
  });
  expect(await app.db.$count(readers, eq(readers.userId, viewer.id))).toBe(0);
});

test("a member's pages leave out what is muted, say how much, and come to the end with nothing twice", async () => {
  const { app, viewer, tagId } = await setUp();
  await fill(app, tagId, 60, (number) => (number % 3 === 0 ? `News ${number}` : `Crypto ${number}`));
  await change(app, viewer, muteWord("crypto"));
  const seen: string[] = [];
  let [next, hidden]: [string | null, number] = [null, 0];
  do {
    const place = readCursor(next);
    if (!place.ok) throw new Error(place.reason);
    const page = await readFeed(app, {
      tagId,
      cursor: place.cursor,
      locale: "en",
      viewer,
      isWished: true,
    });
    expect(page.isMadeUp).toBe(false);
    seen.push(...titlesOf(page));
    expect(page.cards[0]?.hidden ?? 0).toBe(page.cards.length > 0 ? page.hidden : 0);
    hidden += page.hidden;
    next = page.next;
  } while (next);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => `News ${57 - index * 3}`));
  expect(hidden).toBe(40);
});

test("whoever asks for all gets all, and wishes of one change nothing for another or for strangers", async () => {
  const { app, viewer, tagId } = await setUp();
  await fill(app, tagId, 5, (number) => `Crypto ${number}`);
  await change(app, viewer, muteWord("crypto"));
  const asked = { tagId, cursor: null, locale: "en" as const };
  const wished = await readFeed(app, { ...asked, viewer, isWished: true });
  expect([titlesOf(wished), wished.hidden, wished.next, wished.isWhole]).toEqual([[], 5, null, false]);
  const whole = await readFeed(app, { ...asked, viewer });
  expect([whole.cards.length, whole.hidden, whole.isWhole]).toEqual([5, 0, true]);
  const other = { ...viewer, id: (await newMember(app)).id };
  expect((await readFeed(app, { ...asked, viewer: other, isWished: true })).cards).toHaveLength(5);
  const stranger = await readFeed(app, { ...asked, viewer: null });
  expect([stranger.cards.length, stranger.isWhole]).toEqual([5, false]);
});

test("beside a pin it is told how much is hidden, even where nothing else is shown", async () => {
  const { app, viewer, tagId } = await setUp();
  await fill(app, tagId, 5, (number) => `Crypto ${number}`);
  const pinnedId = await newArticle(app, {
    tagId,
    title: "Pinned",
    publishedAt: new Date(Date.UTC(2026, 10, 2)),
  });
  await app.db
    .update(tags)
    .set({ pinnedId, pinnedUntil: new Date(Date.now() + 3_600_000) })
    .where(eq(tags.id, tagId));
  await change(app, viewer, muteWord("crypto"));
  const parameters = new URLSearchParams({ tag_id: tagId });
  const read = await readFeedPage(app, { parameters, locale: "en", viewer, network: null });
  if (!read.ok) throw new Error(read.reason);
  expect(read.feed.cards.map(({ id, hidden }) => [id, hidden])).toEqual([[pinnedId, 5]]);
});

test("what a member has read is hidden where they wish it, by their own marks", async () => {
  const { app, viewer, tagId } = await setUp();
  await fill(app, tagId, 3, (number) => `News ${number}`);
  const asked = { tagId, cursor: null, locale: "en" as const, viewer, isWished: true };
  const [first] = (await readFeed(app, asked)).cards;
  const other = await newMember(app);
  for (const userId of [viewer.id, other.id])
    await app.db.insert(articleReads).values({ userId, articleId: first?.id ?? "", readAt: new Date() });
  await change(app, viewer, { do: "hideRead", on: true });
  expect(titlesOf(await readFeed(app, asked))).toEqual(["News 1", "News 0"]);
});

test("a score is moved on the card and on the article, which says when it is muted too", async () => {
  const { app, viewer, tagId } = await setUp();
  const id = await newArticle(app, { tagId, title: "OpenAI ships", score: 60, source: "The Wire" });
  await change(app, viewer, { do: "lean", kind: "word", value: "OpenAI", direction: 1 });
  const { cards } = await readFeed(app, { tagId, cursor: null, locale: "en", viewer, isWished: true });
  expect(cards[0]).toMatchObject({ score: 60, moved: { points: 8, by: ["OpenAI"] } });
  await change(app, viewer, { do: "mute", kind: "source", value: "the wire" });
  expect((await readArticle(app, { id, tagId, viewer }))?.wished).toMatchObject({
    hidden: { because: "source" },
    moved: { points: 8 },
  });
  expect((await readArticle(app, { id, tagId, viewer: null }))?.wished).toBeNull();
});

test("the preview counts yesterday alone: a member's by all that they wish, a stranger's by the score", async () => {
  const clock = clockAt("2026-11-02T09:00:00Z");
  const { app, viewer, tagId } = await setUp({ now: clock.now });
  await fill(app, tagId, 40, (number) => (number < 10 ? `Crypto ${number}` : `News ${number}`));
  await newArticle(app, { tagId, title: "Today", score: 90, publishedAt: new Date("2026-11-02T01:00:00Z") });
  await change(app, viewer, muteWord("crypto"));
  const asked = { tagId, locale: "en" as const };
  const own = await previewWishes(app, { ...asked, viewer });
  expect([own.day, own.total, own.counts[0], own.counts[30], own.counts[40]]).toEqual([
    "2026-11-01",
    40,
    30,
    10,
    0,
  ]);
  const anyone = await previewWishes(app, { ...asked, viewer: null });
  expect([anyone.total, anyone.counts[0], anyone.counts[30]]).toEqual([40, 40, 10]);
  expect((await previewWishes(app, { ...asked, tagId: "nothing", viewer: null })).total).toBe(0);
});
