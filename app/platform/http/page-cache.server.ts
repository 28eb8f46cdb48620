import type { AppLoadContext } from "@remix-run/cloudflare";
import { MADE_FOR_ALL } from "~/core/kept-pages";
import { languageCookie } from "~/i18n/pick-locale";
import { cachePolicies, KEPT_BY_US, type KeptPolicy, lifetimes } from "./cache-policy.server";
import { isKnownTo, tagOf } from "./conditional.server";
import { type KeptPage, newPages, pageMemory } from "./page-memory.server";
import type { PageRequest } from "./page-request.server";
import { contentSecurityPolicy, otherHostsOf } from "./security-headers.server";

type AskedPage = {
  page: PageRequest;
  policy: KeptPolicy;
  /** Of its route. */
  pattern: string;
  /** What outdates every page when it changes. */
  version: string;
  request: Request;
  context: AppLoadContext;
  render(request: Request): Promise<Response>;
};

const CACHE = "pages";
const STORED_AT = "x-stored-at";
const POLICY = "Content-Security-Policy";
const encoder = new TextEncoder();
/** The longest that one making of a page keeps others from beginning; a worker that was ended cannot say so. Milliseconds. */
const LONGEST_MS = 30_000;

type Memory = ReturnType<typeof pageMemory>;

/** Pages from this worker's memory or its data centre's cache; one that is no longer fresh is handed out while it is made anew. */
export function pageCache(mayBegin = newPages()) {
  const memory = pageMemory();
  const underWay = new Map<string, number>();

  return async function keptPage(asked: AskedPage): Promise<Response> {
    const { policy, context } = asked;
    const { fresh, stale } = lifetimes[policy];
    const key = `${context.origin}/.pages/${asked.version}/${asked.page.key}`;
    const known = memory.get(key);
    if (known && ageOf(known) <= fresh) return handOut(known, asked, "hit");
    const kept = (await findPage(key, memory)) ?? known;
    const age = kept ? ageOf(kept) : Number.POSITIVE_INFINITY;
    if (!kept || age > fresh + stale) return makePage(key, asked, memory, mayBegin);
    if (age <= fresh) return handOut(kept, asked, "hit");
    if (Date.now() - (underWay.get(key) ?? 0) > LONGEST_MS) {
      underWay.set(key, Date.now());
      context.waitUntil(renewPage(key, asked, memory).finally(() => underWay.delete(key)));
    }
    return handOut(kept, asked, "stale");
  };
}

const ageOf = ({ storedAt }: KeptPage) => (Date.now() - storedAt) / 1000;

async function findPage(key: string, memory: Memory): Promise<KeptPage | undefined> {
  const stored = await (await caches.open(CACHE)).match(key);
  if (!stored) return undefined;
  const { headers } = stored;
  const page = {
    body: new Uint8Array(await stored.arrayBuffer()),
    type: headers.get("Content-Type") ?? "",
    securityPolicy: headers.get(POLICY),
    tag: headers.get("ETag") ?? "",
    link: headers.get("Link"),
    storedAt: Number(headers.get(STORED_AT)),
  };
  memory.keep(key, page);
  return page;
}

async function storePage(key: string, page: KeptPage, policy: KeptPolicy): Promise<void> {
  const { fresh, stale } = lifetimes[policy];
  const headers = headersOf(page);
  headers.set(STORED_AT, String(page.storedAt));
  headers.set("Cache-Control", `public, max-age=${fresh + stale}`);
  await (await caches.open(CACHE)).put(key, new Response(page.body, { headers }));
}

function headersOf({ type, tag, link, securityPolicy }: KeptPage): Headers {
  const headers = new Headers({ "Content-Type": type, ETag: tag });
  if (link !== null) headers.set("Link", link);
  if (securityPolicy !== null) headers.set(POLICY, securityPolicy);
  return headers;
}

/** What fails by our fault is tried again by the next reader; what is gone for good is gone here too. */
async function renewPage(key: string, asked: AskedPage, memory: Memory): Promise<void> {
  const { status, headers } = await makePage(key, asked, memory);
  if (headers.has(MADE_FOR_ALL) || status >= 500) return;
  memory.forget(key);
  await (await caches.open(CACHE)).delete(key);
}

async function makePage(
  key: string,
  asked: AskedPage,
  memory: Memory,
  mayBegin: ReturnType<typeof newPages> = () => true,
): Promise<Response> {
  const { page, request, context } = asked;
  const answer = await asked.render(page.toRequest());
  if (isForEverybody(answer, asked)) {
    const made = await toBeKept(answer, asked);
    if (mayBegin(`${asked.pattern}?${page.names}`)) {
      memory.keep(key, made);
      context.waitUntil(storePage(key, made, asked.policy));
    }
    return handOut(made, asked, "miss");
  }
  const own = new Response(request.method === "HEAD" ? null : answer.body, answer);
  if (page.choosesLanguage) own.headers.append("Set-Cookie", languageCookie(page.locale, context.origin));
  return own;
}

function isForEverybody({ status, headers }: Response, { policy, context }: AskedPage): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isExpected = isPage !== (policy === "publicFile");
  const isPublic = headers.get("Cache-Control") === cachePolicies[policy] && !headers.has("Set-Cookie");
  return status === 200 && isExpected && isPublic && context.failure === undefined;
}

async function toBeKept(answer: Response, { policy, request, context }: AskedPage): Promise<KeptPage> {
  const type = answer.headers.get("Content-Type") ?? "";
  const storedAt = Date.now();
  if (policy === "publicFile") {
    const text = await answer.text();
    return {
      body: encoder.encode(text),
      type,
      securityPolicy: null,
      tag: await tagOf(text),
      link: answer.headers.get("Link"),
      storedAt,
    };
  }
  const { html, sources } = await hashInlineScripts(await answer.text(), context.nonce);
  const { pathname } = new URL(request.url);
  return {
    body: encoder.encode(html),
    type,
    securityPolicy: contentSecurityPolicy({ scripts: sources, ...otherHostsOf(context.settings), pathname }),
    tag: await tagOf(html),
    link: null,
    storedAt,
  };
}

function handOut(kept: KeptPage, asked: AskedPage, state: "hit" | "stale" | "miss"): Response {
  const { page, policy, request, context } = asked;
  const isFile = policy === "publicFile";
  const headers = headersOf(kept);
  headers.set("Cache-Control", isFile ? cachePolicies[policy] : KEPT_BY_US);
  headers.set(MADE_FOR_ALL, state);
  // A file is made for everybody and from no session: any page or extension may read it.
  if (isFile) headers.set("Access-Control-Allow-Origin", "*");
  else headers.set("Vary", "Cookie, Accept-Language");
  if (page.choosesLanguage) headers.set("Set-Cookie", languageCookie(page.locale, context.origin));
  const isKnown = isKnownTo(request, kept.tag);
  const body = isKnown || request.method === "HEAD" ? null : kept.body;
  return new Response(body, { status: isKnown ? 304 : 200, headers });
}

/** A page that several readers get cannot carry a nonce: its scripts are named by their SHA-256 instead, and no other is let in. */
async function hashInlineScripts(html: string, nonce: string): Promise<{ html: string; sources: string[] }> {
  const attribute = ` nonce="${nonce}"`;
  const contents = html
    .split("<script")
    .slice(1)
    .flatMap((script) => {
      const start = script.indexOf(">");
      const tag = script.slice(0, start);
      const content = script.slice(start + 1, script.indexOf("</script", start));
      return tag.includes(attribute) && content !== "" ? [content] : [];
    });
  return { html: html.replaceAll(attribute, ""), sources: await Promise.all(contents.map(sourceOf)) };
}

async function sourceOf(content: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
