import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedFiles, isFeedFile } from "~/features/pings/syndication/feed-file-types";
import { readFeedFile } from "~/features/pings/syndication/read-feed-file.server";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { tag = "", file = "" } = params;
  const { origin } = context;
  const read = isFeedFile(file) ? await readFeedFile(appOf(context), { tagId: tag, file, origin }) : null;
  if (!read || !isFeedFile(file)) return apiError(request, 404, "notFound");
  const headers = { "Content-Type": `${feedFiles[file]}; charset=utf-8`, ...cacheHeaders("publicFile") };
  return conditionalFile(request, { ...read, headers });
}
