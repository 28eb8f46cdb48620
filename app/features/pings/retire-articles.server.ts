import type { App } from "~/ports/app";
import { daysAfter } from "./digest/digest";
import { emptyArticle, listForgotten } from "./store.server";

export const KEPT_DAYS = 90;

/** As many as leave at once: each is eight of the thousand statements of a run, which takes new sources in, too. */
const MOST_AT_ONCE = 80;

/** Lets the oldest news go that nobody has voted for or keeps; what leaves does not come in again. Gives how many. */
export async function retireArticles(app: Pick<App, "db" | "now">): Promise<number> {
  const now = app.now();
  const forgotten = await listForgotten(app.db, daysAfter(now, -KEPT_DAYS), MOST_AT_ONCE);
  let count = 0;
  for (const id of forgotten) if (await emptyArticle(app.db, id, now)) count += 1;
  return count;
}
