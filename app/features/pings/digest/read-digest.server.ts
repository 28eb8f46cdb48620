import type { App } from "~/ports/app";
import { bestOf, type DigestDay, type DigestView, dayOf, daysAfter, startOfDay } from "./digest";
import { findDays } from "./store.server";

/** The digest of a subject of the world's: of the day that is asked for (`2026-11-22`, UTC), or where none is, of today so far and of
 * yesterday. Null where there is no such subject, or no such day up to today. */
export async function readDigest(
  app: Pick<App, "db" | "now">,
  { tagId, day }: { tagId: string; day: string | null },
): Promise<DigestView | null> {
  const today = dayOf(app.now());
  const asked = startOfDay(day ?? today);
  if (!asked || dayOf(asked) > today) return null;
  const first = day === null ? daysAfter(asked, -1) : asked;
  const found = await findDays(app.db, tagId, first, day === null ? 2 : 1);
  if (!found) return null;
  const days = found.days.map(
    ({ start, stories }): DigestDay => ({
      day: dayOf(start),
      isToday: dayOf(start) === today,
      entries: bestOf(stories).map(({ createdAt, dislikeCount: _, ...story }) => ({
        ...story,
        createdAt: createdAt.toISOString(),
      })),
    }),
  );
  const later = found.after === null ? null : dayOf(found.after);
  return {
    tag: found.tag,
    day,
    days: days.toReversed(),
    earlier: found.before && dayOf(found.before),
    later: day === null ? null : later,
  };
}
