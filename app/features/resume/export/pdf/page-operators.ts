import { charactersOf } from "../sheet/fonts";
import type { Rule, TextRun } from "../sheet/sheet";
import { hex, number } from "./text-layer";

/** "#0f6b57" as three parts of one. */
export function colourOperands(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Number(part.toFixed(3)))).join(" ");
}

/** Draws a run and the space behind it, on a page whose `height` is in points. A character without a code is left out. */
export function runOperators(run: TextRun, font: { id: string; codes: Map<string, number> }, height: number) {
  const text = charactersOf(run.text + run.space);
  const codes = text.map((character) => hex(font.codes.get(character) ?? 0)).join("");
  const place = `1 0 0 1 ${number(run.x)} ${number(height - run.y)} Tm`;
  return `BT ${colourOperands(run.colour)} rg /${font.id} ${number(run.size)} Tf ${place} <${codes}> Tj ET`;
}

export function ruleOperators({ x, y, width, height, colour }: Rule, pageHeight: number): string {
  const box = [x, pageHeight - y - height, width, height].map(number).join(" ");
  return `${colourOperands(colour)} rg ${box} re f`;
}
