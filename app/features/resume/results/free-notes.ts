/** A block of the sheet from its top, and how tall the notes beside it are. */
export type NoteBeside = { top: number; height: number };

/** How far below the top of its block a note begins, and how much room is made above the block. */
export type NotePlace = { shift: number; room: number };

const GAP = 12;

/** Farther down a note would be taken for one of another line. */
const FARTHEST = 120;

/** Notes one below the other, each as near to its block as those above leave room for; blocks are only set apart where a note
 * would get too far from its own. `bottom` is where the last note ends. */
export function placeNotes(notes: NoteBeside[]): { places: NotePlace[]; bottom: number } {
  let bottom = Number.NEGATIVE_INFINITY;
  let moved = 0;
  const places = notes.map(({ top, height }) => {
    const free = Math.max(0, bottom + GAP - (top + moved));
    const room = Math.max(0, free - FARTHEST);
    moved += room;
    const shift = free - room;
    bottom = top + moved + shift + height;
    return { shift, room };
  });
  return { places, bottom };
}
