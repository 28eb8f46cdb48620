import { z } from "zod";
import { boundedJson } from "~/core/bounded-json";
import { readCapped } from "~/core/read-capped";

/** What a name leads to: its addresses, and the other names on the way to them. */
export type Resolution = { addresses: string[]; aliases: string[] };

/** null where the resolver fails or is silent. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<Resolution | null>;

type Options = {
  url: string;
  now: () => Date;
  /** Left out, the platform's own. */
  fetch?: typeof globalThis.fetch;
};

const LONGEST_MS = 2000;
const MAX_BYTES = 64 * 1024;
const MAX_TTL = 300;
const MOST_KEPT = 500;

const recordTypes = { A: 1, CNAME: 5, AAAA: 28 } as const;
const isAddress = (type: number) => type === recordTypes.A || type === recordTypes.AAAA;

/** No error, and no such name. */
const answered = [0, 3];

/** The JSON that Cloudflare and Google both speak. */
const answerShape = z.object({
  Status: z.number(),
  TC: z.boolean().optional(),
  Answer: z
    .array(z.object({ type: z.number(), TTL: z.number().nonnegative().default(0), data: z.string() }))
    .default([]),
});

/** Asks a resolver over https for both kinds of addresses. Answers are kept as long as they say, five minutes at most. */
export function resolveOverHttps({ url, now, fetch }: Options): Resolve {
  const kept = new Map<string, { resolution: Resolution; until: number }>();

  return async function resolve(host, signal) {
    const known = kept.get(host);
    if (known && known.until > now().getTime()) return known.resolution;
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    const [v4, v6] = await Promise.all([ask(host, "A", bounded), ask(host, "AAAA", bounded)]);
    if (!v4 || !v6) return null;
    const records = [...v4, ...v6];
    const dataOf = (wanted: (type: number) => boolean) =>
      records.filter(({ type }) => wanted(type)).map(({ data }) => data);
    const resolution = {
      addresses: dataOf(isAddress),
      aliases: dataOf((type) => type === recordTypes.CNAME),
    };
    kept.delete(host);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const ttl = records.length > 0 ? Math.min(MAX_TTL, ...records.map(({ TTL }) => TTL)) : 0;
    if (ttl > 0) kept.set(host, { resolution, until: now().getTime() + ttl * 1000 });
    return resolution;
  };

  async function ask(name: string, type: "A" | "AAAA", signal: AbortSignal) {
    const address = new URL(url);
    address.searchParams.set("name", name);
    address.searchParams.set("type", type);
    const init = { headers: { accept: "application/dns-json" }, redirect: "manual", signal } as const;
    try {
      const response = await (fetch ? fetch(address.href, init) : globalThis.fetch(address.href, init));
      const body = await readCapped(response.body, MAX_BYTES, signal);
      if (response.status !== 200 || !body || signal.aborted) return null;
      const json = boundedJson(new TextDecoder().decode(body));
      const { success, data } = answerShape.safeParse(json.ok && json.value);
      return success && !data.TC && answered.includes(data.Status) ? data.Answer : null;
    } catch {
      return null;
    }
  }
}
