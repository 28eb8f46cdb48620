import type { DateLine, Entry, Line } from "~/core/resume";
import { findDates, parseDateRange } from "../lexicon/dates";
import { roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { isColumnLabels, isHead, joinLabels } from "./entry-lines";
import type { HeaderKind } from "./header-segments";
import type { Item } from "./paragraphs";
import { datesOfLine, type Header, type Order, orderOf, parseHeader } from "./parse-header";

type Group = { head: Item[]; content: Item[] };

/** How strongly a line marks an entry: 2 a period, 1 a single date, 0 none. */
function anchor(item: Item): number {
  const dates = datesOfLine(item.text);
  if (!dates) return 0;
  return dates.from && dates.to ? 2 : 1;
}

function sameStyle(a: ExtractedLine, b: ExtractedLine): boolean {
  const lead = (line: ExtractedLine) => line.spans[0]?.bold ?? line.bold;
  const level = a.heading === b.heading;
  return (
    level &&
    lead(a) === lead(b) &&
    Math.abs(a.size - b.size) < 0.6 &&
    (a.y === 0 || a.column !== b.column || Math.abs(a.x - b.x) < 6)
  );
}

function isMarked(line: ExtractedLine): boolean {
  return (line.spans[0]?.bold ?? line.bold) || line.heading !== null;
}

/** Awards stand on a line each; a line of nothing but dates belongs to the one above. */
function splitAwards(head: Item[]): Item[][] {
  const awards: Item[][] = [];
  for (const item of head) {
    const last = awards.at(-1);
    if (last?.length === 1 && anchor(last[0] ?? item) === 0 && parseDateRange(item.text)) last.push(item);
    else awards.push([item]);
  }
  return awards;
}

/** Each entry holds one period, which closes it or stands on the same line of each. */
function splitHead(head: Item[], each: boolean): Item[][] {
  if (each) return splitAwards(head);
  const anchors = head.map(anchor);
  const strongest = Math.max(...anchors);
  if (strongest === 0) return [head];
  const dated = [...anchors.keys()].filter((index) => {
    const own = anchors[index] ?? 0;
    return own === 2 || (own === 1 && (index === 0 || (anchors[index - 1] ?? 0) === 0 || strongest === 1));
  });
  const offset = dated[0] ?? 0;
  if (offset > 0 && dated.length > 1 && dated.at(-1) === head.length - 1)
    return dated.map((index, place) => head.slice(place ? (dated[place - 1] ?? 0) + 1 : 0, index + 1));
  const starts = dated.slice(1).map((index) => Math.max(index - offset, 1));
  const cuts = [0, ...new Set(starts)];
  return cuts.map((start, index) => head.slice(start, cuts[index + 1]));
}

function groupsOf(items: Item[], kind: HeaderKind): { before: Item[]; groups: Group[] } {
  const before: Item[] = [];
  const groups: Group[] = [];
  const each = kind === "award";
  const dated = items.some((item) => isHead(item) && anchor(item) > 0);
  let head: Item[] = [];
  let model: ExtractedLine | null = null;

  function flush() {
    if (!head.length) return;
    for (const lines of splitHead(head, each)) groups.push({ head: lines, content: [] });
    model ??= head[0]?.first ?? null;
    head = [];
  }

  for (const [index, item] of items.entries()) {
    const group = groups.at(-1);
    if (isColumnLabels(item)) {
      flush();
      before.push(item);
      continue;
    }
    if (!isHead(item)) {
      flush();
      const home = groups.at(-1);
      if (home) home.content.push(item);
      else before.push(item);
      continue;
    }
    if (head.length === 0 && group && group.content.length > 0) {
      const ahead = items.slice(index, index + 3);
      const stop = ahead.findIndex((next) => !isHead(next));
      const run = stop < 0 ? ahead : ahead.slice(0, stop);
      const begins =
        run.some((next) => anchor(next) > 0) ||
        (model !== null && isMarked(model) && sameStyle(model, item.first)) ||
        (!dated && isMarked(item.first));
      if (!begins) {
        group.content.push(item);
        continue;
      }
    }
    head.push(item);
  }
  flush();
  return { before, groups };
}

/** A heading of nothing but dates takes its names from the first short bullet below. */
function borrowHead(group: Group): Group {
  const named = group.head.some((item) => parseDateRange(item.text) === null);
  const [first, ...rest] = group.content;
  if (named || !first || first.lines.length > 1 || first.text.length > 90 || /[.。;；]$/.test(first.text))
    return group;
  const names = roleOf(first.text) !== "unknown" || first.first.bold || /,|，|\t| [-–—|] /.test(first.text);
  return names ? { head: [...group.head, first], content: rest } : group;
}

const mostHeadLines = 6;

function shorten({ head, content }: Group): Group {
  return { head: head.slice(0, mostHeadLines), content: [...head.slice(mostHeadLines), ...content] };
}

function lineOr(id: string, text: string | null): Line | null {
  return text ? { id, text } : null;
}

function entryOf(id: string, header: Header, content: Item[]): Entry {
  const { dates } = header;
  const dateLine: DateLine | null = dates ? { id: `${id}.dates`, ...dates } : null;
  const lines = [
    ...header.details.map((text) => ({ text, bullet: false })),
    ...content.map(({ text, bullet }) => ({ text, bullet })),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, header.organisation),
    title: lineOr(`${id}.title`, header.title),
    place: lineOr(`${id}.place`, header.place),
    dates: dateLine,
    lines: lines.map(({ text, bullet }, index) => ({
      id: `${id}.l${index + 1}`,
      text: text.replace(/\t/g, " "),
      bullet,
    })),
    doubt: null,
  };
}

function usualOrder(groups: Group[], kind: HeaderKind): Order {
  const orders = groups.map((group) =>
    orderOf(
      group.head.map((item) => item.first),
      kind,
    ),
  );
  const titles = orders.filter((order) => order === "titleFirst").length;
  return titles > orders.filter((order) => order === "organisationFirst").length
    ? "titleFirst"
    : "organisationFirst";
}

/** `before` precedes the first entry. In a `mixed` section an entry with neither post nor employer is a project. */
export function parseEntries(
  section: string,
  items: Item[],
  kind: HeaderKind,
  mixed: boolean,
): { before: Item[]; entries: Entry[] } {
  const { before, groups } = groupsOf(joinLabels(items), kind);
  const ready = groups.map(borrowHead).map(shorten);
  const order = usualOrder(ready, kind);
  const entries = ready.map((group, index) => {
    const lines = group.head.map((item) => ({ ...item.first, text: item.text }));
    const own = mixed && kind === "job" && orderOf(lines, kind) === null ? "project" : kind;
    return entryOf(`${section}.e${index + 1}`, parseHeader(lines, own, order), group.content);
  });
  return { before, entries };
}

export function hasEntries(items: Item[]): boolean {
  const heads = items.filter(isHead);
  if (heads.some((item) => anchor(item) > 0 && findDates(item.text).length > 0)) return true;
  return (
    heads.some((item) => isMarked(item.first)) && items.some((item) => !isHead(item) || !isMarked(item.first))
  );
}
