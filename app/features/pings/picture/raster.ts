import { zlibSync } from "fflate";
import { crc32 } from "~/core/bytes";

export type Point = readonly [x: number, y: number];
type Contour = Point[];
type Step =
  | { type: "M"; x: number; y: number }
  | { type: "L"; x: number; y: number }
  | { type: "Q"; x1: number; y1: number; x: number; y: number }
  | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: "Z" };
/** One byte a pixel: 0 is paper, then every colour in steps from nearly paper to itself. */
export type Picture = { width: number; height: number; pixels: Uint8Array };
export type Rgb = readonly [number, number, number];

/** Four colours of so many shades, and paper, are what a palette holds. */
const SHADES = 63;
const SUBROWS = 8;
const CURVE_STEPS = 8;

export function blankPicture(width: number, height: number): Picture {
  return { width, height, pixels: new Uint8Array(width * height) };
}

export function contoursOf(steps: Step[]): Contour[] {
  const contours: Contour[] = [];
  let from: Point = [0, 0];
  for (const step of steps) {
    if (step.type === "Z") continue;
    const end: Point = [step.x, step.y];
    if (step.type === "M") contours.push([end]);
    else if (step.type === "L") contours.at(-1)?.push(end);
    else {
      const first: Point = [step.x1, step.y1];
      const held = step.type === "C" ? [from, first, [step.x2, step.y2] as const, end] : [from, first, end];
      for (let part = 1; part <= CURVE_STEPS; part++)
        contours.at(-1)?.push(onCurve(held, part / CURVE_STEPS));
    }
    from = end;
  }
  return contours;
}

function onCurve(points: Point[], at: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * at, fromY + (y - fromY) * at];
  });
  return onCurve(between, at);
}

/** Part of a circle, clockwise from the top, in turns. */
export function arcOf([x, y]: Point, radius: number, turns = 1): Contour {
  const parts = Math.max(1, Math.ceil(Math.abs(turns) * 96));
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const angle = 2 * Math.PI * turns * (part / parts);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

export function strokeLine(picture: Picture, points: Contour, width: number, colour: number): void {
  const side = points.map(([x, y], index): Point => {
    const [aheadX, aheadY] = points[index + 1] ?? [x, y];
    const [backX, backY] = points[index - 1] ?? [x, y];
    const length = Math.hypot(aheadX - backX, aheadY - backY) || 1;
    return [((backY - aheadY) / length) * (width / 2), ((aheadX - backX) / length) * (width / 2)];
  });
  const beside = (sign: number) =>
    points.map(([x, y], index): Point => {
      const [offX, offY] = side[index] ?? [0, 0];
      return [x + sign * offX, y + sign * offY];
    });
  fillContours(picture, [[...beside(1), ...beside(-1).reverse()]], colour);
  for (const end of [points[0], points.at(-1)])
    if (end) fillContours(picture, [arcOf(end, width / 2)], colour);
}

type Crossing = { x: number; turn: number };

/** Fills what the contours wind around, however often; edges are as dark as much of a pixel they cover. */
export function fillContours({ width, height, pixels }: Picture, contours: Contour[], colour: number): void {
  const across = contours.flat().map(([x]) => x);
  const left = Math.max(0, Math.floor(Math.min(...across)));
  const right = Math.min(width, Math.ceil(Math.max(...across)));
  if (left >= right) return;
  const rows = new Map<number, Float32Array>();
  for (const [subrow, found] of crossingsOf(contours, height)) {
    const row = Math.floor(subrow / SUBROWS);
    const cover = rows.get(row) ?? new Float32Array(right - left);
    rows.set(row, cover);
    let winding = 0;
    let from = 0;
    for (const { x, turn } of found.sort((a, b) => a.x - b.x)) {
      if (winding === 0) from = x;
      winding += turn;
      if (winding === 0) addSpan(cover, Math.max(left, from) - left, Math.min(right, x) - left);
    }
  }
  const first = 1 + colour * SHADES;
  for (const [row, cover] of rows) {
    for (let x = 0; x < cover.length; x++) {
      const shade = Math.round((Math.min(cover[x] ?? 0, SUBROWS) / SUBROWS) * SHADES);
      if (shade === 0) continue;
      const at = row * width + left + x;
      const known = pixels[at] ?? 0;
      const isOwn = known >= first && known < first + SHADES;
      pixels[at] = isOwn ? Math.max(known, first + shade - 1) : first + shade - 1;
    }
  }
}

function crossingsOf(contours: Contour[], height: number): Map<number, Crossing[]> {
  const crossings = new Map<number, Crossing[]>();
  for (const contour of contours) {
    for (const [index, from] of contour.entries()) {
      const to = contour[(index + 1) % contour.length] ?? from;
      const turn = from[1] < to[1] ? 1 : -1;
      const [top, bottom] = turn > 0 ? [from, to] : [to, from];
      const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
      const end = Math.min(height * SUBROWS, Math.ceil(bottom[1] * SUBROWS - 0.5));
      for (let subrow = Math.max(0, Math.ceil(top[1] * SUBROWS - 0.5)); subrow < end; subrow++) {
        const crossing = { x: top[0] + ((subrow + 0.5) / SUBROWS - top[1]) * slope, turn };
        const known = crossings.get(subrow);
        if (known) known.push(crossing);
        else crossings.set(subrow, [crossing]);
      }
    }
  }
  return crossings;
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++)
    cover[x] = (cover[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x);
}

export function pngOf(
  { width, height, pixels }: Picture,
  paper: Rgb,
  colours: Rgb[],
): Uint8Array<ArrayBuffer> {
  const shades = colours.flatMap((colour) =>
    Array.from({ length: SHADES }, (_, shade) =>
      colour.map((end, part) => (paper[part] ?? 0) + ((end - (paper[part] ?? 0)) * (shade + 1)) / SHADES),
    ),
  );
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 3], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("PLTE", Uint8Array.from([paper, ...shades].flat().map(Math.round))),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}
