import { type Result, refuse } from "~/core/result";
import { MAX_CHARACTERS } from "../limits";
import type { ExtractedDocument, ExtractedLine, FileRefusal, LayoutFacts } from "./extracted";

const BROKEN = /[\ufffd\ue000-\uf8ff]/g;

export function textDocument(
  format: LayoutFacts["format"],
  texts: string[],
  content: Pick<ExtractedDocument, "lines" | "resume">,
): Result<{ document: ExtractedDocument }, FileRefusal> {
  const text = texts.join("\n");
  const characters = text.replace(/\s/g, "").length;
  if (characters > MAX_CHARACTERS) return refuse("resume.tooMuchText");
  if (characters === 0) return refuse("resume.noText");
  const layout: LayoutFacts = {
    format,
    pages: null,
    columns: 1,
    characters,
    imagePages: 0,
    tables: 0,
    brokenGlyphShare: (text.match(BROKEN)?.length ?? 0) / characters,
    hidden: [],
    contactInHeader: false,
  };
  return { ok: true, document: { ...content, layout } };
}

/** In points, by level of heading: as large as our own document sets them. */
const sizes = [10.5, 19, 12.5, 11, 10.5];

type TextLine = { text: string; heading: number | null; bullet: boolean; bold: boolean; links: string[] };

export function textLine({ text, heading, bullet, bold, links }: TextLine): ExtractedLine {
  const isBold = bold || heading !== null;
  const size = sizes[heading ?? 0] ?? 10.5;
  return {
    text,
    page: 1,
    column: 0,
    region: "body",
    x: 0,
    y: 0,
    size,
    bold: isBold,
    italic: false,
    bullet,
    heading,
    spans: [{ text, x: 0, width: 0, size, bold: isBold, italic: false }],
    links,
  };
}
