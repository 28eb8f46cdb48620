import type { Size } from "./draw-with-rules.client";

const PICTURE_SAMPLES = 24;
const CARD_SAMPLES = 48;

/** Per channel of 0–255. */
const FAR = 24;

/** Whether a drawing is that of a whole card: opaque to its corners, of more than one colour, and with all pictures painted.
 * WebKit has been seen to draw a card at half its size, and Safari is known to draw one before its pictures are decoded. */
export function isWhole(canvas: HTMLCanvasElement, card: HTMLElement, size: Size): boolean {
  const all = sampled(canvas, [0, 0, canvas.width, canvas.height], CARD_SAMPLES);
  const last = CARD_SAMPLES - 1;
  const corners = [0, last, CARD_SAMPLES * last, CARD_SAMPLES * CARD_SAMPLES - 1];
  if (corners.some((at) => (all[at * 4 + 3] ?? 0) < 250)) return false;
  const pixels = new Uint32Array(all.buffer);
  if (pixels.every((pixel) => pixel === pixels[0])) return false;
  const pictures = [...card.querySelectorAll<HTMLImageElement>(".card-flow img")];
  return pictures.every((picture) => isPainted(canvas, card, picture, size.scale));
}

function isPainted(canvas: HTMLCanvasElement, card: HTMLElement, picture: HTMLImageElement, scale: number) {
  const frame = card.getBoundingClientRect();
  const box = picture.getBoundingClientRect();
  const place: Area = [box.left - frame.left, box.top - frame.top, box.width, box.height];
  // One that is cut off, or too small to be seen, cannot be judged.
  if (box.bottom > frame.bottom || box.right > frame.right || box.width < 8 || box.height < 8) return true;
  const shown = sampled(canvas, scaled(place, scale), PICTURE_SAMPLES);
  const wanted = sampled(picture, [0, 0, picture.naturalWidth, picture.naturalHeight], PICTURE_SAMPLES);
  return quarters.every((quarter) => {
    const is = meanColour(shown, quarter, wanted);
    const should = meanColour(wanted, quarter, wanted);
    return is.every((value, channel) => Math.abs(value - (should[channel] ?? 0)) <= FAR);
  });
}

type Area = [left: number, top: number, width: number, height: number];

function scaled([left, top, width, height]: Area, by: number): Area {
  return [left * by, top * by, width * by, height * by];
}

function sampled(source: HTMLCanvasElement | HTMLImageElement, area: Area, samples: number) {
  const small = document.createElement("canvas");
  small.width = small.height = samples;
  const context = small.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  context.drawImage(source, ...area, 0, 0, samples, samples);
  return context.getImageData(0, 0, samples, samples).data;
}

const quarters = [0, 1, 2, 3];

/** Of the samples where the picture itself is opaque. */
function meanColour(pixels: Uint8ClampedArray, quarter: number, opaqueIn: Uint8ClampedArray): number[] {
  const half = PICTURE_SAMPLES / 2;
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = 0; row < half; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const at = 4 * ((row + (quarter >> 1) * half) * PICTURE_SAMPLES + column + (quarter & 1) * half);
      if ((opaqueIn[at + 3] ?? 0) < 255) continue;
      count += 1;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0);
    }
  }
  return sum.map((value) => value / Math.max(1, count));
}
