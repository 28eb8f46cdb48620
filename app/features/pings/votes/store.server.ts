import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { VoteType } from "~/core/vote";
import type { Db } from "~/db/client.server";
import { articles, votes } from "~/db/schema";
import type { VoteStats } from "../article/article-view";

type Ballot = { articleId: string; userId: string; voteType: VoteType };

const standing = (articleId: string) => and(eq(articles.id, articleId), isNull(articles.removedAt));

const votesOf = (articleId: string, voteType: VoteType) =>
  sql`(SELECT count(*) FROM ${votes} WHERE ${votes.articleId} = ${articleId} AND ${votes.voteType} = ${voteType})`;

/** Counts what stands, instead of adding to what was counted, so that counters equal their rows whatever went before. */
const countAgain = (db: Db, articleId: string) =>
  db
    .update(articles)
    .set({ likeCount: votesOf(articleId, "like"), dislikeCount: votesOf(articleId, "dislike") })
    .where(standing(articleId))
    .returning({ likeCount: articles.likeCount, dislikeCount: articles.dislikeCount });

/** One row a person and article, however many votes come at once; null where there is no such article. */
export async function upsertVote(db: Db, { articleId, userId, voteType }: Ballot): Promise<VoteStats | null> {
  const ballot = db
    .select({
      articleId: articles.id,
      userId: sql<string>`${userId}`.as("user_id"),
      voteType: sql<VoteType>`${voteType}`.as("vote_type"),
    })
    .from(articles)
    .where(standing(articleId));
  const [, counted] = await db.batch([
    db
      .insert(votes)
      .select(ballot)
      .onConflictDoUpdate({ target: [votes.articleId, votes.userId], set: { voteType } }),
    countAgain(db, articleId),
  ]);
  return counted[0] ?? null;
}

export async function deleteVote(
  db: Db,
  { articleId, userId }: Omit<Ballot, "voteType">,
): Promise<VoteStats | null> {
  const [, counted] = await db.batch([
    db
      .delete(votes)
      .where(
        and(
          eq(votes.articleId, articleId),
          eq(votes.userId, userId),
          exists(db.select({ id: articles.id }).from(articles).where(standing(articleId))),
        ),
      ),
    countAgain(db, articleId),
  ]);
  return counted[0] ?? null;
}

export async function findVotes(db: Db, articleId: string, userId: string | null) {
  const [row] = await db
    .select({
      likeCount: articles.likeCount,
      dislikeCount: articles.dislikeCount,
      ownVote: votes.voteType,
    })
    .from(articles)
    .leftJoin(votes, and(eq(votes.articleId, articles.id), eq(votes.userId, userId ?? "")))
    .where(standing(articleId));
  return row ?? null;
}
