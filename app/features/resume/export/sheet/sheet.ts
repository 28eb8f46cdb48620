import type { Design, PaperId } from "./design";

export type Face = { family: "sans" | "serif"; bold: boolean };

/** `x` and `y` in points from the upper left corner to the start of its baseline. `space` follows its end in the reading order, so that
 * extraction gives words and lines back. `line` is the id of its line of the resume; null for what the typesetter adds. */
export type TextRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  face: Face;
  colour: string;
  link: string | null;
  line: string | null;
  space: "" | " " | "\n";
};

export type Rule = { x: number; y: number; width: number; height: number; colour: string };

export type Picture = { x: number; y: number; width: number; height: number; source: string };

export type Icon = {
  name: "email" | "phone" | "place" | "link";
  x: number;
  y: number;
  size: number;
  colour: string;
};

/** A heading of the document's outline, at the upper left corner of its line. */
export type Mark = { title: string; level: 1 | 2; x: number; y: number };

export type SheetPage = { runs: TextRun[]; rules: Rule[]; pictures: Picture[]; icons: Icon[]; marks: Mark[] };

/** A resume typeset: what the screen shows and what the PDF holds. `runs` stand in reading order. */
export type Sheet = { paper: PaperId; pages: SheetPage[]; size: number; spacing: number; fits: boolean };

/** How wide a text is in points; the typesetter asks nothing else of a font. */
export type Measure = (text: string, face: Face, size: number) => number;

type Outcome = "tooLong" | "smaller" | "smallerAndTighter" | "tighter" | "shorter";

/** What became of the wish for so many pages; null where the sheet is as it was chosen. `limit` is how many were wished for. */
export function outcomeOf(
  { fits, size, spacing, pages }: Pick<Sheet, "fits" | "size" | "spacing" | "pages">,
  design: Pick<Design, "size" | "spacing" | "fit">,
  uploadPages: number | null,
): { is: Outcome; limit: number } | null {
  if (design.fit === "free") return null;
  const limit = design.fit === "onePage" ? 1 : (uploadPages ?? pages.length);
  const isTighter = spacing < design.spacing;
  if (!fits) return { is: "tooLong", limit };
  if (size < design.size) return { is: isTighter ? "smallerAndTighter" : "smaller", limit };
  if (isTighter) return { is: "tighter", limit };
  return pages.length < limit ? { is: "shorter", limit } : null;
}
