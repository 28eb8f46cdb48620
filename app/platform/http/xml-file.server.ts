import { cacheHeaders } from "./cache-policy.server";

/** A sitemap; `policy` as its route says in `headers`. */
export function xmlFile(xml: string, policy: "publicPage" | "publicFile" = "publicFile"): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...cacheHeaders(policy) },
  });
}
