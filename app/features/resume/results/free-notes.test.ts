import { expect, test } from "vitest";
import { placeNotes } from "./free-notes";

test("notes with room stand at the top of their blocks", () => {
  const { places } = placeNotes([
    { top: 0, height: 50 },
    { top: 100, height: 50 },
  ]);
  expect(places).toEqual([
    { shift: 0, room: 0 },
    { shift: 0, room: 0 },
  ]);
});

test("a note that is taller than its lines moves the next note down, and not the lines", () => {
  const { places, bottom } = placeNotes([
    { top: 0, height: 110 },
    { top: 60, height: 40 },
    { top: 300, height: 40 },
  ]);
  expect(places).toEqual([
    { shift: 0, room: 0 },
    { shift: 62, room: 0 },
    { shift: 0, room: 0 },
  ]);
  expect(bottom).toBe(340);
});

test("lines are only set apart so far that no note is lost from its own", () => {
  const notes = Array.from({ length: 8 }, (_, index) => ({ top: index * 30, height: 90 }));
  const { places } = placeNotes(notes);
  let [moved, bottom] = [0, 0];
  for (const [index, { shift, room }] of places.entries()) {
    moved += room;
    const top = index * 30 + moved + shift;
    expect(shift).toBeLessThanOrEqual(120);
    expect(top).toBeGreaterThanOrEqual(bottom);
    bottom = top + 90;
  }
  expect(places.some(({ room }) => room > 0)).toBe(true);
});
