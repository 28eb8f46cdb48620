import type { App } from "~/ports/app";
import type { FeedFile } from "./feed-file-types";
import { type SyndicatedFeed, writeFeedFile } from "./feed-files";
import { findNewest } from "./store.server";

const NEWEST = 30;

/** Whether the plan of this member covers a radar of their own. */
type MayOwn = (userId: string) => Promise<boolean>;

/** A subject of the world's feed, or somebody's own radar, as a file for feed readers; null where there is no such subject, or its
 * owner may have no radar now. */
export async function readFeedFile(
  { db, translate }: Pick<App, "db" | "translate">,
  { tagId, file, origin, mayOwn }: { tagId: string; file: FeedFile; origin: string; mayOwn: MayOwn },
): Promise<string | null> {
  const { tag, newest } = await findNewest(db, tagId, NEWEST);
  if (!tag || (tag.userId !== null && !(await mayOwn(tag.userId)))) return null;
  const changedAt = new Date(Math.max(0, ...newest.map(({ fetchedAt }) => fetchedAt.getTime())));
  const feed: SyndicatedFeed = {
    tagId: tag.id,
    name: tag.name ?? tag.id,
    description: translate(tag.lang)("pings:meta.description"),
    lang: tag.lang,
    changedAt,
    items: newest,
  };
  return writeFeedFile(file, origin, feed);
}
