import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { Voted } from "./cast-vote.server";
import { findVotes } from "./store.server";

/** The votes of an article, and how this reader voted. */
export async function readVotes(
  app: Pick<App, "db">,
  { articleId, viewer }: { articleId: string; viewer: Pick<Member, "id"> | null },
): Promise<Result<Voted>> {
  const found = await findVotes(app.db, articleId, viewer?.id ?? null);
  if (!found) return refuse("pings.noArticle");
  const { ownVote, ...stats } = found;
  return { ok: true, stats, ownVote };
}
