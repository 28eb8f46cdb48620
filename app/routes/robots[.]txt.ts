import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { robotsFile } from "~/features/site/site-map";
import { cacheHeaders } from "~/platform/http/cache-policy.server";

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robotsFile(context.origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...cacheHeaders("publicPage") },
  });
}
