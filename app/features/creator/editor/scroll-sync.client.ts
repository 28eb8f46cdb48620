import { openSourceHeights } from "./source-heights.client";

type Options = {
  area: HTMLTextAreaElement;
  preview: HTMLElement;
  lines(): number[];
  blocks(): HTMLElement[][];
  isShown(): boolean;
  /** Whether the text was pasted before this was there. */
  wasPasted: boolean;
};

/** A scroll event that answers to our own setting is known by its place, not by when it comes. */
const SAME_PLACE_PX = 2;

const ROOM_AT_EDGE_PX = 24;

/** Milliseconds after a key in which nothing is measured. */
const PAUSE_MS = 400;

const CHUNK_MS = 8;

/** Longer texts, or texts of a longer block, scroll each for itself: to measure them would hold up the typing. Characters. */
const LONGEST_TEXT = 500_000;
const LONGEST_BLOCK = 100_000;

const whenIdle = (work: () => void): number =>
  window.requestIdleCallback
    ? window.requestIdleCallback(work, { timeout: 1000 })
    : window.setTimeout(work, 50);
const leave = (waiting: number): void => (window.cancelIdleCallback ?? window.clearTimeout)(waiting);

export type ScrollSync = ReturnType<typeof openScrollSync>;

/** Keeps two panes at the same block. Nothing is measured while somebody types; what typing scrolls follows in a pause. */
export function openScrollSync({ area, preview, lines, blocks, isShown, wasPasted }: Options) {
  const listening = new AbortController();
  const { signal } = listening;
  const heights = openSourceHeights(area);
  let map: { places: ScrollMap; of: string; lines: number[] } | null = null;
  let pieces: { texts: string[]; lines: number[] } | null = null;
  let expected: { pane: HTMLElement; top: number } | null = null;
  let moved: HTMLElement | null = null;
  let typed = Number.NEGATIVE_INFINITY;
  let isPasted = wasPasted;
  let frame = 0;
  let timer: number | undefined;
  let idle = 0;

  function texts(): string[] | null {
    if (area.textLength > LONGEST_TEXT) return null;
    const firsts = lines();
    if (pieces?.lines !== firsts) {
      const source = area.value.split("\n");
      const cut = firsts.map((line, index) => `${source.slice(line, firsts[index + 1]).join("\n")}\n`);
      pieces = { texts: cut, lines: firsts };
    }
    return pieces.texts.some(({ length }) => length > LONGEST_BLOCK) ? null : pieces.texts;
  }

  function current(): ScrollMap | null {
    const known = texts();
    if (!known) return null;
    const firsts = lines();
    const textEnd = area.scrollHeight - area.clientHeight;
    const shownEnd = preview.scrollHeight - preview.clientHeight;
    const of = [textEnd, area.clientWidth, shownEnd].join();
    if (map?.of === of && map.lines === firsts) return map.places;
    const tops = heights.tops(known);
    if (!tops) return null;
    const top = preview.getBoundingClientRect().top - preview.scrollTop;
    const shown = blocks();
    const pairs = tops.flatMap((from, index) => {
      const element = shown[index]?.[0];
      return element ? [{ from, to: element.getBoundingClientRect().top - top }] : [];
    });
    const places = scrollMap(
      pairs.map(({ from }) => from),
      pairs.map(({ to }) => to),
      textEnd,
      shownEnd,
    );
    map = { places, of, lines: firsts };
    return places;
  }

  function follow(): void {
    const source = moved;
    if (!source) return;
    const known = current();
    if (!known) {
      prepare(0);
      return;
    }
    moved = null;
    const target = source === area ? preview : area;
    const top = mapped(source.scrollTop, source === area ? known : reversed(known));
    if (Math.abs(target.scrollTop - top) < SAME_PLACE_PX) return;
    target.scrollTop = top;
    expected = { pane: target, top: target.scrollTop };
  }

  function prepare(pause: number): void {
    timer ??= window.setTimeout(() => {
      idle = whenIdle(fill);
    }, pause);
  }

  function fill(): void {
    timer = undefined;
    const wanted = texts();
    if (wanted && !heights.fill(wanted, CHUNK_MS)) {
      prepare(0);
      return;
    }
    if (!wanted) moved = null;
    else if (moved) follow();
    if (isPasted && isShown()) showCaret();
  }

  /** What was pasted may be far taller in the preview than in the text, which then has not scrolled, or may be drawn after it has. */
  function showCaret(): void {
    isPasted = false;
    const line = area.value.slice(0, area.selectionEnd).split("\n").length - 1;
    const block = blocks()[lines().findLastIndex((first) => first <= line)]?.at(-1)?.getBoundingClientRect();
    const { top, bottom } = preview.getBoundingClientRect();
    if (!block || (block.bottom <= bottom && block.bottom >= top)) return;
    preview.scrollTop +=
      block.bottom > bottom ? block.bottom - bottom + ROOM_AT_EDGE_PX : block.top - top - ROOM_AT_EDGE_PX;
    expected = { pane: preview, top: preview.scrollTop };
  }

  function onScroll(source: HTMLElement): void {
    if (expected?.pane === source && Math.abs(expected.top - source.scrollTop) < SAME_PLACE_PX) {
      expected = null;
      return;
    }
    moved = source;
    window.cancelAnimationFrame(frame);
    if (performance.now() - typed < PAUSE_MS) prepare(PAUSE_MS);
    else frame = window.requestAnimationFrame(follow);
  }

  const onInput = () => {
    typed = performance.now();
    pieces = null;
    prepare(PAUSE_MS);
  };
  const onPaste = () => {
    isPasted = true;
  };
  area.addEventListener("input", onInput, { signal });
  area.addEventListener("paste", onPaste, { signal });
  area.addEventListener("scroll", () => onScroll(area), { signal, passive: true });
  preview.addEventListener("scroll", () => onScroll(preview), { signal, passive: true });
  prepare(PAUSE_MS);

  return {
    prepare: () => prepare(PAUSE_MS),
    close(): void {
      listening.abort();
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      leave(idle);
      heights.close();
    },
  };
}

type ScrollMap = { from: number[]; to: number[] };

/** Between two known pairs by proportion, at both ends by the ends, so that both panes reach their ends together. */
function mapped(at: number, { from, to }: ScrollMap): number {
  const next = from.findIndex((each) => each > at);
  if (next === -1) return to.at(-1) ?? 0;
  if (next === 0) return to[0] ?? 0;
  const [low = 0, high = 0] = [from[next - 1], from[next]];
  const [toLow = 0, toHigh = 0] = [to[next - 1], to[next]];
  return toLow + ((at - low) / (high - low)) * (toHigh - toLow);
}

function scrollMap(text: number[], shown: number[], textEnd: number, shownEnd: number): ScrollMap {
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

function reversed({ from, to }: ScrollMap): ScrollMap {
  return { from: to, to: from };
}
