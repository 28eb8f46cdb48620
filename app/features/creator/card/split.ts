import { evenPages, type Unit } from "./even-pages";

/** A piece of a card's flow as it was measured in one long column: a block, or one of the parts a block may be cut into
 * (items, sentences, lines). Lengths are CSS pixels from the top of the column. */
export type Piece<Place = unknown> = {
  start: Place;
  top: number;
  bottom: number;
  keepWithNext: boolean;
  isBreak: boolean;
  /** A sentence is only cut where no page could hold it. */
  isSentence: boolean;
  /** The smaller pieces it may be cut into, measured when first asked for; none if it must stay whole. */
  parts(): Piece<Place>[];
};

type Pages<Place> = {
  starts: Place[];
  excess: number;
};

type Chapters<Place> = { pages: { start: Place; end: Place | null }[]; excess: number };

/** Cuts a column as `splitIntoPages` does, chapter by chapter: each rule begins a new page and is on none itself. A column of
 * nothing but rules is cut as if they were none. */
export function splitAtBreaks<Place>(
  pieces: Piece<Place>[],
  heightOf: (page: number) => number,
): Chapters<Place> {
  const pages: Chapters<Place>["pages"] = [];
  let excess = 0;
  let chapter: Piece<Place>[] = [];

  function close(end: Place | null): void {
    const before = pages.length;
    const split = splitIntoPages(chapter, (page) => heightOf(before + page));
    for (const [index, start] of split.starts.entries())
      pages.push({ start, end: split.starts[index + 1] ?? end });
    excess = Math.max(excess, split.excess);
    chapter = [];
  }

  const isBare = pieces.every(({ isBreak }) => isBreak);
  for (const piece of pieces) {
    if (piece.isBreak && !isBare) close(piece.start);
    else chapter.push(piece);
  }
  close(null);
  return { pages, excess };
}

/** A page that would be left emptier than this is filled with a part of the next block instead. */
const FULL_ENOUGH = 0.6;

/** What a cut costs at such a place: 1 is as bad as a blank page, 0.25 as one that is half empty. */
const cutCosts = { block: 0, item: 0.03, sentence: 0.17, phrase: 0.3, afterHeading: 3 };

/** As few pages of the given height as hold a column, all about equally full, so that none is left with a line or two. */
export function splitIntoPages<Place>(
  pieces: Piece<Place>[],
  heightOf: (page: number) => number,
): Pages<Place> {
  const measured = pieces.map(measuredOnce);
  const { starts, excess } = fillPages(measured, heightOf);
  const count = starts.length;
  if (count < 2) return { starts, excess };
  const tallest = Math.max(...starts.map((_, page) => heightOf(page)));
  const even = evenPages(unitsOf(measured, tallest), { count, heightOf, excess });
  return { starts: even?.map(({ start }) => start) ?? starts, excess };
}

function unitsOf<Place>(pieces: Piece<Place>[], tallest: number): Unit<Place>[] {
  const units: Unit<Place>[] = [];
  let isAfterHeading = false;

  function add(piece: Piece<Place>, cutCost: number): void {
    const isWhole = piece.isSentence && piece.bottom - piece.top <= tallest;
    const parts = isWhole ? [] : smallerParts(piece);
    if (parts.length < 2) {
      const { start, top, bottom } = piece;
      units.push({ start, top, bottom, cutCost: isAfterHeading ? cutCosts.afterHeading : cutCost });
      isAfterHeading = false;
    }
    const within = piece.isSentence ? cutCosts.phrase : cutCosts.item;
    for (const [index, part] of parts.entries())
      add(part, index === 0 ? cutCost : Math.max(within, part.isSentence ? cutCosts.sentence : 0));
    isAfterHeading = piece.keepWithNext;
  }

  for (const piece of pieces) add(piece, cutCosts.block);
  return units;
}

function measuredOnce<Place>(piece: Piece<Place>): Piece<Place> {
  let parts: Piece<Place>[] | null = null;
  return {
    ...piece,
    parts: () => {
      parts ??= piece.parts().map(measuredOnce);
      return parts;
    },
  };
}

/** The parts of a piece; where it is nothing but one part, such as the paragraph of a quotation, the parts of that. */
function smallerParts<Place>(piece: Piece<Place>): Piece<Place>[] {
  let parts = piece.parts();
  for (let [only] = parts; only && parts.length === 1; [only] = parts) parts = only.parts();
  return parts.map((part, index) => ({
    ...part,
    ...(index === 0 && { start: piece.start, top: piece.top }),
    ...(index === parts.length - 1 && { bottom: piece.bottom }),
  }));
}

/** Cuts between blocks where that leaves a page well filled, else within one, as where a block is taller than a page. What follows
 * a cut may only get shorter by it: a sentence from the middle of a line moves to the start of one. */
function fillPages<Place>(pieces: Piece<Place>[], heightOf: (page: number) => number): Pages<Place> {
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
    const needed = piece.bottom - pageTop;
    const isPageStart = piece.top <= pageTop || (heading !== null && heading.top <= pageTop);
    const isLeftEmpty = piece.top - pageTop < FULL_ENOUGH * room && !piece.isSentence;
    if (needed > room) {
      const isTallerThanPage = piece.bottom - piece.top > heightOf(starts.length);
      const parts = isTallerThanPage || isPageStart || isLeftEmpty ? smallerParts(piece) : [];
      if (parts.length > 1) {
        for (const part of parts) place(part);
        return;
      }
      // A heading alone on its page is better than what it stands over cut off.
      if (!isPageStart || piece.top > pageTop) {
        open(isPageStart ? piece : (heading ?? piece));
        heading = isPageStart ? null : heading;
        place(piece);
        return;
      }
      excess = Math.max(excess, needed - room);
    }
    heading = piece.keepWithNext ? (heading ?? piece) : null;
  }

  for (const piece of pieces) {
    if (starts.length === 0) open(piece);
    place(piece);
  }
  return { starts, excess };
}
