import { jsPDF } from "jspdf";
import { glyphlessFont } from "./glyphless-font";
import {
  type Encoding,
  glyphMap,
  type PlacedRun,
  textOperators,
  toUnicodeMap,
  widthArray,
} from "./text-layer";

const FONT = "FW";
const NAME = "WinkGlyphless";

type FontEntry = { id: string; objectNumber?: number; isAlreadyPutted?: boolean; [detail: string]: unknown };
type FontWriter = {
  font: FontEntry;
  out(text: string): void;
  newObject(): number;
  putStream(stream: { data: string; filters?: string[]; addLength1?: boolean; objectId: number }): void;
};
type Internals = { write(text: string): void };

// The fourteen standard fonts would be named in every document without being embedded, so they are left out.
jsPDF.API.events.push([
  "addFonts",
  ({ fonts }: { fonts: Record<string, FontEntry> }) => {
    for (const id of Object.keys(fonts)) delete fonts[id];
    fonts[FONT] = { id: FONT, postScriptName: NAME, fontName: NAME, fontStyle: "normal", metadata: {} };
  },
]);

function binary(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
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

function writeFont(writer: FontWriter, encoding: Encoding): void {
  const file = writeStream(writer, binary(glyphlessFont()), true);
  const map = writeStream(writer, binary(glyphMap(encoding)));
  const unicode = writeStream(writer, toUnicodeMap(encoding));
  const descriptor = writeObject(writer, [
    `/Type /FontDescriptor /FontName /${NAME} /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0`,
    `/Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${file} 0 R`,
  ]);
  const descendant = writeObject(writer, [
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${NAME}`,
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
    `/FontDescriptor ${descriptor} 0 R /DW 500 /W ${widthArray(encoding)} /CIDToGIDMap ${map} 0 R`,
  ]);
  writer.font.objectNumber = writeObject(writer, [
    `/Type /Font /Subtype /Type0 /BaseFont /${NAME} /Encoding /Identity-H`,
    `/DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R`,
  ]);
  writer.font.isAlreadyPutted = true;
}

export function startDocument(encoding: Encoding): jsPDF {
  const pdf = new jsPDF({ unit: "mm", format: "a4", orientation: "portrait", compress: true });
  pdf.internal.events.subscribe("putFont", (writer: FontWriter) => writeFont(writer, encoding));
  return pdf;
}

export function writeText(pdf: jsPDF, runs: PlacedRun[], encoding: Encoding): void {
  const internal: jsPDF["internal"] & Partial<Internals> = pdf.internal;
  internal.write?.(textOperators(runs, encoding, FONT));
}
