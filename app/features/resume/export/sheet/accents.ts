/** What small text needs on white (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

function partsOf(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(parts: number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function contrastOnWhite(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05);
}

/** The colour, as much darker as it must be to be read on white: what is too pale counts as hidden text to recruiting software. */
export function readableColour(colour: string): string {
  let dark = colour;
  while (contrastOnWhite(dark) < leastContrast) dark = hexOf(partsOf(dark).map((part) => part * 0.94));
  return dark;
}

export function tintOf(colour: string, share: number): string {
  return hexOf(partsOf(colour).map((part) => 255 - (255 - part) * share));
}

export const hues = ["red", "brown", "green", "teal", "blue", "purple", "grey"] as const;

export function hueOf(colour: string): (typeof hues)[number] {
  const [red, green, blue] = partsOf(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 0.42 * most || most < 60) return "grey";
  const turn =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  if (turn < 0.25 || turn >= 5.5) return "red";
  if (turn < 1.2) return "brown";
  if (turn < 2.6) return "green";
  if (turn < 3.15) return "teal";
  return turn < 4.1 ? "blue" : "purple";
}
