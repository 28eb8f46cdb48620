import type { Db } from "~/db/client.server";
import { feedVersion } from "~/db/schema";

export async function findFeedVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: feedVersion.version }).from(feedVersion);
  if (!row) throw new Error("the feed has no version");
  return row.version;
}
