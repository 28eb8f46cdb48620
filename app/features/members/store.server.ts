import { eq } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { users } from "~/db/schema";

export type StoredMember = typeof users.$inferSelect;

export function findMember(db: Db, id: string): Promise<StoredMember | undefined> {
  return db.query.users.findFirst({ where: eq(users.id, id) });
}

/** Keeps a member; of two first requests at the same time one wins and both read the same row. */
export async function upsertMember(db: Db, member: StoredMember): Promise<StoredMember> {
  await db.insert(users).values(member).onConflictDoNothing();
  const stored = await findMember(db, member.id);
  if (!stored) throw new Error("a member that was just kept is not there");
  return stored;
}
