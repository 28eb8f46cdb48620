import type { FeedVersions } from "~/features/pings/syndication/feed-versions";
import type { Env } from "../app/settings.server";
import { log, nameOfError } from "../log/log.server";

const FRESH_MS = 10_000;
const LONGEST_MS = 30_000;

type Read = (env: Env) => Promise<FeedVersions>;

/** What outdates pages of the feed, of all subjects at once. Asked anew every 10 seconds, never in the way of an answer but the first;
 * null where it is unread. */
export function feedVersions(read: Read, now: () => number = Date.now) {
  let known: { versions: FeedVersions; readAt: number } | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(env: Env): Promise<void> {
    askedAt = now();
    try {
      known = { versions: await read(env), readAt: askedAt };
    } catch (error) {
      log({ event: "feedVersion.failed", level: "warn", errorName: nameOfError(error) });
    } finally {
      askedAt = Number.NEGATIVE_INFINITY;
    }
  }

  return async function current(
    env: Env,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<FeedVersions | null> {
    if (!known) await ask(env);
    else if (now() - known.readAt > FRESH_MS && now() - askedAt > LONGEST_MS) waitUntil(ask(env));
    return known?.versions ?? null;
  };
}
