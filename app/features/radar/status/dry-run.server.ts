import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { chooseText } from "../extraction/to-markdown";
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
  const asked = sources.slice(0, MOST_SOURCES);
  const signal = AbortSignal.timeout(WHOLE_MS);
  const { outside } = app;
  const bounded: App["outside"] = { ...outside, fetch: (request) => outside.fetch({ ...request, signal }) };
  const say = app.translate(locale);
  const prepared = prepareFocus(focus);
  const tried = await Promise.all(
    asked.map(async (url): Promise<{ source: TriedSource; items: TriedItem[] }> => {
      const answer = await askFeed({ ...app, outside: bounded }, unknownSource(url));
      if (answer.kind !== "news") {
        const reason = answer.kind === "failed" ? reasonText(answer.error, say) : null;
        return { source: { url, items: 0, reason }, items: [] };
      }
      const { feed } = answer;
      const about = { focus, prepared, feed: { ...feed, title: feed.title || url }, now: app.now() };
      const items = feed.items
        .slice(0, MOST_ITEMS)
        .map((item) =>
          judgeItem(item, { ...about, textOf: ({ html, url: base }) => chooseText(html, null, base).text }),
        );
      return { source: { url, items: feed.items.length, reason: null }, items };
    }),
  );
  const items = tried.flatMap((each) => each.items).sort(byVerdict);
  return {
    now: app.now().getTime(),
    sources: tried.map(({ source }) => source),
    unasked: sources.length - asked.length,
    items: items.length,
    wanted: items.filter(({ verdict }) => verdict === "in").length,
    shown: items.slice(0, MOST_SHOWN),
  };
}

function unknownSource(address: string) {
  return { address, etag: null, lastModified: null, unchangedSince: null, bodyHash: null };
}
