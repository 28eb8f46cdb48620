import type { App } from "~/ports/app";
import type { FeedFile } from "./feed-file-types";
import { type SyndicatedFeed, writeFeedFile } from "./feed-files";
import { findNewest } from "./store.server";

const NEWEST = 30;

/** A subject of the world's feed as a file for feed readers; null where there is no such subject. */
export async function readFeedFile(
  { db, translate }: Pick<App, "db" | "translate">,
  { tagId, file, origin }: { tagId: string; file: FeedFile; origin: string },
): Promise<{ text: string; changedAt: Date } | null> {
  const { tag, newest } = await findNewest(db, tagId, NEWEST);
  if (!tag) return null;
  const changedAt = new Date(Math.max(0, ...newest.map(({ fetchedAt }) => fetchedAt.getTime())));
  const feed: SyndicatedFeed = {
    tagId: tag.id,
    name: tag.name ?? tag.id,
    description: translate(tag.lang)("pings:meta.description"),
    lang: tag.lang,
    changedAt,
    items: newest,
  };
  return { text: writeFeedFile(file, origin, feed), changedAt };
}
