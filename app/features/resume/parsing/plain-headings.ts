import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import { couldBeHeading, isInline } from "./heading-rows";

/** Kinds of lists that stand at the end of a form. */
const listed = new Set<HeadingKind>([
  "summary",
  "skills",
  "awards",
  "certificates",
  "publications",
  "languages",
  "activities",
  "interests",
  "other",
]);

const fewest = 2;

/** A heading of a side column has at least so much more room above it than below, in its sizes. */
const leastRoom = 0.4;

/** Whether a line stands apart from what is above it and close to what is below, in a column that is not the only one. */
function standsApart(lines: ExtractedLine[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !below || line.y === 0 || below.column !== line.column || below.page !== line.page)
    return false;
  if (!lines.some((one) => one.page === line.page && one.column !== line.column)) return false;
  const first = above?.column !== line.column || above.page !== line.page;
  return first || line.y - above.y - (below.y - line.y) > line.size * leastRoom;
}

/** Rows of a Chinese form or a side column that only their words tell to be headings, as nothing is bold there: two or more of kinds that no other heading has. */
export function plainHeadings(
  lines: ExtractedLine[],
  isStyled: (line: ExtractedLine) => boolean,
): Set<ExtractedLine> {
  const known = lines.flatMap((line, index) => {
    const apart = standsApart(lines, index);
    const could = !isInline(line) && couldBeHeading(line) && !line.bold && (line.y === 0 || apart);
    const named = apart ? /^\p{Script=Han}{2,10}$/u : /^\p{Script=Han}{4,10}$/u;
    const kind = could && named.test(line.text) ? headingOf(line.text) : null;
    const below = lines[index + 1];
    return kind && listed.has(kind) && below && headingOf(below.text) === null ? [{ line, kind }] : [];
  });
  const taken = new Set(lines.flatMap((line) => (isStyled(line) ? (headingOf(line.text) ?? []) : [])));
  const free = known.filter(({ kind }) => !taken.has(kind));
  const kinds = new Set(free.map(({ kind }) => kind));
  return new Set(kinds.size >= fewest && kinds.size === free.length ? free.map(({ line }) => line) : []);
}
