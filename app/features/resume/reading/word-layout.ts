import { type Result, refuse } from "~/core/result";
import { MAX_CHARACTERS } from "../limits";
import type { ExtractedDocument, ExtractedLine, FileRefusal } from "./extracted";
import type { UploadPaper } from "./paper";
import { linesOfParagraphs, type WordParagraph } from "./word-text";

type WordContent = {
  format: "docx" | "doc";
  paragraphs: WordParagraph[];
  tables: number;
  pictures: number;
  paper?: UploadPaper;
};

/** A page with a picture and fewer characters than this is taken for a scan. */
const SCAN_CHARACTERS = 200;
/** A picture with fewer characters than this beside it has a caption, not a resume. */
const CAPTION_CHARACTERS = 20;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+?\d[\s().-]?){8,15}/;
const YEAR_MONTH = /(?:19|20)\d\d\s?[./年-]\s?\d{0,2}/g;
const BROKEN = /[\ufffd\ue000-\uf8ff]/g;

export function wordDocument(content: WordContent): Result<{ document: ExtractedDocument }, FileRefusal> {
  const { lines, hidden } = linesOfParagraphs(content.paragraphs);
  const text = lines.map((line) => line.text).join("\n");
  const characters = text.replace(/\s/g, "").length;
  const hiddenCharacters = hidden.reduce((sum, fact) => sum + fact.characters, 0);
  if (characters + hiddenCharacters > MAX_CHARACTERS) return refuse("resume.tooMuchText");
  const isPicture = content.pictures > 0 && characters < CAPTION_CHARACTERS;
  if (isPicture || !lines.some((line) => line.region === "body")) return refuse("resume.noText");
  const layout = {
    format: content.format,
    pages: null,
    ...(content.paper && { paper: content.paper }),
    columns: 1,
    characters,
    imagePages: content.pictures > 0 && characters < SCAN_CHARACTERS ? 1 : 0,
    tables: content.tables,
    brokenGlyphShare: (text.match(BROKEN)?.length ?? 0) / characters,
    hidden,
    contactInHeader: hasContactOutsideBody(lines),
  };
  return { ok: true, document: { lines, layout } };
}

function hasContactOutsideBody(lines: ExtractedLine[]): boolean {
  function textWhere(isBody: boolean): string {
    const chosen = lines.filter((line) => (line.region === "body") === isBody);
    return chosen.map((line) => line.text.replace(YEAR_MONTH, " ")).join("\n");
  }
  const [body, margins] = [textWhere(true), textWhere(false)];
  return [EMAIL, PHONE].some((contact) => contact.test(margins) && !contact.test(body));
}
