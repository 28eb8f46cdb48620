import { type Result, refuse } from "~/core/result";
import { MAX_CHARACTERS } from "../limits";
import type { ExtractedDocument, FileRefusal } from "./extracted";
import { markdownBlocks } from "./html-blocks";
import { readOwnMarkdown } from "./own-markdown";
import { textDocument, textLine } from "./text-document";

/** Markup is text too: a source this much longer than the most text is no resume. */
const MOST_SOURCE = 2 * MAX_CHARACTERS;

/** The lines of Markdown with the level of their headings, and the resume itself where it is our own export. */
export function extractMarkdown(source: string): Result<{ document: ExtractedDocument }, FileRefusal> {
  if (source.length > MOST_SOURCE) return refuse("resume.tooMuchText");
  const lines = markdownBlocks(source).map(({ lead, ...block }) =>
    textLine({ ...block, bold: lead === block.text.length }),
  );
  const resume = readOwnMarkdown(lines, source);
  return textDocument(
    "markdown",
    lines.map(({ text }) => text),
    { lines, ...(resume && { resume }) },
  );
}
