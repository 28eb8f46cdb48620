/**
 * A piece of a card's flow as it was measured in one long column: a block, or one of the parts a block may be cut into
 * (items, sentences, lines). Lengths are CSS pixels from the top of the column.
 */
export type Piece<Place = unknown> = {
  /** Where it begins, in the words of whoever measured. */
  start: Place;
  top: number;
  bottom: number;
  /** A heading, which never ends a page. */
  keepWithNext: boolean;
  /** A sentence is only cut where no page could hold it. */
  isSentence: boolean;
  /** The smaller pieces it may be cut into, measured when first asked for; none if it must stay whole. */
  parts(): Piece<Place>[];
};

export type Pages<Place> = {
  /** Where every page begins. */
  starts: Place[];
  /** How far the tallest piece that could not be cut exceeds its page; 0 if everything fits. */
  excess: number;
};

/** A page that would be left emptier than this is filled with a part of the next block instead. */
const FULL_ENOUGH = 0.6;

/**
 * Cuts a column into pages of the given height: between blocks where that leaves a page well filled, within a block
 * where it does not or where the block is taller than a page. What follows a cut may only get shorter by it, as a
 * sentence from the middle of a line moves to the start of one.
 */
export function splitIntoPages<Place>(
  pieces: Piece<Place>[],
  heightOf: (page: number) => number,
): Pages<Place> {
  const starts: Place[] = [];
  let excess = 0;
  let pageTop = 0;
  let heading: Piece<Place> | null = null;

  function open(piece: Piece<Place>): void {
    starts.push(piece.start);
    pageTop = piece.top;
  }

  function place(piece: Piece<Place>): void {
    const room = heightOf(starts.length - 1);
    const isTooMuch = piece.bottom - pageTop > room;
    const isPageStart = piece.top <= pageTop || (heading !== null && heading.top <= pageTop);
    if (isTooMuch && mayCut(piece, room, isPageStart)) {
      const parts = piece.parts();
      if (parts.length > 1) {
        for (const part of parts) place(part);
        return;
      }
    }
    if (isTooMuch && !isPageStart) {
      open(heading ?? piece);
      place(piece);
      return;
    }
    if (isTooMuch) excess = Math.max(excess, piece.bottom - pageTop - room);
    heading = piece.keepWithNext ? (heading ?? piece) : null;
  }

  function mayCut(piece: Piece<Place>, room: number, isPageStart: boolean): boolean {
    const isTallerThanPage = piece.bottom - piece.top > heightOf(starts.length);
    const isPageLeftEmpty = piece.top - pageTop < FULL_ENOUGH * room;
    return isTallerThanPage || isPageStart || (isPageLeftEmpty && !piece.isSentence);
  }

  for (const piece of pieces) {
    if (starts.length === 0) open(piece);
    place(piece);
  }
  return { starts, excess };
}
