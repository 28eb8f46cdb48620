import { frontMatterOf, withoutFrontMatter } from "./front-matter";

/** Read aloud, Chinese goes at 255 characters a minute (Trauzettel-Klosinski and Dietz 2012, International Reading Speed Texts). */
const CHARACTERS_A_MINUTE = 255;
/** English prose, read silently: 238 words a minute (Brysbaert 2019, a review of 190 studies). */
const WORDS_A_MINUTE = 238;

const ideograph = /(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
const word = /[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu;

function proseOf(text: string): string {
  return text
    .replace(/^ {0,3}\[(?!\^)[^\]\n]*\]:[^\n]*$/gm, " ")
    .replace(/^ {0,3}(?:`{3}|~{3})[^\n]*/gm, " ")
    .replace(
      /(?<!\\)!?\[([^[\]\\]*(?:\\[\s\S][^[\]\\]*)*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s+"[^"\n]*")?\)/g,
      " $1 ",
    )
    .replace(/<[a-zA-Z/!][^<>]*>/g, " ")
    .replace(/\[\^[^[\]\s]+\]:?/g, " ")
    .replace(/https?:\/\/[!-~]+/g, " link ")
    .replace(/^[ \t]*>[ \t]*\[!(?:note|tip|important|warning|caution)\][ \t]*$/gim, " ")
    .replace(/^=+[ \t]*$/gm, " ")
    .replace(/==([^=\n]+)==/g, "$1")
    .replace(/^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t])?/gm, " ")
    .replace(/^[ \t>]*[:|-][ \t:|-]*$/gm, " ")
    .replaceAll("|", " ")
    .replace(/[*_~`#>\\[\]]/g, "");
}

export type Count = { words: number; characters: number; minutes: number };

type Tally = { single: number; spaced: number; characters: number };

function tallyOf(text: string): Tally {
  const prose = proseOf(text);
  return {
    single: prose.match(ideograph)?.length ?? 0,
    spaced: prose.replace(ideograph, " ").match(word)?.length ?? 0,
    characters: [...prose.replace(/\s/g, "")].length,
  };
}

function countOf({ single, spaced, characters }: Tally): Count {
  return {
    words: single + spaced,
    characters,
    minutes: Math.ceil(single / CHARACTERS_A_MINUTE + spaced / WORDS_A_MINUTE),
  };
}

/** A Han or kana character is a word of its own, Hangul and Latin go by words; `minutes` of reading are rounded up. */
export function countWords(text: string): Count {
  return countOf(tallyOf(withoutFrontMatter(text)));
}

const STEP_CHARACTERS = 32_000;

/** Where a step that begins at `start` ends: after a blank line if there is one soon, else after a line, a word, a character. */
function stepEnd(text: string, start: number): number {
  const soonest = start + STEP_CHARACTERS;
  if (soonest >= text.length) return text.length;
  const soon = text.slice(soonest, soonest + STEP_CHARACTERS);
  for (const mark of ["\n\n", "\n", " "]) {
    const at = soon.indexOf(mark);
    if (at >= 0) return soonest + at + mark.length;
  }
  const splitsCharacter = /[\ud800-\udbff]/.test(text.charAt(soonest - 1));
  return soonest + (splitsCharacter ? 1 : 0);
}

export function* countInSteps(text: string): Generator<void, Count> {
  const sum: Tally = { single: 0, spaced: 0, characters: 0 };
  for (let start = frontMatterOf(text)?.raw.length ?? 0; start < text.length; ) {
    const end = stepEnd(text, start);
    const { single, spaced, characters } = tallyOf(text.slice(start, end));
    sum.single += single;
    sum.spaced += spaced;
    sum.characters += characters;
    start = end;
    if (start < text.length) yield;
  }
  return countOf(sum);
}
