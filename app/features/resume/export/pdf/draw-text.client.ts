import type { TextRun } from "../sheet/sheet";

/** Of a line, in em: what stands above its baseline, and the whole. */
export const ASCENT = 1.05;
export const LINE = 1.4;
/** Pixels a point: 432 dpi, sharp in print. */
const SCALE = 6;

/** A text as the browser's own fonts draw it, squeezed to `width` points where it is wider: a PNG. */
export function drawText(text: string, { face, size, colour }: TextRun, width: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(LINE * size * SCALE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.scale(canvas.width / width, canvas.height / (LINE * size));
  context.font = `${face.bold ? 700 : 400} ${size}px ${face.family === "sans" ? "sans-serif" : "serif"}`;
  context.fillStyle = colour;
  context.fillText(text, 0, ASCENT * size, width);
  return canvas.toDataURL("image/png");
}
