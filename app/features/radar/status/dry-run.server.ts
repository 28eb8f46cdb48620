import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { chooseText } from "../extraction/to-markdown";
import type { Feed, FeedItem } from "../feed/feed";
import { prepareFocus } from "../scoring/score";
import { askFeed } from "../sources/ask-source.server";
import type { NamedSource } from "../sources/newsroom";
import {
  byVerdict,
  type DryRun,
  judgeItem,
  type TriedItem,
  type TriedSource,
  type Verdict,
  type Wish,
} from "./dry-run";
import { reasonText } from "./status-words";
import { listWeights } from "./store.server";

const MOST_SOURCES = 20;
const MOST_SHOWN = 30;
/** Of one feed; more have what is old at their end. */
const MOST_ITEMS = 100;
const WHOLE_MS = 18_000;

type Asking = Pick<App, "outside" | "now" | "origin" | "translate">;

/** Reads some sources of a subject once, as they stand in the form, and says what would come in and why. Keeps nothing. */
export async function dryRun(
  app: Asking & Pick<App, "db">,
  { sources, ...focus }: Wish & { sources: readonly string[] },
  locale: Locale,
): Promise<DryRun> {
  const urls = sources.slice(0, MOST_SOURCES);
  const [asked, known] = await Promise.all([askFeeds(app, urls, locale), listWeights(app.db, urls)]);
  const weights = new Map(known.map(({ url, weight }) => [url, weight]));
  const weighed = asked.map((each) => ({ ...each, weight: weights.get(each.url) }));
  return { ...judgeFeeds(app, weighed, focus), unasked: sources.length - asked.length };
}

/** What was asked, with what it gave; `reason` says in words why it gave nothing. `weight` is what an operator has given it. */
export type TriedFeed = { url: string; feed: Feed | null; reason: string | null; weight?: number };

/** `feedAddress` is the feed that a page names. */
export type AskedFeed = TriedFeed & NamedSource & { feedAddress: string | null };

export async function askFeeds(
  app: Asking,
  urls: readonly string[],
  locale: Locale,
  kindOf = (_url: string): NamedSource["kind"] => "feed",
): Promise<AskedFeed[]> {
  const bounded = withinTime(app);
  const say = app.translate(locale);
  return Promise.all(
    urls.map(async (url): Promise<AskedFeed> => {
      const kind = kindOf(url);
      const answer = await askFeed(bounded, unknownSource(url, kind));
      if (answer.kind === "news") return { url, kind, feed: answer.feed, reason: null, feedAddress: null };
      const { error, feedAddress } = answer.kind === "failed" ? answer : { error: null, feedAddress: null };
      return { url, kind, feed: null, reason: error && reasonText(error, say), feedAddress };
    }),
  );
}

/** The same application, whose questions to the outside end together. */
export function withinTime<Some extends Pick<App, "outside">>(app: Some): Some {
  const signal = AbortSignal.timeout(WHOLE_MS);
  const { outside } = app;
  return { ...app, outside: { ...outside, fetch: (request) => outside.fetch({ ...request, signal }) } };
}

/** What would come in of the newest items of feeds that were asked, the best first. */
export function judgeFeeds(
  { now }: Pick<App, "now">,
  asked: readonly TriedFeed[],
  focus: Wish,
  most = MOST_ITEMS,
): DryRun {
  const prepared = prepareFocus(focus);
  const judged = asked.map(({ url, feed, reason, weight = 1 }) => {
    const named = { lang: null, ...feed, title: feed?.title || url };
    const about = { focus, prepared, feed: named, now: now(), weight };
    const textOf = ({ html, url: base }: FeedItem) => chooseText(html, null, base).text;
    const latest = feed?.items.slice(0, most) ?? [];
    return { url, reason, items: latest.map((item) => judgeItem(item, { ...about, textOf })) };
  });
  const items = judged.flatMap((each) => each.items).sort(byVerdict);
  return {
    now: now().getTime(),
    sources: judged.map((each): TriedSource => ({ ...each, ...countsOf(each.items) })),
    unasked: 0,
    ...countsOf(items),
    shown: items.slice(0, MOST_SHOWN),
  };
}

function countsOf(items: readonly TriedItem[]) {
  const count = (which: Verdict) => items.filter(({ verdict }) => verdict === which).length;
  return { items: items.length, wanted: count("in"), open: count("open") };
}

export function unknownSource(address: string, kind: "feed" | "links" = "feed") {
  return { address, kind, etag: null, lastModified: null, unchangedSince: null, bodyHash: null };
}
