import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { keptBatch } from "~/db/kept-batch";
import { articleMentions, articles, readers, tags, votes, winks } from "~/db/schema";
import { markColumns } from "../reading/mark-columns.server";

type ArticleQuery = {
  id: string;
  tagId: string | null;
  viewerId: string | null;
  related: number;
  mentions: number;
};

const asked = (name: keyof ArticleQuery) => sql.placeholder(name);

const questions = keptBatch((db) => {
  const place = db
    .select({
      tagId: winks.tagId,
      name: tags.name,
      score: winks.score,
      reason: winks.reason,
      createdAt: winks.createdAt,
    })
    .from(winks)
    .leftJoin(tags, and(eq(tags.id, winks.tagId), isNull(tags.userId)))
    .where(eq(winks.articleId, asked("id")))
    .orderBy(desc(eq(winks.tagId, asked("tagId"))), desc(sql`${tags.id} IS NOT NULL`), desc(winks.score))
    .limit(1);
  const home = sql`(SELECT ${winks.tagId} FROM ${winks} LEFT JOIN ${tags} ON ${tags.id} = ${winks.tagId} AND ${tags.userId} IS NULL
    WHERE ${winks.articleId} = ${asked("id")} ORDER BY ${winks.tagId} = ${asked("tagId")} DESC, ${tags.id} IS NOT NULL DESC, ${winks.score} DESC LIMIT 1)`;
  const neighbours = db
    .select({ id: articles.id, title: articles.title, source: articles.source })
    .from(winks)
    .innerJoin(articles, eq(articles.id, winks.articleId))
    .where(and(sql`${winks.tagId} = ${home}`, ne(winks.articleId, asked("id"))))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(asked("related"));
  const article = db
    .select()
    .from(articles)
    .where(and(eq(articles.id, asked("id")), isNull(articles.removedAt)));
  const vote = db
    .select({ voteType: votes.voteType })
    .from(votes)
    .where(and(eq(votes.articleId, asked("id")), eq(votes.userId, asked("viewerId"))));
  const ownSource = sql`(SELECT ${articles.source} FROM ${articles} WHERE ${articles.id} = ${asked("id")})`;
  const mentions = db
    .select({
      url: articleMentions.url,
      source: articleMentions.source,
      title: articleMentions.title,
      publishedAt: articleMentions.publishedAt,
    })
    .from(articleMentions)
    .where(and(eq(articleMentions.articleId, asked("id")), ne(articleMentions.source, ownSource)))
    .orderBy(asc(articleMentions.publishedAt), asc(articleMentions.url))
    .limit(asked("mentions"));
  const wishes = db
    .select({ wishes: readers.wishes })
    .from(readers)
    .where(eq(readers.userId, asked("viewerId")));
  const marks = db
    .select(markColumns(asked("viewerId")))
    .from(articles)
    .where(eq(articles.id, asked("id")));
  return [article, place, vote, neighbours, mentions, wishes, marks] as const;
});

/** The title of an article that stands. */
export async function findTitle(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ title: articles.title })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.removedAt)));
  return found?.title ?? null;
}

/** An article with its place in a feed (that asked for, else the best of the world's, else the best), this reader's vote, the other
 * sources and what came into its feed last, in one round trip. */
export async function findArticle(db: Db, { tagId, viewerId, ...query }: ArticleQuery) {
  const values = { ...query, tagId: tagId ?? "", viewerId: viewerId ?? "" };
  const [found, places, own, others, mentioned, wished, [marks]] = await questions(db, values);
  const [article] = found;
  return (
    article && {
      ...article,
      place: places[0] ?? null,
      ownVote: own[0]?.voteType ?? null,
      related: others,
      mentions: mentioned,
      wishes: wished[0]?.wishes ?? null,
      marks: marks ?? { isRead: null, isKept: null },
    }
  );
}
