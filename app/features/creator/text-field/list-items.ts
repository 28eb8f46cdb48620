import { isBlank, linesAt, prefixOf } from "./lines";

/** An item of a list in the lines of a text, as CommonMark reads it: what stands within its words' column belongs to it. */
export type Item = {
  line: number;
  parent: Item | null;
  previous: Item | null;
  column: number;
  words: number;
  mark: string;
};

/** The lines of a list around some of them: those from `first` to `last` lie at `from`–`to` of the text. */
export type ListLines = {
  from: number;
  lines: string[];
  first: number;
  last: number;
  items: Item[];
  owners: (Item | null)[];
};

function quoteOf(line: string): string {
  return prefixOf(line).quote.replace(/\s/g, "");
}

export function columnOf(indent: string): number {
  let column = 0;
  for (const sign of indent) column += sign === "\t" ? 4 - (column % 4) : 1;
  return column;
}

/** How far behind its column the words of an item stand; words further in than four are code, and the item ends before them. */
export function widthOf(mark: string): number {
  const sign = mark.trimEnd().length;
  const space = columnOf(mark.slice(sign));
  return sign + (space >= 1 && space <= 4 ? space : 1);
}

function isOfList(line: string, quote: string): boolean {
  const { indent, mark } = prefixOf(line);
  return quoteOf(line) === quote && (mark !== "" || indent !== "" || isBlank(line.replace(/^[\s>]*/, "")));
}

function itemsOf(lines: string[]): Pick<ListLines, "items" | "owners"> {
  const items: Item[] = [];
  const owners: (Item | null)[] = [];
  const open: Item[] = [];
  const lastUnder = new Map<Item | null, Item>();
  for (const [line, text] of lines.entries()) {
    const { indent, mark } = prefixOf(text);
    const column = columnOf(indent);
    if (!mark) {
      let owner = open.at(-1) ?? null;
      if (!isBlank(text)) while (owner && column < owner.words) owner = owner.parent;
      owners.push(owner ?? open.at(0) ?? null);
      continue;
    }
    while (column < (open.at(-1)?.words ?? 0)) open.pop();
    const parent = open.at(-1) ?? null;
    const item = {
      ...{ line, parent, previous: lastUnder.get(parent) ?? null, column },
      ...{ words: column + widthOf(mark), mark },
    };
    lastUnder.set(parent, item);
    items.push(item);
    owners.push(item);
    open.push(item);
  }
  return { items, owners };
}

export function listAround(text: string, start: number, end: number): ListLines {
  const touched = linesAt(text, start, end);
  const quote = quoteOf(touched.lines[0] ?? "");
  const above = touched.from === 0 ? [] : text.slice(0, touched.from - 1).split("\n");
  const below = touched.to === text.length ? [] : text.slice(touched.to + 1).split("\n");
  let reach = above.length;
  while (reach > 0 && isOfList(above[reach - 1] ?? "", quote)) reach -= 1;
  const foot = below.findIndex((line) => !isOfList(line, quote));
  const head = above.slice(reach);
  const lines = [...head, ...touched.lines, ...(foot === -1 ? below : below.slice(0, foot))];
  const from = touched.from - head.reduce((length, line) => length + line.length + 1, 0);
  return {
    ...{ from, lines, first: head.length, last: head.length + touched.lines.length - 1 },
    ...itemsOf(lines),
  };
}
