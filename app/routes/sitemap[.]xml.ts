import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemap } from "~/features/site/site-map";
import { cacheHeaders } from "~/platform/http/cache-policy.server";

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(sitemap(context.origin), {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...cacheHeaders("publicPage") },
  });
}
