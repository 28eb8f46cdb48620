import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleMentions, articles, audit, keptArticles, tags, votes, winks } from "~/db/schema";
import { type TestApp, testApp } from "../../../../test/support/app";
import { incomingWink, newArticle } from "../../../../test/support/pings";
import { addWink } from "../add-wink.server";
import { readArticle } from "../article/read-article.server";
import { readFeedPage } from "../feed/read-feed-page.server";
import { addMention, recentStories, reviseArticle } from "../newsroom.server";
import { searchWinks } from "../search/search.server";
import { emptyArticle } from "../store.server";
import { readFeedFile, readFeedVersions } from "../syndication/syndication.server";
import { castVote } from "../votes/votes.server";
import { changeArticle } from "./change-article.server";
import { articleForm } from "./forms";
import { readForOperator, readLatest, readRemoval } from "./read-for-operator.server";

const TAG = "ai_news_en";
const change = (app: TestApp, wanted: object) => changeArticle(app, "ping-1", articleForm.parse(wanted));
const removal = { intent: "remove", reason: "wrong", note: "The figure was made up." };

const versionOf = async (app: TestApp) => (await readFeedVersions(app)).common;

const feed = async (app: TestApp, address = "") => {
  const parameters = new URLSearchParams(address);
  const read = await readFeedPage(app, { parameters, locale: "en", viewer: null, network: null });
  if (!read.ok) throw new Error(read.reason);
  return read.feed;
};

const found = async (app: TestApp, query: string) => {
  const read = await searchWinks(app, { query, tagId: null, cursor: null, viewer: null });
  return read.ok ? read.cards.map(({ id }) => id) : [];
};

const changesOf = (app: TestApp, subject: string) =>
  app.db
    .select({ actor: audit.actor, action: audit.action, before: audit.before })
    .from(audit)
    .where(eq(audit.subject, subject))
    .orderBy(audit.at, audit.id);

test("what is removed is gone from feed, search, votes, mentions and stories, in one version, and its page has the reason", async () => {
  const app = await testApp();
  const incoming = incomingWink({ title: "Zebrafish compute faster", publishedAt: new Date() });
  const { id } = await addWink(app, incoming);
  await castVote(app, { member: { id: "ann" }, articleId: id, voteType: "like" });
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: id, keptAt: new Date() });
  const other = await newArticle(app, { title: "Another one", publishedAt: new Date() });
  const told = { source: "S", title: "T", publishedAt: new Date() };
  await addMention(app, { ...told, articleId: other, url: incoming.canonicalUrl });
  await addMention(app, { ...told, articleId: other, url: "https://stays.example/" });
  const [second, third] = [await newArticle(app), await newArticle(app, { publishedAt: new Date(0) })];
  for (const each of [second, third])
    await app.db.update(articles).set({ storyId: id }).where(eq(articles.id, each));
  await addMention(app, { ...told, articleId: id, url: "https://goes-on.example/" });
  expect(await found(app, "zebrafish")).toEqual([id]);
  const version = await versionOf(app);

  expect(await change(app, { ...removal, id })).toEqual({ ok: true, intent: "remove" });
  expect(await versionOf(app)).toBe(version + 1);
  expect(await found(app, "zebrafish")).toEqual([]);
  expect((await feed(app)).cards.map((card) => card.id)).not.toContain(id);
  expect(await readArticle(app, { id, tagId: null, viewer: null })).toBeNull();
  expect(await readRemoval(app, id)).toEqual({ reason: "wrong", note: "The figure was made up." });
  expect(await app.db.$count(votes, eq(votes.articleId, id))).toBe(0);
  expect(await app.db.$count(winks, eq(winks.articleId, id))).toBe(0);
  expect(await app.db.$count(keptArticles, eq(keptArticles.articleId, id))).toBe(1);
  const mentions = await app.db.select().from(articleMentions).where(eq(articleMentions.articleId, other));
  expect(mentions.map(({ url }) => url)).toEqual(["https://stays.example/"]);
  const storyOf = async (which: string) =>
    (await app.db.query.articles.findFirst({ where: eq(articles.id, which) }))?.storyId;
  expect([await storyOf(third), await storyOf(second)]).toEqual([id, id]);
  const goesOn = await app.db.select().from(articleMentions).where(eq(articleMentions.articleId, third));
  expect(goesOn.map(({ url }) => url)).toEqual(["https://goes-on.example/"]);
  expect((await app.db.query.articles.findFirst({ where: eq(articles.id, other) }))?.sourceCount).toBe(2);
  const titles = (await recentStories(app, new Date(0), null)).map(({ title }) => title);
  expect(titles).not.toContain("Zebrafish compute faster");
  expect((await readLatest(app)).map((each) => each.id)).not.toContain(id);

  expect(await addWink(app, incoming)).toEqual({ id, isNew: false });
  expect(await addWink(app, { ...incoming, tagId: "digital_currency" })).toEqual({ id, isNew: false });
  expect(await change(app, { ...removal, id })).toEqual({ ok: false, reason: "notFound" });
  expect(await changesOf(app, incoming.canonicalUrl)).toEqual([
    {
      actor: "ping-1",
      action: "article.remove",
      before: { title: "Zebrafish compute faster", summary: "A summary", source: "The Source" },
    },
  ]);
  expect(await readForOperator(app, id)).toMatchObject({ removed: { removal: { reason: "wrong" } } });
});

test("the files of a subject hold it no more", async () => {
  const app = await testApp();
  const id = await newArticle(app, { title: "Quokkas in the file", publishedAt: new Date() });
  const of = {
    tagId: TAG,
    file: "rss.xml",
    origin: app.origin,
    asked: null,
    mayOwn: async () => true,
  } as const;
  const file = async () => (await readFeedFile(app, of))?.text;
  expect(await file()).toContain("Quokkas in the file");
  await change(app, { ...removal, id });
  expect(await file()).not.toContain("Quokkas");
});

test("one that left by its age has no reason to tell", async () => {
  const app = await testApp();
  const id = await newArticle(app);
  await emptyArticle(app.db, id, new Date());
  expect(await readRemoval(app, id)).toBeNull();
  expect(await readRemoval(app, "0".repeat(16))).toBeNull();
});

test("a correction is searched, told, and left alone by the source", async () => {
  const app = await testApp();
  const incoming = incomingWink({ title: "Wombats rule", content: "Body stays" });
  const { id } = await addWink(app, incoming);
  const version = await versionOf(app);
  const corrected = { intent: "correct", id, title: " Wallabies rule ", summary: "In truth." };
  expect(await change(app, corrected)).toEqual({ ok: true, intent: "correct" });
  expect(await versionOf(app)).toBe(version + 1);
  expect([await found(app, "wombats"), await found(app, "wallabies")]).toEqual([[], [id]]);
  await reviseArticle(app, {
    ...{ articleId: id, canonicalUrl: incoming.canonicalUrl, source: incoming.source },
    ...{ title: "Wombats still rule", summary: "No", content: "No" },
  });
  expect(await readArticle(app, { id, tagId: null, viewer: null })).toMatchObject({
    title: "Wallabies rule",
    summary: "In truth.",
    isCorrected: true,
  });
  expect(await found(app, "wombats")).toEqual([]);
  expect(await changesOf(app, incoming.canonicalUrl)).toMatchObject([
    { action: "article.correct", before: { title: "Wombats rule" } },
  ]);
});

test("a correction outdates the files of its subjects alone, and stands where another article tells of it", async () => {
  const app = await testApp();
  const incoming = incomingWink({ title: "Numbats rule", publishedAt: new Date() });
  const { id } = await addWink(app, incoming);
  const other = await newArticle(app);
  for (const url of [incoming.canonicalUrl, "https://numbats.example/"])
    await addMention(app, { articleId: other, url, source: "S", title: "Told", publishedAt: new Date() });
  const subjects = async () =>
    Object.fromEntries((await readFeedVersions(app)).subjects.map((each) => [each.id, each.version]));
  const before = await subjects();
  const corrected = { intent: "correct", id, title: "Bilbies rule", summary: "In truth." };
  expect(await change(app, corrected)).toMatchObject({ ok: true });
  expect(await subjects()).toEqual({ ...before, [TAG]: (before[TAG] ?? 0) + 1 });
  const mentions = await app.db.select().from(articleMentions).where(eq(articleMentions.articleId, other));
  expect(mentions.map(({ url, title, summary }) => [url, title, summary]).sort()).toEqual(
    [
      [incoming.canonicalUrl, "Bilbies rule", "In truth."],
      ["https://numbats.example/", "Told", ""],
    ].sort(),
  );
  await change(app, { ...removal, id });
  const removed = await subjects();
  expect(await change(app, corrected)).toMatchObject({ ok: false });
  expect(await subjects()).toEqual(removed);
});

test("a pin stands on top of the first page of its subject alone, one at a time, until its time is over", async () => {
  const app = await testApp();
  await app.db.delete(winks);
  const old = await newArticle(app, { publishedAt: new Date(Date.UTC(2025, 1, 1)), title: "Old" });
  const ids = [];
  for (let number = 0; number < 11; number++)
    ids.push(await newArticle(app, { publishedAt: new Date(Date.UTC(2026, 1, 1, number)) }));
  const top = async (address = "") => (await feed(app, address)).cards.map((card) => card.id);
  const version = await versionOf(app);
  expect(await change(app, { intent: "pin", id: old, tag: TAG, hours: "24" })).toMatchObject({ ok: true });
  expect(await versionOf(app)).toBe(version + 1);
  const first = await feed(app);
  expect(first.cards[0]).toMatchObject({ id: old, isPinned: true });
  expect(first.cards).toHaveLength(11);
  const rest = await feed(app, `before=${first.next}`);
  expect(rest.cards.map(({ id, isPinned }) => [id, isPinned])).toEqual([
    [ids[0], undefined],
    [old, undefined],
  ]);
  expect((await top("q=title"))[0]).not.toBe(old);
  expect(await top("tag_id=digital_currency")).toEqual([]);

  const newest = ids[10] ?? "";
  await change(app, { intent: "pin", id: newest, tag: TAG, hours: "6" });
  expect((await top()).slice(0, 2)).toEqual([newest, ids[9]]);
  expect(await top()).toHaveLength(10);
  expect((await readForOperator(app, newest))?.places[0]?.pinnedUntil).toBeGreaterThan(Date.now());
  expect((await readForOperator(app, old))?.places[0]?.pinnedUntil).toBeNull();
  expect(await change(app, { intent: "unpin", id: old, tag: TAG })).toMatchObject({ ok: false });

  await app.db
    .update(tags)
    .set({ pinnedId: old, pinnedUntil: new Date(Date.now() - 2000) })
    .where(eq(tags.id, TAG));
  expect((await top())[0]).toBe(newest);
  await change(app, { intent: "pin", id: old, tag: TAG, hours: "168" });
  await change(app, { intent: "unpin", id: old, tag: TAG });
  expect((await top())[0]).toBe(newest);
  await change(app, { intent: "pin", id: old, tag: TAG, hours: "168" });
  await change(app, { ...removal, id: old });
  expect((await app.db.query.tags.findFirst({ where: eq(tags.id, TAG) }))?.pinnedId).toBeNull();
});

test("nothing is pinned where it does not stand, or to the top of a member's radar", async () => {
  const app = await testApp();
  const id = await newArticle(app);
  await app.db.insert(tags).values({ id: "RADAR", userId: "bob", lang: "en", enabled: true });
  await newArticle(app, { tagId: "RADAR" });
  const pins = () => app.db.$count(audit, eq(audit.action, "article.pin"));
  const before = await pins();
  for (const tag of ["digital_currency", "RADAR", "nothing"])
    expect(await change(app, { intent: "pin", id, tag, hours: "6" })).toMatchObject({ ok: false });
  expect(await pins()).toBe(before);
});

test.each([
  { intent: "remove", id: "0".repeat(16), reason: "because" },
  { intent: "remove", id: "../../etc", reason: "spam" },
  { intent: "correct", id: "0".repeat(16), title: "  ", summary: "" },
  { intent: "correct", id: "0".repeat(16), title: "x".repeat(301), summary: "" },
  { intent: "pin", id: "0".repeat(16), tag: "t", hours: "1000000" },
  { intent: "drop", id: "0".repeat(16) },
])("a form that says %o is not taken", (sent) => {
  expect(articleForm.safeParse(sent).success).toBe(false);
});
