import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readDigestFeed } from "~/features/pings/digest/digest.server";
import { languageAsked } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { apiError } from "~/platform/http/api-error.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { conditionalFile } from "~/platform/http/conditional.server";

export const headers = () => cacheHeaders("publicFile");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const asked = { tagId: params.tag ?? "", origin: context.origin, asked: languageAsked(request) };
  const text = await readDigestFeed(appOf(context), asked);
  if (text === null) return apiError(request, 404, "notFound");
  const type = "application/rss+xml; charset=utf-8";
  return conditionalFile(request, text, { "Content-Type": type, ...cacheHeaders("publicFile") });
}
