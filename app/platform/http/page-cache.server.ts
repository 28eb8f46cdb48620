import type { AppLoadContext } from "@remix-run/cloudflare";
import { frontendApiOf } from "~/adapters/identity/clerk-key";
import { languageCookie } from "~/i18n/pick-locale";
import { cachePolicies, KEPT_BY_US, lifetimes, type PagePolicy } from "./cache-policy.server";
import { namesTag, tagOf } from "./conditional.server";
import { hashInlineScripts } from "./inline-scripts.server";
import type { PageRequest } from "./page-request.server";
import { contentSecurityPolicy } from "./security-headers.server";

export type AskedPage = {
  page: PageRequest;
  policy: PagePolicy;
  /** What outdates every page when it changes. */
  version: string;
  /** The request as it came: its method, and which page its sender has already. */
  request: Request;
  context: AppLoadContext;
  render(request: Request): Promise<Response>;
};

type Kept = { body: BodyInit | null; headers: Headers };

export const CACHE_STATE = "x-wink-cache";
const CACHE = "pages";
const STORED_AT = "x-stored-at";
const handedOut = ["Content-Type", "Content-Security-Policy", "ETag"];
/** The longest that one making of a page keeps others from beginning; a worker that was ended cannot say so. Milliseconds. */
const LONGEST_MS = 30_000;

/** Answers pages from the cache of this data centre; one that is no longer fresh is handed out while it is made anew. */
export function pageCache() {
  const underWay = new Map<string, number>();

  return async function keptPage(asked: AskedPage): Promise<Response> {
    const { page, policy, version, context } = asked;
    const key = new URL(`/.pages/${version}/${page.key}`, context.origin).href;
    const { fresh, stale } = lifetimes[policy];
    const stored = await (await caches.open(CACHE)).match(key);
    const age = stored ? (Date.now() - Number(stored.headers.get(STORED_AT))) / 1000 : null;
    if (!stored || age === null || age > fresh + stale) return makePage(key, asked);
    if (age <= fresh) return handOut(stored, asked, "hit");
    if (Date.now() - (underWay.get(key) ?? 0) > LONGEST_MS) {
      underWay.set(key, Date.now());
      context.waitUntil(renewPage(key, asked).finally(() => underWay.delete(key)));
    }
    return handOut(stored, asked, "stale");
  };
}

/** What fails by our fault is tried again by the next reader; what is gone for good is gone here too. */
async function renewPage(key: string, asked: AskedPage): Promise<void> {
  const { status, headers } = await makePage(key, asked);
  if (!headers.has(CACHE_STATE) && status < 500) await (await caches.open(CACHE)).delete(key);
}

async function makePage(key: string, asked: AskedPage): Promise<Response> {
  const { page, request, context } = asked;
  const answer = await asked.render(page.request);
  if (isForEverybody(answer, asked)) {
    const { body, headers } = await toBeKept(answer, asked);
    const cache = await caches.open(CACHE);
    context.waitUntil(cache.put(key, new Response(body, { headers })));
    return handOut({ body, headers }, asked, "miss");
  }
  const headers = new Headers(answer.headers);
  if (page.choosesLanguage) headers.append("Set-Cookie", languageCookie(page.locale, context.origin));
  return new Response(request.method === "HEAD" ? null : answer.body, { status: answer.status, headers });
}

function isForEverybody({ status, headers }: Response, { policy, context }: AskedPage): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isPublic = headers.get("Cache-Control") === cachePolicies[policy] && !headers.has("Set-Cookie");
  return status === 200 && isPage && isPublic && context.failure === undefined;
}

async function toBeKept(answer: Response, { page, policy, context }: AskedPage) {
  const { html, sources } = await hashInlineScripts(await answer.text(), context.nonce);
  const { clerk } = context.settings;
  const { pathname } = new URL(page.request.url);
  const clerkHost = clerk && frontendApiOf(clerk.publishableKey);
  const { fresh, stale } = lifetimes[policy];
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy({ scripts: sources, clerkHost, pathname }),
    "Cache-Control": `public, max-age=${fresh + stale}`,
    ETag: await tagOf(html),
    [STORED_AT]: String(Date.now()),
  });
  return { body: new TextEncoder().encode(html), headers };
}

function handOut(
  kept: Kept,
  { page, request, context }: AskedPage,
  state: "hit" | "stale" | "miss",
): Response {
  const headers = new Headers({ "Cache-Control": KEPT_BY_US });
  for (const name of handedOut) headers.set(name, kept.headers.get(name) ?? "");
  headers.set("Vary", "Cookie, Accept-Language");
  headers.set(CACHE_STATE, state);
  if (page.choosesLanguage) headers.set("Set-Cookie", languageCookie(page.locale, context.origin));
  const isKnown = namesTag(request.headers.get("If-None-Match"), headers.get("ETag"));
  if (!isKnown && request.method === "GET") return new Response(kept.body, { headers });
  if (kept.body instanceof ReadableStream) context.waitUntil(kept.body.cancel());
  return new Response(null, { status: isKnown ? 304 : 200, headers });
}
