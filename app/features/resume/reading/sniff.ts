import { latin1, matches, u16 } from "~/core/bytes";
import { type Result, refuse } from "~/core/result";
import { readZipDirectory } from "~/core/zip-directory";
import { HEAD_BYTES, MAX_FILE_BYTES, MAX_ZIP_ENTRIES } from "../limits";
import type { FileRefusal, LayoutFacts } from "./extracted";
import { openOle } from "./ole";

type FileFormat = LayoutFacts["format"];

type HeadKind = "pdf" | "zip" | "ole" | "text";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Readers accept junk before the PDF header within the first 1,024 bytes (ISO 32000-1, implementation note 13). */
const PDF_HEADER_WITHIN = 1024;
/** wIdent of Word 1, 2, 6/95, Word for DOS, Write and Mac Word files that stand outside an OLE2 container. */
const OLD_WORD_IDENTS = [0xa59b, 0xa5db, 0xa5dc, 0xbe31, 0xbe32, 0x37fe, 0x34fe, 0x32fe];
const WORD_97_IDENT = 0xa5ec;
/** nFib of Word 97; earlier versions have a lower one ([MS-DOC] 2.5.1). */
const WORD_97_FIB = 0xc1;
const ENCRYPTED_FLAG = 0x0100;

const MAIN_PART = /^word\/document\d*\.xml$/i;
const MACROS = /(^|\/)vbaProject\.bin$/i;

/** The name of the package's main part; some editors number it (word/document2.xml). */
export function mainPartOf(names: Iterable<string>): string | null {
  for (const name of names) if (MAIN_PART.test(name)) return name;
  return null;
}

/** Judges a file by its first bytes (`HEAD_BYTES` suffice), so the drop area can answer before reading it whole. */
export function sniffHead(head: Uint8Array): Result<{ kind: HeadKind }, FileRefusal> {
  if (head.length === 0) return refuse("resume.empty");
  if (matches(head, 0, ZIP)) return { ok: true, kind: "zip" };
  if (matches(head, 0, OLE)) return { ok: true, kind: "ole" };
  if (latin1(head, 0, PDF_HEADER_WITHIN).includes("%PDF")) return { ok: true, kind: "pdf" };
  if (OLD_WORD_IDENTS.includes(u16(head, 0))) return refuse("resume.oldWord");
  return textFormat(decodedText(head, true)) ? { ok: true, kind: "text" } : refuse("resume.notAResume");
}

/** UTF-8 without control characters, or null. A `part` of a file may end within a character. */
export function decodedText(bytes: Uint8Array, part = false): string | null {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: part });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** "# Ada" or a line below its text: "Ada" above "====". */
const markdownHeading = /^ {0,3}#{1,6}[ \t]+\S|\S[ \t]{0,4}\r?\n {0,3}(?:={3,200}|-{3,200})[ \t]{0,4}\r?$/m;

/** An object is JSON, what has a heading is Markdown; any other text, such as HTML or RTF, is neither. */
function textFormat(text: string | null): FileFormat | null {
  if (text === null) return null;
  if (/^\s*\{\s*["}]/.test(text)) return "json";
  return markdownHeading.test(text) && !/^\s*[<{]/.test(text) ? "markdown" : null;
}

/** Tells by content, never by name, what a whole file is; or why it cannot be used. Unpacks nothing. */
export function sniff(bytes: Uint8Array): Result<{ format: FileFormat }, FileRefusal> {
  if (bytes.length > MAX_FILE_BYTES) return refuse("resume.tooLarge");
  const head = sniffHead(bytes.subarray(0, HEAD_BYTES));
  if (!head.ok) return head;
  if (head.kind === "pdf") return { ok: true, format: "pdf" };
  if (head.kind === "text") {
    const format = textFormat(decodedText(bytes));
    return format ? { ok: true, format } : refuse("resume.notAResume");
  }
  return head.kind === "zip" ? sniffZip(bytes) : sniffOle(bytes);
}

function sniffZip(bytes: Uint8Array): Result<{ format: FileFormat }, FileRefusal> {
  const directory = readZipDirectory(bytes, MAX_ZIP_ENTRIES);
  if (!directory) return refuse("resume.damaged");
  const main = directory.entries.find((entry) => MAIN_PART.test(entry.name));
  if (!main) return refuse("resume.notAResume");
  if (main.encrypted) return refuse("resume.encrypted");
  if (directory.entries.some((entry) => MACROS.test(entry.name))) return refuse("resume.macros");
  return { ok: true, format: "docx" };
}

function sniffOle(bytes: Uint8Array): Result<{ format: FileFormat }, FileRefusal> {
  const ole = openOle(bytes);
  if (!ole) return refuse("resume.damaged");
  if (ole.names.includes("EncryptedPackage")) return refuse("resume.encrypted");
  if (!ole.names.includes("WordDocument")) return refuse("resume.notAResume");
  const main = ole.stream("WordDocument");
  if (!main) return refuse("resume.damaged");
  const ident = u16(main, 0);
  if (OLD_WORD_IDENTS.includes(ident) || (ident === WORD_97_IDENT && u16(main, 2) < WORD_97_FIB)) {
    return refuse("resume.oldWord");
  }
  if (ident !== WORD_97_IDENT) return refuse("resume.damaged");
  return (u16(main, 10) & ENCRYPTED_FLAG) === 0 ? { ok: true, format: "doc" } : refuse("resume.encrypted");
}
