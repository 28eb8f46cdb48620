import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFeedList } from "~/features/pings/syndication/syndication.server";
import { languageAsked } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = { origin: context.origin, asked: languageAsked(request) };
  const text = await readFeedList(appOf(context), asked);
  const headers = { "Content-Type": "text/x-opml; charset=utf-8", ...cacheHeaders("publicFile") };
  return conditionalFile(request, text, headers);
}
