import { u32 } from "~/core/bytes";
import type { Result } from "~/core/result";
import { type DocFile, openDoc } from "./doc-file";
import { createStoryReader, type Story } from "./doc-text";
import { withBackground } from "./docx-format";
import type { ExtractedDocument, FileRefusal } from "./extracted";
import { wordDocument } from "./word-layout";

const HEADER_STORIES = 11;
/** Separators of footnotes and endnotes come first, then six stories for each section ([MS-DOC] 2.8.22). */
const SEPARATORS = 6;
const FOOTER_SLOTS = [2, 3, 5];

export function extractDoc(bytes: Uint8Array): Result<{ document: ExtractedDocument }, FileRefusal> {
  const opened = openDoc(bytes);
  if (!opened.ok) return opened;
  const { read, counts } = createStoryReader(opened.file);
  const paragraphs = storiesOf(opened.file).flatMap(read);
  return wordDocument({
    format: "doc",
    paragraphs:
      counts.shapes > 0 ? paragraphs : paragraphs.map((paragraph) => withBackground(paragraph, "FFFFFF")),
    tables: counts.tables,
    pictures: counts.pictures,
  });
}

function storiesOf(file: DocFile): Story[] {
  const { body, footnotes, headers, comments, endnotes, textBoxes } = file.stories;
  const headersAt = body + footnotes;
  const endnotesAt = headersAt + headers + comments;
  const textBoxesAt = endnotesAt + endnotes;
  const plc = file.section(HEADER_STORIES);
  const margins: Story[] = [];
  for (let index = SEPARATORS; index + 1 < plc.length / 4; index++) {
    const [from, to] = [u32(plc, index * 4), u32(plc, index * 4 + 4)];
    if (from >= to || to > headers) continue;
    const region = FOOTER_SLOTS.includes(index % 6) ? "footer" : "header";
    margins.push({ region, from: headersAt + from, to: headersAt + to });
  }
  return [
    ...margins.filter((story) => story.region === "header"),
    { region: "body", from: 0, to: body },
    { region: "body", from: textBoxesAt, to: textBoxesAt + textBoxes },
    { region: "body", from: body, to: headersAt },
    { region: "body", from: endnotesAt, to: textBoxesAt },
    ...margins.filter((story) => story.region === "footer"),
  ];
}
