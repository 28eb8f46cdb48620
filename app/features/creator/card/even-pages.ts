export type Unit<Place = unknown> = {
  start: Place;
  top: number;
  bottom: number;
  /** What it costs to begin a page with it, on the scale of the emptiness of a page: 1 is as bad as a blank page. */
  cutCost: number;
};

/** The last page may be emptier than the others: it is the end. */
const LAST_PAGE_WEIGHT = 0.7;

type Bounds = { count: number; heightOf: (page: number) => number; excess: number };

/** The units that begin exactly `count` pages, about equally full (the least sum of squared emptiness and of cut costs); null
 * where none hold them. A page may exceed its height by `excess`. Each number of pages is worked out from the one before. */
export function evenPages<Place>(units: Unit<Place>[], bounds: Bounds): Unit<Place>[] | null {
  const earliest = earliestEnds(units, bounds);
  let costs = new Map([[0, 0]]);
  const begins: Map<number, number>[] = [];
  for (let page = 0; page < bounds.count; page++) {
    const room = bounds.heightOf(page);
    const next = new Map<number, number>();
    const begin = new Map<number, number>();
    for (const [from, cost] of costs) {
      const top = units[from]?.top ?? 0;
      for (let end = from + 1; end <= units.length; end++) {
        const bottom = units[end - 1]?.bottom ?? 0;
        if (bottom - top > room + bounds.excess) break;
        if (end < (earliest[page] ?? 0)) continue;
        const emptiness = Math.max(0, 1 - (bottom - top) / room) ** 2;
        const weighed = end === units.length ? emptiness * LAST_PAGE_WEIGHT : emptiness;
        const total = cost + weighed + (units[end]?.cutCost ?? 0);
        if (total >= (next.get(end) ?? Number.POSITIVE_INFINITY)) continue;
        next.set(end, total);
        begin.set(end, from);
      }
    }
    costs = next;
    begins.push(begin);
  }
  return costs.has(units.length) ? traced(units, begins) : null;
}

function earliestEnds(units: Unit[], { count, heightOf, excess }: Bounds): number[] {
  const ends: number[] = [];
  let end = units.length;
  for (let page = count - 1; page >= 0; page--) {
    ends[page] = end;
    const bottom = units[end - 1]?.bottom ?? 0;
    while (end > 0 && bottom - (units[end - 1]?.top ?? 0) <= heightOf(page) + excess) end--;
  }
  return ends;
}

function traced<Place>(units: Unit<Place>[], begins: Map<number, number>[]): Unit<Place>[] {
  const starts: Unit<Place>[] = [];
  let end = units.length;
  for (const begin of begins.toReversed()) {
    end = begin.get(end) ?? 0;
    starts.unshift(...units.slice(end, end + 1));
  }
  return starts;
}
