import { parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import type { WordParagraph } from "./word-text";

export type WordCell = { paragraphs: WordParagraph[]; spansRows: boolean };

/** A cell with more characters than this holds sentences, not a field. */
const longestField = 60;

/** A period and a place beside an entry take this many lines at most. */
const mostSideLines = 3;

function textOf(paragraph: WordParagraph): string {
  return paragraph.runs
    .map((run) => run.text)
    .join("")
    .trim();
}

function isField(paragraph: WordParagraph | undefined): paragraph is WordParagraph {
  if (!paragraph || paragraph.listed) return false;
  return !paragraph.runs.some((run) => run.text.includes("\n")) && textOf(paragraph).length <= longestField;
}

function atBreaks(paragraph: WordParagraph): WordParagraph[] {
  if (paragraph.listed) return [paragraph];
  const lines: WordParagraph["runs"][] = [[]];
  for (const run of paragraph.runs) {
    const [first = "", ...others] = run.text.split("\n");
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of others) lines.push([{ ...run, text }]);
  }
  return lines.map((runs, index) => ({ ...paragraph, runs, links: index === 0 ? paragraph.links : [] }));
}

function joined(parts: WordParagraph[], between: string): WordParagraph[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const more = others.flatMap(({ runs }) => {
    const [run] = runs;
    return run && between ? [{ ...run, text: between }, ...runs] : runs;
  });
  const runs = [...first.runs, ...more];
  return [{ ...first, runs, links: parts.flatMap((part) => part.links) }];
}

/** A label written from the top down, a character a line, and a period on two lines are one line each. */
function withoutWraps(paragraphs: WordParagraph[]): WordParagraph[] {
  const texts = paragraphs.map(textOf);
  if (paragraphs.length > 1 && texts.every((text) => /^\p{Script=Han}$/u.test(text)))
    return joined(paragraphs, "");
  const isPeriod = paragraphs.length === 2 && /[-–—~至到]$/.test(texts[0] ?? "");
  return isPeriod && parseDateRange(texts.join(" ")) ? joined(paragraphs, " ") : paragraphs;
}

function isSideCell(cell: WordParagraph[]): boolean {
  return (
    cell.length <= mostSideLines &&
    cell.every(isField) &&
    cell.some((paragraph) => parseDateRange(textOf(paragraph)) !== null)
  );
}

/** Sets the lines of a cell of periods and places beside the first lines of the entry that they belong to. */
function besideEntry(left: WordParagraph[], right: WordParagraph[]): WordParagraph[] {
  const length = Math.max(left.length, right.length);
  return Array.from({ length }).flatMap((_, index) => {
    const [one, other] = [left[index], right[index]];
    if (isField(one) && isField(other)) return joined([one, other], "\t");
    return [one, other].filter((paragraph) => paragraph !== undefined);
  });
}

/** Fields side by side are one line with tabs; a cell of several lines or sentences is read whole, in its turn. */
export function paragraphsOfRow(cells: WordCell[]): WordParagraph[] {
  const filled = cells
    .map((cell) => ({
      ...cell,
      paragraphs: withoutWraps(
        cell.paragraphs.flatMap(atBreaks).filter((paragraph) => textOf(paragraph) !== ""),
      ),
    }))
    .filter((cell) => cell.paragraphs.length > 0);
  const [first, second, third] = filled;
  if (!first) return [];
  if (second && !third && [first, second].some(({ paragraphs }) => paragraphs.length > 1)) {
    if (isSideCell(first.paragraphs) || isSideCell(second.paragraphs))
      return besideEntry(first.paragraphs, second.paragraphs);
  }
  const [label] = first.paragraphs;
  const holdsText = filled
    .slice(1)
    .some(({ paragraphs }) => paragraphs.length > 1 || !isField(paragraphs[0]));
  const isLabel = first.paragraphs.length === 1 && label && headingOf(textOf(label)) !== null;
  if (isLabel && (first.spansRows || holdsText)) return [label, ...paragraphsOfRow(filled.slice(1))];
  const lines: WordParagraph[][] = [];
  let open = false;
  for (const { paragraphs } of filled) {
    const [field] = paragraphs;
    const isShort = paragraphs.length === 1 && isField(field);
    if (isShort && open) lines.at(-1)?.push(field);
    else if (isShort) lines.push([field]);
    else lines.push(...paragraphs.map((paragraph) => [paragraph]));
    open = isShort;
  }
  return lines.flatMap((line) => joined(line, "\t"));
}
