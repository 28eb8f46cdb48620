import { type RefObject, useEffect, useRef } from "react";
import { mapped, reversed, type ScrollMap, scrollMap } from "../../editing/scroll-map";
import type { Preview } from "../../preview/preview.client";
import { measureLines } from "./mirror.client";

type Panes = {
  field: RefObject<HTMLTextAreaElement>;
  pane: RefObject<HTMLElement>;
  preview: Preview | null;
  /** First source lines of the blocks. */
  lines: number[];
  /** Changes when the text area is another one. */
  draftKey: string;
  enabled: boolean;
};

/** A scroll event that answers to our own setting is known by its place, not by when it comes. */
const SAME = 2;

function places({ field, pane, preview, lines }: Panes): ScrollMap | null {
  const [area, paper] = [field.current, pane.current];
  if (!area || !paper || !preview) return null;
  const top = paper.getBoundingClientRect().top - paper.scrollTop;
  const blocks = preview.blocks();
  const pairs = lines.flatMap((line, index) => {
    const element = blocks[index]?.[0];
    return element ? [{ line, shown: element.getBoundingClientRect().top - top }] : [];
  });
  const text = measureLines(
    area,
    pairs.map(({ line }) => line),
  );
  return scrollMap(
    text,
    pairs.map(({ shown }) => shown),
    area.scrollHeight - area.clientHeight,
    paper.scrollHeight - paper.clientHeight,
  );
}

/** Scrolls the preview with the text and the text with the preview, block by block. Measured only when somebody scrolls. */
export function useScrollSync(panes: Panes) {
  const latest = useRef(panes);
  latest.current = panes;
  const { field, pane, enabled, draftKey } = panes;

  useEffect(() => {
    const [area, paper] = [field.current, pane.current];
    if (!enabled || !area || !paper || !draftKey) return;
    const listening = new AbortController();
    const { signal } = listening;
    let map: { places: ScrollMap; of: string } | null = null;
    let expected: { pane: HTMLElement; top: number } | null = null;
    let frame = 0;

    function current(): ScrollMap | null {
      if (!area || !paper) return null;
      const of = [
        area.textLength,
        area.scrollHeight,
        area.clientWidth,
        paper.scrollHeight,
        paper.clientHeight,
      ].join();
      if (map?.of === of && map) return map.places;
      const measured = places(latest.current);
      map = measured && { places: measured, of };
      return measured;
    }

    function follow(source: HTMLElement, target: HTMLElement): void {
      if (expected?.pane === source && Math.abs(expected.top - source.scrollTop) < SAME) {
        expected = null;
        return;
      }
      window.cancelAnimationFrame(frame);
      frame = window.requestAnimationFrame(() => {
        const known = current();
        if (!known) return;
        const top = mapped(source.scrollTop, source === area ? known : reversed(known));
        if (Math.abs(target.scrollTop - top) < SAME) return;
        target.scrollTop = top;
        expected = { pane: target, top: target.scrollTop };
      });
    }

    area.addEventListener("scroll", () => follow(area, paper), { signal, passive: true });
    paper.addEventListener("scroll", () => follow(paper, area), { signal, passive: true });
    return () => {
      listening.abort();
      window.cancelAnimationFrame(frame);
    };
  }, [field, pane, enabled, draftKey]);
}
