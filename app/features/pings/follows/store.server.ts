import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { follows, users } from "~/db/schema";

type Pair = { followerId: string; pingId: string };

type Insertion = Pair & { most: number; now: Date };

const followeeOf = (db: Db, pingId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.pingId, pingId));

const pairOf = (db: Db, { followerId, pingId }: Pair) =>
  and(eq(follows.followerId, followerId), sql`${follows.followeeId} = ${followeeOf(db, pingId)}`);

/** Follows the owner of a Ping ID, unless there is nobody, it stands already, or `most` are followed. Tells what stood before. */
export async function insertFollow(db: Db, { followerId, pingId, most, now }: Insertion) {
  const followed = db.$count(follows, eq(follows.followerId, followerId));
  const [known, standing, counted] = await db.batch([
    followeeOf(db, pingId),
    db.select({ id: follows.followeeId }).from(follows).where(pairOf(db, { followerId, pingId })),
    db.select({ count: sql<number>`${followed}` }).from(sql`(SELECT 1)`),
    db
      .insert(follows)
      .select(
        db
          .select({
            followerId: sql<string>`${followerId}`.as("follower_id"),
            followeeId: users.id,
            createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
          })
          .from(users)
          .where(and(eq(users.pingId, pingId), lt(followed, most))),
      )
      .onConflictDoNothing(),
  ]);
  return { isKnown: known.length > 0, stood: standing.length > 0, followed: counted[0]?.count ?? 0 };
}

export async function deleteFollow(db: Db, pair: Pair): Promise<boolean> {
  const deleted = await db.delete(follows).where(pairOf(db, pair));
  return deleted.meta.changes > 0;
}
