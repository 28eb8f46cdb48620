import type { App } from "~/ports/app";
import { emptyArticle, listForgotten } from "./store.server";

export const KEPT_DAYS = 90;

/** As many as leave at once: each is six statements. */
const MOST_AT_ONCE = 100;

const DAY_MS = 24 * 3_600_000;

/** Lets the oldest news go that nobody has voted for or keeps; what leaves does not come in again. Gives how many. */
export async function retireArticles(app: Pick<App, "db" | "now">): Promise<number> {
  const now = app.now();
  const forgotten = await listForgotten(app.db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), MOST_AT_ONCE);
  for (const id of forgotten) await emptyArticle(app.db, id, now, true);
  return forgotten.length;
}
