import { find, type HtmlElement, isElement, isSilent, styleOf } from "./html-tree";

/** Cells beyond them are made up by spans, not by people. */
const WIDEST = 100;

function spanOf(cell: HtmlElement, name: "colspan" | "rowspan"): number {
  const span = Number.parseInt(cell.attributes[name] ?? "1", 10);
  return span >= 1 ? Math.min(span, WIDEST) : 1;
}

function cellText(blocks: readonly string[]): string {
  return blocks
    .join("<br>")
    .replace(/\s*\n+\s*/g, "<br>")
    .replace(/(?<!\\)\|/g, "\\|");
}

function alignmentOf(cell: HtmlElement | undefined): string {
  const align = cell && (cell.attributes.align ?? styleOf(cell, "text-align"));
  if (align === "center") return ":-:";
  return align === "right" ? "--:" : "---";
}

type Row = { cells: HtmlElement[]; texts: string[] };

function rowsOf(table: HtmlElement, blocksIn: (cell: HtmlElement) => string[]): Row[] {
  const taken = new Map<number, number>();
  return find(table, ({ tag }) => tag === "tr" || tag === "table").flatMap((row) => {
    if (row.tag !== "tr") return [];
    const cells = row.children
      .filter(isElement)
      .filter((cell) => /^t[hd]$/.test(cell.tag) && !isSilent(cell));
    const texts: string[] = [];
    const skip = () => {
      for (let left = taken.get(texts.length) ?? 0; left > 0; left = taken.get(texts.length) ?? 0) {
        taken.set(texts.length, left - 1);
        texts.push("");
      }
    };
    for (const cell of cells) {
      skip();
      const words = cellText(blocksIn(cell));
      for (let column = 0; column < spanOf(cell, "colspan") && texts.length < WIDEST; column += 1) {
        taken.set(texts.length, spanOf(cell, "rowspan") - 1);
        texts.push(column === 0 ? words : "");
      }
    }
    skip();
    return [{ cells, texts }];
  });
}

/** A table whose first row is its head, as Markdown has no other; one that only lays out a page is what stands in it. */
export function tableMarkdown(table: HtmlElement, blocksIn: (cell: HtmlElement) => string[]): string[] {
  const rows = rowsOf(table, blocksIn).filter(({ texts }) => texts.some(Boolean));
  const width = Math.max(0, ...rows.map(({ texts }) => texts.length));
  if (width <= 1 || find(table, ({ tag }) => tag === "table").length > 0)
    return rows.flatMap(({ cells }) => cells.flatMap(blocksIn));
  const [head, ...rest] = rows;
  const line = (texts: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => texts[column] ?? "").join(" | ")} |`;
  const ruler = line(Array.from({ length: width }, (_, column) => alignmentOf(head?.cells[column])));
  return [[line(head?.texts ?? []), ruler, ...rest.map(({ texts }) => line(texts))].join("\n")];
}
