import type { jsPDF } from "jspdf";
import { glyphlessFont } from "./glyphless-font";
import { startDocument, writeOperators } from "./jspdf-fonts.client";
import { type Encoding, glyphMap, type PlacedRun, textOperators } from "./text-layer";

const FONT = "FW";

export function startTextLayer(encoding: Encoding): jsPDF {
  const font = {
    ...encoding,
    id: FONT,
    name: "WinkGlyphless",
    file: glyphlessFont(),
    box: { left: 0, bottom: -200, right: 1000, top: 800 },
    glyphMap: glyphMap(encoding),
  };
  return startDocument([font], { unit: "mm", format: "a4" });
}

export function writeText(pdf: jsPDF, runs: PlacedRun[], encoding: Encoding): void {
  writeOperators(pdf, textOperators(runs, encoding, FONT));
}
