import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { openapi } from "~/platform/http/openapi.server";

export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(openapi(context.origin), { headers: cacheHeaders("publicPage") });
}
