import type { Locale, Translate } from "~/core/locale";
import type { App } from "~/ports/app";
import { shareOf } from "../operator/quality";
import type { TagFocus } from "../sources/newsroom";
import { searchAddress } from "../sources/read-source.server";
import type { Figures, ReadingRow, SourceGroup, SourceRow, StatusPage } from "./status-page";
import { queryOf, type SourcePlace, stateOf } from "./status-page";
import { lastDays, noteText, reasonText } from "./status-words";
import {
  selectGains,
  selectLiked,
  selectOutcomes,
  selectQueue,
  selectReadings,
  selectRowsWritten,
  selectScores,
  selectSources,
  selectTags,
  selectTaken,
  selectUsage,
} from "./store.server";

const SOURCES_A_PAGE = 100;
const READINGS_SHOWN = 30;
const DAYS = 30;
const DAY_MS = 86_400_000;

type Asked = { place: SourcePlace; locale: Locale; subjects: readonly Pick<TagFocus, "tagId" | "sources">[] };

export async function readStatus(
  app: Pick<App, "db" | "now" | "translate">,
  { place, locale, subjects }: Asked,
  sourcesAPage = SOURCES_A_PAGE,
): Promise<Omit<StatusPage, "budget" | "isStopped">> {
  const now = app.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const days = lastDays(now, DAYS);
  const [firstDay = ""] = days;
  const from = new Date(firstDay);
  const world = subjects.flatMap(({ tagId, sources }) => [...sources, searchAddress(tagId)]);
  const choice = { ...place, world };
  const [rows, gains, liked, [queue], readings, [outcomes], tags, taken, scores, written, usage] =
    await app.db.batch([
      selectSources(app.db, choice, sourcesAPage),
      selectGains(app.db, choice, sourcesAPage, ago(7), from),
      selectLiked(app.db, choice, sourcesAPage, from),
      selectQueue(app.db, now, world),
      selectReadings(app.db, READINGS_SHOWN),
      selectOutcomes(app.db, ago(1)),
      selectTags(app.db),
      selectTaken(app.db, from),
      selectScores(app.db, from),
      selectRowsWritten(app.db, from),
      selectUsage(app.db, firstDay),
    ]);
  const say = app.translate(locale);
  const { all = 0, problems = 0, paused = 0, ...waiting } = queue ?? {};
  const kept = rows.slice(0, sourcesAPage);
  const last = rows.length > sourcesAPage ? kept.at(-1) : undefined;
  const gainOf = new Map(gains.map((gain) => [gain.sourceId, gain]));
  const likedOf = new Map(liked.map(({ sourceId, ...each }) => [sourceId, each]));
  const names = new Map(tags.map(({ id, name }) => [id, name ?? id]));
  const shown = kept.map((source): SourceRow => {
    const { id, kind, url, host, error, failures, isPaused, summaryOnly, weight, itemsPerWeek } = source;
    return {
      ...{ id, kind, url, host, failures, isPaused, summaryOnly, weight, itemsPerWeek },
      title: source.title || (kind === "search" ? "DeepSearch" : host),
      state: stateOf(source, now),
      reason: error && reasonText(error, say),
      checkedAt: source.checkedAt?.getTime() ?? null,
      succeededAt: source.succeededAt?.getTime() ?? null,
      nextCheckAt: source.nextCheckAt.getTime(),
      fresh: gainOf.get(id)?.fresh ?? 0,
      taken: gainOf.get(id)?.taken ?? 0,
      takenShare: shareOf(gainOf.get(id)?.takenLately ?? 0, gainOf.get(id)?.freshLately ?? 0),
      liked: likedOf.get(id) ?? null,
    };
  });
  const isFaulty = ({ url, failures, state }: SourceRow) =>
    world.includes(url) && (failures > 0 || state === "stopped");
  const [faulty, others] = [shown.filter(isFaulty), shown.filter((row) => !isFaulty(row))];
  return {
    now: now.getTime(),
    place,
    next: last ? queryOf({ ...place, after: { host: last.host, id: last.id } }) : null,
    counts: { all, problems, paused },
    queue: { due: 0, queued: 0, running: 0, oldestDue: null, ...waiting },
    outcomes: outcomes ?? { readings: 0, failures: 0 },
    groups: [...faultsOf(faulty, say), ...grouped(others, subjects, names)],
    readings: readings.map((read) => readingRow(read, say)),
    figures: figuresOf({ days, names, taken, scores, written, usage }),
  };
}

function faultsOf(rows: SourceRow[], say: Translate): SourceGroup[] {
  const faults = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const name = row.reason ?? say(`radar:sources.states.${row.state}`);
    faults.set(name, [...(faults.get(name) ?? []), row]);
  }
  return [...faults]
    .map(([name, sources]) => ({ id: name, name, isFault: true, sources }))
    .sort((a, b) => b.sources.length - a.sources.length);
}

/** Each source under every subject that names it. Those that no subject names any more rest from the next run on. */
function grouped(rows: SourceRow[], subjects: Asked["subjects"], names: Map<string, string>): SourceGroup[] {
  const groups = subjects.map(({ tagId, sources }) => {
    const named = new Set([...sources, searchAddress(tagId)]);
    const own = rows.filter(({ url }) => named.has(url));
    return { id: tagId, name: names.get(tagId) ?? tagId, isFault: false, sources: own };
  });
  const listed = new Set(groups.flatMap(({ sources }) => sources));
  const rest = { id: "", name: "", isFault: false, sources: rows.filter((row) => !listed.has(row)) };
  return [...groups, rest].filter(({ sources }) => sources.length > 0);
}

type Read = Awaited<ReturnType<typeof selectReadings>>[number];

function readingRow({ reading, title, host }: Read, say: Translate): ReadingRow {
  const { id, at, ms, error, isUnchanged, items, fresh, taken, notes } = reading;
  return {
    ...{ id, ms, items, fresh, taken },
    at: at.getTime(),
    source: title || host || reading.sourceId,
    outcome: error ? "failed" : isUnchanged ? "unchanged" : "read",
    reason: error && reasonText(error, say),
    notes: notes.map((note) => noteText(note, say)),
  };
}

type Counted = {
  days: string[];
  names: Map<string, string>;
  taken: { tagId: string; day: string; count: number }[];
  scores: { tagId: string; tenth: number; count: number }[];
  written: { day: string; rows: number }[];
  usage: { day: string; service: string; calls: number; tokens: number }[];
};

function figuresOf({ days, names, taken, scores, written, usage }: Counted): Figures {
  const tenths = Array.from({ length: 10 }, (_, index) => index);
  const services = [...new Set(usage.map(({ service }) => service))].sort();
  const used = (what: "calls" | "tokens") =>
    services.map((name) => {
      const own = usage.filter(({ service }) => service === name);
      return { name, values: valuesAt(days, own, (each) => [each.day, each[what]]) };
    });
  const bySubject = <Row extends { tagId: string }>(rows: Row[], valuesOf: (own: Row[]) => number[]) =>
    [...names].map(([id, name]) => ({ name, values: valuesOf(rows.filter(({ tagId }) => tagId === id)) }));
  return {
    days,
    taken: bySubject(taken, (own) => valuesAt(days, own, ({ day, count }) => [day, count])),
    scores: bySubject(scores, (own) => valuesAt(tenths, own, ({ tenth, count }) => [tenth, count])),
    written: valuesAt(days, written, ({ day, rows }) => [day, rows]),
    calls: used("calls"),
    tokens: used("tokens"),
  };
}

function valuesAt<Place, Row>(
  places: readonly Place[],
  rows: readonly Row[],
  entryOf: (row: Row) => [Place, number],
): number[] {
  const values = new Map(rows.map(entryOf));
  return places.map((place) => values.get(place) ?? 0);
}
