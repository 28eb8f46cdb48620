/** What may keep an answer, by name. Whoever answers without a policy answers `private`. */
export const cachePolicies = {
  /** For one reader, and kept by nobody. */
  private: "private, no-store",
  /** A page that is the same for everybody: fresh for five minutes, then served while it is fetched again. */
  publicPage: "public, max-age=300, stale-while-revalidate=86400",
  /** A feed: fresh for a minute. */
  publicFeed: "public, max-age=60, stale-while-revalidate=600",
  /** A file whose address changes with its content. */
  immutable: "public, max-age=31536000, immutable",
} as const;

export type CachePolicy = keyof typeof cachePolicies;

/**
 * The headers of a policy. `varyOn` names the request headers that the answer depends on; a private answer is never
 * shared, so it varies on nothing.
 */
export function cacheHeaders(policy: CachePolicy, varyOn: string[] = []): Record<string, string> {
  const headers = { "Cache-Control": cachePolicies[policy] };
  return policy === "private" || varyOn.length === 0 ? headers : { ...headers, Vary: varyOn.join(", ") };
}

/** Sets `private` where an answer has no policy, and takes `Vary` from what no cache may keep. */
export function applyCachePolicy(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cachePolicies.private);
  if (headers.get("Cache-Control")?.includes("no-store")) headers.delete("Vary");
}
