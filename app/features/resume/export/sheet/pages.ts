import type { SheetPage } from "./sheet";
import type { Strip } from "./strips";

type Area = { left: number; top: number; height: number };

/** What flows from page to page: `x` from the left of the area, and `start` where it begins on the first page. */
export type Column = { strips: Strip[]; x: number; start: number };

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
function placesOf({ strips, start }: Column, height: number): Place[] {
  const places: Place[] = [];
  let [page, y, top] = [0, start, start];
  const turn = () => {
    page += 1;
    [y, top] = [0, 0];
  };
  for (const group of groupsOf(strips)) {
    const whole = (group[0]?.gap ?? 0) + heightOf(group);
    if (y > 0 && y + whole > height + SLACK && heightOf(group) <= height) turn();
    for (const one of group) {
      if (y > 0 && y + (y > top ? one.gap : 0) + one.height > height + SLACK) turn();
      const at = y > top ? y + one.gap : y;
      places.push({ strip: one, page, y: at });
      y = at + one.height;
    }
  }
  return places;
}

/** How many pages it takes, at least one, and how much of the last is used, from 0 to 1. */
export type Length = { pages: number; last: number };

export function lengthOf(columns: Column[], height: number): Length {
  const ends = columns.flatMap((column) => placesOf(column, height).at(-1) ?? []);
  const pages = Math.max(0, ...ends.map(({ page }) => page)) + 1;
  const onLast = ends.filter(({ page }) => page === pages - 1);
  return {
    pages,
    last: Math.max(0, ...onLast.map(({ y, strip }) => Math.min(1, (y + strip.height) / height))),
  };
}

export function pagesOf(columns: Column[], { left, top, height }: Area): SheetPage[] {
  const places = columns.flatMap((column) =>
    placesOf(column, height).map((place) => ({ ...place, x: column.x })),
  );
  const count = Math.max(0, ...places.map(({ page }) => page)) + 1;
  return Array.from({ length: count }, (_, page) => {
    const moved = places
      .filter((place) => place.page === page)
      .map(({ strip: { runs, rules, pictures, icons, marks }, x, y }) => {
        const move = <Part extends { x: number; y: number }>(part: Part): Part => ({
          ...part,
          x: part.x + x + left,
          y: part.y + y + top,
        });
        return {
          runs: runs.map(move),
          rules: rules.map(move),
          pictures: pictures.map(move),
          icons: icons.map(move),
          marks: marks.map(move),
        };
      });
    return {
      runs: moved.flatMap((one) => one.runs),
      rules: moved.flatMap((one) => one.rules),
      pictures: moved.flatMap((one) => one.pictures),
      icons: moved.flatMap((one) => one.icons),
      marks: moved.flatMap((one) => one.marks),
    };
  });
}
