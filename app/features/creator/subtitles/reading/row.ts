export type Row = {
  start: string;
  texts: string[];
  /** The specification takes two texts a row. */
  extra: string[];
  /** Milliseconds that a subtitle file gives; without an end, that of a page's row is taken. */
  times?: { start: number; end?: number };
};

export type SkipReason = "noTime" | "noText" | "oneText" | "chapter" | "note" | "style";
export type Skipped = { reason: SkipReason; excerpt: string };
export type Found = { row: Row } | { skipped: Skipped };
/** Where the rows came from: YouTube's markup, the rows of the specification, a table, a file in SRT or VTT, one in LRC, or
 * lines that begin with a time. */
export type Source = "youtube" | "layout" | "table" | "file" | "lyrics" | "lines";

export type Transcript = { source: Source; rows: Row[]; skipped: Skipped[] };

export function skippedRow(reason: SkipReason, text: string): Found {
  return { skipped: { reason, excerpt: text.length > 90 ? `${text.slice(0, 90).toWellFormed()}…` : text } };
}
