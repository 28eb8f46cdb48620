import { headingOf } from "../lexicon/headings";
import type { Word } from "./chunk";

/** A label set flush right ends at least this many ems before what it labels; words of a sentence stand closer. */
const leastGap = 0.5;

/** This many lines start where the labelled text starts, and this many labels end at one place. */
const fewestStarts = 3;
const fewestLabels = 2;

const longestLabel = 40;

type Cut = { at: number; x: number; right: number };

function startOf(word: Word | undefined): number {
  return word?.glyphs[0]?.x ?? 0;
}

function endOf(word: Word | undefined): number {
  const last = word?.glyphs.at(-1);
  return last ? last.x + last.width : 0;
}

function cutOf(words: Word[], starts: Map<number, number>): Cut | null {
  let characters = 0;
  for (const [at, word] of words.entries()) {
    const [x, right] = [startOf(word), endOf(words[at - 1])];
    const size = word.glyphs[0]?.size ?? 0;
    const key = Math.round(x);
    const count = [key - 1, key, key + 1].reduce((sum, one) => sum + (starts.get(one) ?? 0), 0);
    if (at > 0 && x - right >= leastGap * size && count >= fewestStarts) return { at, x, right };
    characters += word.glyphs.length;
    if (characters > longestLabel) return null;
  }
  return null;
}

/** "Where I've worked" so near the first line of its section that no tab parts them. */
function isHeadingCut(words: Word[], { at }: Cut): boolean {
  const label = words.slice(0, at).map(({ glyphs }) => glyphs.map(({ text }) => text).join(""));
  return headingOf(label.join(" ")) !== null;
}

/** Where labels set flush right end so close to their text that no tab parts them ("2014–2020 Lecturer in …"): for each line the word that opens the text. */
export function railCuts(lines: Word[][]): (number | null)[] {
  const starts = new Map<number, number>();
  for (const words of lines) {
    const key = Math.round(startOf(words[0]));
    starts.set(key, (starts.get(key) ?? 0) + 1);
  }
  const cuts = lines.map((words) => cutOf(words, starts));
  const ends = (cut: Cut) => cuts.filter((one) => one !== null && Math.abs(one.right - cut.right) < 1);
  return cuts.map((cut, index) => {
    const isLabel = cut && (ends(cut).length >= fewestLabels || isHeadingCut(lines[index] ?? [], cut));
    return isLabel ? cut.at : null;
  });
}

/** A cell that all but fills its column ends at least this many ems before the next, and farther than its words lie apart. */
const leastCellGap = 0.4;

/** This many rows of a table have a cell where this one begins and another where it should end. */
const fewestRows = 2;

function gapsOf(words: Word[]): number[] {
  return words.slice(1).map((word, index) => startOf(word) - endOf(words[index]));
}

function rowStarts(lines: Word[][]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const words of lines) {
    const y = Math.round(words[0]?.glyphs[0]?.y ?? 0);
    rows.set(y, [...(rows.get(y) ?? []), startOf(words[0])]);
  }
  return rows;
}

/** Where two cells of a table stand so close that no tab parts them: for each line the word that begins where other rows have a cell too. */
export function cellCuts(lines: Word[][]): (number | null)[] {
  const rows = [...rowStarts(lines).values()].filter((starts) => starts.length > 1);
  if (rows.length < fewestRows) return lines.map(() => null);
  return lines.map((words) => {
    const gaps = gapsOf(words);
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
    const at = gaps.findIndex((gap, index) => {
      const word = words[index + 1];
      const size = word?.glyphs[0]?.size ?? 0;
      if (gap < leastCellGap * size || (gaps.length > 1 && gap < usual * 1.3)) return false;
      const near = (starts: number[], x: number) => starts.some((start) => Math.abs(start - x) < 1);
      const alike = rows.filter((starts) => near(starts, startOf(words[0])) && near(starts, startOf(word)));
      return alike.length >= fewestRows;
    });
    return at < 0 ? null : at + 1;
  });
}
