import type { App } from "~/ports/app";
import { askFeed, type SourceAnswer, type SourceFailure } from "./ask-source.server";
import type { Newsroom, TagFocus } from "./newsroom";
import { itemsPerWeek, MOVES, waitAfterFailure, waitAfterReading } from "./schedule";
import { searchNews } from "./search-news.server";
import {
  claimSource,
  endReading,
  findSource,
  giveUp,
  holdSource,
  type Reading,
  type Source,
  type SourceChange,
  unqueue,
} from "./store.server";
import type { Taking } from "./take-item.server";
import { takeRounds } from "./take-rounds.server";

/** Longer than any item takes, each of which begins it anew; a worker that dies lets go of its source after this. */
export const LEASE_MS = 3 * 60_000;

/** After this many failures in a row a source that has moved is asked where it was named again. */
const GIVE_UP_MOVE = 5;

/** How soon a source that another reading of its host keeps back is tried again, or one that has more than a reading takes. */
const SOON_MS = 10_000;

type Reader = Taking & Pick<App, "rowsWritten">;

type SourceReading =
  | { outcome: "gone" | "notDue" }
  | { outcome: "busy"; waitMs: number }
  | { outcome: "read" | "unchanged" | "failed"; taken: number; error: string | null };

/** Reads one source once. What a reading that was cut off has taken in stays; the next one finds it known. Validators are kept only once
 * everything of the answer was taken in. */
export async function readSource(app: Reader, newsroom: Newsroom, id: string): Promise<SourceReading> {
  const known = await findSource(app.db, id);
  if (!known?.isNamed || known.state === "stopped") return { outcome: "gone" };
  const from = app.now();
  if (known.state === "idle" && known.nextCheckAt > from) return { outcome: "notDue" };
  const subjects = (await newsroom.subjects()).filter((subject) => isFor(known, subject));
  if (subjects.length === 0 && !(await isMembers(newsroom, known))) return { outcome: "gone" };
  const source = await claimSource(app.db, id, from, LEASE_MS);
  if (!source) return { outcome: "busy", waitMs: leaseLeft(known, from) || SOON_MS };
  const answer =
    source.kind === "search"
      ? await searchNews(await newsroom.services(), subjects[0])
      : await askFeed(app, source);
  const end = (reading: Partial<Reading>, set: SourceChange) => {
    const ms = app.now().getTime() - from.getTime();
    const common = { error: null, notes: [], ms, rowsWritten: app.rowsWritten() };
    return endReading(app.db, source, from, { ...common, ...reading }, set);
  };
  if (answer.kind === "failed") {
    await end({ error: answer.error, status: answer.status }, afterFailure(app, source, answer));
    return { outcome: "failed", taken: 0, error: answer.error };
  }
  if (answer.kind === "unchanged") {
    const unchangedSince = source.unchangedSince ?? from;
    await end(
      { status: answer.status, isUnchanged: true },
      { ...afterReading(app, source, answer), unchangedSince },
    );
    return { outcome: "unchanged", taken: 0, error: null };
  }
  const { feed } = answer;
  const { left, fresh, taken, notes } = await takeRounds(app, newsroom, {
    source,
    feed,
    subjects,
    hold: () => holdSource(app.db, source, app.now(), LEASE_MS),
  });
  await end(
    { status: answer.status, items: feed.items.length, fresh, taken, notes },
    {
      ...afterReading(app, source, answer),
      title: feed.title,
      unchangedSince: null,
      ...(left === 0 ? answer.validators : { nextCheckAt: new Date(app.now().getTime() + SOON_MS) }),
    },
  );
  return { outcome: "read", taken, error: null };
}

function leaseLeft({ state, leaseUntil }: Source, now: Date): number {
  return state === "running" && leaseUntil ? Math.max(0, leaseUntil.getTime() - now.getTime()) : 0;
}

/** Ends a reading whose message has failed too often: its source waits as after any failure, or is due at once where it was never begun. */
export async function abandonReading(app: Pick<App, "db" | "now">, id: string): Promise<void> {
  const source = await findSource(app.db, id);
  if (source?.state === "queued") return unqueue(app.db, source);
  if (source?.state !== "running") return;
  const wait = waitAfterFailure({ failures: source.failures + 1, retryAfterMs: null }, Math.random());
  await giveUp(app.db, source, new Date(app.now().getTime() + wait));
}

async function isMembers({ members }: Newsroom, { kind, url }: Source): Promise<boolean> {
  if (kind === "search") return false;
  const { focuses, next } = await members.focusesOn(url, null);
  return focuses.length > 0 || next !== null;
}

function isFor({ kind, url }: Source, { tagId, sources }: TagFocus): boolean {
  return kind === "search" ? url === searchAddress(tagId) : sources.includes(url);
}

export function searchAddress(tagId: string): string {
  return `search:${tagId}`;
}

function afterReading(app: Pick<App, "now">, source: Source, answer: SourceAnswer): SourceChange {
  const now = app.now();
  const isNews = answer.kind === "news";
  const dates = isNews ? answer.feed.items.flatMap(({ publishedAt }) => publishedAt ?? []) : [];
  const rate = isNews ? itemsPerWeek(dates, now, source.itemsPerWeek) : source.itemsPerWeek;
  const ttlMinutes = isNews ? answer.feed.ttlMinutes : null;
  const { maxAgeMs, status, movedTo } = answer;
  const wait = waitAfterReading({ itemsPerWeek: rate, ttlMinutes, maxAgeMs }, Math.random());
  return {
    error: null,
    status,
    failures: 0,
    checkedAt: now,
    succeededAt: now,
    nextCheckAt: new Date(now.getTime() + wait),
    itemsPerWeek: rate,
    ...afterMove(source, movedTo),
  };
}

/** A new address counts once it was given three times in a row: some servers move for an hour and say "for good". */
function afterMove(source: Source, movedTo: string | null): SourceChange {
  if (movedTo === null) return { movedTo, movedCount: 0 };
  const movedCount = movedTo === source.movedTo ? source.movedCount + 1 : 1;
  return movedCount < MOVES
    ? { movedTo, movedCount }
    : { ...livesAt(source, movedTo), movedTo: null, movedCount: 0 };
}

function livesAt(source: Source, address: string): SourceChange {
  return { address, host: URL.parse(address)?.hostname ?? source.host };
}

function afterFailure(app: Pick<App, "now">, source: Source, failure: SourceFailure): SourceChange {
  const failures = source.failures + 1;
  const { error, status, isGone, feedAddress } = failure;
  const wait = waitAfterFailure({ failures, retryAfterMs: failure.retryAfterMs }, Math.random());
  // Of a feed that has worked, a page in its place tells of a fault or of a new owner.
  const isFound = source.succeededAt === null && feedAddress !== null && feedAddress !== source.address;
  return {
    error,
    status,
    failures,
    checkedAt: app.now(),
    nextCheckAt: new Date(app.now().getTime() + wait),
    ...(isGone ? { state: "stopped" } : {}),
    ...(isFound ? livesAt(source, feedAddress) : {}),
    ...(failures >= GIVE_UP_MOVE && source.address !== source.url ? livesAt(source, source.url) : {}),
  };
}
