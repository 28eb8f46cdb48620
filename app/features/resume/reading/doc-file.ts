import { u16, u32 } from "~/core/bytes";
import { type Result, refuse } from "~/core/result";
import { MAX_CHARACTERS } from "../limits";
import type { FileRefusal } from "./extracted";
import { openOle } from "./ole";

/** A stretch of text: character positions `start` … `end` stand at byte `at` of the main stream, `width` bytes each. */
export type Piece = { start: number; end: number; at: number; width: 1 | 2 };

/** How many characters each story of the document has, in file order ([MS-DOC] 2.4.1). */
type Stories = {
  body: number;
  footnotes: number;
  headers: number;
  comments: number;
  endnotes: number;
  textBoxes: number;
};

export type DocFile = {
  main: Uint8Array;
  table: Uint8Array;
  text: string;
  pieces: Piece[];
  stories: Stories;
  /** A table's place in the table stream, by its number in FibRgFcLcb97 ([MS-DOC] 2.5.6). */
  section(index: number): Uint8Array;
};

const FIB_TABLES_AT = 0x9a;
const CLX = 33;
const SECOND_TABLE_FLAG = 0x0200;
const PIECE_TABLE = 2;
const PIECE_FORMATS = 1;
/** Field codes and marks are characters too, so the raw text may be longer than what is read. */
const LONGEST_TEXT = 4 * MAX_CHARACTERS;
const COMPRESSED = 0x40000000;

export function openDoc(bytes: Uint8Array): Result<{ file: DocFile }, FileRefusal> {
  const ole = openOle(bytes);
  const main = ole?.stream("WordDocument");
  const tableName = main && (u16(main, 10) & SECOND_TABLE_FLAG) !== 0 ? "1Table" : "0Table";
  const table = ole?.stream(tableName);
  if (!main || !table) return refuse("resume.damaged");
  const [streamOfTables, mainStream] = [table, main];

  function section(index: number): Uint8Array {
    const from = u32(mainStream, FIB_TABLES_AT + index * 8);
    return streamOfTables.subarray(from, from + u32(mainStream, FIB_TABLES_AT + index * 8 + 4));
  }
  const [body = 0, footnotes = 0, headers = 0, , comments = 0, endnotes = 0, textBoxes = 0] = Array.from(
    { length: 7 },
    (_, index) => u32(mainStream, 0x4c + index * 4),
  );
  const stories = { body, footnotes, headers, comments, endnotes, textBoxes };
  const pieces = readPieces(section(CLX), main.length);
  const last = pieces?.at(-1)?.end ?? 0;
  const announced = Object.values(stories).reduce((sum, length) => sum + length, 0);
  if (!pieces || body === 0 || last < announced) return refuse("resume.damaged");
  if (last > LONGEST_TEXT) return refuse("resume.tooMuchText");
  const text = pieces.map((piece) => textOf(main, piece)).join("");
  return { ok: true, file: { main, table, text, pieces, stories, section } };
}

/** The piece table of a Clx ([MS-DOC] 2.9.38), or null where it is no such thing. */
function readPieces(clx: Uint8Array, mainLength: number): Piece[] | null {
  let at = 0;
  while (clx[at] === PIECE_FORMATS) at += 3 + u16(clx, at + 1);
  if (clx[at] !== PIECE_TABLE) return null;
  const plc = clx.subarray(at + 5, at + 5 + u32(clx, at + 1));
  const count = Math.floor((plc.length - 4) / 12);
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const [start, end] = [u32(plc, index * 4), u32(plc, index * 4 + 4)];
    const place = u32(plc, (count + 1) * 4 + index * 8 + 2);
    const isCompressed = (place & COMPRESSED) !== 0;
    const width = isCompressed ? 1 : 2;
    const from = isCompressed ? (place & (COMPRESSED - 1)) / 2 : place;
    const expected = pieces.at(-1)?.end ?? 0;
    if (start !== expected || end < start || from + (end - start) * width > mainLength) return null;
    pieces.push({ start, end, at: from, width });
  }
  return pieces;
}

function textOf(main: Uint8Array, piece: Piece): string {
  const bytes = main.subarray(piece.at, piece.at + (piece.end - piece.start) * piece.width);
  return new TextDecoder(piece.width === 1 ? "windows-1252" : "utf-16le", { ignoreBOM: true }).decode(bytes);
}
