import type { Design } from "./design";
import type { Length } from "./pages";

/** No text gets smaller than this, in points, nor any distance smaller than this share of what the template has. */
export const leastSize = 9.5;
export const leastSpacing = 0.7;

export type Scale = { size: number; spacing: number };

/** Finer steps than these are seen by nobody; coarser ones leave a line more than there is room for. */
const SIZE_STEP = 0.1;
const SPACING_STEP = 0.02;

function stepsDown(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.round((from - to) / step));
  return Array.from({ length: count + 1 }, (_, index) => Math.max(to, from - index * step));
}

/** What may be tried, the most comfortable first: the spacing gives way before the size does. */
function scalesOf({ size, spacing }: Scale): Scale[] {
  const tighter = stepsDown(spacing, Math.min(spacing, leastSpacing), SPACING_STEP);
  const smaller = stepsDown(size, Math.min(size, leastSize), SIZE_STEP);
  return [
    ...tighter.map((one) => ({ size, spacing: one })),
    ...smaller.slice(1).map((one) => ({ size: one, spacing: Math.min(spacing, leastSpacing) })),
  ];
}

/** The first of some scales that takes no more than `limit` pages, or the last. They take fewer pages from one to the next. */
function firstWithin(scales: Scale[], limit: number, pagesAt: (scale: Scale) => number): Scale | undefined {
  let [low, high] = [0, scales.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const scale = scales[middle];
    if (scale && pagesAt(scale) <= limit) high = middle;
    else low = middle + 1;
  }
  return scales[low];
}

/** A last page that holds less than this of a page looks like an oversight. */
const shortPage = 0.15;

type Found = Scale & { fits: boolean };

function within(chosen: Scale, limit: number, pagesAt: (scale: Scale) => number): Found {
  const scales = scalesOf(chosen);
  const least = pagesAt(scales.at(-1) ?? chosen);
  const most = Math.max(limit, least);
  const found = firstWithin(scales, most, pagesAt) ?? chosen;
  // A smaller size leaves room to space, which the last step down in size took whole.
  const spaced = stepsDown(chosen.spacing, found.spacing, SPACING_STEP).map((spacing) => ({
    size: found.size,
    spacing,
  }));
  return { ...(firstWithin(spaced, most, pagesAt) ?? found), fits: least <= limit };
}

/** The largest size and spacing with no more than `limit` pages, else those with the fewest. A short last page is drawn back. */
export function fitTo(
  { size, spacing, fit }: Pick<Design, "size" | "spacing" | "fit">,
  limit: number | null,
  lengthAt: (scale: Scale) => Length,
): Found {
  const chosen = { size, spacing };
  if (fit === "free") return { ...chosen, fits: true };
  const pagesAt = (scale: Scale) => lengthAt(scale).pages;
  const isShort = limit === null || pagesAt(chosen) <= limit;
  const found = isShort ? { ...chosen, fits: true } : within(chosen, limit, pagesAt);
  const { pages, last } = lengthAt(found);
  if (pages === 1 || last >= shortPage) return found;
  const fewer = within(chosen, pages - 1, pagesAt);
  return fewer.fits ? { ...fewer, fits: found.fits } : found;
}
