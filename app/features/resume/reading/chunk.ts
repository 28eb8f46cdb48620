import type { Span } from "./extracted";

/** With its text repaired, in points from the top left corner of the page. */
export type VisibleGlyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
};

/** A stretch of text on one baseline without a gap as wide as a tab. `order` is its place in the file. */
export type Chunk = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  order: number;
  /** Points between the letters of spaced-out words; 0 in usual text. */
  tracking: number;
  /** True for the text behind a label that stands too close to it for a tab. */
  labelled: boolean;
  spans: Span[];
};

export type Word = { glyphs: VisibleGlyph[] };
