import { and, eq, exists, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Removal } from "~/core/removal";
import { articleSearch } from "~/db/article-search";
import type { Db } from "~/db/client.server";
import { articleMentions, articles, articleVectors, keptArticles, tags, votes, winks } from "~/db/schema";
import { raiseTags, raiseVersion, showing } from "./raise-versions.server";
import { indexedText, WORLD_TERM } from "./search/terms";
import { countSources, showingStory, storyOf } from "./story/store.server";

type NewArticle = Omit<typeof articles.$inferInsert, "likeCount" | "dislikeCount" | "removedAt">;
type Texts = { title: string; summary: string; content: string };
type NewWink = typeof winks.$inferInsert;

const articleRow = (id: string) =>
  sql`(SELECT ${articles.number} FROM ${articles} WHERE ${articles.id} = ${id})`;

/** One word for each tag that an article has, and one where any of them is the world's. */
const tagTerms = (id: string) => sql`(
  SELECT group_concat('t' || lower(hex(${winks.tagId})), ' ') || CASE WHEN count(${tags.id}) > 0 THEN ${` ${WORLD_TERM}`} ELSE '' END
  FROM ${winks} LEFT JOIN ${tags} ON ${tags.id} = ${winks.tagId} AND ${tags.userId} IS NULL WHERE ${winks.articleId} = ${id})`;

/** Puts the words of an article into the search index anew where the statement before has changed anything. */
export function indexAnew(db: Db, id: string, { title, summary, content }: Texts) {
  const indexed = db
    .select({ rowid: articleSearch.rowid })
    .from(articleSearch)
    .where(eq(articleSearch.rowid, articleRow(id)));
  return [
    db.delete(articleSearch).where(and(eq(articleSearch.rowid, articleRow(id)), sql`changes() > 0`)),
    db.insert(articleSearch).select(
      db
        .select({
          rowid: articles.number,
          title: sql<string>`${indexedText(title)}`.as("title"),
          summary: sql<string>`${indexedText(summary)}`.as("summary"),
          body: sql<string>`${indexedText(content)}`.as("body"),
          tags: sql<string>`${tagTerms(id)}`.as("tags"),
        })
        .from(articles)
        .where(
          and(eq(articles.id, id), isNull(articles.removedAt), sql`${articles.number} NOT IN (${indexed})`),
        ),
    ),
  ] as const;
}

/** Whether a subject of the world's takes an article that stands in members' radars alone: then it comes with the texts of the world's own
 * source, whatever their sources said of it. */
const isTakenOver = (db: Db, id: string, tagId: string) => {
  const ofWorld = and(eq(tags.id, winks.tagId), isNull(tags.userId));
  const worldWink = db
    .select({ one: sql`1` })
    .from(winks)
    .innerJoin(tags, ofWorld)
    .where(eq(winks.articleId, id));
  const worldTag = db
    .select({ one: sql`1` })
    .from(tags)
    .where(and(eq(tags.id, tagId), isNull(tags.userId)));
  return and(exists(worldTag), notExists(worldWink));
};

export function listPlaces(db: Db, canonicalUrl: string, tagIds: string[]) {
  return db
    .select({ articleId: winks.articleId, tagId: winks.tagId })
    .from(articles)
    .innerJoin(winks, eq(winks.articleId, articles.id))
    .where(and(eq(articles.canonicalUrl, canonicalUrl), inArray(winks.tagId, tagIds)));
}

export async function findKnown(db: Db, id: string, tagId: string) {
  const [known] = await db
    .select({
      title: articles.title,
      summary: articles.summary,
      content: articles.content,
      isRemoved: sql<boolean>`${articles.removedAt} IS NOT NULL`.mapWith(Boolean).as("is_removed"),
      hasTag: sql<boolean>`${winks.tagId} IS NOT NULL`.mapWith(Boolean).as("has_tag"),
      isTakenOver: sql<boolean>`${isTakenOver(db, id, tagId)}`.mapWith(Boolean).as("is_taken_over"),
    })
    .from(articles)
    .leftJoin(winks, and(eq(winks.articleId, articles.id), eq(winks.tagId, tagId)))
    .where(eq(articles.id, id));
  return known ?? null;
}

/** Writes an article with its wink, the words of `texts` for the search and the version of its feed, all or nothing; a known article gains a tag, a
 * removed one stays removed. Gives whether there is a new wink. */
export async function insertWink(db: Db, article: NewArticle, wink: NewWink, texts: Texts): Promise<boolean> {
  const standing = and(eq(articles.id, article.id), isNull(articles.removedAt));
  const { title, summary, content, source, lang, storyId } = article;
  const [, , inserted] = await db.batch([
    db.insert(articles).values(article).onConflictDoNothing(),
    db
      .update(articles)
      .set({ title, summary, content, source, lang, storyId })
      .where(
        and(
          sql`changes() = 0`,
          standing,
          isNull(articles.correctedAt),
          isTakenOver(db, article.id, wink.tagId),
        ),
      ),
    db
      .insert(winks)
      .select(
        db
          .select({
            tagId: sql<string>`${wink.tagId}`.as("tag_id"),
            articleId: articles.id,
            score: sql<number>`${wink.score}`.as("score"),
            reason: sql<string>`${wink.reason}`.as("reason"),
            createdAt: sql<Date>`${wink.createdAt.getTime()}`.as("created_at"),
          })
          .from(articles)
          .where(standing),
      )
      .onConflictDoNothing(),
    ...indexAnew(db, article.id, texts),
    // After the words: a feed that no tag stands for has no version to change.
    raiseTags(db, eq(tags.id, wink.tagId)),
    ...(article.storyId
      ? [countSources(db, article.storyId), raiseTags(db, showingStory(db, article.storyId))]
      : []),
  ]);
  return inserted.meta.changes > 0;
}

export type EditedArticle = { articleId: string; canonicalUrl: string; source: string } & Texts;

export async function updateArticle(db: Db, edited: EditedArticle): Promise<void> {
  const { articleId, canonicalUrl, source, title, summary, content } = edited;
  const differs = or(ne(articles.title, title), ne(articles.summary, summary), ne(articles.content, content));
  await db.batch([
    db
      .update(articles)
      .set({ title, summary, content })
      .where(
        and(
          eq(articles.id, articleId),
          eq(articles.canonicalUrl, canonicalUrl),
          eq(articles.source, source),
          isNull(articles.removedAt),
          isNull(articles.correctedAt),
          differs,
        ),
      ),
    ...indexAnew(db, articleId, edited),
    raiseTags(db, showing(db, articleId)),
  ]);
}

/** What nobody has voted for or keeps. */
const isForgotten = (db: Db) =>
  and(
    isNull(articles.removedAt),
    eq(articles.likeCount, 0),
    eq(articles.dislikeCount, 0),
    notExists(db.select().from(keptArticles).where(eq(keptArticles.articleId, articles.id))),
  );

export async function listForgotten(db: Db, before: Date, limit: number): Promise<string[]> {
  const forgotten = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(lt(articles.publishedAt, before), isForgotten(db)))
    .orderBy(articles.publishedAt)
    .limit(limit);
  return forgotten.map(({ id }) => id);
}

/** The statements that leave of an article only that it was there, where `which` holds of it, and why it was taken away if anybody did: all
 * kept pages go with it then; with what goes for its age, its feeds. */
export function emptying(db: Db, id: string, removedAt: Date, removedFor: Removal | null, which?: SQL) {
  const isGone = sql`EXISTS (SELECT 1 FROM ${articles} WHERE ${articles.id} = ${id} AND ${articles.removedAt} IS NOT NULL)`;
  return [
    db
      .update(articles)
      .set({ title: "", summary: "", content: "", likeCount: 0, dislikeCount: 0, removedAt, removedFor })
      .where(and(eq(articles.id, id), isNull(articles.removedAt), which)),
    ...(removedFor ? [raiseVersion(db)] : []),
    raiseTags(db, showingStory(db, storyOf(id))),
    db.delete(winks).where(and(eq(winks.articleId, id), isGone)),
    db.delete(votes).where(and(eq(votes.articleId, id), isGone)),
    db.delete(articleMentions).where(and(eq(articleMentions.articleId, id), isGone)),
    db.delete(articleVectors).where(and(eq(articleVectors.articleId, id), isGone)),
    db.delete(articleSearch).where(and(eq(articleSearch.rowid, articleRow(id)), isGone)),
  ] as const;
}

/** Empties an article for its age; gives whether it stood, and was forgotten still. */
export async function emptyArticle(db: Db, id: string, now: Date): Promise<boolean> {
  const [emptied] = await db.batch([
    ...emptying(db, id, now, null, isForgotten(db)),
    countSources(db, storyOf(id)),
  ]);
  return emptied.meta.changes > 0;
}
