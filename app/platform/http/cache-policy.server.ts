import type { HeadersArgs } from "@remix-run/cloudflare";
import { pathOf, type Route, type Routes } from "./route-pattern.server";

/** Seconds that each is fresh, and after that may be handed out while a new one is made. A file is the same in every language. */
export const lifetimes = {
  publicPage: { fresh: 300, stale: 86_400 },
  publicFeed: { fresh: 60, stale: 600 },
  publicFile: { fresh: 60, stale: 300 },
} as const;

export type KeptPolicy = keyof typeof lifetimes;

const shared = ({ fresh, stale }: { fresh: number; stale: number }) =>
  `public, max-age=${fresh}, stale-while-revalidate=${stale}`;

export const cachePolicies = {
  private: "private, no-store",
  publicPage: shared(lifetimes.publicPage),
  publicFeed: shared(lifetimes.publicFeed),
  publicFile: shared(lifetimes.publicFile),
  picture: "public, max-age=60, s-maxage=3600",
  immutable: "public, max-age=31536000, immutable",
} as const;

type CachePolicy = keyof typeof cachePolicies;

/** What a page says that we keep for everybody: its reader asks each time, since he may have signed in. */
export const KEPT_BY_US = "private, no-cache";

export function cacheHeaders(policy: CachePolicy, varyOn: string[] = []): Record<string, string> {
  const headers = { "Cache-Control": cachePolicies[policy] };
  return policy === "private" || varyOn.length === 0 ? headers : { ...headers, Vary: varyOn.join(", ") };
}

/** What a route says in `headers` that is kept, unless its loader called an answer private: that of an address which may be made up. */
export function keptHeaders(policy: KeptPolicy) {
  return ({ loaderHeaders }: Pick<HeadersArgs, "loaderHeaders">) =>
    cacheHeaders(loaderHeaders.get("Cache-Control") === cachePolicies.private ? "private" : policy);
}

/** Sets `private` where an answer has no policy or is a page, and takes `Vary` from what no cache may keep. */
export function applyCachePolicy(headers: Headers): void {
  const stated = headers.get("Cache-Control");
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (!stated || (isPage && stated !== KEPT_BY_US)) headers.set("Cache-Control", cachePolicies.private);
  if (headers.get("Cache-Control")?.includes("no-store")) headers.delete("Vary");
}

const names = Object.keys(lifetimes) as KeptPolicy[];

/** What the route of each pattern says in its `headers` about being kept for everybody; null where it says nothing. */
export function keptPolicies(routes: Routes): (pattern: string) => KeptPolicy | null {
  const policies = new Map<string, KeptPolicy>();
  for (const route of Object.values(routes)) {
    const policy = route && policyOf(route);
    if (policy) policies.set(pathOf(routes, route) || "/", policy);
  }
  return (pattern) => policies.get(pattern) ?? null;
}

function policyOf({ module }: Route): KeptPolicy | undefined {
  if (typeof module.headers !== "function") return undefined;
  const none = new Headers();
  const stated = module.headers({
    loaderHeaders: none,
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
  });
  const control = new Headers(stated).get("Cache-Control");
  const policy = names.find((name) => cachePolicies[name] === control);
  return (policy === "publicFile") === (module.default === undefined) ? policy : undefined;
}

/** A sitemap; `policy` as its route says in `headers`. */
export function xmlFile(xml: string, policy: "publicPage" | "publicFile" = "publicFile"): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...cacheHeaders(policy) },
  });
}
