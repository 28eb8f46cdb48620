import type { Measure, SheetPage, TextRun } from "../../export/sheet/sheet";
import { diffWords } from "../line/diff-words";

type Box = { x: number; y: number; width: number; height: number };

/** A line of the resume as it stands on a page, in points: its rows, and below which of its words a change is marked. */
export type PaperLine = { line: string; text: string; box: Box; rows: Box[]; marks: Box[] };

/** Of a row: what is above its baseline, and how tall it is, as shares of its size. */
const ASCENT = 0.95;
const HEIGHT = 1.3;

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const boxOf = ({ x, y, width, size }: TextRun): Box => ({
  x,
  y: y - ASCENT * size,
  width,
  height: HEIGHT * size,
});

function changedIn(before: string, text: string): { from: number; to: number }[] {
  let at = 0;
  return diffWords(before, text).after.flatMap((stretch) => {
    const from = at;
    at += stretch.text.length;
    return stretch.changed ? [{ from, to: at }] : [];
  });
}

function marksOf(runs: TextRun[], before: string, measure: Measure): Box[] {
  const text = runs.map((run) => run.text + (run.space === "" ? "" : " ")).join("");
  const changed = changedIn(before, text.trimEnd());
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    const end = start + run.text.length;
    at = end + (run.space === "" ? 0 : 1);
    return changed.flatMap(({ from, to }) => {
      const [left, right] = [Math.max(from, start), Math.min(to, end)];
      if (left >= right) return [];
      const widthOf = (piece: string) => measure(piece, run.face, run.size);
      const x = run.x + widthOf(run.text.slice(0, left - start));
      const width = widthOf(run.text.slice(left - start, right - start));
      return [{ ...boxOf(run), x, width }];
    });
  });
}

export function paperLines(
  { runs }: SheetPage,
  before: ReadonlyMap<string, string>,
  measure: Measure,
): PaperLine[] {
  const placed = runs.filter(({ line }) => line !== null);
  return [...Map.groupBy(placed, ({ line }) => line ?? "")].map(([line, own]) => {
    const rows = [...Map.groupBy(own, ({ y }) => y).values()].map((row) => around(row.map(boxOf)));
    const was = before.get(line);
    return {
      line,
      text: own
        .map(({ text, space }) => text + (space === "" ? "" : " "))
        .join("")
        .trim(),
      box: around(rows),
      rows,
      marks: was === undefined ? [] : marksOf(own, was, measure),
    };
  });
}

/** What can be chosen, in reading order: a line that turns over the page once, on the page where it begins. */
export function optionsOf(pages: PaperLine[][]): ReadonlyMap<string, { page: number; text: string }> {
  const options = new Map<string, { page: number; text: string }>();
  for (const [page, lines] of pages.entries())
    for (const { line, text } of lines) {
      const begun = options.get(line);
      options.set(line, begun ? { ...begun, text: `${begun.text} ${text}` } : { page, text });
    }
  return options;
}
