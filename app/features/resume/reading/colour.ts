/** Below this contrast (WCAG 2.2 relative luminance, 1–21) a reader does not see the text at all. */
const INVISIBLE_CONTRAST = 1.2;

export function vanishesOn(text: string, background: string): boolean {
  const [first, second] = [luminance(text), luminance(background)];
  if (first === null || second === null) return false;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) < INVISIBLE_CONTRAST;
}

function luminance(colour: string): number | null {
  if (!/^[0-9a-f]{6}$/i.test(colour)) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
