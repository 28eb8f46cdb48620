import { type HtmlElement, isElement } from "./element";

/** Tables beyond them lay out a page or are no reading matter. */
const WIDEST = 100;
const MOST_CELLS = 4_000;

export type Cell = { markdown: string; text: string };

/** The cells of a table in rows of one length, and how each column is aligned. */
type Grid = { rows: Cell[][]; alignments: string[] };

/** Null for a table of less than two columns or too many cells. */
export function gridOf(table: HtmlElement, read: (cell: HtmlElement) => Cell): Grid | null {
  const sources = rowsIn(table)
    .map((row) => row.children.filter(isElement).filter(isCell))
    .filter((row) => row.length > 0);
  const grid = spread(sources);
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (width < 2 || width > WIDEST || grid.length * width > MOST_CELLS) return null;
  const columns = Array.from({ length: width }, (_, at) => at);
  const rows = grid.map((row) =>
    columns.map((at) => {
      const source = row[at];
      return source ? read(source) : { markdown: "", text: "" };
    }),
  );
  return {
    rows: rows.filter((row) => row.some(({ markdown }) => markdown !== "")),
    alignments: columns.map((at) => alignmentOf(grid[0]?.[at])),
  };
}

function isCell({ tag }: HtmlElement): boolean {
  return tag === "td" || tag === "th";
}

function rowsIn(element: HtmlElement): HtmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      child.tag === "tr" ? [child] : /^t(?:head|body|foot)$/.test(child.tag) ? rowsIn(child) : [],
    );
}

function spanOf(cell: HtmlElement, name: "colspan" | "rowspan"): number {
  const span = Number.parseInt(cell.attributes[name] ?? "1", 10);
  return span >= 1 ? Math.min(span, WIDEST + 1) : 1;
}

/** Cells at their columns; those that a span covers are empty. */
function spread(rows: readonly HtmlElement[][]): (HtmlElement | null)[][] {
  const covered: number[] = [];
  return rows.map((cells) => {
    const row: (HtmlElement | null)[] = [];
    const skip = () => {
      for (; (covered[row.length] ?? 0) > 0; row.push(null))
        covered[row.length] = (covered[row.length] ?? 0) - 1;
    };
    for (const cell of cells) {
      skip();
      const [columns, lines] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      for (let column = 0; column < columns && row.length <= WIDEST; column += 1) {
        covered[row.length] = lines - 1;
        row.push(column === 0 ? cell : null);
      }
    }
    skip();
    return row;
  });
}

function alignmentOf(cell: HtmlElement | null | undefined): string {
  const { align = "", style = "" } = cell?.attributes ?? {};
  const written = align || (/(?:^|;)\s{0,9}text-align\s{0,9}:\s{0,9}(\w{1,9})/i.exec(style)?.[1] ?? "");
  return { center: ":-:", right: "--:" }[written.toLowerCase()] ?? "---";
}

function withoutBars(markdown: string): string {
  return markdown.replace(/((?:(?<!\\)\\+)?)\|/g, (bar, signs: string) =>
    signs.length % 2 === 1 ? bar : `${signs}\\|`,
  );
}

export function tableMarkdown({ rows, alignments }: Grid): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head = [], ...rest] = rows.map((row) => row.map(({ markdown }) => withoutBars(markdown)));
  return [line(head), line(alignments), ...rest.map(line)].join("\n");
}
