import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readTags } from "~/features/pings/feed/feed.server";
import { writeFeedList } from "~/features/pings/syndication/feed-files";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = writeFeedList(context.origin, await readTags(appOf(context), null));
  const headers = { "Content-Type": "text/x-opml; charset=utf-8", ...cacheHeaders("publicFile") };
  return conditionalFile(request, text, headers);
}
