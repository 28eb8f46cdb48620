import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import type { Focus } from "../scoring/score";
import { type AskedFeed, askFeeds, judgeFeeds } from "../status/dry-run.server";
import type { Preview, SubjectName } from "./source-page";

const LAST_ITEMS = 10;

/** `weight` is that of the source whose place it would take. */
type Asked = { address: string; weight?: number; subjects: readonly (SubjectName & Focus)[]; locale: Locale };

/** Asks an address once, and the feed that its page names where it is a page, and scores the last items for each subject. */
export async function previewSource(
  app: Pick<App, "outside" | "now" | "origin" | "translate">,
  { address, weight, subjects, locale }: Asked,
): Promise<Preview> {
  const first = await askOne(address);
  const isNamed = first && !first.feed && first.feedAddress !== null && first.feedAddress !== address;
  const asked = isNamed && first.feedAddress !== null ? await askOne(first.feedAddress) : first;
  if (!asked?.feed) return { address, reason: asked?.reason ?? first?.reason ?? null, runs: [] };
  const feed = { ...asked, weight, feed: { ...asked.feed, items: newestFirst(asked.feed.items) } };
  return {
    address: asked.url,
    reason: null,
    runs: subjects.map(({ tagId, name, ...focus }) => ({
      subject: { tagId, name },
      run: judgeFeeds(app, [feed], focus, LAST_ITEMS),
    })),
  };

  async function askOne(url: string): Promise<AskedFeed | undefined> {
    const [only] = await askFeeds(app, [url], locale);
    return only;
  }
}

function newestFirst<Item extends { publishedAt: Date | null }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0));
}

/** The start page of the site that a feed is from, where its new feed may be named. */
export function siteOfFeed(url: string): string | null {
  const address = URL.parse(url);
  return address && /^https?:$/.test(address.protocol) ? `${address.origin}/` : null;
}
