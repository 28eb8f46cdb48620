import { and, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { articles, tags, winks } from "~/db/schema";
import { card, isWorlds } from "../feed/store.server";
import { toldStory } from "../story/store.server";
import { daysAfter, MOST_OF_DAY, MOST_RANKED } from "./digest";

const ofOneDay = { days: 1, ranked: MOST_RANKED };

const subject = {
  id: tags.id,
  name: sql<string>`coalesce(${tags.name}, ${tags.id})`.as("name"),
  lang: tags.lang,
};

const told = { ...card, likeCount: articles.likeCount, reason: winks.reason };

/** The best scored winks of some days, found in the index alone before their articles are read. */
export function bestScored(db: Db, tagId: string, start: Date, { days, ranked } = ofOneDay) {
  const ofDay = db
    .select({ articleId: winks.articleId, score: winks.score, createdAt: winks.createdAt })
    .from(winks)
    .where(
      and(eq(winks.tagId, tagId), gte(winks.createdAt, start), lt(winks.createdAt, daysAfter(start, days))),
    )
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(MOST_OF_DAY * days)
    .as("of_day");
  const best = db
    .select()
    .from(ofDay)
    .orderBy(desc(ofDay.score), desc(ofDay.createdAt), desc(ofDay.articleId))
    .limit(ranked)
    .as("best");
  return db
    .select({
      ...told,
      story: toldStory.as("story"),
      dislikeCount: articles.dislikeCount,
      score: best.score,
      createdAt: best.createdAt,
    })
    .from(best)
    .innerJoin(winks, and(eq(winks.tagId, tagId), eq(winks.articleId, best.articleId)))
    .innerJoin(articles, eq(articles.id, best.articleId))
    .where(isNull(articles.removedAt));
}

/** The candidates of 24 hours in any of these subjects. */
export async function bestOfLastDay(db: Db, tagIds: string[], since: Date) {
  const [first, ...more] = tagIds.map((tagId) => bestScored(db, tagId, since));
  const found = first ? await db.batch([first, ...more]) : [];
  return found.flatMap((stories, index) =>
    stories.map((story) => ({ ...story, tagId: tagIds[index] ?? "" })),
  );
}

/** The best scored until now from `start` on, with their subject of the world's; null where there is none. One round trip. */
export async function findBest(db: Db, tagId: string, start: Date, most: typeof ofOneDay) {
  const [[tag], stories] = await db.batch([
    db
      .select(subject)
      .from(tags)
      .where(and(eq(tags.id, tagId), isWorlds)),
    bestScored(db, tagId, start, most),
  ]);
  return tag ? { tag, stories } : null;
}

/** Articles that stand, each once for every subject of the world's that has it: first in one of these, then by its score. */
export function findArticles(db: Db, ids: string[], subjects: string[]) {
  return db
    .select({ ...told, score: winks.score, tag: subject })
    .from(winks)
    .innerJoin(articles, and(eq(articles.id, winks.articleId), isNull(articles.removedAt)))
    .innerJoin(tags, and(eq(tags.id, winks.tagId), isWorlds))
    .where(inArray(winks.articleId, ids))
    .orderBy(desc(inArray(tags.id, subjects)), desc(winks.score));
}

/** A subject of the world's, with the times of its last wink before and its first wink after a stretch of days. */
function subjectAround(db: Db, tagId: string, from: Date, until: Date) {
  const ofTag = sql`FROM ${winks} WHERE ${winks.tagId} = ${tagId} AND ${winks.createdAt}`;
  return db
    .select({
      ...subject,
      before: sql<number | null>`(SELECT max(${winks.createdAt}) ${ofTag} < ${from.getTime()})`.as("before"),
      after: sql<number | null>`(SELECT min(${winks.createdAt}) ${ofTag} >= ${until.getTime()})`.as("after"),
    })
    .from(tags)
    .where(and(eq(tags.id, tagId), isWorlds));
}

/** The candidates of days in a row from `first` on, with their subject of the world's; null where there is none. One round trip. */
export async function findDays(db: Db, tagId: string, first: Date, count: number) {
  const starts = Array.from({ length: count }, (_, index) => daysAfter(first, index));
  const [subjects, ...days] = await db.batch([
    subjectAround(db, tagId, first, daysAfter(first, count)),
    ...starts.map((start) => bestScored(db, tagId, start)),
  ]);
  const [found] = subjects;
  if (!found) return null;
  const { before, after, ...tag } = found;
  return {
    tag,
    days: starts.map((start, index) => ({ start, stories: days[index] ?? [] })),
    before: before === null ? null : new Date(before),
    after: after === null ? null : new Date(after),
  };
}
