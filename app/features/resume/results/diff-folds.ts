import { hasNote, type Row } from "./diff-rows";

export type Fold = { key: string; kind: "fold"; count: number };

export type Shown = Row | Fold;

/** A resume with more unchanged lines than this opens with them folded: more than a page. */
const MANY_LINES = 40;

/** Fewer lines than this are shown rather than folded: the fold itself takes the place of two. */
const LEAST_FOLD = 4;

export function isLong(rows: Row[]): boolean {
  return rows.filter((row) => !hasNote(row)).length > MANY_LINES;
}

function isChanged({ segments }: Row): boolean {
  return segments.some(({ change, own }) => change !== null || own !== null);
}

/** Whether anything is left of the resume when what is unchanged is folded. */
export function hasChanges(rows: Row[]): boolean {
  return rows.some(isChanged);
}

/** Whether a row is to be seen: something stands beside it, it is marked, or its owner added it. */
function isWorkedOn(row: Row): boolean {
  return hasNote(row) || isChanged(row);
}

const alwaysSeen: ReadonlySet<Row["kind"]> = new Set(["name", "contact", "end"]);

function visibleRows(rows: Row[], kept: string | null): Set<Row> {
  const visible = new Set<Row>();
  let heading: Row | null = null;
  let entry: Row[] = [];
  for (const row of rows) {
    if (row.kind === "heading") {
      heading = row;
      entry = [];
    } else if (row.kind === "title") entry = [row];
    else if (row.kind === "meta") {
      entry.push(row);
      // The head of an entry is one, and is not folded in the middle.
      if (entry[0] && visible.has(entry[0])) visible.add(row);
    }
    if (alwaysSeen.has(row.kind)) visible.add(row);
    if (!isWorkedOn(row) && row.key !== kept) continue;
    for (const context of [heading, ...entry, row]) if (context) visible.add(context);
  }
  return visible;
}

/** `kept` is a row that stays to be seen, because something is being added below it. */
export function foldRows(rows: Row[], opened: ReadonlySet<string>, kept: string | null = null): Shown[] {
  const visible = visibleRows(rows, kept);
  const shown: Shown[] = [];
  let run: Row[] = [];
  function close() {
    const [first] = run;
    if (!first) return;
    const key = `fold ${first.key}`;
    if (run.length < LEAST_FOLD || opened.has(key)) shown.push(...run);
    else shown.push({ key, kind: "fold", count: run.length });
    run = [];
  }
  for (const row of rows) {
    if (!visible.has(row)) {
      run.push(row);
      continue;
    }
    close();
    shown.push(row);
  }
  close();
  return shown;
}

/** Rows in blocks: each begins with a row that has a note and goes on to the next; what stands above the first is one too. */
export function blocksOf(rows: Shown[]): Shown[][] {
  const blocks: Shown[][] = [];
  for (const each of rows) {
    const last = blocks.at(-1);
    if (last && (each.kind === "fold" || !hasNote(each))) last.push(each);
    else blocks.push([each]);
  }
  return blocks;
}
