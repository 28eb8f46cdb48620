import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { keptBatch } from "~/db/kept-batch";
import { listed } from "~/db/listed";
import { articleMentions, articles, articleVectors, tags, winks } from "~/db/schema";
import { raiseTags } from "../raise-versions.server";

/** 120 hours of some 240 articles a day in a language. */
const MOST_RECENT = 1200;
const BEGINNING = 1200;

export type RecentAsked = [
  since: Date,
  model: string | null,
  ownTagIds?: string[],
  after?: number,
  lang?: string | null,
];

/** Articles of the world's, and of these members' feeds: in a window of so many the others' would stand in the way. With `after` those alone
 * that have come in after the one of that row. */
export function listRecent(db: Db, ...[since, model, ownTagIds = [], after = 0, lang = null]: RecentAsked) {
  // The plus keeps the few new ones from being looked for among all of ten days.
  const isRecent =
    after > 0
      ? sql`${articles.number} > ${after} AND +${articles.publishedAt} >= ${since.getTime()}`
      : gte(articles.publishedAt, since);
  const isWorlds = isNull(tags.userId);
  const winkOf = (which: SQL | undefined, column: SQL) =>
    db
      .select({ column })
      .from(winks)
      .leftJoin(tags, eq(tags.id, winks.tagId))
      .where(and(eq(winks.articleId, articles.id), which));
  const isOwn = inArray(winks.tagId, listed(ownTagIds));
  const isShown = or(isWorlds, isOwn);
  return db
    .select({
      row: articles.number,
      articleId: articles.id,
      storyId: articles.storyId,
      tagIds: sql<string[]>`(${winkOf(isShown, sql`json_group_array(${winks.tagId})`)})`.mapWith(JSON.parse),
      isWorlds: sql<boolean>`EXISTS ${winkOf(isWorlds, sql`1`)}`.mapWith(Boolean),
      title: articles.title,
      text: sql<string>`substr(coalesce(nullif(${articles.content}, ''), ${articles.summary}), 1, ${BEGINNING})`,
      source: articles.source,
      lang: articles.lang,
      publishedAt: articles.publishedAt,
      vector: sql<string>`coalesce(${articleVectors.vector}, '')`,
    })
    .from(articles)
    .leftJoin(
      articleVectors,
      and(eq(articleVectors.articleId, articles.id), eq(articleVectors.model, model ?? "")),
    )
    .where(
      and(
        isNull(articles.removedAt),
        isRecent,
        lang === null ? undefined : sql`${articles.lang} = ${lang}`,
        exists(winkOf(isShown, sql`1`)),
      ),
    )
    .orderBy(...(after > 0 ? [desc(articles.number)] : [desc(articles.publishedAt), desc(articles.id)]))
    .limit(MOST_RECENT);
}

export async function insertVector(
  db: Db,
  { articleId, model, vector }: { articleId: string; model: string; vector: string },
): Promise<void> {
  const made = { model, vector };
  await db
    .insert(articleVectors)
    .values({ articleId, ...made })
    .onConflictDoUpdate({ target: articleVectors.articleId, set: made });
}

/** The id of the story that an article tells: its first article's. */
export const toldStory = sql<string>`coalesce(${articles.storyId}, ${articles.id})`;

export const storyOf = (id: string) =>
  sql`(SELECT ${toldStory} FROM ${articles} WHERE ${articles.id} = ${id})`;

export const ofStory = (id: string | SQL) => or(eq(articles.id, id), eq(articles.storyId, id));

/** The feeds that show an article of a story. */
export const showingStory = (db: Db, id: string | SQL) =>
  inArray(
    tags.id,
    db
      .select({ id: winks.tagId })
      .from(winks)
      .innerJoin(articles, eq(articles.id, winks.articleId))
      .where(ofStory(id)),
  );

/** Counts anew how many sources tell a story, at each of its articles; one may at several addresses. */
export function countSources(db: Db, storyId: string | SQL) {
  const ofIt = and(ofStory(storyId), isNull(articles.removedAt));
  const own = db.select({ source: articles.source }).from(articles).where(ofIt);
  const mentioned = db
    .select({ source: articleMentions.source })
    .from(articleMentions)
    .where(inArray(articleMentions.articleId, db.select({ id: articles.id }).from(articles).where(ofIt)));
  const told = own.union(mentioned).as("told");
  const count = sql<number>`${db.select({ count: sql`count(*)` }).from(told)}`;
  return db
    .update(articles)
    .set({ sourceCount: count })
    .where(and(ofIt, sql`${articles.sourceCount} <> ${count}`));
}

/** The articles of these feeds that an address is noted with. */
export function listNoted(db: Db, url: string, tagIds: string[]) {
  return db
    .select({ articleId: winks.articleId, tagId: winks.tagId })
    .from(articleMentions)
    .innerJoin(winks, eq(winks.articleId, articleMentions.articleId))
    .where(and(eq(articleMentions.url, url), inArray(winks.tagId, tagIds)));
}

const gone = aliasedTable(articles, "gone");

export async function insertMention(
  db: Db,
  { articleId, url, source, title, summary = "", lang, publishedAt }: typeof articleMentions.$inferInsert,
): Promise<void> {
  const story = storyOf(articleId);
  const removed = db
    .select({ one: sql`1` })
    .from(gone)
    .where(and(eq(gone.canonicalUrl, url), isNotNull(gone.removedAt)));
  await db.batch([
    db
      .insert(articleMentions)
      .select(
        db
          .select({
            articleId: articles.id,
            url: sql<string>`${url}`.as("url"),
            source: sql<string>`${source}`.as("source"),
            title: sql<string>`${title}`.as("title"),
            summary: sql<string>`${summary}`.as("summary"),
            lang: sql<typeof lang>`${lang ?? null}`.as("lang"),
            publishedAt: sql<Date>`${publishedAt.getTime()}`.as("published_at"),
          })
          .from(articles)
          .where(and(eq(articles.id, articleId), isNull(articles.removedAt), notExists(removed))),
      )
      .onConflictDoUpdate({
        target: [articleMentions.articleId, articleMentions.url],
        set: { title, summary },
        setWhere: and(
          eq(articleMentions.source, source),
          or(ne(articleMentions.title, title), ne(articleMentions.summary, summary)),
        ),
      }),
    raiseTags(db, showingStory(db, story)),
    countSources(db, story),
  ]);
}

const MOST_ARTICLES = 30;
const MOST_MENTIONS = 60;

const questions = keptBatch((db) => {
  const id = sql.placeholder("id");
  const standing = and(or(eq(articles.id, id), eq(articles.storyId, id)), isNull(articles.removedAt));
  const first = db
    .select({ id: articles.storyId })
    .from(articles)
    .where(and(eq(articles.id, id), isNotNull(articles.storyId), isNull(articles.removedAt)));
  const own = db
    .select({
      articleId: articles.id,
      url: articles.canonicalUrl,
      source: articles.source,
      title: articles.title,
      summary: articles.summary,
      lang: articles.lang,
      isSample: articles.isSample,
      publishedAt: articles.publishedAt,
      likeCount: articles.likeCount,
      dislikeCount: articles.dislikeCount,
    })
    .from(articles)
    .where(standing)
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(MOST_ARTICLES);
  const mentions = db
    .select({
      url: articleMentions.url,
      source: articleMentions.source,
      title: articleMentions.title,
      summary: articleMentions.summary,
      lang: articleMentions.lang,
      publishedAt: articleMentions.publishedAt,
    })
    .from(articleMentions)
    .where(inArray(articleMentions.articleId, db.select({ id: articles.id }).from(articles).where(standing)))
    .orderBy(asc(articleMentions.publishedAt), asc(articleMentions.url))
    .limit(MOST_MENTIONS);
  return [first, own, mentions] as const;
});

/** Who tells a story, the earliest first: our articles, and what stands at them; `first` where the id is that of a later article. */
export async function findStory(db: Db, id: string) {
  const [first, articlesOfIt, mentions] = await questions(db, { id });
  return { first: first[0]?.id ?? null, articles: articlesOfIt, mentions };
}
