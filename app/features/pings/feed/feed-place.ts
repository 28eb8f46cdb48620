import { type Result, refuse } from "~/core/result";
import { PAGE_SIZE } from "./feed-view";

export type Cursor = { createdAt: Date; articleId: string };

/** As it stands in addresses: the time in milliseconds and the article, `1795250076905-0123456789abcdef`. */
export function writeCursor({ createdAt, articleId }: Cursor): string {
  return `${createdAt.getTime()}-${articleId}`;
}

/** `null` is the beginning. A cursor that was made up is taken as well: it shows nothing that another does not. */
export function readCursor(text: string | null): Result<{ cursor: Cursor | null }> {
  if (text === null) return { ok: true, cursor: null };
  const [, time = "", articleId = ""] = /^(\d{1,15})-([0-9a-f]{16})$/.exec(text) ?? [];
  if (articleId === "") return refuse("pings.badCursor");
  return { ok: true, cursor: { createdAt: new Date(Number(time)), articleId } };
}

export const MOST_WINKS = 50;

/** Pages by number are counted off in the index, so there is an end to them; a cursor goes on from any of them. */
export const MOST_PAGES = 100;

type FeedPlace = { tagId: string | null; cursor: Cursor | null; limit: number; skip: number };

/** Which winks a call asks for. A cursor goes before the number of a page. */
export function feedPlaceOf(parameters: URLSearchParams): Result<FeedPlace> {
  const limit = wholeNumber(parameters.get("limit") ?? `${PAGE_SIZE}`, MOST_WINKS);
  if (limit === null) return refuse("pings.badLimit", { most: MOST_WINKS });
  const page = wholeNumber(parameters.get("page") ?? "1", MOST_PAGES);
  if (page === null) return refuse("pings.badPage", { most: MOST_PAGES });
  const read = readCursor(parameters.get("before"));
  if (!read.ok) return read;
  const { cursor } = read;
  return { ok: true, tagId: parameters.get("tag_id"), cursor, limit, skip: cursor ? 0 : (page - 1) * limit };
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
