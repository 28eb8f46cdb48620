/** The pixels a canvas may hold on an iPhone or iPad, 4096 × 4096; above it the picture comes out empty. */
const LARGEST_CANVAS = 16_777_216;

/** CSS pixels; at scale 2 the 1080 pixels that platforms ask for. */
export const CARD_WIDTH = 540;

export const EXPORT_SCALE = 2;

export const formats = ["auto", "portrait", "square", "story"] as const;

export type Format = (typeof formats)[number];

/** The height of a card in CSS pixels: 3:4 as in Xiaohongshu, 1:1, 9:16; null grows with the text. */
export const heights: Record<Format, number | null> = { auto: null, portrait: 720, square: 540, story: 960 };

export const SMALLEST_GROWING = 405;

/** Platforms scale taller pictures down until they cannot be read. */
export const LONGEST_READABLE = 5400;

export function pictureSize(height: number): { width: number; height: number } {
  const scale = safeScale(CARD_WIDTH, height);
  return { width: Math.floor(CARD_WIDTH * scale), height: Math.floor(height * scale) };
}

/** The largest scale, at most 2, at which a card of this size (CSS pixels) still fits the canvas of a phone. */
export function safeScale(width: number, height: number): number {
  return Math.min(EXPORT_SCALE, Math.sqrt(LARGEST_CANVAS / (width * height)));
}
