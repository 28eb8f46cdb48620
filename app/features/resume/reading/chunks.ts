import type { Chunk, VisibleGlyph, Word } from "./chunk";
import type { Span } from "./extracted";
import { cellCuts, railCuts } from "./rails";
import { closeTracking } from "./tracking";

/** A gap of this many ems separates words; letters of one word stand closer. */
const wordGap = 0.11;

/** Where a font draws its spaces, as browsers do, letters may be spaced and rounded to pixels, and a gap alone must be wider. */
const drawnWordGap = 0.2;

/** A font draws its spaces if at least one in so many of its characters is one. */
const usualWord = 16;

/** Chinese characters are spaced out to fill a line, so only a wider gap is meant as a space. */
const hanGap = 0.5;

/** Where the font changes, as from a bold school to its town, a smaller gap between Chinese characters is a space too. */
const restyledGap = 0.2;

export const tabGap = 1;

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/;

type Draft = { words: Word[]; right: number; y: number };

/** Word processors set about a quarter of an em between Chinese and Latin letters, where nobody typed a space. */
const scriptGap = 0.4;

/** TeX draws no spaces at all, and sets the same gap around the units of a date, which few people part from their numbers. */
const dateParts = /^(?:\d[年月日]|[年月日]\d)$/;

function isScriptGap(gap: number, size: number, before: string, after: string, draws: boolean): boolean {
  const mixed = han.test(before.slice(-1)) !== han.test(after.slice(0, 1));
  return mixed && gap < scriptGap * size && (draws || dateParts.test(before.slice(-1) + after.slice(0, 1)));
}

export function isSpace(gap: number, size: number, before: string, after: string): boolean {
  const both = han.test(before.slice(-1)) && han.test(after.slice(0, 1));
  return gap > (both ? hanGap : wordGap) * size;
}

function sizeOf(words: Word[]): number {
  return Math.max(...words.flatMap((word) => word.glyphs.map((glyph) => glyph.size)));
}

function spansOf(words: Word[]): Span[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    for (const [place, glyph] of word.glyphs.entries()) {
      const last = spans.at(-1);
      const space = index > 0 && place === 0 ? " " : "";
      const right = glyph.x + glyph.width;
      if (
        last &&
        last.bold === glyph.bold &&
        last.italic === glyph.italic &&
        Math.abs(last.size - glyph.size) < 0.1
      ) {
        last.text += space + glyph.text;
        last.width = right - last.x;
      } else {
        if (last && space) last.text += space;
        const { text, x, width, size, bold, italic } = glyph;
        spans.push({ text, x, width, size, bold, italic });
      }
    }
  }
  return spans;
}

function finish(draft: Draft, order: number, labelled: boolean): Chunk {
  const { words, tracking } = closeTracking(draft.words);
  const spans = spansOf(words);
  const size = sizeOf(words);
  return {
    text: spans.map((span) => span.text).join(""),
    x: spans[0]?.x ?? 0,
    right: draft.right,
    y: draft.y,
    size,
    order,
    tracking,
    labelled,
    spans,
  };
}

function partsOf(draft: Draft, cut: number | null): { draft: Draft; labelled: boolean }[] {
  if (cut === null) return [{ draft, labelled: false }];
  const label = draft.words.slice(0, cut);
  const last = label.at(-1)?.glyphs.at(-1);
  return [
    { draft: { ...draft, words: label, right: last ? last.x + last.width : draft.right }, labelled: false },
    { draft: { ...draft, words: draft.words.slice(cut) }, labelled: true },
  ];
}

/** Drops glyphs drawn again at the same place (within 0.6 points), as some programs do to make text look bold. */
function withoutOverprint(glyphs: VisibleGlyph[]): VisibleGlyph[] {
  const seen = new Map<string, VisibleGlyph[]>();
  return glyphs.filter((glyph) => {
    if (!glyph.text.trim()) return true;
    const column = Math.round(glyph.x);
    const near = [column - 1, column, column + 1].flatMap((x) => seen.get(`${glyph.text}${x}`) ?? []);
    if (near.some((one) => Math.abs(one.x - glyph.x) < 0.6 && Math.abs(one.y - glyph.y) < 0.6)) return false;
    const key = `${glyph.text}${column}`;
    seen.set(key, [...(seen.get(key) ?? []), glyph]);
    return true;
  });
}

function spacingFonts(glyphs: VisibleGlyph[]): Set<string> {
  const uses = new Map<string, { all: number; spaces: number }>();
  for (const { font, text } of glyphs) {
    const use = uses.get(font) ?? { all: 0, spaces: 0 };
    uses.set(font, { all: use.all + 1, spaces: use.spaces + (text.trim() ? 0 : 1) });
  }
  return new Set([...uses].filter(([, { all, spaces }]) => spaces * usualWord >= all).map(([font]) => font));
}

export function chunksOf(glyphs: VisibleGlyph[]): Chunk[] {
  const spacing = spacingFonts(glyphs);
  const draws = glyphs.some(({ text }) => text === " ");
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  let spaced = false;
  for (const glyph of withoutOverprint(glyphs)) {
    if (!glyph.text) continue;
    if (!glyph.text.trim()) {
      spaced = true;
      continue;
    }
    const last: VisibleGlyph | undefined = draft?.words.at(-1)?.glyphs.at(-1);
    if (draft && last) {
      const size = Math.max(last.size, glyph.size);
      const gap = glyph.x - draft.right;
      const same =
        Math.abs(glyph.y - last.y) < size * 0.15 &&
        gap > -0.4 * size &&
        gap < tabGap * Math.min(last.size, glyph.size);
      if (same) {
        const restyled = last.font !== glyph.font && gap > restyledGap * size;
        const drawn = last.font === glyph.font && spacing.has(glyph.font) && gap < drawnWordGap * size;
        const wide = !drawn && isSpace(gap, size, last.text, glyph.text);
        const automatic = isScriptGap(gap, size, last.text, glyph.text, draws);
        const space = (spaced && gap > 0.03 * size) || (!automatic && (restyled || wide));
        if (space) draft.words.push({ glyphs: [glyph] });
        else draft.words.at(-1)?.glyphs.push(glyph);
        draft.right = Math.max(draft.right, glyph.x + glyph.width);
        spaced = false;
        continue;
      }
      drafts.push(draft);
    }
    draft = { words: [{ glyphs: [glyph] }], right: glyph.x + glyph.width, y: glyph.y };
    spaced = false;
  }
  if (draft) drafts.push(draft);
  const lines = drafts.map(({ words }) => words);
  const cells = cellCuts(lines);
  const cuts = railCuts(lines).map((cut, index) => cut ?? cells[index] ?? null);
  return drafts
    .flatMap((one, index) => partsOf(one, cuts[index] ?? null))
    .map((one, index) => finish(one.draft, index, one.labelled));
}
