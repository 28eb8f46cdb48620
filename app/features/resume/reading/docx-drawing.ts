import { SOME_FILL } from "./docx-format";
import { type Attributes, attribute } from "./xml";

export type Drawing = { fill: string | null; offPage: boolean; pictures: number; behindText: boolean };

export const drawingElements = new Set(["drawing", "pict", "object"]);

const EMU_PER_POINT = 12_700;
/** Farther from its anchor than this (points) a shape lies off every page. */
const OFF_PAGE = { before: -900, after: 1300 };

export function openDrawing(): Drawing {
  return { fill: null, offPage: false, pictures: 0, behindText: false };
}

/** Adds what one element inside a drawing says; `offset` stands for a position's text, in EMU. */
export function readDrawingElement(
  drawings: Drawing[],
  name: string,
  attributes: Attributes,
  path: string[],
): void {
  const drawing = drawings.at(-1);
  if (!drawing) return;
  const value = attribute(attributes, "val") ?? "";
  const isFill = path.at(-2) === "solidFill" && /^(?:spPr|grpSpPr)$/.test(path.at(-3) ?? "");
  if (name === "offset") {
    const points = Number(value) / EMU_PER_POINT;
    drawing.offPage ||= points < OFF_PAGE.before || points > OFF_PAGE.after;
  } else if (name === "blip" || name === "imagedata") drawing.pictures++;
  else if (name === "anchor") drawing.behindText = attribute(attributes, "behindDoc") === "1";
  else if (name === "srgbClr" && isFill) drawing.fill = value.toUpperCase();
  else if (name === "schemeClr" && isFill) drawing.fill = /^(?:bg1|lt1)$/.test(value) ? "FFFFFF" : SOME_FILL;
  else if (/^(?:gradFill|pattFill|blipFill)$/.test(name) && path.at(-2) === "spPr") drawing.fill = SOME_FILL;
  else if (attributes.fillcolor && attributes.filled !== "f") drawing.fill = vmlColour(attributes.fillcolor);
}

export function closeDrawing(drawings: Drawing[], counts: { pictures: number; backdrops: number }): void {
  const drawing = drawings.pop();
  if (!drawing) return;
  counts.pictures += drawing.pictures;
  const isFilled = drawing.fill !== null && drawing.fill !== "FFFFFF";
  if (isFilled || (drawing.behindText && drawing.pictures > 0)) counts.backdrops++;
}

function vmlColour(value: string): string {
  const exact = /^#([0-9a-f]{6})\b/i.exec(value)?.[1];
  if (exact) return exact.toUpperCase();
  return /^(?:white|window|#fff)\b/i.test(value) ? "FFFFFF" : SOME_FILL;
}
