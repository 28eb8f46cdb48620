import type { RenderedBlock } from "./protocol";

/** A block as it stands in the page: `nodes` are what shows it. While `stale`, they still show what stood there before. */
export type Entry<N> = RenderedBlock & { nodes: N[]; stale: boolean };

export type Change<N> = {
  entries: Entry<N>[];
  dropped: N[];
  from: number;
  to: number;
};

type Pair = { before: number; after: number };

/** Touches as few nodes as possible: a block with the same HTML keeps its nodes; a changed one takes over those of the one it
 * replaces until it is drawn, so that the reader's place stays. */
export function applyPatch<N>(
  entries: readonly Entry<N>[],
  patch: { from: number; removed: number; blocks: readonly RenderedBlock[] },
): Change<N> {
  const before = entries.slice(patch.from, patch.from + patch.removed);
  const made: Entry<N>[] = [];
  const dropped: N[] = [];
  let used = 0;
  for (const pair of [
    ...sameBlocks(before, patch.blocks),
    { before: before.length, after: patch.blocks.length },
  ]) {
    for (const block of patch.blocks.slice(made.length, pair.after)) {
      const nodes = used < pair.before ? (before[used++]?.nodes ?? []) : [];
      made.push({ ...block, nodes, stale: true });
    }
    while (used < pair.before) dropped.push(...(before[used++]?.nodes ?? []));
    const same = before[used++];
    const block = patch.blocks[pair.after];
    if (same && block) made.push({ ...same, lines: block.lines });
  }
  const stale = made.flatMap((entry, index) => (entry.stale ? [patch.from + index] : []));
  return {
    entries: [...entries.slice(0, patch.from), ...made, ...entries.slice(patch.from + patch.removed)],
    dropped,
    from: stale[0] ?? patch.from,
    to: (stale.at(-1) ?? patch.from - 1) + 1,
  };
}

function sameBlocks(before: readonly { html: string }[], after: readonly RenderedBlock[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head]?.html === after[head]?.html) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.html === after.at(-1 - tail)?.html) tail++;
  const middle = {
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
  return [
    ...range(head).map((index) => ({ before: index, after: index })),
    ...onceInBoth(middle.before, middle.after).map((pair) => ({
      before: pair.before + head,
      after: pair.after + head,
    })),
    ...range(tail).map((index) => ({
      before: before.length - tail + index,
      after: after.length - tail + index,
    })),
  ];
}

function onceInBoth(before: readonly { html: string }[], after: readonly { html: string }[]): Pair[] {
  const places = onlyPlaces(before);
  const pairs: Pair[] = [];
  for (const [html, at] of onlyPlaces(after)) {
    const was = places.get(html) ?? -1;
    if (was > (pairs.at(-1)?.before ?? -1) && at >= 0) pairs.push({ before: was, after: at });
  }
  return pairs;
}

function onlyPlaces(blocks: readonly { html: string }[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, { html }] of blocks.entries()) places.set(html, places.has(html) ? -1 : index);
  return places;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

export function firstLines(entries: readonly { lines: number }[]): number[] {
  let line = 0;
  return entries.map(({ lines }) => {
    const first = line;
    line += lines;
    return first;
  });
}
