import { longDate } from "~/core/dates";
import type { App } from "~/ports/app";
import { bestOf, dayOf, daysAfter, startOfDay } from "./digest";
import { writeDigestFeed } from "./digest-feed";
import { findDays } from "./store.server";

/** Complete days that the file holds. */
const DAYS = 14;

/** The digests of a subject's last complete days (UTC) for feed readers, in the subject's own language; null where there is no such
 * subject of the world's. */
export async function readDigestFeed(
  { db, now, translate }: Pick<App, "db" | "now" | "translate">,
  { tagId, origin }: { tagId: string; origin: string },
): Promise<string | null> {
  const today = startOfDay(dayOf(now())) ?? now();
  const found = await findDays(db, tagId, daysAfter(today, -DAYS), DAYS);
  if (!found) return null;
  const { tag } = found;
  const t = translate(tag.lang);
  const days = found.days
    .filter(({ stories }) => stories.length > 0)
    .map(({ start, stories }) => {
      const values = { tag: tag.name, day: longDate(start, tag.lang) };
      return {
        day: dayOf(start),
        title: t("digest:feed.item", values),
        endsAt: daysAfter(start, 1),
        stories: bestOf(stories),
      };
    });
  return writeDigestFeed(origin, {
    tag,
    title: `Wink Pings · ${t("digest:title", { tag: tag.name })}`,
    description: t("digest:lead"),
    days: days.toReversed(),
  });
}
