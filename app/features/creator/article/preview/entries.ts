import type { RenderedBlock } from "./protocol";

/** A block as it stands in the page: `nodes` are what shows it. While `stale`, they still show what stood there before. */
export type Entry<N> = RenderedBlock & { nodes: N[]; stale: boolean };

/** Touches as few nodes as possible: a block with the same HTML keeps its nodes; a changed one takes over those of the one it
 * replaces until it is drawn, so that the reader's place stays. */
export function applyPatch<N>(
  entries: readonly Entry<N>[],
  patch: { from: number; removed: number; blocks: readonly RenderedBlock[] },
): { entries: Entry<N>[]; dropped: N[] } {
  const before = entries.slice(patch.from, patch.from + patch.removed);
  const kept = placesOfKept(before, patch.blocks);
  const made: Entry<N>[] = [];
  const dropped: N[] = [];
  let used = 0;
  for (const block of patch.blocks) {
    const place = kept.get(block.html) ?? -1;
    const same = place >= used ? before[place] : undefined;
    if (same) {
      for (const { nodes } of before.slice(used, place)) dropped.push(...nodes);
      made.push({ ...same, lines: block.lines });
      used = place + 1;
    } else {
      const replaced = before[used];
      const isFree = replaced !== undefined && !kept.has(replaced.html);
      made.push({ ...block, nodes: isFree ? replaced.nodes : [], stale: true });
      if (isFree) used++;
    }
  }
  for (const { nodes } of before.slice(used)) dropped.push(...nodes);
  return {
    entries: [...entries.slice(0, patch.from), ...made, ...entries.slice(patch.from + patch.removed)],
    dropped,
  };
}

/** Where those blocks stood of which there is one before and one after. */
function placesOfKept(before: readonly { html: string }[], after: readonly { html: string }[]) {
  const single = onlyPlaces(after);
  return new Map([...onlyPlaces(before)].filter(([html]) => single.has(html)));
}

function onlyPlaces(blocks: readonly { html: string }[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, { html }] of blocks.entries()) {
    if (places.has(html)) repeated.add(html);
    places.set(html, index);
  }
  for (const html of repeated) places.delete(html);
  return places;
}

export function firstLines(entries: readonly { lines: number }[]): number[] {
  let line = 0;
  return entries.map(({ lines }) => {
    const first = line;
    line += lines;
    return first;
  });
}
