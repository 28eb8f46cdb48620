import type { App } from "~/ports/app";
import { findFeedVersion } from "./store.server";

/** The number of the feed's present state. Every wink that comes or goes raises it. */
export function readFeedVersion({ db }: Pick<App, "db">): Promise<number> {
  return findFeedVersion(db);
}
