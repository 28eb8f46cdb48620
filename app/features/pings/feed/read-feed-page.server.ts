import type { Locale } from "~/core/locale";
import { tooManyRequests } from "~/core/rates";
import type { Refused, Result } from "~/core/result";
import type { App } from "~/ports/app";
import { searchWinks } from "../search/search.server";
import { type FeedReader, readFeed } from "./feed.server";
import { readCursor } from "./feed-place";
import { type FeedView, LONGEST_QUERY, type SearchAsked } from "./feed-view";

type Asked = {
  parameters: URLSearchParams;
  locale: Locale;
  viewer: FeedReader | null;
  /** Whose searches are counted where nobody is signed in; null on this machine. */
  network: string | null;
};

type FeedPage = {
  feed: FeedView;
  search: SearchAsked | null;
  /** Why nothing was searched for. */
  refusal: Refused | null;
};

/** The page of a feed that an address asks for, or what a search in it or in all feeds finds. */
export async function readFeedPage(
  app: Pick<App, "db" | "withinRate">,
  { parameters, locale, viewer, network }: Asked,
): Promise<Result<FeedPage>> {
  const tagId = parameters.get("tag_id");
  const before = parameters.get("before");
  const query = (parameters.get("q") ?? "").trim();
  if (query === "") {
    const read = readCursor(before);
    if (!read.ok) return read;
    const isWished = viewer !== null && !parameters.has("all");
    const feed = await readFeed(app, { tagId, cursor: read.cursor, locale, viewer, isWished });
    const { pinned } = feed;
    if (!pinned || read.cursor) return { ok: true, feed, search: null, refusal: null };
    const others = feed.cards.filter(({ id }) => id !== pinned.id).map(({ hidden: _, ...card }) => card);
    const cards = [{ ...pinned, ...(feed.hidden > 0 && { hidden: feed.hidden }) }, ...others];
    return { ok: true, feed: { ...feed, cards }, search: null, refusal: null };
  }
  const everywhere = parameters.get("in") === "all";
  const feed = await readFeed(app, { tagId, cursor: null, locale, viewer, limit: 1 });
  const place = everywhere ? null : (feed.tab?.tagId ?? "");
  const searcher = viewer?.id ?? network;
  const isWithin = searcher === null || (await app.withinRate("search", searcher));
  const found = isWithin
    ? await searchWinks(app, { query, tagId: place, cursor: before, viewer })
    : tooManyRequests;
  const search = { query: query.slice(0, LONGEST_QUERY), everywhere };
  if (found.ok)
    return { ok: true, feed: { ...feed, cards: found.cards, next: found.next }, search, refusal: null };
  return { ok: true, feed: { ...feed, cards: [], next: null }, search, refusal: found };
}
