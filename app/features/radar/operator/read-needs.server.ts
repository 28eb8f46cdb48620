import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import type { TagFocus } from "../sources/newsroom";
import { reasonText } from "../status/status-words";
import type { Needs } from "./needs";
import { findNeeds } from "./store.server";

const MOST_SHOWN = 20;

/** What needs the administrator now. */
export async function readNeeds(
  app: Pick<App, "db" | "now" | "newsLimits" | "translate">,
  { locale, subjects }: { locale: Locale; subjects: readonly Pick<TagFocus, "sources">[] },
): Promise<Needs> {
  const world = subjects.flatMap(({ sources }) => sources);
  const [limits, { found, dead, all, used, failedJobs }] = await Promise.all([
    app.newsLimits(),
    findNeeds(app.db, world, app.now(), MOST_SHOWN),
  ]);
  const say = app.translate(locale);
  const isSpent = (what: "calls" | "tokens") => used[what] >= limits[`${what}PerDay`];
  return {
    sources: found.map(({ id, title, host, state, error, succeededAt, lastNewAt, isDead }) => ({
      id,
      title: title || host,
      fault: state === "stopped" ? "stopped" : isDead ? "dead" : "silent",
      reason: error && reasonText(error, say),
      since: isDead ? (succeededAt?.getTime() ?? null) : lastNewAt,
    })),
    dead,
    silent: all - dead,
    isStopped: limits.isStopped,
    spent: isSpent("calls") ? "calls" : isSpent("tokens") ? "tokens" : null,
    failedJobs,
  };
}
