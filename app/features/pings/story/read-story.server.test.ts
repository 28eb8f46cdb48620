import { eq, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { articles, tags } from "~/db/schema";
import { testApp } from "../../../../test/support/app";
import { newArticle } from "../../../../test/support/pings";
import { addMention, keepVector, recentStories } from "../newsroom.server";
import { emptyArticle } from "../store.server";
import { castVote } from "../votes/votes.server";
import { readStory } from "./read-story.server";

const pro = {
  ...noMembership,
  pro: { until: new Date("2100-01-01"), source: "grant" as const, renews: false },
};
const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));

type App = Awaited<ReturnType<typeof testApp>>;

/** A story of three sources: an article, one of another subject in Chinese, and a mention. */
async function plantStory(app: App) {
  const first = await newArticle(app, {
    title: "Bridge opens",
    summary: "The bridge is 3,200 metres long.",
    content: "LOCKED",
    source: "Wire",
    publishedAt: at(6),
  });
  const second = await newArticle(app, {
    tagId: "ai_news_zh",
    title: "大桥通车",
    summary: "大桥全长3200米。",
    source: "晨报",
    lang: "zh",
    publishedAt: at(16),
    storyId: first,
  });
  const url = `https://ledger.example/${first}`;
  const mention = { url, source: "Ledger", title: "A bridge", summary: "It opened.", lang: "en" as const };
  await addMention(app, { articleId: first, ...mention, publishedAt: at(9) });
  return { first, second, url };
}

const storyOf = async (app: App, id: string, asked: Partial<Parameters<typeof readStory>[1]> = {}) => {
  const found = await readStory(app, { id, locale: "en", viewer: null, ...asked });
  return found?.kind === "story" ? found : null;
};

test("a story tells who reported it when, in the reader's language, without what is locked", async () => {
  const app = await testApp();
  const { first, second } = await plantStory(app);
  const found = await storyOf(app, first);
  expect(found?.story).toEqual({
    id: first,
    title: "Bridge opens",
    summary: "The bridge is 3,200 metres long.",
    lang: "en",
    isSample: false,
    reports: [
      expect.objectContaining({ source: "Wire", articleId: first, hours: 0, url: null }),
      expect.objectContaining({ source: "Ledger", articleId: null, hours: 3, url: null }),
      expect.objectContaining({ source: "晨报", articleId: second, hours: 10, url: null }),
    ],
    votes: { likeCount: 0, dislikeCount: 0 },
  });
  expect(found?.told.map(({ summary }) => summary)).toContain("It opened.");
  expect(JSON.stringify(found)).not.toMatch(/LOCKED|ledger\.example/);
  expect((await storyOf(app, first, { locale: "zh" }))?.story).toMatchObject({
    title: "大桥通车",
    lang: "zh",
  });
});

test("each of its articles counts all of its sources, however often they are told", async () => {
  const app = await testApp();
  const { first, second, url } = await plantStory(app);
  const again = { articleId: second, url, source: "Ledger", title: "A bridge", publishedAt: at(9) };
  await addMention(app, again);
  await addMention(app, again);
  for (const id of [first, second])
    expect(await app.db.query.articles.findFirst({ where: eq(articles.id, id) })).toMatchObject({
      sourceCount: 3,
    });
  expect((await storyOf(app, first))?.story.reports).toHaveLength(3);
});

test("a source that tells it at two addresses is one of its sources, as on the story's page", async () => {
  const app = await testApp();
  const { first, second } = await plantStory(app);
  const url = `https://ledger.example/again/${first}`;
  const again = { articleId: second, url, source: "Ledger", title: "A bridge, again", publishedAt: at(18) };
  await addMention(app, again);
  await newArticle(app, { storyId: first, source: "Wire", publishedAt: at(19) });
  const counts = await app.db
    .select({ count: articles.sourceCount })
    .from(articles)
    .where(or(eq(articles.id, first), eq(articles.storyId, first)));
  const reports = (await storyOf(app, first))?.story.reports ?? [];
  expect(reports).toHaveLength(5);
  const sources = new Set(reports.map(({ source }) => source)).size;
  expect(counts.map(({ count }) => count)).toEqual([sources, sources, sources]);
});

test("where nothing is in the reader's language the first report is shown, in its own", async () => {
  const app = await testApp();
  const id = await newArticle(app, { title: "Only English" });
  await addMention(app, {
    articleId: id,
    url: `https://a.example/${id}`,
    source: "A",
    title: "B",
    publishedAt: at(9),
  });
  expect((await storyOf(app, id, { locale: "zh" }))?.story).toMatchObject({
    title: "Only English",
    lang: "en",
  });
});

test("a mention in the reader's language is its headline too", async () => {
  const app = await testApp();
  const id = await newArticle(app, { title: "Only English" });
  const mention = {
    url: `https://a.example/${id}`,
    source: "甲",
    title: "中文标题",
    summary: "中文摘要。",
    lang: "zh" as const,
  };
  await addMention(app, { articleId: id, ...mention, publishedAt: at(9) });
  expect((await storyOf(app, id, { locale: "zh" }))?.story).toMatchObject({
    title: "中文标题",
    summary: "中文摘要。",
    lang: "zh",
  });
});

test("votes are summed over its articles", async () => {
  const app = await testApp();
  const { first, second } = await plantStory(app);
  await castVote(app, { member: { id: "ann" }, articleId: first, voteType: "like" });
  await castVote(app, { member: { id: "ann" }, articleId: second, voteType: "like" });
  await castVote(app, { member: { id: "bob" }, articleId: second, voteType: "dislike" });
  expect((await storyOf(app, first))?.story.votes).toEqual({ likeCount: 2, dislikeCount: 1 });
});

test("Pro members alone are given the addresses, and none that is no address", async () => {
  const app = await testApp();
  const { first, url } = await plantStory(app);
  const odd = { url: "javascript:alert(1)", source: "Odd", title: "Odd", publishedAt: at(20) };
  await addMention(app, { articleId: first, ...odd });
  const urls = async (membership: typeof noMembership) =>
    (await storyOf(app, first, { viewer: { membership } }))?.story.reports.map((report) => report.url);
  expect(await urls(noMembership)).toEqual([null, null, null, null]);
  const shown = await urls(pro);
  expect(shown?.[1]).toBe(url);
  expect(shown?.[3]).toBeNull();
});

test("a later article leads to the first, an article that nobody else tells to itself, and the rest is not there", async () => {
  const app = await testApp();
  const { first, second } = await plantStory(app);
  const alone = await newArticle(app);
  const read = (id: string) => readStory(app, { id, locale: "en", viewer: null });
  expect(await read(second)).toEqual({ kind: "story of", id: first });
  expect(await read(alone)).toEqual({ kind: "article", id: alone });
  for (const id of ["0123456789abcdef", "", "x".repeat(5000), "' OR 1=1 --"])
    expect(await read(id)).toBeNull();
});

test("a story without its first article goes on, and one without any is gone", async () => {
  const app = await testApp();
  const { first, second } = await plantStory(app);
  const third = await newArticle(app, { storyId: first, source: "Third", publishedAt: at(20) });
  await emptyArticle(app.db, first, new Date());
  expect((await storyOf(app, first))?.story.reports.map(({ articleId }) => articleId)).toEqual([
    second,
    third,
  ]);
  await emptyArticle(app.db, second, new Date());
  await emptyArticle(app.db, third, new Date());
  expect(await storyOf(app, first)).toBeNull();
});

test("recent stories are those of all subjects, as they begin, with the vector of the model that is asked for", async () => {
  const app = await testApp();
  const publishedAt = new Date("2030-01-02T00:00:00Z");
  const clock = { ...app, now: () => publishedAt };
  const id = await newArticle(clock, { publishedAt, content: "x".repeat(5000) });
  const wordless = await newArticle(clock, { tagId: "b", publishedAt, content: "", summary: "In short" });
  await newArticle(clock, { publishedAt: new Date("2029-12-01T00:00:00Z") });
  await keepVector(app, { articleId: id, model: "old", vector: "7f00" });
  await keepVector(app, { articleId: id, model: "m", vector: "7f81" });
  const read = async (model: string | null) =>
    new Map(
      (await recentStories(app, new Date("2030-01-01T00:00:00Z"), model)).map((each) => [
        each.articleId,
        each,
      ]),
    );
  const told = await read("m");
  expect([...told.keys()].sort()).toEqual([id, wordless].sort());
  expect(told.get(id)).toMatchObject({
    tagIds: ["ai_news_en"],
    storyId: null,
    vector: "7f81",
    text: "x".repeat(1200),
  });
  expect(told.get(wordless)).toMatchObject({ tagIds: ["b"], vector: "", text: "In short" });
  const last = Math.max(...[...told.values()].map(({ row }) => row));
  const later = await newArticle(clock, { publishedAt: new Date("2030-01-01T12:00:00Z") });
  const since = await recentStories(app, new Date("2030-01-01T00:00:00Z"), null, [], last);
  expect(since.map(({ articleId, row }) => [articleId, row > last])).toEqual([[later, true]]);
  const chinese = await newArticle(clock, { publishedAt, lang: "zh" });
  const ofLanguage = async (lang: "zh" | "other", after = 0) =>
    (await recentStories(app, publishedAt, null, [], after, lang)).map(({ articleId }) => articleId);
  expect(await Promise.all([ofLanguage("zh"), ofLanguage("zh", last), ofLanguage("other")])).toEqual([
    [chinese],
    [chinese],
    [],
  ]);
  expect([(await read("old")).get(id)?.vector, (await read(null)).get(id)?.vector]).toEqual(["", ""]);
  await emptyArticle(app.db, id, new Date());
  expect((await read("m")).has(id)).toBe(false);
  expect(
    await app.db.query.articleVectors.findFirst({ where: (each) => eq(each.articleId, id) }),
  ).toBeUndefined();
});

test("members' own articles take no room from the world's, and are there for their own round", async () => {
  const app = await testApp();
  const publishedAt = new Date("2031-01-02T00:00:00Z");
  const clock = { ...app, now: () => publishedAt };
  const world = await newArticle(clock, { publishedAt });
  const [tagId, other] = [`P-${crypto.randomUUID()}`, `P-${crypto.randomUUID()}`];
  for (const id of [tagId, other])
    await app.db.insert(tags).values({ id, userId: id, lang: "en", enabled: true });
  const later = { ...app, now: () => new Date("2031-01-03T00:00:00Z") };
  const own = await newArticle(later, { tagId, publishedAt: later.now() });
  await newArticle(later, { tagId: other, publishedAt: later.now() });
  const read = async (ownTagIds?: string[]) =>
    (await recentStories(app, publishedAt, null, ownTagIds)).map(({ articleId, tagIds, isWorlds }) => ({
      ...{ articleId, tagIds, isWorlds },
    }));
  const ofWorld = { articleId: world, tagIds: ["ai_news_en"], isWorlds: true };
  expect(await read()).toEqual([ofWorld]);
  expect(await read([tagId])).toEqual([{ articleId: own, tagIds: [tagId], isWorlds: false }, ofWorld]);
});
