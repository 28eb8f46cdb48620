/** A PDF transform [a b c d e f]. */
export type Matrix = [number, number, number, number, number, number];

/** Left, top, right, bottom in points from the top left corner of the page. */
export type Box = [number, number, number, number];

/** An area that was painted over; `colour` is "#rrggbb", or null for a picture, gradient or pattern. */
export type Paint = { box: Box; colour: string | null };

/** The transform that applies `inner` first and `outer` to its result. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function transformBox([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => a * x + c * y + e));
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function intersection(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

export function isDot([x0, y0, x1, y1]: Box): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return width > 1 && width < 7 && height > 0.75 * width && height < 1.35 * width;
}

export function coverage([x0, y0, x1, y1]: Box, width: number, height: number): number {
  const across = Math.max(0, Math.min(x1, width) - Math.max(x0, 0));
  const down = Math.max(0, Math.min(y1, height) - Math.max(y0, 0));
  return (across * down) / (width * height);
}

/** What was painted last at a point: a colour, white where nothing was, null where a picture or gradient is. */
export function backgroundAt(paints: Paint[], point: { x: number; y: number }): string | null {
  const last = paints.findLast((paint) => contains(paint.box, point));
  return last ? last.colour : "#ffffff";
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Two colours are the same to the eye when no channel differs by more than a tenth of its range. */
export function sameColour(a: string, b: string): boolean {
  const other = channels(b);
  return channels(a).every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 25);
}

/** The shape of a pdf.js path: 0 move x y, 1 line x y, 2 curve with 6 numbers, 3 curve with 4, 4 close. */
export function isRectangle(path: number[]): "rectangle" | "rounded" | "other" {
  const lengths = [2, 2, 6, 4, 0];
  const corners: [number, number][] = [];
  let moves = 0;
  let curved = false;
  for (let index = 0; index < path.length; ) {
    const operator = path[index] ?? 4;
    const length = lengths[operator];
    if (length === undefined) return "other";
    if (operator === 0) moves += 1;
    if (operator >= 2 && operator < 4) curved = true;
    if (operator < 2) corners.push([path[index + 1] ?? 0, path[index + 2] ?? 0]);
    index += 1 + length;
  }
  if (moves !== 1) return "other";
  if (curved) return "rounded";
  const along = corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01;
  });
  return along && corners.length >= 4 && corners.length <= 5 ? "rectangle" : "other";
}
