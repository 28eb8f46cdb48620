export type Matrix = [number, number, number, number, number, number];

/** Left, top, right, bottom in points from the top left corner of the page. */
export type Box = [number, number, number, number];

export type Point = { x: number; y: number };

/** An area that was painted over; `colour` is "#rrggbb", or null for a picture, gradient or pattern. */
export type Paint = {
  box: Box;
  colour: string | null;
  /** Whether a point of the box is painted; null where all of them are. */
  covers: ((point: Point) => boolean) | null;
};

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

export function contains(box: Box, { x, y }: Point): boolean {
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
export function backgroundAt(paints: Paint[], point: Point): string | null {
  const last = paints.findLast(
    ({ box, covers }) => contains(box, point) && (covers === null || covers(point)),
  );
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

/** How many numbers follow each operator of a pdf.js path: 0 move, 1 line, 2 curve, 3 curve with one handle, 4 close. */
const operands = [2, 2, 6, 4, 0];

/** The corners of each part of a path; a curve is taken for the polygon of its handles. */
function cornersOf(path: number[]): Point[][] {
  const parts: Point[][] = [];
  for (let index = 0; index < path.length; ) {
    const operator = path[index] ?? 4;
    const length = operands[operator] ?? 0;
    if (operator === 0 || parts.length === 0) parts.push([]);
    for (let at = index + 1; at < index + length; at += 2)
      parts.at(-1)?.push({ x: path[at] ?? 0, y: path[at + 1] ?? 0 });
    index += 1 + length;
  }
  return parts;
}

export function isRectangle(path: number[]): boolean {
  const [corners = [], ...others] = path.length > 20 ? [] : cornersOf(path);
  if (others.length > 0 || corners.length < 4 || corners.length > 5) return false;
  return corners.every(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return Math.abs(x - next.x) < 0.01 || Math.abs(y - next.y) < 0.01;
  });
}

export function insideOf(path: number[], matrix: Matrix): (point: Point) => boolean {
  let parts: Point[][] | null = null;
  return ({ x, y }) => {
    parts ??= cornersOf(path).map((corners) => corners.map((corner) => apply(matrix, corner)));
    let inside = false;
    for (const corners of parts) {
      for (const [index, a] of corners.entries()) {
        const b = corners[(index + 1) % corners.length] ?? a;
        if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
      }
    }
    return inside;
  };
}

function apply([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
