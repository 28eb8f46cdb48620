import type { App } from "~/ports/app";
import { findRadar, listOthers, listRadars } from "./store.server";

/** The ids of all radars that members have set up and switched on. */
export async function ownRadars(app: Pick<App, "db">): Promise<string[]> {
  return (await listRadars(app.db)).map(({ id }) => id);
}

/** What a member has set up; undefined where there is no such radar, or it is off. */
export function ownRadar(app: Pick<App, "db">, tagId: string) {
  return findRadar(app.db, tagId);
}

/** Articles of a tag since then that another does not show yet, the newest first. */
export function articlesNotIn(
  app: Pick<App, "db">,
  { from, to, since }: { from: string; to: string; since: Date },
) {
  return listOthers(app.db, from, to, since);
}
