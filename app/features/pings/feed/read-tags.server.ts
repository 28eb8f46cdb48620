import type { App } from "~/ports/app";
import { type FeedReader, readerOf } from "./read-feed.server";
import { findTags } from "./store.server";

type TagEntry = {
  tagId: string;
  /** A Ping ID; null for the world's. */
  ownerId: string | null;
  name: string;
  /** What the reader's own radar follows of the world's; in the own entry alone. */
  subject?: { tagId: string; name: string } | null;
};

/** The feeds that a reader can choose: the world's, one's own, those that one follows. */
export async function readTags(app: Pick<App, "db">, viewer: FeedReader | null): Promise<TagEntry[]> {
  const found = await findTags(app.db, readerOf(viewer), viewer?.pingId ?? null);
  const world = found.worldTags.map(({ id, name }) => ({ tagId: id, ownerId: null, name: name ?? id }));
  const followed = found.followedTags.map(({ id }) => ({ tagId: id, ownerId: id, name: id }));
  if (!viewer) return world;
  const { pingId } = viewer;
  const { subject, subjectName } = found.own ?? { subject: null, subjectName: null };
  const own = {
    tagId: pingId,
    ownerId: pingId,
    name: pingId,
    subject: subject === null ? null : { tagId: subject, name: subjectName ?? subject },
  };
  return [...world, own, ...followed];
}
