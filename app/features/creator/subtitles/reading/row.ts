export type Row = {
  start: string;
  texts: string[];
  extra: string[];
  /** Milliseconds that a subtitle file gives; without an end, that of a page's row is taken. */
  times?: { start: number; end?: number };
};

export type SkipReason = "noTime" | "noText" | "oneText" | "chapter" | "note" | "style";
export type Skipped = { reason: SkipReason; excerpt: string };
export type Found = { row: Row } | { skipped: Skipped };
/** `layout`: the rows of the specification; `file`: SRT, VTT or SBV; `lyrics`: LRC; `lines`: each begins with a time. */
export type Source = "youtube" | "layout" | "table" | "file" | "lyrics" | "lines";

export type Transcript = { source: Source; rows: Row[]; skipped: Skipped[] };

export function skippedRow(reason: SkipReason, text: string): Found {
  return { skipped: { reason, excerpt: text.length > 90 ? `${text.slice(0, 90).toWellFormed()}…` : text } };
}
