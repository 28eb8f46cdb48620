import { withoutFrontMatter } from "~/core/markdown/front-matter";
import { LONGEST_CARD_TEXT } from "./settings";

const han = /\p{Script=Han}/gu;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** In Chinese characters; other letters take about half of one. */
function widthOf(text: string): number {
  const characters = text.match(han)?.length ?? 0;
  return characters + (text.trim().length - characters) / 2.2;
}

/** At most 48 Chinese characters or about as many words take. */
export function isShortText(text: string): boolean {
  return widthOf(text) <= 48;
}

/** One of a word or two is larger still; few lines of Chinese stand upright. */
export function shortTextStyle(lines: string[]): string {
  const text = lines.join("");
  const isUpright = text.length <= 28 && lines.length <= 4 && /\p{Script=Han}/u.test(text);
  return `${widthOf(text) <= 10 ? "word" : "text"}${isUpright && !/[\p{Script=Latin}\p{N}]/u.test(text) ? " upright" : ""}`;
}

/** Without its front matter, cut at an empty line where there is one in the last half. */
export function cardPart(written: string): { text: string; isCut: boolean } {
  const text = withoutFrontMatter(written);
  if (text.length <= LONGEST_CARD_TEXT) return { text, isCut: false };
  const part = text.slice(0, LONGEST_CARD_TEXT);
  const lastBlock = part.lastIndexOf("\n\n");
  if (lastBlock > LONGEST_CARD_TEXT / 2) return { text: part.slice(0, lastBlock), isCut: true };
  const tail = text.slice(LONGEST_CARD_TEXT - 100, LONGEST_CARD_TEXT + 100);
  const cut = [...letters.segment(tail)].findLast(({ index }) => index <= 100)?.index ?? 100;
  return { text: text.slice(0, LONGEST_CARD_TEXT - 100 + cut).toWellFormed(), isCut: true };
}

/** Whether every clause of a heading is short enough to stand on one line, so that its lines may end between clauses. */
export function hasShortClauses(heading: string): boolean {
  const clauses = heading.split(/(?<=[，。！？；：、…,!?;:])|\s/u);
  return clauses.length > 1 && clauses.every((clause) => widthOf(clause) <= 9);
}

const sentenceEnd = /[。！？；…!?]+[”’」』）)\]"']*|\.(?=\s)/gu;

export function sentenceStarts(text: string): number[] {
  const ends = [...text.matchAll(sentenceEnd)].map((match) => {
    const end = match.index + match[0].length;
    return end + (text.slice(end).match(/^\s+/)?.[0].length ?? 0);
  });
  return [0, ...ends.filter((end) => end < text.length)];
}

/** Where a sentence that is taller than a page may be cut: after a comma, a blank, or 20 characters without either. */
export function phraseStarts(text: string): number[] {
  const phrases = [...text.matchAll(/[^，、,：:\s]{1,20}[，、,：:]*\s*/gu)];
  const starts = new Set([...letters.segment(text)].map(({ index }) => index));
  return [0, ...phrases.map((match) => match.index).filter((start) => start > 0 && starts.has(start))];
}
