import { max, nice, ticks } from "d3-array";
import { stack } from "d3-shape";
import type { Series } from "./status-page";

export const MOST_SERIES = 6;

/** A bound is drawn as long as it leaves the bars at least this share of the height; above that it is told in words alone. */
const LEAST_SHARE = 1 / 4;

const FILLED = 0.76;

type Chart = {
  top: number;
  ticks: { value: number; y: number }[];
  /** `x` and `width` in percent of the width, `y` and `height` in pixels. */
  columns: { x: number; width: number; total: number; pieces: Piece[] }[];
  boundY: number | null;
};

type Piece = { series: number; y: number; height: number };

/** Stacked bars of `height` pixels, the first series below. Widths are shares, so that a chart is as wide as its place. */
export function stackedBars(
  series: readonly Series[],
  { height, bound = null, top }: { height: number; bound?: number | null; top?: number },
): Chart {
  const count = max(series, ({ values }) => values.length) ?? 0;
  const rows = Array.from({ length: count }, (_, index) => series.map(({ values }) => values[index] ?? 0));
  const layers = stack<number[], number>()
    .keys(series.keys())
    .value((row, key) => row[key] ?? 0)(rows);
  const totals = rows.map((row) => row.reduce((sum, value) => sum + value, 0));
  const highest = top ?? max(totals) ?? 0;
  const isBoundDrawn = bound !== null && highest >= bound * LEAST_SHARE;
  const [, end] = nice(0, Math.max(highest, isBoundDrawn ? bound : 0, 1), 4);
  const yOf = (value: number) => height - (value / end) * height;
  const place = 100 / Math.max(count, 1);
  return {
    top: end,
    ticks: ticks(0, end, 4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: yOf(value) })),
    columns: totals.map((total, index) => ({
      x: place * (index + (1 - FILLED) / 2),
      width: place * FILLED,
      total,
      pieces: layers.flatMap((layer, each) => {
        const [from = 0, to = 0] = layer[index] ?? [];
        return to > from ? [{ series: each, y: yOf(to), height: yOf(from) - yOf(to) }] : [];
      }),
    })),
    boundY: isBoundDrawn ? yOf(bound) : null,
  };
}

/** As many series as marks tell apart: the largest in their order, the others added up under `rest`. */
export function foldSeries(series: readonly Series[], rest: string): Series[] {
  if (series.length <= MOST_SERIES) return [...series];
  const sumOf = ({ values }: Series) => values.reduce((sum, value) => sum + value, 0);
  const largest = new Set(series.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, MOST_SERIES - 1));
  const others = series.filter((each) => !largest.has(each));
  const length = max(series, ({ values }) => values.length) ?? 0;
  const values = Array.from({ length }, (_, index) =>
    others.reduce((sum, each) => sum + (each.values[index] ?? 0), 0),
  );
  return [...series.filter((each) => largest.has(each)), { name: rest, values }];
}

/** Which places of an axis are named, so that about `most` names stand on it, evenly, the last among them. */
export function namedPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
