import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import { addressIn, type SyndicatedFeed, writeFeedFile } from "../syndication/feed-files";
import { DEFAULT_SPAN, type Span } from "./best";

type SyndicatedBest = Pick<SyndicatedFeed, "title" | "description" | "lang" | "items"> & {
  tagId: string;
  span: Span;
  /** The language that the address of the file names; null for the subject's own. */
  asked: Locale | null;
};

/** The best of a subject as an RSS file, best first. */
export function writeBestFeed(origin: string, { tagId, span, asked, ...best }: SyndicatedBest): string {
  const of = span === DEFAULT_SPAN ? undefined : span;
  return writeFeedFile("rss.xml", origin, {
    ...best,
    self: origin + addressIn(paths.bestFeed(tagId, of), asked),
    home: origin + addressIn(paths.best(tagId, of), asked),
    changedAt: new Date(Math.max(0, ...best.items.map(({ createdAt }) => createdAt.getTime()))),
    hub: null,
  });
}
