import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { statsAnswer } from "~/features/pings/api-shapes";
import { readVotes } from "~/features/pings/votes/votes.server";
import { appOf } from "~/platform/app/context.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const articleId = new URL(request.url).searchParams.get("news_id") ?? "";
  const read = await readVotes(appOf(context), { articleId, viewer: null });
  return read.ok ? Response.json(statsAnswer(read.stats)) : apiErrorOf(request, 404, read);
}

export const action = onlyAllows("GET");
