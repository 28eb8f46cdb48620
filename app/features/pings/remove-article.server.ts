import type { App } from "~/ports/app";
import { emptyArticle } from "./store.server";

/** Takes an article out of every feed and out of the search, for good: it does not come in again. Gives whether it was there. */
export function removeArticle(app: Pick<App, "db" | "now">, id: string): Promise<boolean> {
  return emptyArticle(app.db, id, app.now());
}
