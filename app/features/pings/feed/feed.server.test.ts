import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Membership, noMembership } from "~/core/membership";
import { tags } from "~/db/schema";
import { type TestApp, testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { incomingWink, newArticle } from "../../../../test/support/pings";
import { addWink } from "../add-wink.server";
import { readArticle } from "../article/read-article.server";
import { followRadar } from "../follows/follow.server";
import { type FeedReader, readFeed, readTags } from "./feed.server";
import { type Cursor, readCursor, writeCursor } from "./feed-place";

const pro: Membership = {
  ...noMembership,
  pro: { until: new Date("2030-01-01"), source: "grant", renews: false },
};

async function newReader(app: TestApp, membership: Membership = noMembership): Promise<FeedReader> {
  const { id } = await newMember(app);
  return { id, pingId: id.slice(-12), membership };
}

const subject = (app: TestApp, id: string, enabled = true) =>
  app.db.insert(tags).values({ id, name: `Name of ${id}`, lang: "en", enabled, position: 9 });

const radar = (app: TestApp, { id, pingId }: FeedReader, more: { enabled: boolean; worldFilter: string }) =>
  app.db.insert(tags).values({ id: pingId, userId: id, lang: "en", ...more });

const read = (app: TestApp, tagId: string | null, viewer: FeedReader | null = null, more = {}) =>
  readFeed(app, { tagId, cursor: null, locale: "en", viewer, ...more });

const titlesOf = async (...of: Parameters<typeof read>) =>
  (await read(...of)).cards.map(({ title }) => title);

test("what came in is read page by page, newest first, each once", async () => {
  const app = await testApp();
  const tagId = crypto.randomUUID();
  await subject(app, tagId);
  const wink = (number: number) =>
    incomingWink({
      tagId,
      canonicalUrl: `https://example.com/${tagId}/${number}`,
      title: `Title ${number}`,
      publishedAt: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(number / 3))),
    });
  for (let number = 0; number < 25; number += 1) await addWink(app, wink(number));
  const again = await addWink(app, wink(3));
  expect(again.isNew).toBe(false);
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const place = readCursor(next);
    if (!place.ok) throw new Error(place.reason);
    const page = await read(app, tagId, null, { cursor: place.cursor });
    pages.push(page.cards.map(({ title }) => title));
    expect(page.isMadeUp).toBe(false);
    next = page.next;
  } while (next);
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(new Set(pages.flat()).size).toBe(25);
  const minutes = pages.flat().map((title) => Math.floor(Number(title.slice(6)) / 3));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  const byNumber = await Promise.all([0, 10, 20, 30].map((skip) => read(app, tagId, null, { skip })));
  expect(byNumber.map(({ cards }) => cards.map(({ title }) => title))).toEqual([...pages, []]);
  expect(byNumber.map((each) => each.next === null)).toEqual([false, false, true, true]);
  const article = await readArticle(app, { id: again.id, tagId, viewer: null });
  expect(article).toMatchObject({
    title: "Title 3",
    score: 50,
    tag: { id: tagId, name: `Name of ${tagId}` },
  });
});

test("a cursor that names no wink of the feed is known as made up, and goes on from there all the same", async () => {
  const app = await testApp();
  const [tagId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await subject(app, tagId);
  await subject(app, other);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));
  const [first, second, third] = [
    await newArticle(app, { tagId, title: "First", publishedAt: at(1) }),
    await newArticle(app, { tagId, title: "Second", publishedAt: at(2) }),
    await newArticle(app, { tagId, title: "Third", publishedAt: at(3) }),
  ].map((id, index) => ({ articleId: id, createdAt: at(index + 1) }));
  if (!first || !second || !third) throw new Error("nothing came in");
  const seen = async (cursor: Cursor, of = tagId) => {
    const { cards, next, isMadeUp } = await read(app, of, null, { cursor, limit: 1 });
    return [cards.map(({ title }) => title), next, isMadeUp];
  };
  expect(await seen(third)).toEqual([["Second"], writeCursor(second), false]);
  expect(await seen(second)).toEqual([["First"], null, false]);
  expect(await seen(first)).toEqual([[], null, false]);
  const later = (by: number) => new Date(at(3).getTime() + by);
  expect(await seen({ ...third, createdAt: later(1) })).toEqual([["Third"], writeCursor(third), true]);
  expect(await seen({ ...third, createdAt: later(-1) })).toEqual([["Second"], writeCursor(second), true]);
  expect(await seen({ ...second, articleId: "0".repeat(16) })).toEqual([["First"], null, true]);
  expect(await seen({ ...second, articleId: "f".repeat(16) })).toEqual([
    ["Second"],
    writeCursor(second),
    true,
  ]);
  expect(await seen(third, other)).toEqual([[], null, true]);
});

test("without a tag the first of the language is shown", async () => {
  const app = await testApp();
  expect((await read(app, null)).tab).toMatchObject({ tagId: "ai_news_en", kind: "world" });
  expect((await readFeed(app, { tagId: null, cursor: null, locale: "zh", viewer: null })).tab).toMatchObject({
    tagId: "ai_news_zh",
  });
  await app.db.update(tags).set({ enabled: false }).where(eq(tags.id, "ai_news_en"));
  const { tab, tabs } = await read(app, null);
  expect(tab).not.toBeNull();
  expect(tabs.map(({ tagId }) => tagId)).not.toContain("ai_news_en");
  await app.db.update(tags).set({ enabled: true }).where(eq(tags.id, "ai_news_en"));
});

test("there is no tab and no card of a tag that is unknown or gone", async () => {
  const app = await testApp();
  const gone = crypto.randomUUID();
  await subject(app, gone, false);
  await newArticle(app, { tagId: gone });
  for (const tagId of [gone, "nothing", "", "x".repeat(10_000)])
    expect(await read(app, tagId)).toMatchObject({ tab: null, cards: [], next: null });
});

test("a radar shows its own winks, or those of the subject that it follows", async () => {
  const app = await testApp();
  const [world, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  await subject(app, world);
  await subject(app, gone, false);
  await newArticle(app, { tagId: world, title: "World" });
  await newArticle(app, { tagId: gone, title: "Gone" });
  const [own, follower, lost, idle] = await Promise.all(Array.from({ length: 4 }, () => newReader(app, pro)));
  if (!own || !follower || !lost || !idle) throw new Error("nobody came");
  await newArticle(app, { tagId: own.pingId, title: "Own" });
  await radar(app, own, { enabled: true, worldFilter: world });
  await radar(app, follower, { enabled: false, worldFilter: world });
  await radar(app, lost, { enabled: false, worldFilter: gone });

  const stranger = await newReader(app);
  for (const viewer of [null, stranger, own])
    expect(await titlesOf(app, own.pingId, viewer)).toEqual(["Own"]);
  expect(await titlesOf(app, follower.pingId, follower)).toEqual(["World"]);
  expect(await titlesOf(app, lost.pingId, lost)).toEqual([]);
  const focus = async (viewer: FeedReader) => (await read(app, viewer.pingId, viewer)).hasFocus;
  expect(await Promise.all([own, follower, lost, idle].map(focus))).toEqual([true, true, false, false]);

  const ended = { ...own, membership: noMembership };
  expect(await titlesOf(app, own.pingId, ended)).toEqual(["World"]);
  expect(await focus(ended)).toBe(true);

  const files = async (tagId: string, viewer: FeedReader | null) => (await read(app, tagId, viewer)).hasFiles;
  expect(await Promise.all([own, follower, idle, ended].map((who) => files(who.pingId, who)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(await Promise.all([stranger, null].map((who) => files(own.pingId, who)))).toEqual([false, false]);
  expect(await files("ai_news_en", null)).toBe(true);
});

test("the tags of a reader are the world's, the own one and the followed ones, by Ping IDs alone", async () => {
  const app = await testApp();
  const [ann, bob] = [await newReader(app), await newReader(app)];
  await radar(app, ann, { enabled: false, worldFilter: "ai_news_zh" });
  await followRadar(app, { member: ann, pingId: bob.pingId });
  const entries = await readTags(app, ann);
  expect(entries.filter(({ ownerId }) => ownerId !== null)).toEqual([
    {
      tagId: ann.pingId,
      ownerId: ann.pingId,
      name: ann.pingId,
      subject: { tagId: "ai_news_zh", name: "AI 资讯" },
    },
    { tagId: bob.pingId, ownerId: bob.pingId, name: bob.pingId },
  ]);
  expect(entries.map(({ tagId }) => tagId)).toContain("digital_currency");
  expect(JSON.stringify(entries)).not.toMatch(/user_|@/);
  expect(await readTags(app, null)).toEqual(entries.filter(({ ownerId }) => ownerId === null));
  expect(await readTags(app, bob)).toContainEqual(
    expect.objectContaining({ tagId: bob.pingId, subject: null }),
  );
});
