import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type FeedReader, readerOf } from "../feed/feed.server";
import { LONGEST_QUERY, PAGE_SIZE, type WinkPage } from "../feed/feed-view";
import { findWinks } from "./store.server";
import { matchOf } from "./terms";

type Asked = {
  query: string;
  tagId: string | null;
  cursor: string | null;
  viewer: FeedReader | null;
};

/** Searches title and summary, and for members the text: a stranger is not told what stands in what is locked. The latest first. */
export async function searchWinks(
  app: Pick<App, "db">,
  { query, tagId, cursor, viewer }: Asked,
): Promise<Result<WinkPage>> {
  if (query.length > LONGEST_QUERY) return refuse("pings.searchTooLong", { most: LONGEST_QUERY });
  const match = matchOf(query);
  if (match === null) return refuse("pings.searchEmpty");
  if (cursor !== null && !/^\d{1,15}$/.test(cursor)) return refuse("pings.badCursor");
  const before = cursor === null ? null : Number(cursor);
  const reader = readerOf(viewer);
  const found = await findWinks(app.db, { match, tagId, reader, before, limit: PAGE_SIZE + 1 });
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    ok: true,
    cards: shown.map(({ number: _, createdAt, ...card }) => ({
      ...card,
      createdAt: createdAt.toISOString(),
    })),
    next: last && found.length > PAGE_SIZE ? `${last.number}` : null,
  };
}
