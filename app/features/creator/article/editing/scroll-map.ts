/** Pairs of places that belong together in two panes, in pixels, both rising. */
export type ScrollMap = { from: number[]; to: number[] };

/**
 * The place in the other pane for a place in this one: between two known pairs by proportion, at both ends by the ends, so that
 * a pane at its end has the other at its end too.
 */
export function mapped(at: number, { from, to }: ScrollMap): number {
  const next = from.findIndex((each) => each > at);
  if (next === -1) return to.at(-1) ?? 0;
  if (next === 0) return to[0] ?? 0;
  const [low = 0, high = 0] = [from[next - 1], from[next]];
  const [toLow = 0, toHigh = 0] = [to[next - 1], to[next]];
  return toLow + ((at - low) / (high - low)) * (toHigh - toLow);
}

/** Makes the map of two panes: their ends, and between them the places of blocks, as far as both can be scrolled. */
export function scrollMap(text: number[], shown: number[], textEnd: number, shownEnd: number): ScrollMap {
  const from = [0];
  const to = [0];
  for (const [index, place] of text.entries()) {
    const other = shown[index];
    if (other === undefined || place <= (from.at(-1) ?? 0) || other <= (to.at(-1) ?? 0)) continue;
    if (place >= textEnd || other >= shownEnd) break;
    from.push(place);
    to.push(other);
  }
  return { from: [...from, Math.max(textEnd, (from.at(-1) ?? 0) + 1)], to: [...to, shownEnd] };
}

/** The map for the way back. */
export function reversed({ from, to }: ScrollMap): ScrollMap {
  return { from: to, to: from };
}
