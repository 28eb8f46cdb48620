import { MOST_NEW } from "./marks";

/** A visit ends where nothing was asked for in so long; how long it goes on is written down this often. */
export const VISIT_ENDS_MS = 30 * 60_000;
export const WRITTEN_EACH_MS = 5 * 60_000;

/** When a reader was last here, and until when they had been before: what came after that is new. Milliseconds. */
export type Visit = { seenUntil: number | null; visitedAt: number };

/** The visit of somebody who is here now. A clock that was set back begins none. */
export function visitNow(before: Visit | null, now: number): Visit {
  if (!before) return { seenUntil: null, visitedAt: now };
  const passed = now - before.visitedAt;
  if (passed > VISIT_ENDS_MS) return { seenUntil: before.visitedAt, visitedAt: now };
  return passed >= WRITTEN_EACH_MS ? { ...before, visitedAt: now } : before;
}

/** Since when news are new to a reader; how many of them a feed has is known of members alone. */
export type NewSince = { since: number; count: number | null };

type Dated = { id: string; createdAt: string };

type News = { count: number; isMore: boolean; endsBefore: string | null };

/** How many cards of a list, the newest first, are new, whether there may be more, and before which of the others the new ones end; one
 * that stands on top whatever its age does not end them. Where something is hidden the list alone is counted. */
export function newsIn(items: readonly Dated[], { since, count }: NewSince, isHiding: boolean): News {
  const isNew = items.map(({ createdAt }) => Date.parse(createdAt) > since);
  const last = isNew.lastIndexOf(true);
  const endsBefore = last < 0 ? null : (items[last + 1]?.id ?? null);
  if (count === null || isHiding || last < 0)
    return { count: isNew.filter(Boolean).length, isMore: endsBefore === null, endsBefore };
  return { count, isMore: count >= MOST_NEW, endsBefore };
}
