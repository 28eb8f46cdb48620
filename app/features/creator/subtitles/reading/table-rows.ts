import type { Page, Part, Run } from "./page";
import { type Found, skippedRow } from "./row";
import { asTwoTexts, linesOfRun, tidyLine, withoutCopies } from "./text-lines";
import { readTime } from "./time";

type TableRow = { part: Part; cells: Part[] };

/** Rows of tables: one cell is the time, the others hold the texts, as two cells, two paragraphs or two lines. */
export function readTableRows({ runs, parts }: Page): Found[] {
  const found: Found[] = [];
  /** How many more rows of the page belong to the row before, whose time spans them. */
  let spanned = 0;
  for (const { part, cells } of innermostRows(parts)) {
    const read = readCells(cells, runs);
    const last = found.at(-1);
    if (spanned > 0 && read.time === null && last && "row" in last) {
      last.row.texts = asTwoTexts([...last.row.texts, ...read.lines]);
      spanned -= 1;
      continue;
    }
    spanned = read.rowSpan - 1;
    const whole = tidyLine(
      runs
        .slice(part.from, part.to)
        .map((run) => run.text)
        .join(" "),
    );
    if (read.time === null) {
      if (whole) found.push(skippedRow("noTime", whole));
    } else if (read.lines.length === 0 && spanned === 0) found.push(skippedRow("noText", whole));
    else found.push({ row: { start: read.time, texts: asTwoTexts(read.lines), extra: [] } });
  }
  const complete = found.map((each) =>
    "row" in each && each.row.texts.length === 0 ? skippedRow("noText", each.row.start) : each,
  );
  return complete.some((each) => "row" in each) ? complete : [];
}

function innermostRows(parts: Part[]): TableRow[] {
  const rows: TableRow[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (part.kind === "row") {
      if (last && part.from < last.part.to) rows.pop();
      rows.push({ part, cells: [] });
    } else if (part.kind === "cell" && last && part.to <= last.part.to && part.from >= last.part.from)
      last.cells.push(part);
  }
  return rows;
}

function readCells(cells: Part[], runs: Run[]): { time: string | null; rowSpan: number; lines: string[] } {
  const texts = cells.map((cell) =>
    withoutCopies(runs.slice(cell.from, cell.to)).flatMap((run) => linesOfRun(run, false)),
  );
  const at = texts.findIndex((lines) => lines.length === 1 && readTime(lines[0] ?? "").known);
  const time = texts[at]?.[0] ?? null;
  const after = texts.slice(at + 1);
  const [next = []] = after;
  const isEnd = next.length === 1 && readTime(next[0] ?? "").known && after.length > 1;
  const before = texts.slice(0, Math.max(at, 0)).filter((lines) => !/^\d*$/.test(lines.join("")));
  return {
    time,
    rowSpan: cells[at]?.rowSpan ?? 1,
    lines: [...before, ...(isEnd ? after.slice(1) : after)].flat(),
  };
}
