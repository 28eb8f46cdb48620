import type { Resume } from "~/core/resume";
import type { UploadPaper } from "./paper";

/** Where a line stood on its page. Headers and footers of a Word file are read too: contact details often stand there. */
export type Region = "body" | "header" | "footer";

/** A stretch of one line in one style. Sizes and positions in points; x from the left edge of the page. */
export type Span = { text: string; x: number; width: number; size: number; bold: boolean; italic: boolean };

/** One visual line in reading order; a gap as wide as a tab stop is a tab in `text`, `bullet` lines have lost their marker. */
export type ExtractedLine = {
  text: string;
  page: number;
  column: number;
  region: Region;
  x: number;
  /** Distance from the top of the page to the baseline, in points; 0 where the format has no positions. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  bullet: boolean;
  /** 1–6 where the file itself calls the line a heading (Word styles), else null. */
  heading: number | null;
  spans: Span[];
  links: string[];
};

export type HiddenReason = "white" | "tiny" | "offPage" | "invisible" | "zeroWidth";

/** What the scorer may know of the file besides its words. Text never stands here, except short samples of what was hidden. */
export type LayoutFacts = {
  format: "pdf" | "docx" | "doc" | "json" | "markdown";
  /** null where the format does not say (Word). */
  pages: number | null;
  /** What the pages are printed on, where it is said and one of the usual two. */
  paper?: UploadPaper;
  columns: number;
  characters: number;
  /** Pages that show an image and fewer than 200 characters; a scan whose text was recognised is none. */
  imagePages: number;
  tables: number;
  /** Share (0–1) of characters that are U+FFFD or private use after repair. */
  brokenGlyphShare: number;
  hidden: { why: HiddenReason; characters: number; sample: string }[];
  /** Contact details stand in a Word header or footer, which many readers drop. */
  contactInHeader: boolean;
};

export type ExtractedDocument = {
  lines: ExtractedLine[];
  layout: LayoutFacts;
  resume?: Resume;
};

export type FileRefusal =
  | "resume.empty"
  | "resume.notAResume"
  | "resume.notJsonResume"
  | "resume.encrypted"
  | "resume.damaged"
  | "resume.tooLarge"
  | "resume.tooManyPages"
  | "resume.tooMuchText"
  | "resume.noText"
  | "resume.readerFailed"
  | "resume.oldWord"
  | "resume.macros"
  | "resume.timedOut";
