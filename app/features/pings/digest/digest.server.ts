import { longDate } from "~/core/dates";
import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { bestOf, type DigestView, dayOf, daysAfter, entryOf, startOfDay, TOP } from "./digest";
import { writeDigestFeed } from "./digest-feed";
import { findArticles, findDays } from "./store.server";

/** The digest of a subject of the world's: of the day asked for (`2026-11-22`, UTC), else of today so far and of yesterday, as far as they
 * hold anything. Null for no such subject, and for a day in the past that holds nothing. */
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
  const all = found.days.map(({ start, stories }) => ({
    day: dayOf(start),
    isToday: dayOf(start) === today,
    entries: bestOf(stories).map(entryOf),
  }));
  const held = all.filter(({ entries }) => entries.length > 0);
  const days = held.length > 0 ? held : all.filter(({ isToday }) => isToday);
  if (days.length === 0) return null;
  const later = found.after === null ? null : dayOf(found.after);
  return {
    tag: found.tag,
    day,
    days: days.toReversed(),
    earlier: found.before && dayOf(found.before),
    later: day === null ? null : later,
  };
}

/** What a notification has told, as its address names it: its articles in their order, each in one of its subjects where one has it still.
 * Null where none stands. */
export async function readSent({ db }: Pick<App, "db">, asked: URLSearchParams): Promise<DigestView | null> {
  const [ids = [], subjects = []] = ["of", "in"].map((name) => asked.get(name)?.split(".", TOP));
  const found = await findArticles(db, ids, subjects);
  const sent = [...new Set(ids)].flatMap((id) => found.find((each) => each.id === id) ?? []);
  return sent[0] ? { tag: sent[0].tag, day: null, days: [], earlier: null, later: null, sent } : null;
}

const DAYS = 14;

/** The digests of a subject's last complete days (UTC) for feed readers, in its own language or in the one that is asked for; null where
 * the world has no such subject. */
export async function readDigestFeed(
  { db, now, translate }: Pick<App, "db" | "now" | "translate">,
  { tagId, origin, asked = null }: { tagId: string; origin: string; asked?: Locale | null },
): Promise<string | null> {
  const today = startOfDay(dayOf(now())) ?? now();
  const found = await findDays(db, tagId, daysAfter(today, -DAYS), DAYS);
  if (!found) return null;
  const { tag } = found;
  const lang = asked ?? tag.lang;
  const t = translate(lang);
  const days = found.days
    .filter(({ stories }) => stories.length > 0)
    .map(({ start, stories }) => {
      const values = { tag: tag.name, day: longDate(start, lang) };
      return {
        day: dayOf(start),
        title: t("digest:feed.item", values),
        endsAt: daysAfter(start, 1),
        stories: bestOf(stories),
      };
    });
  return writeDigestFeed(origin, {
    tagId: tag.id,
    lang,
    asked,
    title: t("feeds:digest.title", { tag: tag.name }),
    description: t("feeds:digest.description", { tag: tag.name }),
    days: days.toReversed(),
  });
}
