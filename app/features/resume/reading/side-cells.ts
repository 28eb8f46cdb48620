import { parseDateRange } from "../lexicon/dates";
import { isFormLabel } from "../lexicon/form-labels";
import { headingOf } from "../lexicon/headings";
import { raiseCentredLabels } from "./centred-labels";
import type { Chunk } from "./chunk";
import { tabGap } from "./chunks";
import { gatherRails } from "./rail-cells";
import { stripMarker } from "./repair";
import { continues, type Row, rowsOf } from "./rows";
import { settleTables } from "./table-cells";

/** A period whose end stands on the next line: "May 2019 –", "2020.03 - 2021 年", "Jun 2017 – Feb". */
const unfinished = /\d\D{0,3}(?:[-–—‒―~～至到]|\bto)\s*(?:\p{L}{3,9}\.?)?$/u;

/** Lines farther apart than this many times their size belong to different cells. */
const linePitch = 1.7;

/** Labels of which fewer than this share name sections are those of a table. */
const mostlyHeadings = 0.7;

const fewestKnown = 3;

/** A sentence may take this many times its size before what stands beside it is no longer told of the line above it. */
const farthestHead = 12;

function isTabbed(before: Chunk | undefined, after: Chunk): boolean {
  return before !== undefined && after.x - before.right > tabGap * after.size * 0.6;
}

function isUnder(above: Chunk, below: Chunk): boolean {
  const { size } = above;
  const pitch = below.y - above.y;
  if (Math.abs(size - below.size) > 0.6 || pitch <= 0 || pitch > linePitch * size) return false;
  const [left, right] = [below.x - above.x, below.right - above.right];
  return [left, right, left + right].some((distance) => Math.abs(distance) < 0.5 * size);
}

function isOneLabel(above: string, below: string): boolean {
  const joined = `${above} ${below}`;
  const period = unfinished.test(above) && parseDateRange(joined) !== null;
  return period || headingOf(joined) !== null || (isFormLabel(joined) && !isFormLabel(above));
}

/** Joins a period, the name of a section or the label of a form beside its content, that takes two lines of a narrow cell. */
function joinWrappedLabels(rows: Row[]): Row[] {
  const joined = new Map<Chunk, Chunk>();
  const gone = new Set<Chunk>();
  for (const [index, { chunks }] of rows.entries()) {
    for (const chunk of chunks) {
      const near = rows.slice(index + 1, index + 4).flatMap((row) => row.chunks);
      const below = near.find((one) => isUnder(chunk, one));
      const besideText =
        chunks.length > 1 || near.some((one) => one !== below && one.y - chunk.y < chunk.size);
      if (!below || !besideText || gone.has(chunk) || !isOneLabel(chunk.text, below.text)) continue;
      gone.add(below);
      const text = `${chunk.text} ${below.text}`;
      joined.set(chunk, { ...chunk, text, spans: [...chunk.spans, ...below.spans] });
    }
  }
  if (!gone.size) return rows;
  return rows
    .map((row) => ({
      ...row,
      chunks: row.chunks
        .filter((chunk) => !gone.has(chunk))
        .map((chunk, index, all) => {
          const before = all[index - 1];
          const labelled = chunk.labelled || (before !== undefined && joined.has(before));
          return { ...(joined.get(chunk) ?? chunk), labelled };
        }),
    }))
    .filter((row) => row.chunks.length > 0);
}

/** The chunk of a row that holds most of its text, which is no period; what a tab parts from it stands beside. */
function mainOf({ chunks }: Row): Chunk | undefined {
  const texts = chunks.length < 2 ? chunks : chunks.filter((chunk) => parseDateRange(chunk.text) === null);
  return texts.reduce<Chunk | undefined>(
    (best, chunk) => (best && best.right - best.x >= chunk.right - chunk.x ? best : chunk),
    undefined,
  );
}

function isAside(row: Row, other: Row | undefined): boolean {
  const [chunk, next] = row.chunks;
  const main = other && mainOf(other);
  if (!chunk || next || !main || Math.abs(main.y - chunk.y) > 0.9 * Math.min(chunk.size, main.size))
    return false;
  return (
    chunk.right - chunk.x < 0.4 * (main.right - main.x) && (chunk.right < main.x || chunk.x > main.right)
  );
}

function placeAsides(rows: Row[]): { rows: Row[]; asides: Set<Chunk> } {
  const asides = new Set<Chunk>();
  const homes = new Map<Row, Chunk[]>();
  for (const [index, row] of rows.entries()) {
    const near = [rows[index - 1], rows[index + 1]].filter((other) => isAside(row, other));
    const [home] = near.sort((a, b) => Math.abs((a?.y ?? 0) - row.y) - Math.abs((b?.y ?? 0) - row.y));
    const [chunk] = row.chunks;
    if (!home || !chunk) continue;
    asides.add(chunk);
    homes.set(home, [...(homes.get(home) ?? []), chunk]);
  }
  const placed = rows
    .filter(({ chunks: [chunk] }) => chunk && !asides.has(chunk))
    .map((row) => {
      const more = homes.get(row) ?? [];
      return more.length ? { ...row, chunks: [...row.chunks, ...more].sort((a, b) => a.x - b.x) } : row;
    });
  return { rows: placed, asides };
}

/** Chinese text breaks anywhere: a line that ends well before the others of its column is the last of its sentence. */
function isFull(mains: (Chunk | undefined)[], index: number): boolean {
  const main = mains[index];
  if (!main || !/\p{Script=Han}/u.test(main.text)) return true;
  const near = mains.slice(Math.max(0, index - 12), index + 12).filter((one) => one !== undefined);
  const rights = near.filter((one) => Math.abs(one.x - main.x) < 3 * main.size).map((one) => one.right);
  return main.right > Math.max(...rights) - 3 * main.size;
}

/** A marker that stands between a period or a label and its text in every item of a list parts columns and marks no list. */
function withoutRules(rows: Row[]): Row[] {
  const items = rows.flatMap(({ chunks }) => {
    const at = chunks.findIndex((chunk) => stripMarker(chunk.text).bullet);
    const [item, before] = [chunks[at], chunks[at - 1]];
    return item ? [{ item, labelled: before !== undefined && isTabbed(before, item) }] : [];
  });
  const lists = Map.groupBy(items, ({ item }) => Math.round(item.x));
  const rules = new Set(
    [...lists.values()]
      .filter((list) => list.length > 1 && list.every(({ labelled }) => labelled))
      .flatMap((list) => list.map(({ item }) => item)),
  );
  if (rules.size === 0) return rows;
  const bare = (chunk: Chunk) => ({ ...chunk, text: stripMarker(chunk.text).text, labelled: true });
  return rows.map((row) => ({
    ...row,
    chunks: row.chunks.map((chunk) => (rules.has(chunk) ? bare(chunk) : chunk)),
  }));
}

/** Takes what stands beside the middle of a sentence or an item of a list out of it, to the line that they belong to. */
function freeSentences(all: Row[]): Row[] {
  const { rows, asides } = placeAsides(all);
  const mains = rows.map(mainOf);
  const goesOn = mains.map((main, index) => continues(mains[index - 1], main) && isFull(mains, index - 1));
  const isItem = mains.map((main) => main !== undefined && stripMarker(main.text).bullet);
  const settled: Row[] = [];
  let head = -1;
  for (const [index, row] of rows.entries()) {
    const main = mains[index];
    const inSentence = goesOn[index] || isItem[index] || false;
    const isTorn = goesOn[index] || goesOn[index + 1] || false;
    const beside = main && !main.spans[0]?.bold ? besideOf(row, main, isTorn, inSentence, asides) : [];
    if (beside.length > 0) {
      const near = settled[head];
      const at = near && row.y - near.y < farthestHead * row.size ? head + 1 : settled.length;
      const y = near?.y ?? row.y;
      settled.splice(at, 0, ...rowsOf(beside).map((one) => ({ ...one, y })));
      head = at;
    }
    settled.push({ ...row, chunks: row.chunks.filter((chunk) => !beside.includes(chunk)) });
    if (!inSentence) head = settled.length - 1;
  }
  return settled;
}

/** What a tab parts from the text of a row: behind it where its sentence goes on, before it also where it is an item, and what stood on a baseline of its own. */
function besideOf(
  { chunks }: Row,
  main: Chunk,
  isTorn: boolean,
  inSentence: boolean,
  asides: Set<Chunk>,
): Chunk[] {
  const place = chunks.indexOf(main);
  const next = chunks[place + 1];
  const takesBefore = inSentence && isTabbed(chunks[place - 1], main);
  const takesAfter = isTorn && next !== undefined && isTabbed(main, next);
  return chunks.filter((chunk, index) => {
    // Two lists side by side are no labels of each other.
    if (index < place && takesBefore) return !stripMarker(chunk.text).bullet;
    if (index > place && takesAfter) return true;
    return inSentence && asides.has(chunk);
  });
}

function isHeading(chunk: Chunk | undefined): chunk is Chunk {
  return chunk !== undefined && headingOf(chunk.text) !== null;
}

/** Labels of one rail are set in one type, flush left or flush right. */
function looksLike(one: Chunk, other: Chunk): boolean {
  const sameType = one.spans[0]?.bold === other.spans[0]?.bold && Math.abs(one.size - other.size) < 0.6;
  return sameType && (Math.abs(one.x - other.x) < 2 || Math.abs(one.right - other.right) < 2);
}

function isShortLabel({ text, spans }: Chunk): boolean {
  return spans[0]?.bold === true && /^\p{Lu}[\p{L} &/'’-]{2,30}$/u.test(text) && text.split(" ").length < 5;
}

/** Sets the names of sections at the left of their content on lines of their own. Labels inside a section are in other type than headings. */
function partSectionLabels(rows: Row[]): Row[] {
  const labels = rows.flatMap(({ chunks: [first, second] }) =>
    isHeading(first) && second && isTabbed(first, second) ? [first] : [],
  );
  const [label] = labels;
  const cells = rows.flatMap(({ chunks: [first, second] }) => (first && second ? [first] : []));
  const headings = rows.flatMap(({ chunks: [first, second] }) =>
    isHeading(first) && !second ? [first] : [],
  );
  const alike = [...labels, ...headings].filter((heading) => label && looksLike(heading, label));
  if (!label || alike.length < 2 || !headings.every((heading) => alike.includes(heading))) return rows;
  const like = cells.filter((cell) => looksLike(cell, label));
  const known = like.filter(isHeading).length;
  if (known < mostlyHeadings * like.length) return rows;
  // Among several that are known, a label that no list knows is a heading too: "Practice".
  const parted = known < fewestKnown ? labels : [...labels, ...like.filter(isShortLabel)];
  return rows.flatMap((row) => {
    const [first, ...others] = row.chunks;
    if (!first || !parted.includes(first) || !looksLike(first, label)) return [row];
    return [
      { ...row, chunks: [first] },
      { ...row, chunks: others },
    ];
  });
}

/** Rows of one column as they are read: labels, periods and places beside a text part neither its sentences nor its items. */
export function settleSideCells(rows: Row[]): Row[] {
  return settleTables(rows, (others) =>
    partSectionLabels(
      freeSentences(gatherRails(joinWrappedLabels(withoutRules(raiseCentredLabels(others))))),
    ),
  );
}
