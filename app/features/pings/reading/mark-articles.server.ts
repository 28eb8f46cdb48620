import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { daysAfter } from "../digest/digest";
import { type FeedReader, readerOf } from "../feed/feed.server";
import { shownTag, suspendedOf } from "../feed/store.server";
import { type MarkAction, MOST_KEPT, READ_DAYS } from "./marks";
import { deleteKept, deleteOldReads, deleteReads, insertKept, insertReads, writeVisit } from "./store.server";

type Asked = {
  member: Pick<Member, "id">;
  action: MarkAction;
  ids: readonly string[];
  /** When it had been kept before it was let go. */
  keptAt?: Date;
};

/** Writes what a member has read or keeps. Safe to repeat; of what is not there, or was removed, nothing is written. */
export async function markArticles(
  app: Pick<App, "db" | "now">,
  { member, action, ids, keptAt }: Asked,
): Promise<Result<{ kept?: string[] }>> {
  const { db } = app;
  const now = app.now();
  const userId = member.id;
  if (action === "forget") await deleteReads(db, userId, null);
  else if (ids.length === 0) return refuse("badRequest");
  else if (action === "read") await insertReads(db, { userId, ids, at: now });
  else if (action === "unread") await deleteReads(db, userId, ids);
  else if (action === "unkeep") await deleteKept(db, userId, ids);
  else {
    const at = keptAt && keptAt < now ? keptAt : now;
    const standing = await insertKept(db, { userId, ids, at, most: MOST_KEPT });
    if (standing.length === 0) return refuse("pings.noArticle");
    if (standing.some(({ isKept }) => !isKept)) return refuse("pings.keptFull", { most: MOST_KEPT });
    return { ok: true, kept: standing.map(({ id }) => id) };
  }
  return { ok: true };
}

type VisitAsked = { member: FeedReader; tagId: string | null; locale: Locale };

/** That a member is here, in a feed: until when they had been before, and how much has come into it since. */
export async function noteVisit(
  app: Pick<App, "db" | "now">,
  { member, tagId, locale }: VisitAsked,
): Promise<{ since: Date | null; count: number }> {
  const shown = shownTag({ tagId, locale, suspended: suspendedOf(readerOf(member)) });
  return writeVisit(app.db, { userId: member.id, now: app.now(), shownTag: shown });
}

/** As many rows go at once. */
const MOST_AT_ONCE = 1000;

/** Forgets what was read long ago; gives how much. */
export function sweepReads(app: Pick<App, "db" | "now">): Promise<number> {
  return deleteOldReads(app.db, daysAfter(app.now(), -READ_DAYS), MOST_AT_ONCE);
}
