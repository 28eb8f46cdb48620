import { headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import {
  bodySize,
  columnOf,
  headingStyle,
  isEmphatic,
  leastLarger,
  same,
  styleOf,
  wordsKind,
} from "./heading-styles";

/** A side column may have headings of its own type: lines drawn like two or more that are known by their words, in a column without any of the usual ones. */
export function headsOfColumns(
  own: ExtractedLine[],
  styled: ExtractedLine[],
  all: ExtractedLine[],
): ExtractedLine[] {
  const usual = new Set(styled.map(columnOf));
  const columns = Map.groupBy(all, columnOf);
  return [...Map.groupBy(own, columnOf)].flatMap(([column, lines]) => {
    const body = bodySize(columns.get(column) ?? []);
    const isLarge = (line: ExtractedLine) => line.size > body * 1.15;
    const known = lines.filter((line) => wordsKind(line) !== null && (isEmphatic(line) || isLarge(line)));
    const model = headingStyle(known);
    if (usual.has(column) || !model) return [];
    const size = known.find((line) => same(styleOf(line), model, line))?.size ?? model.size;
    const alike = lines.filter(
      (line) => same(styleOf(line), model, line) && Math.abs(line.size - size) < leastLarger,
    );
    const sure = alike.filter((line) => known.includes(line)).length;
    return sure > 1 && sure >= alike.length / 2 ? alike : [];
  });
}

/** A cell of a Word table before or behind the usual headings may have its own: two or more known by their words. */
export function headsOfCells(
  own: ExtractedLine[],
  styled: ExtractedLine[],
  all: ExtractedLine[],
): ExtractedLine[] {
  const usual = new Set(styled);
  const [first, last] = [
    all.findIndex((line) => usual.has(line)),
    all.findLastIndex((line) => usual.has(line)),
  ];
  if (first < 0 || all.some((line) => line.y !== 0)) return [];
  return [all.slice(0, first), all.slice(last + 1)].flatMap((cell) => {
    const could = own.filter((line) => cell.includes(line) && isEmphatic(line));
    const known = could.filter((line) => headingOf(line.text) !== null);
    const model = headingStyle(known);
    if (!model) return [];
    const alike = could.filter((line) => same(styleOf(line), model, line));
    const sure = alike.filter((line) => known.includes(line)).length;
    return sure > 1 && sure >= alike.length / 2 ? alike : [];
  });
}
