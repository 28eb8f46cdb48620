import type { App } from "~/ports/app";
import { eraseOrphans } from "../store.server";

/** Takes away what a request wrote that was under way while its account was deleted; gives how many rows that were. */
export function sweepOrphans(app: Pick<App, "db">): Promise<number> {
  return eraseOrphans(app.db);
}
