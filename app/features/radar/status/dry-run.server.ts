import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { chooseText } from "../extraction/to-markdown";
import type { Feed, FeedItem } from "../feed/feed";
import { type Focus, prepareFocus } from "../scoring/score";
import { askFeed } from "../sources/ask-source.server";
import { byVerdict, type DryRun, judgeItem, type TriedItem, type TriedSource } from "./dry-run";
import { reasonText } from "./status-words";

const MOST_SOURCES = 20;
const MOST_SHOWN = 30;
/** Of one feed; more have what is old at their end. */
const MOST_ITEMS = 100;
const WHOLE_MS = 18_000;

type Wish = Focus & { sources: readonly string[] };

/** Reads some sources of a subject once, as they stand in the form, and says what would come in and why. Keeps nothing. */
export async function dryRun(
  app: Pick<App, "outside" | "now" | "origin" | "translate">,
  { sources, ...focus }: Wish,
  locale: Locale,
): Promise<DryRun> {
  const asked = await askFeeds(app, sources.slice(0, MOST_SOURCES), locale);
  return { ...judgeFeeds(app, asked, focus), unasked: sources.length - asked.length };
}

/** A source that was asked once: its feed, or in words why there is none. */
export type AskedFeed = { url: string; feed: Feed | null; reason: string | null; feedAddress: string | null };

export async function askFeeds(
  app: Pick<App, "outside" | "now" | "origin" | "translate">,
  urls: readonly string[],
  locale: Locale,
): Promise<AskedFeed[]> {
  const signal = AbortSignal.timeout(WHOLE_MS);
  const { outside } = app;
  const bounded: App["outside"] = { ...outside, fetch: (request) => outside.fetch({ ...request, signal }) };
  const say = app.translate(locale);
  return Promise.all(
    urls.map(async (url): Promise<AskedFeed> => {
      const answer = await askFeed({ ...app, outside: bounded }, unknownSource(url));
      if (answer.kind === "news") return { url, feed: answer.feed, reason: null, feedAddress: null };
      const { error, feedAddress } = answer.kind === "failed" ? answer : { error: null, feedAddress: null };
      return { url, feed: null, reason: error && reasonText(error, say), feedAddress };
    }),
  );
}

/** What would become of the newest items of feeds that were asked. */
export function judgeFeeds(
  { now }: Pick<App, "now">,
  asked: readonly AskedFeed[],
  focus: Focus,
  most = MOST_ITEMS,
): DryRun {
  const prepared = prepareFocus(focus);
  const items = asked
    .flatMap(({ url, feed }): TriedItem[] => {
      if (!feed) return [];
      const about = { focus, prepared, feed: { ...feed, title: feed.title || url }, now: now() };
      const textOf = ({ html, url: base }: FeedItem) => chooseText(html, null, base).text;
      return feed.items.slice(0, most).map((item) => judgeItem(item, { ...about, textOf }));
    })
    .sort(byVerdict);
  return {
    now: now().getTime(),
    sources: asked.map(
      ({ url, feed, reason }): TriedSource => ({ url, items: feed?.items.length ?? 0, reason }),
    ),
    unasked: 0,
    items: items.length,
    wanted: items.filter(({ verdict }) => verdict === "in").length,
    shown: items.slice(0, MOST_SHOWN),
  };
}

function unknownSource(address: string) {
  return { address, etag: null, lastModified: null, unchangedSince: null, bodyHash: null };
}
