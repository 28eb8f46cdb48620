import { charactersOf } from "../sheet/fonts";
import { iconShapes } from "../sheet/icons";
import type { Icon, Rule, TextRun } from "../sheet/sheet";
import { hexCode, pdfNumber } from "./font-codes";

export function colourOperands(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Number(part.toFixed(3)))).join(" ");
}

type Font = { id: string; codes: Map<string, number>; widths: number[] };

/** Draws a run and the space behind it, on a page whose `height` is in points. A character without a code is left out. */
export function runOperators(run: TextRun, next: TextRun | undefined, font: Font, height: number): string {
  const codesOf = (text: string) =>
    charactersOf(text)
      .flatMap((character) => font.codes.get(character) ?? [])
      .map(hexCode)
      .join("");
  const start = `BT ${colourOperands(run.colour)} rg /${font.id} ${pdfNumber(run.size)} Tf`;
  const place = `1 0 0 1 ${pdfNumber(run.x)} ${pdfNumber(height - run.y)} Tm`;
  const gap = next && next.y === run.y ? next.x - run.x - run.width : 0;
  if (run.space === "" || gap < run.size) return `${start} ${place} <${codesOf(run.text + run.space)}> Tj ET`;
  const stretch = (100 * gap) / ((spaceWidth(font) / 1000) * run.size);
  return `${start} ${place} <${codesOf(run.text)}> Tj ${WIDE_SPACE} ${pdfNumber(stretch)} Tz <${codesOf(" ")}> Tj 100 Tz EMC ET`;
}

/** One space as wide as the gap before dates that stand flush right: pdftotext takes what stands far apart for columns, unless
 * something that is not white space by itself stands between. */
const WIDE_SPACE = "/Span << /ActualText <FEFF00200020> >> BDC";

const spaceWidth = ({ codes, widths }: Font) => widths[(codes.get(" ") ?? 0) - 1] ?? 250;

export function ruleOperators({ x, y, width, height, colour }: Rule, pageHeight: number): string {
  const box = [x, pageHeight - y - height, width, height].map(pdfNumber).join(" ");
  return `${colourOperands(colour)} rg ${box} re f`;
}

/** Its moves, lines and curves have the same letters in PDF, in small and behind their points; a closing is an h. */
export function iconOperators({ name, x, y, size, colour }: Icon, pageHeight: number): string {
  const scale = Number((size / 24).toFixed(4));
  const shapes = iconShapes[name].map((shape) => {
    const steps = shape.split(/(?=[MLCZ])/).map((step) => {
      const [letter = "", ...points] = step.trim().split(" ");
      return [...points, letter === "Z" ? "h" : letter.toLowerCase()].join(" ");
    });
    return `${steps.join(" ")} f*`;
  });
  const place = `${scale} 0 0 ${-scale} ${pdfNumber(x)} ${pdfNumber(pageHeight - y)} cm`;
  return ["q", place, `${colourOperands(colour)} rg`, ...shapes, "Q"].join("\n");
}
