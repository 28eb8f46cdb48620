import { parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import { type Chunk, tabGap } from "./chunks";
import { stripMarker } from "./repair";
import { continues, type Row } from "./rows";

/** A period whose end stands on the next line: "May 2019 –", "2020.03 - 2021 年", "Jun 2017 – Feb". */
const unfinished = /\d\D{0,3}(?:[-–—‒―~～至到]|\bto)\s*(?:\p{L}{3,9}\.?)?$/u;

/** Lines farther apart than this many times their size belong to different cells. */
const linePitch = 1.7;

/** A sentence may take this many times its size before what stands beside it is no longer told of the line above it. */
const farthestHead = 12;

function isTabbed(before: Chunk | undefined, after: Chunk): boolean {
  return before !== undefined && after.x - before.right > tabGap * after.size * 0.6;
}

/** Whether two chunks one under the other are lines of one cell: flush left, flush right or centred. */
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
  return period || headingOf(joined) !== null;
}

/** Joins a period, or the name of a section beside its content, that takes two lines of a narrow cell. */
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
      chunks: row.chunks.filter((chunk) => !gone.has(chunk)).map((chunk) => joined.get(chunk) ?? chunk),
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

/** Takes what stands beside the middle of a sentence or an item of a list out of it, to the line that they belong to. */
function freeSentences(rows: Row[]): Row[] {
  const mains = rows.map(mainOf);
  const goesOn = mains.map((main, index) => continues(mains[index - 1], main));
  const isItem = mains.map((main) => main !== undefined && stripMarker(main.text).bullet);
  const settled: Row[] = [];
  let head = -1;
  for (const [index, row] of rows.entries()) {
    const main = mains[index];
    const inSentence = goesOn[index] || isItem[index];
    const beside =
      main && !main.spans[0]?.bold ? besideOf(row, main, goesOn[index] || goesOn[index + 1], inSentence) : [];
    if (beside.length > 0) {
      const near = settled[head];
      const at = near && row.y - near.y < farthestHead * row.size ? head + 1 : settled.length;
      settled.splice(at, 0, { y: near?.y ?? row.y, size: row.size, chunks: beside });
      head = at;
    }
    settled.push({ ...row, chunks: row.chunks.filter((chunk) => !beside.includes(chunk)) });
    if (!inSentence) head = settled.length - 1;
  }
  return settled;
}

/** What a tab parts from the text of a row: behind it where its sentence goes on, before it also where it is an item. */
function besideOf({ chunks }: Row, main: Chunk, isTorn = false, inSentence = false): Chunk[] {
  const place = chunks.indexOf(main);
  const [next] = chunks.slice(place + 1);
  const before = inSentence && isTabbed(chunks[place - 1], main) ? chunks.slice(0, place) : [];
  const after = isTorn && next && isTabbed(main, next) ? chunks.slice(place + 1) : [];
  return [...before, ...after];
}

function isHeading(chunk: Chunk | undefined): chunk is Chunk {
  return chunk !== undefined && headingOf(chunk.text) !== null;
}

function looksLike(one: Chunk, other: Chunk): boolean {
  const sameType = one.spans[0]?.bold === other.spans[0]?.bold && Math.abs(one.size - other.size) < 0.6;
  return sameType && Math.abs(one.x - other.x) < 2;
}

/**
 * Sets the names of sections that stand to the left of their content on lines of their own. Labels inside a section,
 * as in a list of skills, are in other type than the headings of the page.
 */
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
  if (!cells.every((cell) => isHeading(cell) || !looksLike(cell, label))) return rows;
  return rows.flatMap((row) => {
    const [first, ...others] = row.chunks;
    if (!first || !labels.includes(first) || !looksLike(first, label)) return [row];
    return [
      { ...row, chunks: [first] },
      { ...row, chunks: others },
    ];
  });
}

/** Rows of one column as they are read: labels, periods and places beside a text part neither its sentences nor its items. */
export function settleSideCells(rows: Row[]): Row[] {
  return partSectionLabels(freeSentences(joinWrappedLabels(rows)));
}
