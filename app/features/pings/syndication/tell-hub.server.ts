import type { App } from "~/ports/app";
import { topicsOf } from "./feed-files";
import { claimTelling, findSubjects, findTold, takeBackTelling } from "./store.server";

/** A quarter of an hour, less what a cron may come early. */
const PAUSE_MS = 14 * 60_000;

/** Tells the WebSub hub, where one is set, which feed files have changed since it was told last; at most once each quarter of an hour. What
 * could not be told is told the next time. Gives how many subjects have changed. */
export async function tellHub({
  db,
  hub,
  services,
  origin,
  now,
  log,
}: Pick<App, "db" | "hub" | "services" | "origin" | "now" | "log">): Promise<number> {
  if (hub === null) return 0;
  const [subjects, told] = await Promise.all([findSubjects(db), findTold(db)]);
  const changed = subjects.filter(({ id, version }) => told[id] !== version);
  if (changed.length === 0) return 0;
  const at = now();
  const value = Object.fromEntries(subjects.map(({ id, version }) => [id, version]));
  const before = new Date(at.getTime() - PAUSE_MS);
  if (!(await claimTelling(db, { value, at, before }))) return 0;
  const form = new URLSearchParams({ "hub.mode": "publish" });
  for (const topic of changed.flatMap(({ id }) => topicsOf(origin, id))) form.append("hub.url", topic);
  const answer = await services.fetch({
    url: hub,
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: form.toString(),
    timeoutMs: 10_000,
    maxBytes: 65_536,
    contentTypes: [],
  });
  if (answer.ok && answer.status >= 200 && answer.status < 300) return changed.length;
  await takeBackTelling(db, told);
  log({
    event: "hub.failed",
    level: "warn",
    ...(answer.ok ? { status: answer.status } : { code: answer.reason }),
  });
  return 0;
}
