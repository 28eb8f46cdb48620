import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import type { App } from "~/ports/app";
import { wishedPage } from "../wishes/wished-page.server";
import { emptyWishes } from "../wishes/wishes";
import { wishesOf } from "../wishes/wishes-shape";
import { type Cursor, writeCursor } from "./feed-place";
import { type FeedView, PAGE_SIZE, type Tab } from "./feed-view";
import { findFeed, findMoreWinks, findTags, type Reader } from "./store.server";

export type FeedReader = Pick<Member, "id" | "pingId" | "membership">;

type Asked = {
  tagId: string | null;
  cursor: Cursor | null;
  locale: Locale;
  viewer: FeedReader | null;
  limit?: number;
  skip?: number;
  /** Whether what the viewer has muted, and the like, is left out. */
  isWished?: boolean;
};

export function readerOf(viewer: FeedReader | null): Reader | null {
  return viewer && { id: viewer.id, hasOwnRadar: may(viewer.membership, "customFocus") };
}

export async function readFeed(
  app: Pick<App, "db">,
  { tagId, cursor, locale, viewer, limit = PAGE_SIZE, skip = 0, isWished = false }: Asked,
): Promise<FeedView> {
  const reader = readerOf(viewer);
  const found = await findFeed(app.db, { tagId, cursor, locale, skip, limit: limit + 1, reader });
  const world = found.worldTags.map(({ id, name }): Tab => ({ tagId: id, name: name ?? id, kind: "world" }));
  const own: Tab[] = viewer ? [{ tagId: viewer.pingId, name: viewer.pingId, kind: "own" }] : [];
  const followed = found.followedTags.map(({ id }): Tab => ({ tagId: id, name: id, kind: "followed" }));
  const tabs = [...world, ...own, ...followed];
  const { owner } = found;
  const defaultTagId = found.worldTags.find(({ lang }) => lang === locale)?.id ?? world[0]?.tagId ?? null;
  const shownId = tagId ?? defaultTagId;
  const strangers: Tab | null = owner && { tagId: owner.pingId, name: owner.pingId, kind: "followed" };
  const tab = tabs.find((each) => each.tagId === shownId) ?? strangers;
  const page = await wishedPage({
    wishes: isWished ? wishesOf(found.wishes) : emptyWishes,
    found: found.winks,
    limit,
    findMore: (after, count) => findMoreWinks(app.db, { tagId, cursor: after, locale, limit: count, reader }),
  });
  const { hidden } = page;
  const cards = page.winks.map(({ createdAt, moved, ...card }, index) => ({
    ...card,
    createdAt: createdAt.toISOString(),
    ...(moved && { moved }),
    ...(index === 0 && hidden > 0 && { hidden }),
  }));
  const next = page.next && writeCursor(page.next);
  const pinned = found.pinned && {
    ...found.pinned,
    createdAt: found.pinned.createdAt.toISOString(),
    isPinned: true,
  };
  const isSuspended = reader !== null && owner?.id === reader.id && !reader.hasOwnRadar;
  const isOn = owner?.enabled === true && !isSuspended;
  const hasFocus = !owner || isOn || owner.subject !== null;
  const hasFiles = tab?.kind === "world" || (tab?.kind === "own" && isOn);
  const isWhole = viewer !== null && !isWished;
  const { isMadeUp } = found;
  return { tab, tabs, defaultTagId, cards, pinned, next, hidden, isWhole, hasFocus, hasFiles, isMadeUp };
}

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
