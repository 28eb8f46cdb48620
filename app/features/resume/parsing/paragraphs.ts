import { findDates } from "../lexicon/dates";
import { anyOf } from "../lexicon/word-list";
import middles from "../lexicon/words/compound-middles.en.json" with { type: "json" };
import starts from "../lexicon/words/compound-starts.en.json" with { type: "json" };
import { MAX_LINE_CHARACTERS } from "../limits";
import type { ExtractedLine } from "../reading/extracted";
import {
  areCentred,
  beginsAnew,
  closingYear,
  endsWithDates,
  firstWordWidth,
  isDatedName,
  isNamedPost,
  isOpen,
  isPeriodAlone,
  isWrappedCell,
  leadingYear,
  opensWithLabel,
  rightOf,
} from "./line-shapes";

/** A bullet or paragraph: one or more visual lines, joined. */
export type Item = {
  text: string;
  bullet: boolean;
  /** Set as a list without markers: the lines below its first are set in. */
  hangs: boolean;
  first: ExtractedLine;
  lines: ExtractedLine[];
};

/** Compounds are commonly written with these before a hyphen, so it stays when a line ends there. */
const compoundStarts = new RegExp(String.raw`(?:(?:^|[\s(/-])(?:${anyOf(starts.words)}|\p{Lu}+)|\d)-$`, "u");

/** "direct-to-" goes on with "consumer". */
const compoundMiddle = new RegExp(String.raw`\p{L}-(?:${anyOf(middles.words)})-$`, "u");

/** Joins two visual lines of one sentence; a hyphen that only broke a word is dropped. `words` holds every word of the document. */
function joinText(before: string, after: string, words: ReadonlySet<string>): string {
  const end = before.slice(-60);
  const broken = /((?<!\p{L})\p{L}+)-$/u.exec(end)?.[1];
  const start = /^\p{Ll}\p{L}*/u.exec(after.slice(0, 60))?.[0];
  if (broken && start) {
    const whole = words.has((broken + start).toLowerCase());
    const compound =
      words.has(`${broken}-${start}`.toLowerCase()) || compoundStarts.test(end) || compoundMiddle.test(end);
    return whole || !compound ? before.slice(0, -1) + after : before + after;
  }
  if (/\S[-/]$/.test(end)) return before + after;
  const han =
    /[\p{Script=Han}，。；：、！？（）《》“”]$/u.test(end) &&
    /^[\p{Script=Han}，。；：、！？（）《》“”]/u.test(after);
  return han || /[，。；：、！？（《“]$/u.test(end) ? before + after : `${before} ${after}`;
}

function wordsOf(lines: ExtractedLine[]): Set<string> {
  return new Set(
    lines.flatMap((line) =>
      (line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*-?/gu) ?? []).filter((word) => !word.endsWith("-")),
    ),
  );
}

type Edge = { right: number; wraps: boolean };

/** The right edge that several lines reach: a heading over all columns may stand in the first of them. */
function reachOf(lines: ExtractedLine[]): number {
  const rights = lines.map(rightOf).sort((a, b) => b - a);
  const size = lines[0]?.size ?? 0;
  return rights.find((right, index) => right - (rights[index + 2] ?? 0) < size * 4) ?? rights[0] ?? 0;
}

const fewestOfColumn = 6;

function edgesOf(lines: ExtractedLine[]): Map<string, Edge> {
  const columns = new Map<string, ExtractedLine[]>();
  for (const line of lines) {
    const own = columns.get(placeOf(line));
    if (own) own.push(line);
    else columns.set(placeOf(line), [line]);
  }
  return new Map(
    [...columns].map(([key, all]) => {
      const [{ page, column } = { page: 0, column: 0 }] = all;
      const others = lines.filter((line) => line.page === page && line.column !== column);
      const limit = Math.min(...others.flatMap((line) => (line.column > column ? [line.x] : [])));
      // What is as wide as both columns, or stands over the next one, is in the first of them.
      const within = all.filter((line) => rightOf(line) <= limit + line.size);
      const own = within.length >= fewestOfColumn ? within : all;
      const right = others.length > 0 ? reachOf(own) : Math.max(...own.map(rightOf));
      const reaching = own.filter(
        (line) => rightOf(line) > right - line.size * 3 && !line.text.includes("\t"),
      );
      return [key, { right, wraps: reaching.length >= 3 }];
    }),
  );
}

function placeOf(line: ExtractedLine): string {
  return `${line.page}/${line.column}`;
}

function pitchesOf(lines: ExtractedLine[]): Map<number, number> {
  const columns = Map.groupBy(lines, (line) => line.column);
  return new Map([...columns].map(([column, own]) => [column, pitchOf(own)]));
}

/** How far lines of one paragraph lie apart at most, in sizes: as the usual line, unless closer ones show what is one paragraph. */
function pitchOf(lines: ExtractedLine[]): number {
  const pitches = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    const together = before && before.page === line.page && before.column === line.column;
    const pitch = together && Math.abs(before.size - line.size) < 0.3 ? (line.y - before.y) / line.size : 0;
    return pitch > 0.8 && pitch < 2.6 ? [pitch] : [];
  });
  pitches.sort((a, b) => a - b);
  const at = (share: number) => pitches[Math.floor(pitches.length * share)] ?? 1.3;
  return Math.min(Math.max(at(0.5) * 1.35, 1.45), Math.max(at(0.15) * 1.5, 1.3));
}

/** Where lines begin that hang: below a full one there goes its rest, set in by less than an indent. */
function hangingOf(lines: ExtractedLine[], edges: Map<string, Edge>): Set<string> {
  const counts = new Map<string, { hanging: number; flush: number }>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || line.bullet || next.bullet || line.y === 0 || placeOf(line) !== placeOf(next)) continue;
    const inset = (next.x - line.x) / line.size;
    const full =
      rightOf(line) + firstWordWidth(next) > (edges.get(placeOf(line))?.right ?? 0) - line.size * 0.5;
    const below = next.y - line.y < line.size * 2 && next.y > line.y;
    if (inset < -0.3 || inset > 2.6 || !full || !below || line.bold !== next.bold) continue;
    if (line.text.includes("\t") || findDates(line.text).length > 0) continue;
    const count = counts.get(startOf(line)) ?? { hanging: 0, flush: 0 };
    if (inset > 0.3) count.hanging += 1;
    else if (/^\p{Ll}/u.test(next.text)) count.flush += 1;
    counts.set(startOf(line), count);
  }
  return new Set(
    [...counts]
      .filter(([, { hanging, flush }]) => hanging > 1 && hanging > flush * 2)
      .map(([start]) => start),
  );
}

/** Where a line begins, to a few points; a margin that lies between two steps belongs to either. */
function startOf(line: ExtractedLine): string {
  return `${line.column}/${Math.round((line.x + 1) / 4)}`;
}

/** Below a full stop what stands flush with a bullet and farther away than this, in sizes, is no rest of it. */
const widestLeading = 1.9;

export type Setting = {
  edges: Map<string, Edge>;
  pitches: Map<number, number>;
  hanging: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

export function settingOf(lines: ExtractedLine[]): Setting {
  const edges = edgesOf(lines);
  return { edges, pitches: pitchesOf(lines), hanging: hangingOf(lines, edges), words: wordsOf(lines) };
}

export function itemsOf(lines: ExtractedLine[], { edges, pitches, hanging, words }: Setting): Item[] {
  function continues(item: Item, line: ExtractedLine): boolean {
    const last = item.lines.at(-1) ?? item.first;
    if (line.bullet || line.y === 0 || last.y === 0 || line.heading !== null) return false;
    if (line.column !== last.column || Math.abs(line.size - last.size) > 0.6) return false;
    if (line.text.includes("\t") && findDates(line.text).length > 0) return false;
    if (isDatedName(line) && isDatedName(last)) return false;
    if (beginsAnew(line, last, item)) return false;
    if (closingYear.test(line.text) && closingYear.test(last.text)) return false;
    if (leadingYear.test(line.text) && leadingYear.test(item.text)) return false;
    if (!item.bullet && isPeriodAlone(line)) return false;
    if (!item.bullet && opensWithLabel(line) && opensWithLabel(item.first)) return false;
    const samePage = line.page === last.page;
    if (!samePage && line.page !== last.page + 1) return false;
    const gap = (line.y - last.y) / line.size;
    if (samePage && (gap <= 0 || gap > (pitches.get(line.column) ?? 1.45))) return false;
    const { right: edge, wraps } = edges.get(placeOf(last)) ?? { right: 0, wraps: false };
    const full = rightOf(last) + firstWordWidth(line) + line.size * 0.2 > edge - line.size * 0.5;
    const lower = /^[\p{Ll}(&,;.)]/u.test(line.text) && !/[.!?。！？]$/.test(last.text);
    const cut = /[\p{L}]-$|[,，、;；]$/u.test(last.text);
    if (item.bullet && !full && isDatedName(line) && endsWithDates(line.text)) return false;
    if (item.bullet) {
      // Where the marker was drawn apart, x is that of the text, and what goes on stands right below it.
      const hanging = line.x > item.first.x + line.size * 0.3 && line.x < item.first.x + line.size * 4;
      if (hanging) return !line.bold || last.bold || full || lower;
      const below = Math.abs(line.x - item.first.x) <= line.size * 0.3;
      if (below && samePage && gap > widestLeading && /[。！!；;]$/.test(last.text)) return false;
      if (below && lower && !line.bold && !last.text.includes("\t")) return true;
      const hung = item.first.spans[0]?.text.startsWith(item.first.text.slice(0, 2)) === true;
      return (
        below &&
        full &&
        !last.text.includes("\t") &&
        !line.bold &&
        (hung || lower || cut || /\p{Script=Han}/u.test(line.text))
      );
    }
    if (
      Math.abs(line.size - last.size) > 0.25 &&
      /[.!?。！？]$/.test(last.text) &&
      /^\p{Lu}/u.test(line.text)
    )
      return false;
    if (isWrappedCell(last, line, edge)) return true;
    if (isNamedPost(last) && /^\p{Lu}/u.test(line.text) && !/,$/.test(last.text)) return false;
    const open = isOpen(last.text);
    if (!open && hanging.has(startOf(item.first)) && startOf(line) === startOf(item.first)) return false;
    if (line.bold !== last.bold || last.text.includes("\t") || (endsWithDates(last.text) && !open))
      return false;
    const aligned =
      Math.abs(line.x - last.x) < 3 || (item.lines.length === 1 && Math.abs(last.x - line.x) < line.size * 3);
    const most = rightOf(last) - last.x > (edge - last.x) * 0.6 && last.text.split(" ").length > 2;
    const flush = Math.abs(line.x - last.x) < 3 || areCentred(line, last);
    if (flush && lower && most) return true;
    return (
      (aligned || flush) && full && (lower || cut || rightOf(last) - last.x > (wraps ? 14 : 20) * line.size)
    );
  }

  const items: Item[] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const fits = item && item.text.length + line.text.length < MAX_LINE_CHARACTERS;
    if (fits && continues(item, line)) {
      item.text = joinText(item.text, line.text, words);
      item.lines.push(line);
    } else {
      const hangs = hanging.has(startOf(line));
      items.push({ text: line.text, bullet: line.bullet, hangs, first: line, lines: [line] });
    }
  }
  return items;
}
