import type { Version, VersionReason } from "./record";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const VERSION_EVERY_MS = 5 * MINUTE;

export const BIN_KEEPS_MS = 30 * DAY;

/** Bytes that all versions of all drafts may take, two a character. */
export const MOST_VERSION_BYTES = 20_000_000;

const FEWEST_VERSIONS = 20;
const MOST_VERSIONS = 60;

const SMALLEST_LOSS = 200;

/** Whether going from one text to another throws most of it away: more than 80 %, and at least 200 characters. */
export function isGreatLoss(before: string, after: string): boolean {
  return before.length - after.length >= SMALLEST_LOSS && after.length < before.length * 0.2;
}

export function isVersionDue(since: number, now: number): boolean {
  return now - since >= VERSION_EVERY_MS || now < since;
}

/** Versions that were kept before something was lost; they hold work that the texts around them may lack. */
const safeguards: ReadonlySet<VersionReason> = new Set(["shrink", "restore", "conflict", "recovery"]);

function bucketOf({ at, reason }: Version, now: number): string | null {
  const age = now - at;
  const kind = safeguards.has(reason) ? "safeguard" : "plain";
  if (age < DAY) return `${kind} hour ${Math.floor(at / HOUR)}`;
  if (age < BIN_KEEPS_MS) return `${kind} day ${Math.floor(at / DAY)}`;
  return null;
}

/** The longest safeguard of a bucket stays, as it saved most; of plain versions the newest. */
function isBetter(one: Version, other: Version): boolean {
  if (safeguards.has(one.reason) && one.length !== other.length) return one.length > other.length;
  return one.at > other.at;
}

function newestFirst(one: Version, other: Version): number {
  return other.at - one.at || (one.id < other.id ? 1 : -1);
}

/** Drops from what is older than the first 20 whichever stands closest before its newer neighbour. */
function atMost(sorted: Version[]): Version[] {
  const remaining = [...sorted];
  while (remaining.length > MOST_VERSIONS) {
    let closest = FEWEST_VERSIONS;
    let least = Number.POSITIVE_INFINITY;
    for (let at = FEWEST_VERSIONS; at < remaining.length; at += 1) {
      const gap = (remaining[at - 1]?.at ?? 0) - (remaining[at]?.at ?? 0);
      if (gap < least) [closest, least] = [at, gap];
    }
    remaining.splice(closest, 1);
  }
  return remaining;
}

/** What stays of one draft, newest first: all of the last hour, one an hour for a day, one a day for 30 days (besides the longest
 * kept before a loss), never fewer than 20 and never more than 60. */
export function thinnedVersions(versions: readonly Version[], now: number): Version[] {
  const sorted = [...versions].sort(newestFirst);
  const best = new Map<string, Version>();
  for (const version of sorted) {
    const bucket = bucketOf(version, now);
    if (bucket === null) continue;
    const rival = best.get(bucket);
    if (!rival || isBetter(version, rival)) best.set(bucket, version);
  }
  const chosen = new Set(best.values());
  return atMost(
    sorted.filter(
      (version, index) => index < FEWEST_VERSIONS || now - version.at < HOUR || chosen.has(version),
    ),
  );
}

/** What to delete so that the versions of all drafts fit into `bytes`: first what thinning drops, then the oldest; the newest of
 * each draft outlives older ones of others, the newest of all is never deleted. */
export function versionsToDrop(
  versions: readonly Version[],
  now: number,
  bytes = MOST_VERSION_BYTES,
): Version[] {
  const ids = new Set(versions.map(({ draft }) => draft));
  const drafts = [...ids].map((id) => versions.filter(({ draft }) => draft === id).sort(newestFirst));
  const remaining = new Set(drafts.flatMap((each) => thinnedVersions(each, now)));
  const newest = new Set(drafts.flatMap((each) => each.slice(0, 1)));
  const expendable = [...remaining].sort(
    (one, other) => Number(newest.has(one)) - Number(newest.has(other)) || -newestFirst(one, other),
  );
  let size = [...remaining].reduce((sum, { length }) => sum + 2 * length, 0);
  for (const version of expendable.slice(0, -1)) {
    if (size <= bytes) break;
    remaining.delete(version);
    size -= 2 * version.length;
  }
  return versions.filter((version) => !remaining.has(version));
}
