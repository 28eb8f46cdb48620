import type { SheetPage } from "./sheet";
import type { Strip } from "./strips";

type Area = { left: number; top: number; height: number };

/** Room that rounding may take. */
const SLACK = 0.01;

/** Strips that stay together, each group as long as the next strip is kept with. */
function groupsOf(strips: Strip[]): Strip[][] {
  const groups: Strip[][] = [];
  let isKept = false;
  for (const one of strips) {
    if (isKept) groups.at(-1)?.push(one);
    else groups.push([one]);
    isKept = one.keep;
  }
  return groups;
}

function heightOf(group: Strip[]): number {
  return group.reduce((sum, { gap, height }, index) => sum + height + (index > 0 ? gap : 0), 0);
}

type Place = { strip: Strip; page: number; y: number };

/** Where each strip goes. A group moves to the next page as a whole, unless it is higher than a page. */
function placesOf(strips: Strip[], height: number): Place[] {
  const places: Place[] = [];
  let [page, y] = [0, 0];
  const turn = () => {
    page += 1;
    y = 0;
  };
  for (const group of groupsOf(strips)) {
    const whole = (group[0]?.gap ?? 0) + heightOf(group);
    if (y > 0 && y + whole > height + SLACK && heightOf(group) <= height) turn();
    for (const one of group) {
      if (y > 0 && y + one.gap + one.height > height + SLACK) turn();
      const top = y > 0 ? y + one.gap : 0;
      places.push({ strip: one, page, y: top });
      y = top + one.height;
    }
  }
  return places;
}

/** How many pages it takes, at least one, and how much of the last is used, from 0 to 1. */
export type Length = { pages: number; last: number };

/** How long the strips are on pages of this height, in points. */
export function lengthOf(strips: Strip[], height: number): Length {
  const end = placesOf(strips, height).at(-1);
  return end
    ? { pages: end.page + 1, last: Math.min(1, (end.y + end.strip.height) / height) }
    : { pages: 1, last: 0 };
}

/** The strips on their pages, all distances from the upper left corner of the paper, in points. */
export function pagesOf(strips: Strip[], { left, top, height }: Area): SheetPage[] {
  const places = placesOf(strips, height);
  const count = (places.at(-1)?.page ?? 0) + 1;
  return Array.from({ length: count }, (_, page) => {
    const moved = places
      .filter((place) => place.page === page)
      .map(({ strip: { runs, rules, pictures, marks }, y }) => {
        const move = <Part extends { x: number; y: number }>(part: Part): Part => ({
          ...part,
          x: part.x + left,
          y: part.y + y + top,
        });
        return {
          runs: runs.map(move),
          rules: rules.map(move),
          pictures: pictures.map(move),
          marks: marks.map((mark) => ({ ...mark, y: mark.y + y + top })),
        };
      });
    return {
      runs: moved.flatMap((one) => one.runs),
      rules: moved.flatMap((one) => one.rules),
      pictures: moved.flatMap((one) => one.pictures),
      marks: moved.flatMap((one) => one.marks),
    };
  });
}
