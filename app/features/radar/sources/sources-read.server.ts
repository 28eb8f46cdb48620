import type { App } from "~/ports/app";
import { listRead } from "./store.server";

/** Those of the addresses that were read to the end at least once. */
export function sourcesRead(app: Pick<App, "db">, urls: string[]): Promise<string[]> {
  return listRead(app.db, urls);
}
