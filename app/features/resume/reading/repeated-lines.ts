import type { ExtractedLine } from "./extracted";

/** Share of the page's height, from either edge, in which page headers and footers stand. */
const margin = 0.09;

const pageNumber =
  /^(?:(?:\p{Lu}[\p{L}'’-]{1,20}[\s,·|–—-]{1,4}){0,3}page\s{0,4}|\p{Lu}[\p{L}'’-]{1,20}\s[–—]\s)?[-–—]?\s{0,4}\d{1,2}\s{0,4}[-–—]?(?:\s{0,4}(?:\/|of|\|)\s*\d{1,2})?$|^第\s*\d{1,2}\s*页(?:[,，/\s]*共\s*\d{1,2}\s*页)?$/iu;

const runningTitle = /^[^\d]{2,60}[\s–—|·,-]page\s\d{1,2}(?:\s?(?:of|\/)\s?\d{1,2})?$/i;

/** "2/3" and "page 2 of 3" number a page a little farther from its edge too. */
const numberedMargin = 0.2;
const numbered = /\d\s*(?:\/|of)\s*\d{1,2}$/i;

/** A text without its page number; years stay, so that the dates of two entries are not taken for a repeated line. */
function withoutPageNumber(text: string): string {
  return text
    .replace(/(?<!\d)\d{1,2}(?!\d)/g, "#")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Marks what is repeated at the edge of pages, and page numbers, as header or footer. The first page keeps its head. */
export function markRepeatedLines(lines: ExtractedLine[], pages: { height: number }[]): ExtractedLine[] {
  function edgeOf(line: ExtractedLine): "header" | "footer" | null {
    const height = pages[line.page - 1]?.height ?? 0;
    if (line.y < height * margin) return "header";
    return line.y > height * (1 - margin) ? "footer" : null;
  }
  const seen = new Map<string, Set<number>>();
  const said = new Set<string>();
  // What stands twice on one page is told there, as two jobs may tell the same.
  const told = new Set<string>();
  for (const line of lines) {
    const text = withoutPageNumber(line.text);
    const onPage = `${line.page} ${text}`;
    if (said.has(onPage)) told.add(text);
    said.add(onPage);
    const edge = edgeOf(line);
    if (!edge) continue;
    const key = `${edge} ${text}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  return lines.map((line) => {
    const isNumber = pageNumber.test(line.text);
    const height = pages[line.page - 1]?.height ?? 0;
    if (isNumber && numbered.test(line.text) && line.y > height * (1 - numberedMargin))
      return { ...line, region: "footer" };
    const edge = edgeOf(line);
    if (!edge) return line;
    const text = withoutPageNumber(line.text);
    const repeated = !told.has(text) && (seen.get(`${edge} ${text}`)?.size ?? 0) > 1;
    const first = edge === "header" && line.page === 1;
    const titled = edge === "footer" && runningTitle.test(line.text);
    return (repeated && !first) || isNumber || titled ? { ...line, region: edge } : line;
  });
}
