import type { ExtractedLine } from "./extracted";

/** Share of the page's height, from either edge, in which page headers and footers stand. */
const margin = 0.09;

const pageNumber =
  /^(?:(?:\p{Lu}[\p{L}'’-]{1,20}[\s,·|–—-]{1,4}){0,3}page\s*|\p{Lu}[\p{L}'’-]{1,20}\s[–—]\s)?[-–—]?\s*\d{1,2}\s*[-–—]?(?:\s*(?:\/|of|\|)\s*\d{1,2})?$|^第\s*\d{1,2}\s*页(?:[,，/\s]*共\s*\d{1,2}\s*页)?$/iu;

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
  for (const line of lines) {
    const edge = edgeOf(line);
    if (!edge) continue;
    const key = `${edge} ${withoutPageNumber(line.text)}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  return lines.map((line) => {
    const edge = edgeOf(line);
    if (!edge) return line;
    const repeated = (seen.get(`${edge} ${withoutPageNumber(line.text)}`)?.size ?? 0) > 1;
    const first = edge === "header" && line.page === 1;
    return (repeated && !first) || pageNumber.test(line.text) ? { ...line, region: edge } : line;
  });
}
