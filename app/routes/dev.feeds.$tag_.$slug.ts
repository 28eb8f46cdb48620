import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireDevelopment } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";

/** The page of a sample article, which the radar of development reads as any other. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const { samplePage } = await import("~/features/radar/samples/sample-news");
  const page = samplePage(params.tag ?? "", params.slug ?? "");
  if (page === null) return apiError(request, 404, "notFound");
  return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
