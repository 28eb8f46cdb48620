import { parseDateRange } from "../lexicon/dates";
import { isPlace } from "../lexicon/places";
import { degreeOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import type { HeaderKind } from "./header-segments";
import { areCentred } from "./line-edges";
import type { Item } from "./paragraphs";
import { datesOfLine } from "./parse-header";

/** How strongly a line marks an entry: 2 a period, 1 a single date, 0 none. */
function anchor(item: Item): number {
  const dates = datesOfLine(item.text);
  if (!dates) return 0;
  return dates.from && dates.to ? 2 : 1;
}

export function isDated(item: Item): boolean {
  return anchor(item) > 0;
}

function startsBold(line: ExtractedLine): boolean {
  return line.spans[0]?.bold ?? line.bold;
}

export function isMarked(line: ExtractedLine): boolean {
  return startsBold(line) || line.heading !== null;
}

export function sameStyle(a: ExtractedLine, b: ExtractedLine): boolean {
  return (
    a.heading === b.heading &&
    startsBold(a) === startsBold(b) &&
    Math.abs(a.size - b.size) < 0.6 &&
    (a.y === 0 || a.column !== b.column || Math.abs(a.x - b.x) < 6 || areCentred(a, b))
  );
}

/** Cut where a line is marked that is not just a date. */
function atMarks(head: Item[]): Item[][] {
  const parts: Item[][] = [];
  for (const item of head) {
    const starts = isMarked(item.first) && parseDateRange(item.text) === null;
    if (starts || parts.length === 0) parts.push([item]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}

/** Awards stand on a line each, or on two of which one is dated; a line of nothing but dates belongs to the one above. */
function splitAwards(head: Item[]): Item[][] {
  const named = atMarks(head);
  if (named.length > 1 && named.every((award) => award.length > 1 && award.filter(isDated).length <= 1))
    return named;
  const inPairs = head.length > 3 && head.length % 2 === 0;
  const [first] = head;
  if (
    inPairs &&
    first &&
    head.every((item, index) => (isDated(item) === (index % 2 === 0)) === isDated(first))
  )
    return head.flatMap((item, index) =>
      index % 2 === 0 ? [[item, ...head.slice(index + 1, index + 2)]] : [],
    );
  const awards: Item[][] = [];
  for (const item of head) {
    const last = awards.at(-1);
    if (last?.length === 1 && !isDated(last[0] ?? item) && parseDateRange(item.text)) last.push(item);
    else awards.push([item]);
  }
  return awards;
}

/** A dated line whose bold name goes on in plain letters: "**BSc Tourism**, Acme University, 2012" needs no other line. */
function isWhole({ first, text }: Item): boolean {
  return startsBold(first) && !first.bold && parseDateRange(text) === null;
}

/** "2010 – 2013 ⇥ BEng, University of Leeds": a row that begins with its dates and holds all the rest. */
function isRow({ text }: Item): boolean {
  const [dates = "", rest = ""] = text.split("\t");
  return parseDateRange(dates) !== null && /[,·|–—]\s/.test(rest);
}

/** Where an employer's name, drawn like the first of its section, stands above the post that the next dates are of. */
function bannerAt(lines: Item[], from: number, model: ExtractedLine | null): number | null {
  const [dated] = lines.slice(-1);
  const isLarger = model !== null && dated !== undefined && model.size > dated.first.size + 0.3;
  const at = lines.findIndex(
    ({ first }) =>
      model !== null &&
      (isLarger || isMarked(model)) &&
      sameStyle(model, first) &&
      Math.abs(model.size - first.size) < 0.2,
  );
  return at > 0 || (at === 0 && lines.length > 1) ? from + at : null;
}

/** "NVQ Level 3, Leeds College, 2019": a line that names both what was learnt and where. */
function isSchooled(item: Item | undefined): boolean {
  const parts = item?.text.split(/\s*[,，|]\s*/).map((part) => degreeOf(part)) ?? [];
  return parts.includes("title") && parts.includes("organisation");
}

/** Each entry holds one period, which closes it or stands on the same line of each. */
export function splitHead(head: Item[], kind: HeaderKind, model: ExtractedLine | null): Item[][] {
  if (kind === "award") return splitAwards(head);
  const whole = kind === "education" && head.every((item) => isDated(item) && isWhole(item));
  const rows = kind !== "project" && head.every((item) => isRow(item));
  if (whole || rows) return head.map((item) => [item]);
  const anchors = head.map(anchor);
  const strongest = Math.max(...anchors);
  if (strongest === 0) return [head];
  const dated = [...anchors.keys()].filter((index) => {
    const own = anchors[index] ?? 0;
    if (own === 1 && kind === "education" && index > 0 && isSchooled(head[index])) return true;
    return own === 2 || (own === 1 && (index === 0 || (anchors[index - 1] ?? 0) === 0 || strongest === 1));
  });
  const offset = dated[0] ?? 0;
  const closes = offset > 0 && dated.length > 1 && dated.at(-1) === head.length - 1;
  const starts = dated.slice(1).map((index, place) => {
    const from = (dated[place] ?? 0) + 1;
    const [below, ...more] = head.slice(from, index);
    // A place below the dates is that of the entry above, where more stands before the next ones.
    const placed = below !== undefined && more.length > 0 && isPlace(below.text) ? from + 1 : from;
    if (closes && !isSchooled(head[index])) return placed;
    if (kind === "education" && isSchooled(head[index])) return index;
    return bannerAt(head.slice(placed, index), placed, model) ?? Math.max(index - offset, placed);
  });
  const cuts = [0, ...new Set(starts)];
  return cuts.map((start, index) => head.slice(start, cuts[index + 1]));
}
