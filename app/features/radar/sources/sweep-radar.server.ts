import type { App } from "~/ports/app";
import { deleteOld } from "./store.server";

const DAY_MS = 24 * 3_600_000;

/** How long the radar remembers. An item that is forgotten and still in its feed is too old to come in. */
const READS_KEPT_MS = 30 * DAY_MS;
const USAGE_KEPT_MS = 90 * DAY_MS;
const ITEMS_KEPT_MS = 365 * DAY_MS;

export function sweepRadar(app: Pick<App, "db" | "now">): Promise<number> {
  const before = (ms: number) => new Date(app.now().getTime() - ms);
  return deleteOld(app.db, {
    reads: before(READS_KEPT_MS),
    usage: before(USAGE_KEPT_MS),
    items: before(ITEMS_KEPT_MS),
  });
}
