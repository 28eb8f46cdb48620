export const cachePolicies = {
  private: "private, no-store",
  publicPage: "public, max-age=300, stale-while-revalidate=86400",
  publicFeed: "public, max-age=60, stale-while-revalidate=600",
  immutable: "public, max-age=31536000, immutable",
} as const;

type CachePolicy = keyof typeof cachePolicies;

export function cacheHeaders(policy: CachePolicy, varyOn: string[] = []): Record<string, string> {
  const headers = { "Cache-Control": cachePolicies[policy] };
  return policy === "private" || varyOn.length === 0 ? headers : { ...headers, Vary: varyOn.join(", ") };
}

/** Sets `private` where an answer has no policy, and takes `Vary` from what no cache may keep. */
export function applyCachePolicy(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cachePolicies.private);
  if (headers.get("Cache-Control")?.includes("no-store")) headers.delete("Vary");
}
