import { and, eq, exists, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { VoteType } from "~/core/vote";
import type { Db } from "~/db/client.server";
import {
  articleReads,
  articles,
  feedVersion,
  follows,
  keptArticles,
  memberSources,
  pushSubscriptions,
  readers,
  tags,
  users,
  votes,
  winks,
} from "~/db/schema";

/** Takes away votes, counted again without them, radars with what is in them, and who follows whom. `isGone` says of which owners. */
export function eraseFeedRows(db: Db, isGone: (owner: SQLiteColumn) => SQL) {
  const left = (voteType: VoteType) =>
    sql`(SELECT count(*) FROM ${votes} WHERE ${and(
      eq(votes.articleId, articles.id),
      eq(votes.voteType, voteType),
      not(isGone(votes.userId)),
    )})`;
  const voted = db.select({ id: votes.articleId }).from(votes).where(isGone(votes.userId));
  const theirs = and(isNotNull(tags.userId), isGone(tags.userId));
  return [
    db
      .update(articles)
      .set({ likeCount: left("like"), dislikeCount: left("dislike") })
      .where(inArray(articles.id, voted)),
    db
      .update(feedVersion)
      .set({ version: sql`${feedVersion.version} + 1` })
      .where(exists(db.select({ id: tags.id }).from(tags).where(theirs))),
    db.delete(votes).where(isGone(votes.userId)),
    db.delete(winks).where(inArray(winks.tagId, db.select({ id: tags.id }).from(tags).where(theirs))),
    db.delete(tags).where(theirs),
    db.delete(pushSubscriptions).where(isGone(pushSubscriptions.userId)),
    db.delete(follows).where(or(isGone(follows.followerId), isGone(follows.followeeId))),
    db.delete(memberSources).where(isGone(memberSources.userId)),
    db.delete(articleReads).where(isGone(articleReads.userId)),
    db.delete(keptArticles).where(isGone(keptArticles.userId)),
    db.delete(readers).where(isGone(readers.userId)),
  ] as const;
}

/** The questions for what somebody has in the feed. Who follows is not theirs: of them stands only that there is somebody. */
export function feedRowsOf(db: Db, id: string) {
  return [
    db.select().from(tags).where(eq(tags.userId, id)),
    db
      .select({
        articleId: winks.articleId,
        title: articles.title,
        url: articles.canonicalUrl,
        score: winks.score,
        reason: winks.reason,
        createdAt: winks.createdAt,
      })
      .from(tags)
      .innerJoin(winks, eq(winks.tagId, tags.id))
      .innerJoin(articles, eq(articles.id, winks.articleId))
      .where(eq(tags.userId, id))
      .orderBy(winks.createdAt),
    db
      .select({ articleId: votes.articleId, title: articles.title, voteType: votes.voteType })
      .from(votes)
      .innerJoin(articles, eq(articles.id, votes.articleId))
      .where(eq(votes.userId, id)),
    db
      .select({ pingId: users.pingId, createdAt: follows.createdAt })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followeeId))
      .where(eq(follows.followerId, id))
      .orderBy(follows.createdAt),
    db
      .select({ createdAt: follows.createdAt })
      .from(follows)
      .where(eq(follows.followeeId, id))
      .orderBy(follows.createdAt),
    db.select().from(memberSources).where(eq(memberSources.userId, id)).orderBy(memberSources.createdAt),
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    db
      .select({ articleId: articleReads.articleId, readAt: articleReads.readAt, title: articles.title })
      .from(articleReads)
      .innerJoin(articles, eq(articles.id, articleReads.articleId))
      .where(eq(articleReads.userId, id))
      .orderBy(articleReads.readAt),
    db
      .select({ articleId: keptArticles.articleId, keptAt: keptArticles.keptAt, title: articles.title })
      .from(keptArticles)
      .innerJoin(articles, eq(articles.id, keptArticles.articleId))
      .where(eq(keptArticles.userId, id))
      .orderBy(keptArticles.keptAt),
    db.select().from(readers).where(eq(readers.userId, id)),
  ] as const;
}
