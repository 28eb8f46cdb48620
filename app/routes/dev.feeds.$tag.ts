import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sampleFeed } from "~/platform/app/sample-feeds.server";
import { requireDevelopment } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";

/** A feed of sample news, read by the radar as any other is. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const feed = await sampleFeed(params.tag ?? "", context.origin, new Date());
  if (feed === null) return apiError(request, 404, "notFound");
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
