import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { chooseText } from "../extraction/to-markdown";
import type { Feed } from "../feed/feed";
import { prepareFocus } from "../scoring/score";
import { askFeed } from "../sources/ask-source.server";
import { byVerdict, type DryRun, judgeItem, type Wish } from "./dry-run";
import { reasonText } from "./status-words";

const MOST_SOURCES = 20;
const MOST_SHOWN = 30;
/** Of one feed; more have what is old at their end. */
const MOST_ITEMS = 100;
const WHOLE_MS = 18_000;

type Asking = Pick<App, "outside" | "now" | "origin" | "translate">;

/** Reads some sources of a subject once, as they stand in the form, and says what would come in and why. Keeps nothing. */
export async function dryRun(
  app: Asking,
  { sources, ...focus }: Wish & { sources: readonly string[] },
  locale: Locale,
): Promise<DryRun> {
  const asked = sources.slice(0, MOST_SOURCES);
  const bounded = withinTime(app);
  const say = app.translate(locale);
  const tried = await Promise.all(
    asked.map(async (url): Promise<TriedFeed> => {
      const answer = await askFeed(bounded, unknownSource(url));
      if (answer.kind === "news") return { url, feed: answer.feed, reason: null };
      return { url, feed: null, reason: answer.kind === "failed" ? reasonText(answer.error, say) : null };
    }),
  );
  return judgeFeeds(app, focus, tried, { unasked: sources.length - asked.length });
}

/** The same application, whose questions to the outside end together. */
export function withinTime<Some extends Pick<App, "outside">>(app: Some): Some {
  const signal = AbortSignal.timeout(WHOLE_MS);
  const { outside } = app;
  return { ...app, outside: { ...outside, fetch: (request) => outside.fetch({ ...request, signal }) } };
}

/** What was asked, with what it gave; `reason` says in words why it gave nothing. */
export type TriedFeed = { url: string; feed: Feed | null; reason: string | null };

/** What would come in of these feeds, of each no more than `most` items, the best first. */
export function judgeFeeds(
  app: Pick<App, "now">,
  focus: Wish,
  tried: readonly TriedFeed[],
  { unasked = 0, most = MOST_ITEMS }: { unasked?: number; most?: number } = {},
): DryRun {
  const prepared = prepareFocus(focus);
  const items = tried.flatMap(({ url, feed }) => {
    if (!feed) return [];
    const about = { focus, prepared, feed: { ...feed, title: feed.title || url }, now: app.now() };
    return feed.items
      .slice(0, most)
      .map((item) =>
        judgeItem(item, { ...about, textOf: ({ html, url: base }) => chooseText(html, null, base).text }),
      );
  });
  items.sort(byVerdict);
  return {
    now: app.now().getTime(),
    sources: tried.map(({ url, feed, reason }) => ({ url, items: feed?.items.length ?? 0, reason })),
    unasked,
    items: items.length,
    wanted: items.filter(({ verdict }) => verdict === "in").length,
    shown: items.slice(0, MOST_SHOWN),
  };
}

export function unknownSource(address: string, kind: "feed" | "links" = "feed") {
  return { address, kind, etag: null, lastModified: null, unchangedSince: null, bodyHash: null };
}
