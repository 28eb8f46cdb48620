import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { bestOf, daysAfter, entryOf } from "../digest/digest";
import { findBest } from "../digest/store.server";
import { type BestView, bestRank, daysIn, mostRanked, type Span } from "./best";
import { writeBestFeed } from "./best-feed";

type Asked = { tagId: string; span: Span };

async function ranked({ db, now }: Pick<App, "db" | "now">, { tagId, span }: Asked) {
  const at = now();
  const days = daysIn[span];
  const found = await findBest(db, tagId, daysAfter(at, -days), { days, ranked: mostRanked[span] });
  if (!found) return null;
  return { tag: found.tag, stories: bestOf(found.stories, (story) => bestRank(story, { span, now: at })) };
}

/** The best of a subject of the world's in a span that ends now; null for no such subject. */
export async function readBest(app: Pick<App, "db" | "now">, asked: Asked): Promise<BestView | null> {
  const best = await ranked(app, asked);
  if (!best) return null;
  return { tag: best.tag, span: asked.span, entries: best.stories.map(entryOf) };
}

type AskedFile = Asked & { origin: string; asked: Locale | null };

/** The same as an RSS file, best first, in the subject's own language or in the one that is asked for. */
export async function readBestFeed(
  app: Pick<App, "db" | "now" | "translate">,
  { tagId, span, origin, asked }: AskedFile,
): Promise<string | null> {
  const best = await ranked(app, { tagId, span });
  if (!best) return null;
  const { tag, stories } = best;
  const lang = asked ?? tag.lang;
  const t = app.translate(lang);
  return writeBestFeed(origin, {
    tagId: tag.id,
    span,
    asked,
    title: t(`feeds:best.title.${span}`, { tag: tag.name }),
    description: t(`feeds:best.description.${span}`, { tag: tag.name }),
    lang,
    items: stories,
  });
}
