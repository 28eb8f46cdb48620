import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles, keptArticles, tags, votes, winks } from "~/db/schema";
import { clockAt, testApp } from "../../../test/support/app";
import { incomingWink, newArticle } from "../../../test/support/pings";
import { addWink } from "./add-wink.server";
import { readArticle } from "./article/read-article.server";
import { addMention } from "./newsroom.server";
import { KEPT_DAYS, retireArticles } from "./retire-articles.server";
import { searchWinks } from "./search/search.server";
import { emptyArticle } from "./store.server";
import { castVote } from "./votes/votes.server";

const DAY = 24 * 3_600_000;

const mentionOf = (articleId: string) => {
  const url = `https://mention.example/${articleId}`;
  return { articleId, url, source: "Mention", title: "As told there", publishedAt: new Date() };
};

test("old news leaves unless somebody has voted for it or keeps it, out of members' radars too, and does not come in again", async () => {
  const clock = clockAt("2026-11-20T00:00:00Z");
  const app = await testApp({ now: clock.now });
  const publishedAt = new Date(clock.now().getTime() - DAY);
  const forgotten = incomingWink({ publishedAt });
  const { id } = await addWink(app, forgotten);
  const voted = await newArticle(app, { publishedAt });
  await castVote(app, { member: { id: "ann" }, articleId: voted, voteType: "like" });
  const kept = await newArticle(app, { publishedAt });
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: kept, keptAt: publishedAt });
  await app.db
    .insert(tags)
    .values({ id: "RADAR-OF-ANN", userId: "ann", lang: "en", worldFilter: "ai_news_en", enabled: true });
  const ofRadar = { tagId: "RADAR-OF-ANN", publishedAt };
  const [radars, keptInRadar] = [await newArticle(app, ofRadar), await newArticle(app, ofRadar)];
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: keptInRadar, keptAt: publishedAt });
  await addWink(app, { ...forgotten, tagId: "RADAR-OF-ANN" });
  expect(await retireArticles(app)).toBe(0);
  clock.pass(KEPT_DAYS * DAY);
  const fresh = await newArticle(app, { publishedAt: clock.now() });
  expect(await retireArticles(app)).toBe(2);
  expect(await retireArticles(app)).toBe(0);
  const standing = await app.db.select({ id: articles.id, title: articles.title }).from(articles);
  const titles = new Map(standing.map((each) => [each.id, each.title]));
  for (const gone of [id, radars]) expect(titles.get(gone)).toBe("");
  for (const other of [voted, kept, keptInRadar, fresh]) expect(titles.get(other)).toBe("A title");
  expect(
    await app.db
      .select()
      .from(winks)
      .where(inArray(winks.articleId, [id, radars])),
  ).toEqual([]);
  expect(await addWink(app, forgotten)).toEqual({ id, isNew: false });
  expect(await app.db.$count(votes, eq(votes.articleId, voted))).toBe(1);
});

test("who keeps or votes for old news while it is about to leave finds it whole", async () => {
  const app = await testApp();
  const [kept, voted] = [await newArticle(app), await newArticle(app)];
  await app.db.insert(keptArticles).values({ userId: "ann", articleId: kept, keptAt: app.now() });
  await castVote(app, { member: { id: "ann" }, articleId: voted, voteType: "dislike" });
  await addMention(app, mentionOf(kept));
  for (const id of [kept, voted]) {
    expect(await emptyArticle(app.db, id, app.now())).toBe(false);
    const found = await searchWinks(app, { query: "title", tagId: null, cursor: null, viewer: null });
    expect(found.ok && found.cards.map((card) => card.id)).toContain(id);
  }
  expect((await readArticle(app, { id: kept, tagId: null, viewer: null }))?.mentions).toHaveLength(1);
});

test("what is left of a story counts its sources anew when its first article leaves", async () => {
  const app = await testApp();
  const first = await newArticle(app, { source: "First" });
  const later = await newArticle(app, { source: "Later", storyId: first });
  await addMention(app, mentionOf(first));
  const counted = async () =>
    (await app.db.query.articles.findFirst({ where: eq(articles.id, later) }))?.sourceCount;
  expect(await counted()).toBe(3);
  await emptyArticle(app.db, first, app.now());
  expect(await counted()).toBe(1);
});
