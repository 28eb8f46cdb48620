import type { HiddenReason } from "./extracted";
import type { Box, Matrix } from "./pdf-paint";

export type PdfFont = { name: string; fontMatrix: number[]; vertical: boolean };

/** The slice of a pdf.js glyph that reading text needs. Widths in glyph units. */
export type PdfGlyph = { unicode: string; width: number; isSpace: boolean };

/** A glyph where it stands on the page: points from the top left corner, y at the baseline. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  /** Advance of the pen, letter spacing included. */
  width: number;
  size: number;
  font: string;
  /** Drawn with an outline as well as a filling, which is how Word makes Chinese text bold. */
  outlined: boolean;
  upright: boolean;
  hidden: HiddenReason | null;
};

/** `dots` are small filled shapes, as browsers draw the markers of lists. */
export type PageDrawing = { glyphs: Glyph[]; images: Box[]; dots: Box[] };

export type PageSetting = {
  width: number;
  height: number;
  /** pdf.js's viewport transform at scale 1: page space to points from the top left corner. */
  transform: Matrix;
  fontOf: (id: string) => PdfFont | null;
  isShown: (optionalContent: unknown) => boolean;
};
