import { zipSync } from "fflate";
import { drawWithRules, type Size } from "./draw-with-rules.client";
import { isWhole } from "./drawn-whole.client";
import { embedPictures } from "./fetch-pictures.client";
import { cardFileName } from "./file-name";
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

export async function zipPictures(pictures: Blob[]): Promise<Blob> {
  const named = await Promise.all(
    pictures.map(async (png, index) => {
      return [cardFileName(index + 1), new Uint8Array(await png.arrayBuffer())] as const;
    }),
  );
  // PNG is compressed already.
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(named), { level: 0 }))], {
    type: "application/zip",
  });
}
