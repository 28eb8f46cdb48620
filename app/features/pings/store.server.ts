import { and, eq, isNull, sql } from "drizzle-orm";
import { articleSearch } from "~/db/article-search";
import type { Db } from "~/db/client.server";
import { articles, feedVersion, winks } from "~/db/schema";

export type NewArticle = Omit<typeof articles.$inferInsert, "likeCount" | "dislikeCount" | "removedAt">;
export type NewWink = typeof winks.$inferInsert;

const articleRow = (id: string) => sql`(SELECT rowid FROM ${articles} WHERE ${articles.id} = ${id})`;

const tagWords = (id: string) =>
  sql`(SELECT group_concat('t' || lower(hex(${winks.tagId})), ' ') FROM ${winks} WHERE ${winks.articleId} = ${id})`;

/** Writes an article with its wink, its words for the search and the version of the feed, all or nothing. An article that is
 * known already gains a tag; one that was removed stays removed. Gives whether there is a new wink. */
export async function insertWink(
  db: Db,
  article: NewArticle,
  wink: NewWink,
  words: { title: string; body: string },
): Promise<boolean> {
  const standing = and(eq(articles.id, article.id), isNull(articles.removedAt));
  const [, inserted] = await db.batch([
    db.insert(articles).values(article).onConflictDoNothing(),
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
    db
      .update(feedVersion)
      .set({ version: sql`${feedVersion.version} + 1` })
      .where(sql`changes() > 0`),
    db.delete(articleSearch).where(eq(articleSearch.rowid, articleRow(article.id))),
    db.insert(articleSearch).select(
      db
        .select({
          rowid: sql<number>`${articles}.rowid`.as("rowid"),
          title: sql<string>`${words.title}`.as("title"),
          body: sql<string>`${words.body}`.as("body"),
          tags: sql<string>`${tagWords(article.id)}`.as("tags"),
        })
        .from(articles)
        .where(standing),
    ),
  ]);
  return inserted.meta.changes > 0;
}
