import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeFeedList } from "~/features/pings/syndication/write-feed-list.server";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = await writeFeedList(appOf(context), context.origin);
  const type = "text/x-opml; charset=utf-8";
  return conditionalFile(request, text, { "Content-Type": type, ...cacheHeaders("publicFile") });
}
