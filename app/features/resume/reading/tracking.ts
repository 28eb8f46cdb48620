import type { Chunk, Word } from "./chunk";

const latin = /^[\p{Script=Latin}&'’.,/-]$/u;
const han = /^\p{Script=Han}$/u;

const widestTracking = 2.2;

type Closed = { words: Word[]; tracking: number };

function gapsOf(words: Word[]): number[] {
  return words.slice(1).map((word, index) => {
    const last = words[index]?.glyphs.at(-1);
    return last ? (word.glyphs[0]?.x ?? 0) - last.x - last.width : 0;
  });
}

function median(gaps: number[]): number {
  return [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Letters that all stand apart, but for a pair that its shape draws together. */
function isSpacedOut(words: Word[]): boolean {
  const pairs = words.filter((word) => word.glyphs.length > 1).length;
  const isLatin = words.every(
    (word) => word.glyphs.length <= 2 && word.glyphs.every(({ text }) => latin.test(text)),
  );
  if (isLatin) return words.length >= 4 && pairs <= Math.max(1, words.length * 0.3);
  return (
    words.length >= 2 && words.every(({ glyphs: [glyph, next] }) => glyph && !next && han.test(glyph.text))
  );
}

/** Letters of usual text stand closer than this, in ems. */
const leastTracking = 0.07;

/** "PROFI LE": where all letters of a line stand apart, only a gap far wider than theirs parts two words. */
function closeEven(words: Word[]): Word[] {
  const glyphs = words.flatMap((word) => word.glyphs);
  const size = glyphs[0]?.size ?? 0;
  const gaps = gapsOf(glyphs.map((glyph) => ({ glyphs: [glyph] })));
  const usual = median(gaps);
  if (words.length < 2 || words.length * 2 > glyphs.length || usual < leastTracking * size) return words;
  if (glyphs.some(({ text }) => han.test(text))) return words;
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const [gap = 0] = last ? gapsOf([last, word]) : [];
    if (last && gap < usual * 1.5 + 0.03 * size) last.glyphs.push(...word.glyphs);
    else joined.push({ glyphs: [...word.glyphs] });
  }
  return joined;
}

/** Joins letter-spaced words ("S K I L L S", "教 育 背 景"); a gap half as wide again as the others still parts two words. */
export function closeTracking(words: Word[]): Closed {
  if (!isSpacedOut(words)) return { words: closeEven(words), tracking: 0 };
  const gaps = gapsOf(words);
  const usual = median(gaps);
  const joined: Word[] = [];
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1);
    if (last && (gaps[index - 1] ?? 0) < usual * 1.5 + 0.1) last.glyphs.push(...word.glyphs);
    else joined.push({ glyphs: [...word.glyphs] });
  }
  return { words: joined, tracking: usual };
}

function isHan({ text }: Chunk): boolean {
  return han.test(text);
}

/** A label of two characters set as wide as its neighbours of four: "姓 名：". */
function isPaddedLabel(before: Chunk, after: Chunk): boolean {
  return isHan(before) && /^\p{Script=Han}\s*[：:]/u.test(after.text);
}

function belongTogether(before: Chunk, after: Chunk, alone: boolean): boolean {
  const gap = (after.x - before.right) / before.size;
  if (Math.abs(after.y - before.y) > 0.15 * before.size || Math.abs(after.size - before.size) > 0.6)
    return false;
  if (gap < 0 || gap > 2 * widestTracking) return false;
  if (before.tracking > 0 && after.tracking > 0)
    return gap * before.size < 2 * before.tracking + 1.2 * before.size;
  return gap < widestTracking && (isPaddedLabel(before, after) || (alone && isHan(after) && isHan(before)));
}

function join(before: Chunk, after: Chunk, space: string): Chunk {
  const [first, ...others] = after.spans;
  const spans = first ? [...before.spans, { ...first, text: space + first.text }, ...others] : before.spans;
  return { ...before, text: before.text + space + after.text, right: after.right, spans };
}

/** Joins what letter-spacing has torn into cells: the words of a heading, and characters of Chinese set wide apart. */
export function joinTracked(chunks: Chunk[]): Chunk[] {
  const rows = new Map<number, number>();
  for (const { y, text } of chunks) if (!han.test(text)) rows.set(Math.round(y), 1);
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const alone = !rows.has(Math.round(chunk.y));
    if (last && belongTogether(last, chunk, alone)) {
      const space = last.tracking > 0 && chunk.tracking > 0 ? " " : "";
      joined[joined.length - 1] = join(last, chunk, space);
    } else joined.push(chunk);
  }
  return joined;
}
