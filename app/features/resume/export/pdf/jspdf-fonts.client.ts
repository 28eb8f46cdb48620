import { jsPDF, type jsPDFOptions } from "jspdf";
import type { Box } from "../fonts/sfnt";
import { type Encoding, toUnicodeMap, widthArray } from "./font-codes";

/** A TrueType font that a document embeds. A code is the number of its glyph. */
export type EmbeddedFont = Encoding & { id: string; name: string; file: Uint8Array; box: Box };

type FontEntry = { id: string; objectNumber?: number; isAlreadyPutted?: boolean; [detail: string]: unknown };
type FontWriter = {
  font: FontEntry;
  out(text: string): void;
  newObject(): number;
  putStream(stream: { data: string; filters?: string[]; addLength1?: boolean; objectId: number }): void;
};
type Internals = { write(text: string): void };

let entries: Record<string, FontEntry> = {};

// The fourteen standard fonts would be named in every document without being embedded, so they are left out.
jsPDF.API.events.push([
  "addFonts",
  ({ fonts }: { fonts: Record<string, FontEntry> }) => {
    for (const id of Object.keys(fonts)) delete fonts[id];
    entries = fonts;
  },
]);

export function startDocument(fonts: EmbeddedFont[], options: jsPDFOptions): jsPDF {
  const pdf = new jsPDF({ orientation: "portrait", compress: true, ...options });
  for (const { id, name } of fonts)
    entries[id] = { id, postScriptName: name, fontName: name, fontStyle: "normal", metadata: {} };
  pdf.internal.events.subscribe("putFont", (writer: FontWriter) => {
    const font = fonts.find(({ id }) => id === writer.font.id);
    if (font) writeFont(writer, font);
  });
  return pdf;
}

export function writeOperators(pdf: jsPDF, operators: string): void {
  const internal: jsPDF["internal"] & Partial<Internals> = pdf.internal;
  internal.write?.(operators);
}

/** As many arguments as a call surely takes. */
const PIECE = 8192;

function binary(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

function writeObject({ newObject, out }: FontWriter, dictionary: string[]): number {
  const id = newObject();
  out(`<< ${dictionary.join(" ")} >>`);
  out("endobj");
  return id;
}

function writeStream({ newObject, putStream, out }: FontWriter, data: string, addLength1 = false): number {
  const objectId = newObject();
  putStream({ data, filters: ["FlateEncode"], addLength1, objectId });
  out("endobj");
  return objectId;
}

function writeFont(writer: FontWriter, { name, box, file, ...encoding }: EmbeddedFont): void {
  const fontFile = writeStream(writer, binary(file), true);
  const unicode = writeStream(writer, toUnicodeMap(encoding));
  const descriptor = writeObject(writer, [
    `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.left} ${box.bottom} ${box.right} ${box.top}]`,
    `/ItalicAngle 0 /Ascent ${box.top} /Descent ${box.bottom} /CapHeight 700 /StemV 80 /FontFile2 ${fontFile} 0 R`,
  ]);
  const descendant = writeObject(writer, [
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name}`,
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
    `/FontDescriptor ${descriptor} 0 R /DW 500 /W ${widthArray(encoding)} /CIDToGIDMap /Identity`,
  ]);
  writer.font.objectNumber = writeObject(writer, [
    `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
    `/DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R`,
  ]);
  writer.font.isAlreadyPutted = true;
}
