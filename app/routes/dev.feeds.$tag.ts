import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireDevelopment } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";
import { conditionalFile } from "~/platform/http/conditional.server";

/** A feed of sample news, which the radar of development reads as any other. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const { sampleFeed } = await import("~/features/radar/samples/sample-news");
  const feed = sampleFeed(params.tag ?? "", context.origin, new Date());
  if (feed === null) return apiError(request, 404, "notFound");
  return conditionalFile(request, feed, { "Content-Type": "application/rss+xml; charset=utf-8" });
}
