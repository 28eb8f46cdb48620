import { type RefObject, useLayoutEffect } from "react";
import { placeNotes } from "./free-notes";

function setStyle(element: HTMLElement, name: string, pixels: number) {
  if (pixels > 0) element.style.setProperty(name, `${pixels}px`);
  else element.style.removeProperty(name);
}

/** Beside a sheet its notes are taken out of the flow, so that their height tears no hole into it. */
function settle(sheet: HTMLElement) {
  const blocks = [...sheet.children].filter((child) => child instanceof HTMLElement);
  for (const block of blocks) setStyle(block, "min-height", 0);
  setStyle(sheet, "padding-bottom", 0);
  const beside = blocks.flatMap((block, index) => {
    const note = block.querySelector<HTMLElement>("[data-notes]");
    return note ? [{ note, block, above: blocks[index - 1] }] : [];
  });
  const [first] = beside;
  if (!first || getComputedStyle(first.note).position !== "absolute") return;
  const { top, height } = sheet.getBoundingClientRect();
  const { places, bottom } = placeNotes(
    beside.map(({ note, block }) => ({
      top: block.getBoundingClientRect().top - top,
      height: note.offsetHeight,
    })),
  );
  const heights = beside.map(({ above }) => above?.offsetHeight ?? 0);
  let end = height;
  for (const [index, { note, above }] of beside.entries()) {
    const { shift = 0, room = 0 } = places[index] ?? {};
    setStyle(note, "top", shift);
    if (above && room > 0) setStyle(above, "min-height", (heights[index] ?? 0) + room);
    end += room;
  }
  setStyle(sheet, "padding-bottom", bottom - end);
}

/** Lets the notes beside a sheet run free of its lines. */
export function useFreeNotes(sheet: RefObject<HTMLElement>) {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return;
    settle(current);
    const observer = new ResizeObserver(() => settle(current));
    for (const each of [current, ...current.querySelectorAll("[data-notes]")]) observer.observe(each);
    return () => observer.disconnect();
  });
}
