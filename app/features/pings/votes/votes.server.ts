import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { VoteType } from "~/core/vote";
import type { App } from "~/ports/app";
import type { VoteStats } from "../article/article-view";
import { deleteVote, findVotes, upsertVote } from "./store.server";

type Voted = { stats: VoteStats; ownVote: VoteType | null };

type Asked = { member: Pick<Member, "id">; articleId: string };

export async function castVote(
  app: Pick<App, "db">,
  { member, articleId, voteType }: Asked & { voteType: VoteType },
): Promise<Result<Voted>> {
  return votedOf(await upsertVote(app.db, { articleId, userId: member.id, voteType }), voteType);
}

export async function removeVote(app: Pick<App, "db">, { member, articleId }: Asked): Promise<Result<Voted>> {
  return votedOf(await deleteVote(app.db, { articleId, userId: member.id }), null);
}

function votedOf(stats: VoteStats | null, ownVote: VoteType | null): Result<Voted> {
  return stats ? { ok: true, stats, ownVote } : refuse("pings.noArticle");
}

export async function readVotes(
  app: Pick<App, "db">,
  { articleId, viewer }: { articleId: string; viewer: Pick<Member, "id"> | null },
): Promise<Result<Voted>> {
  const found = await findVotes(app.db, articleId, viewer?.id ?? null);
  if (!found) return refuse("pings.noArticle");
  const { ownVote, ...stats } = found;
  return { ok: true, stats, ownVote };
}
