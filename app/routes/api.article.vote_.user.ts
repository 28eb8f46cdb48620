import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { ownVote } from "~/features/pings/api-shapes";
import { readVotes } from "~/features/pings/votes/votes.server";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await viewerOf({ request, context });
  const articleId = new URL(request.url).searchParams.get("news_id") ?? "";
  const read = await readVotes(appOf(context), { articleId, viewer });
  if (!read.ok) return apiErrorOf(request, 404, read);
  const answer: z.infer<typeof ownVote> = { success: true, vote_type: read.ownVote };
  return Response.json(answer);
}

export const action = onlyAllows("GET");
