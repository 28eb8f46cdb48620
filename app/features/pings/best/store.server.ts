import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { tags } from "~/db/schema";
import { daysAfter } from "../digest/digest";
import { bestScored } from "../digest/store.server";
import { daysIn, mostRanked, type Span } from "./best";

/** The best scored of a subject of the world's until now; null where there is no such subject. One round trip. */
export async function findCandidates(db: Db, { tagId, span, now }: { tagId: string; span: Span; now: Date }) {
  const days = daysIn[span];
  const [[subject], stories] = await db.batch([
    db
      .select({ id: tags.id, name: tags.name, lang: tags.lang })
      .from(tags)
      .where(and(eq(tags.id, tagId), isNull(tags.userId), eq(tags.enabled, true))),
    bestScored(db, tagId, daysAfter(now, -days), { days, ranked: mostRanked[span] }),
  ]);
  return subject ? { tag: { ...subject, name: subject.name ?? subject.id }, stories } : null;
}
