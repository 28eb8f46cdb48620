import * as z from "zod/mini";
import { parsedJson } from "~/core/parse-unknown";
import { isWebAddress } from "../addresses";
import { SITE } from "../site";

const item = z.object({
  url: z.string().check(z.refine(isWebAddress)),
  title: z.string(),
  content_text: z._default(z.string(), ""),
  date_published: z.string().check(z.refine((day) => !Number.isNaN(Date.parse(day)))),
  authors: z._default(z.array(z.object({ name: z.string() })), []),
  _wink: z.optional(z.object({ score: z.number() })),
});
const feed = z.object({ title: z.string(), items: z.array(item) });

export type NewsItem = z.infer<typeof item>;

const kept = z.object({ tag: z.string(), askedAt: z.number(), items: z.array(item) });

export const NEWS_EVERY_MS = 30 * 60_000;
const TIMEOUT_MS = 15_000;
const MOST_CHARACTERS = 1_000_000;

/** What was read of a feed last, without asking anybody. */
export async function readNews(tag: string) {
  const { news } = await chrome.storage.local.get("news");
  const read = kept.safeParse(news);
  return read.success && read.data.tag === tag ? read.data : null;
}

/** Asks the site for a feed, at most twice an hour, without cookies; the browser sees to it that only changes come. Out of reach leaves
 * what was read before. `now` in milliseconds. */
export async function refreshNews(tag: string, now: number): Promise<void> {
  // New tabs and the timer may come at once.
  await navigator.locks.request("news", async () => {
    const before = await readNews(tag);
    if (before && now - before.askedAt < NEWS_EVERY_MS && now >= before.askedAt) return;
    const asked = { tag, askedAt: now, items: before?.items ?? [] };
    // Noted before the answer is there: an answer that ends this worker would be asked for again and again.
    await chrome.storage.local.set({ news: asked });
    const answer = await fetch(`${SITE}/pings/feeds/${encodeURIComponent(tag)}/feed.json`, {
      cache: "no-cache",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return;
    const text = await answer.text();
    if (text.length > MOST_CHARACTERS) return;
    const read = feed.safeParse(parsedJson(text));
    if (read.success) await chrome.storage.local.set({ news: { ...asked, items: read.data.items } });
  });
}
