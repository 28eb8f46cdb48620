import { cacheHeaders } from "./cache-policy.server";

/** A sitemap. */
export function xmlFile(xml: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...cacheHeaders("publicPage") },
  });
}
