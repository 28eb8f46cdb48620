import { zipSync } from "fflate";
import { embedPictures } from "./fetch-pictures.client";
import type { MissingImage } from "./image-address";
import { CARD_WIDTH, safeScale } from "./size";

type CapturedCard = { png: Blob; missing: MissingImage[] };

/** A card as PNG, at twice its size or as large as a phone's canvas allows. The card on screen is left as it is. */
export async function captureCard(
  card: HTMLElement,
  options: { placeholder: string; again: boolean },
): Promise<CapturedCard> {
  const stage = document.createElement("div");
  stage.setAttribute("aria-hidden", "true");
  stage.inert = true;
  stage.style.cssText = `position:fixed;top:0;left:-10000px;width:${CARD_WIDTH}px`;
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error("a card is an element");
  stage.appendChild(copy);
  document.body.appendChild(stage);
  try {
    const missing = await embedPictures(copy, options);
    const size = { width: CARD_WIDTH, height: Math.ceil(copy.getBoundingClientRect().height) };
    const canvas = await draw(copy, { ...size, scale: safeScale(size.width, size.height) });
    return { png: await asPng(canvas), missing };
  } finally {
    stage.remove();
  }
}

/** Two renderers that use the browser's own layout, which may draw a card wrong or not at all; html2canvas draws box for box. */
async function draw(card: HTMLElement, size: Size): Promise<HTMLCanvasElement> {
  for (const way of [drawWithRules, drawWithCopies]) {
    try {
      const drawn = await way(card, size);
      if (isWhole(drawn, card, size)) return drawn;
    } catch (error) {
      console.error(error);
    }
  }
  const { default: html2canvas } = await import("html2canvas");
  return html2canvas(card, { ...size, backgroundColor: null, logging: false });
}

/** modern-screenshot copies every computed style, and draws again until the pictures within are painted. */
async function drawWithCopies(card: HTMLElement, size: Size): Promise<HTMLCanvasElement> {
  const { domToCanvas } = await import("modern-screenshot");
  return domToCanvas(card, { ...size, font: false, backgroundColor: null });
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error("the canvas gave no picture"))),
      "image/png",
    );
  });
}

export async function zipPictures(pictures: File[]): Promise<Blob> {
  const named = await Promise.all(
    pictures.map(async (png) => [png.name, new Uint8Array(await png.arrayBuffer())] as const),
  );
  // PNG is compressed already.
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(named), { level: 0 }))], {
    type: "application/zip",
  });
}

type Size = { width: number; height: number; scale: number };

const SVG = "http://www.w3.org/2000/svg";

/** Draws an element with the page's own rules in an SVG, without a copy of every computed style; its pictures must be data URLs.
 * Tried before modern-screenshot because the first picture takes 116–297 ms instead of 380–737 ms (test/bench, two busy cores). */
async function drawWithRules(element: HTMLElement, size: Size): Promise<HTMLCanvasElement> {
  const width = Math.floor(size.width * size.scale);
  const height = Math.floor(size.height * size.scale);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(element, size))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Without a viewBox: WebKit draws elements that are layers of their own unscaled within one, which is scaled on drawing here. */
function asSvg(element: HTMLElement, size: Size): string {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(size.width));
  svg.setAttribute("height", String(size.height));
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", String(size.width));
  frame.setAttribute("height", String(size.height));
  const style = document.createElement("style");
  style.textContent = [...document.styleSheets].map(rulesOf).join("\n");
  frame.appendChild(style);
  frame.appendChild(element.cloneNode(true));
  svg.appendChild(frame);
  // Characters that XML has no place for would end the drawing; a card shows nothing of them.
  return new XMLSerializer().serializeToString(svg).replace(notInXml, "");
}

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Style sheets of other origins cannot be read, and hold nothing of a card. */
function rulesOf(sheet: CSSStyleSheet): string {
  const isOwn = !sheet.href || new URL(sheet.href).origin === location.origin;
  return isOwn ? [...sheet.cssRules].map(({ cssText }) => cssText).join("\n") : "";
}

const PICTURE_SAMPLES = 24;
const CARD_SAMPLES = 48;

/** Per channel of 0–255. */
const FAR = 24;

/** Whether a drawing is that of a whole card: opaque to its corners, of more than one colour, and with all pictures painted.
 * WebKit has been seen to draw a card at half its size, and Safari is known to draw one before its pictures are decoded. */
function isWhole(canvas: HTMLCanvasElement, card: HTMLElement, size: Size): boolean {
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
