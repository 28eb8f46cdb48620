import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { type FeedReader, readerOf } from "../feed/feed.server";
import { readWishes } from "./change-wishes.server";
import { countsByScore } from "./judge";
import { listCards, listScores } from "./store.server";
import { emptyWishes } from "./wishes";

const DAY_MS = 86_400_000;

type Asked = { tagId: string | null; locale: Locale; viewer: FeedReader | null };
type Preview = { day: string; total: number; counts: number[] };

/** How many of yesterday's winks of a tag would be shown from each score on; a member's by all that they wish, a stranger's by the
 * score alone. */
export async function previewWishes(
  app: Pick<App, "db" | "now">,
  { tagId, locale, viewer }: Asked,
): Promise<Preview> {
  const until = new Date(Math.floor(app.now().getTime() / DAY_MS) * DAY_MS);
  const from = new Date(until.getTime() - DAY_MS);
  const wishes = viewer ? await readWishes(app, viewer.id) : emptyWishes;
  const day = { tagId, locale, reader: readerOf(viewer), from, until };
  const isByText = wishes.muted.length > 0 || wishes.leanings.length > 0;
  const cards = await (isByText ? listCards : listScores)(app.db, day);
  return {
    day: from.toISOString().slice(0, 10),
    total: cards.length,
    counts: countsByScore(cards, wishes),
  };
}
