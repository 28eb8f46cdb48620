import { digest } from "~/core/digest";
import type { App } from "~/ports/app";
import type { Feed, FeedItem } from "../feed/feed";
import { parseFeed } from "../feed/parse-feed";
import { askSource, type SourceAnswer } from "./ask-source.server";
import type { Newsroom, TagFocus } from "./newsroom";
import { itemsPerWeek, maxAgeOf, waitAfterFailure, waitAfterReading } from "./schedule";
import { claimSource, endReading, findSeen, findSource, giveUp, markSeen, type Source } from "./store.server";
import { reviseItem, takeItem } from "./take-item.server";
import { prepareSubjects, triage } from "./triage";

/** Longer than the slowest reading, page fetches included; a worker that dies lets go of its source after this. */
export const LEASE_MS = 5 * 60_000;

/** How soon a source that another reading of its host keeps back is tried again. */
const BUSY_MS = 30_000;

/** Wanted items that one reading takes on; what is more comes in with the next one, soon after. */
const ITEMS_A_READING = 30;

type Reader = Pick<App, "db" | "outside" | "now" | "origin" | "newsServices" | "log">;

export type SourceReading =
  | { outcome: "gone" | "notDue" }
  | { outcome: "busy"; waitMs: number }
  | { outcome: "read" | "unchanged" | "failed"; taken: number; error: string | null };

/** Reads one source once: asks it, takes in what is new, and sets when it is asked next. What a reading that was cut off has taken
 * in stays; the next one finds it known. Validators are kept only once everything of the answer was taken in. */
export async function readSource(app: Reader, newsroom: Newsroom, id: string): Promise<SourceReading> {
  const known = await findSource(app.db, id);
  if (!known?.isNamed || known.state === "stopped") return { outcome: "gone" };
  const from = app.now();
  if (known.state === "idle" && known.nextCheckAt > from) return { outcome: "notDue" };
  const source = await claimSource(app.db, id, from, LEASE_MS);
  if (!source) return { outcome: "busy", waitMs: BUSY_MS };
  const answer = await askSource(app, source);
  if (answer.kind === "failed") return fail(app, source, from, answer);
  const { headers } = answer.kind === "changed" ? answer.answer : answer;
  const maxAgeMs = maxAgeOf(headers, app.now());
  if (answer.kind === "unchanged") {
    const wait = waitAfterReading({ ...source, ttlMinutes: null, maxAgeMs }, Math.random());
    await endReading(
      app.db,
      source,
      from,
      { ms: since(app, from), status: answer.status, error: null, isUnchanged: true, notes: [] },
      {
        ...wellNow(app, wait),
        status: answer.status,
        unchangedSince: source.unchangedSince ?? from,
      },
    );
    return { outcome: "unchanged", taken: 0, error: null };
  }
  const { url, status, body } = answer.answer;
  const parsed = parseFeed(body, { url, contentType: headers.get("content-type"), fetchedAt: app.now() });
  if (!parsed.ok)
    return fail(app, source, from, {
      kind: "failed",
      error: parsed.reason,
      status,
      retryAfterMs: null,
      isGone: false,
    });
  const { feed } = parsed;
  const subjects = (await newsroom.subjects()).filter(({ sources }) => sources.includes(source.url));
  const news = await takeNews(app, newsroom, { source, feed, subjects });
  const rate = itemsPerWeek(
    feed.items.flatMap((item) => item.publishedAt ?? []),
    app.now(),
    source.itemsPerWeek,
  );
  const wait = waitAfterReading({ itemsPerWeek: rate, ttlMinutes: feed.ttlMinutes, maxAgeMs }, Math.random());
  const isWhole = news.left === 0;
  await endReading(
    app.db,
    source,
    from,
    {
      ms: since(app, from),
      status,
      error: null,
      items: feed.items.length,
      ...news.counts,
      notes: news.notes,
    },
    {
      ...wellNow(app, isWhole ? wait : BUSY_MS),
      status,
      title: feed.title,
      itemsPerWeek: rate,
      unchangedSince: null,
      ...(isWhole
        ? {
            etag: headers.get("etag"),
            lastModified: headers.get("last-modified"),
            bodyHash: answer.bodyHash,
          }
        : {}),
    },
  );
  return { outcome: "read", taken: news.counts.taken, error: null };
}

/** Ends a reading whose message has failed too often: its source waits as after any failure. */
export async function abandonReading(app: Pick<App, "db" | "now">, id: string): Promise<void> {
  const source = await findSource(app.db, id);
  if (!source || source.state === "idle") return;
  const wait = waitAfterFailure({ failures: source.failures + 1, retryAfterMs: null }, Math.random());
  await giveUp(app.db, source, new Date(app.now().getTime() + wait));
}

/** Takes in what is new in a feed, and what its source has edited. What nobody wants is noted as seen, all at once. */
async function takeNews(
  app: Reader,
  newsroom: Newsroom,
  { source, feed, subjects }: { source: Source; feed: Feed; subjects: TagFocus[] },
) {
  const keyed = await Promise.all(
    feed.items.map(async (item) => ({ item, key: await shortHash(item.key), hash: await hashOf(item) })),
  );
  const seen = await findSeen(
    app.db,
    source.id,
    keyed.map(({ key }) => key),
  );
  const prepared = prepareSubjects(subjects);
  const about = { lang: feed.lang, weight: source.weight, now: app.now() };
  const changed = keyed
    .filter(({ key, hash }) => seen.get(key)?.contentHash !== hash)
    .map((each) => ({
      ...each,
      known: seen.get(each.key)?.articleId ?? null,
      triaged: triage(each.item, prepared, about),
    }));
  const rowOf = ({ key, hash }: { key: string; hash: string }, articleId: string | null) => ({
    sourceId: source.id,
    key,
    contentHash: hash,
    articleId,
    seenAt: app.now(),
  });
  const unwanted = changed.filter(({ triaged }) => triaged === null);
  await markSeen(
    app.db,
    unwanted.map((each) => rowOf(each, each.known)),
  );
  const wanted = changed.flatMap(({ triaged, ...each }) => (triaged ? [{ ...each, triaged }] : []));
  const notes = new Set<string>();
  let taken = 0;
  for (const each of wanted.slice(0, ITEMS_A_READING)) {
    const { known, triaged } = each;
    const outcome =
      known === null
        ? await takeItem(app, newsroom, { source, feed }, triaged)
        : { articleId: known, notes: await reviseItem(app, newsroom, { source, feed }, triaged, known) };
    for (const note of outcome.notes) notes.add(note);
    if (known === null && outcome.articleId !== null) taken += 1;
    await markSeen(app.db, [rowOf(each, outcome.articleId)]);
  }
  const fresh = keyed.filter(({ key }) => !seen.has(key)).length;
  return {
    counts: { fresh, taken },
    notes: [...notes],
    left: Math.max(0, wanted.length - ITEMS_A_READING),
  };
}

async function fail(
  app: Reader,
  source: Source,
  from: Date,
  answer: Extract<SourceAnswer, { kind: "failed" }>,
): Promise<SourceReading> {
  const failures = source.failures + 1;
  const { error, status } = answer;
  const wait = waitAfterFailure({ failures, retryAfterMs: answer.retryAfterMs }, Math.random());
  await endReading(
    app.db,
    source,
    from,
    { ms: since(app, from), status, error, notes: [] },
    {
      error,
      status,
      failures,
      checkedAt: app.now(),
      nextCheckAt: new Date(app.now().getTime() + wait),
      ...(answer.isGone ? { state: "stopped" as const } : {}),
    },
  );
  return { outcome: "failed", taken: 0, error };
}

function wellNow(app: Pick<App, "now">, wait: number) {
  const now = app.now();
  return {
    error: null,
    failures: 0,
    checkedAt: now,
    succeededAt: now,
    nextCheckAt: new Date(now.getTime() + wait),
  };
}

const since = (app: Pick<App, "now">, from: Date) => app.now().getTime() - from.getTime();

const shortHash = async (text: string) => (await digest(text)).slice(0, 16);

const hashOf = ({ title, summary, html }: FeedItem) => shortHash(`${title}\n${summary}\n${html}`);
