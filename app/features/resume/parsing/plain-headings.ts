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

/** Rows of a Chinese form that only their words tell to be headings, as nothing is bold there: two or more of kinds that no other heading has. */
export function plainHeadings(
  lines: ExtractedLine[],
  isStyled: (line: ExtractedLine) => boolean,
): Set<ExtractedLine> {
  const known = lines.flatMap((line, index) => {
    const could = !isInline(line) && couldBeHeading(line) && !line.bold && line.y === 0;
    const kind = could && /^\p{Script=Han}{4,10}$/u.test(line.text) ? headingOf(line.text) : null;
    const below = lines[index + 1];
    return kind && listed.has(kind) && below && headingOf(below.text) === null ? [{ line, kind }] : [];
  });
  const taken = new Set(lines.flatMap((line) => (isStyled(line) ? (headingOf(line.text) ?? []) : [])));
  const free = known.filter(({ kind }) => !taken.has(kind));
  const kinds = new Set(free.map(({ kind }) => kind));
  return new Set(kinds.size >= fewest && kinds.size === free.length ? free.map(({ line }) => line) : []);
}
