import type { App } from "~/ports/app";
import { listRecent } from "./store.server";

/** What stands in a tag's feed and was published since then, the newest first, with whoever else tells it. */
export function recentStories(app: Pick<App, "db">, tagId: string, since: Date) {
  return listRecent(app.db, tagId, since);
}
