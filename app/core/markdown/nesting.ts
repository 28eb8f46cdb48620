const tag =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?![a-zA-Z0-9-])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;
const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** Ranges of blocks of which raw HTML opens an element that raw HTML in a later one closes; null is a block without any. */
export function joinedRanges(raw: (string | null)[]): [number, number][] {
  const open: { name: string; block: number }[] = [];
  const counts = new Map<string, number>();
  const ranges: [number, number][] = [];
  raw.forEach((html, block) => {
    for (const [, slash, written] of html?.matchAll(tag) ?? []) {
      const name = written?.toLowerCase();
      if (!name || empty.has(name)) continue;
      const count = counts.get(name) ?? 0;
      if (!slash) {
        open.push({ name, block });
        counts.set(name, count + 1);
      } else if (count > 0) {
        let closed = open.pop();
        while (closed) {
          counts.set(closed.name, (counts.get(closed.name) ?? 1) - 1);
          if (closed.name === name) break;
          closed = open.pop();
        }
        if (closed && closed.block < block) addRange(ranges, closed.block, block);
      }
    }
  });
  return ranges;
}

function addRange(ranges: [number, number][], first: number, last: number): void {
  let from = first;
  for (let before = ranges.at(-1); before && before[1] >= from; before = ranges.at(-1)) {
    from = Math.min(from, before[0]);
    ranges.pop();
  }
  ranges.push([from, last]);
}
