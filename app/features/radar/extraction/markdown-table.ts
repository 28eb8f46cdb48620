import { firstOf, type HtmlElement, isElement } from "./html-tree";

/** Tables beyond them lay out a page or are no reading matter. */
const WIDEST = 40;
const MOST_CELLS = 4_000;
const LONGEST_CELL = 600;

const structure = new Set("table ul ol dl pre blockquote h1 h2 h3 h4 h5 h6 hr".split(" "));

export type Cell = { markdown: string; text: string };

/** The cells of a table in rows of one length; null for a table that only lays out a page, whose cells are read as blocks. */
export function cellsOf(table: HtmlElement, read: (cell: HtmlElement) => Cell): Cell[][] | null {
  const isLayout =
    table.attributes.role === "presentation" || firstOf(table, ({ tag }) => structure.has(tag));
  if (isLayout) return null;
  const rows = rowsIn(table).map((row) => row.children.filter(isElement).filter(isCell));
  const sources = rows.filter((row) => row.length > 0);
  const grid = spread(sources);
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (grid.length < 2 || width < 2 || width > WIDEST || grid.length * width > MOST_CELLS) return null;
  const cells = grid.map((row) =>
    Array.from({ length: width }, (_, at) => {
      const source = row[at];
      return source ? read(source) : { markdown: "", text: "" };
    }),
  );
  return cells.flat().some(({ text }) => text.length > LONGEST_CELL) ? null : cells;
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

function withoutBars(markdown: string): string {
  return markdown.replace(/(\\*)\|/g, (bar, signs: string) => (signs.length % 2 === 1 ? bar : `${signs}\\|`));
}

export function tableMarkdown(rows: readonly Cell[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head = [], ...rest] = rows.map((row) => row.map(({ markdown }) => withoutBars(markdown)));
  return [line(head), line(head.map(() => "---")), ...rest.map(line)].join("\n");
}
