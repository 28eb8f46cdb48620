import { stemOfWord } from "~/core/stem";
import { foldTraditional } from "~/core/traditional";

/** A text as it is compared: English words by their stems, numbers, and each Han character for itself. */
export type Units = {
  /** `PAUSE` and `SENTENCE_END` stand where no phrase reaches across. */
  units: string[];
  written: string[];
  /** For each unit of Han the number of the word that it belongs to, as far as a dictionary knows; 0 for others. */
  word: number[];
  sentences: number;
  length: number;
};

export const PAUSE = "";
export const SENTENCE_END = "\n";

const han = /^\p{Script=Han}$/u;
const unit =
  /\p{Script=Han}|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:\+\+|#(?!\w))?|[.!?。！？；;…\n]|[,，:：、()（）[\]"“”「」《》|]/gu;
const stops = new Set(".!?。！？；;…\n");
const marks = new Set([...stops, ...',，:：、()（）[]"“”「」《》|']);
const afterFullStop = /^[\s"'”’)\]」』]/;

/** The units of a text, traditional Chinese folded to simplified. Letters and numbers part, so that GPT5, GPT-5 and GPT 5 are one. */
export function unitsOf(text: string): Units {
  const plain = text.normalize("NFKC");
  const words = wordNumbers(plain);
  const found: Units = { units: [], written: [], word: [], sentences: 0, length: 0 };
  let isOpen = false;
  for (const { 0: piece, index } of plain.matchAll(unit)) {
    const word = words[index] ?? 0;
    const isMark = word === 0 && marks.has(piece);
    if (!isMark) {
      found.units.push(word > 0 ? foldTraditional(piece) : stemOf(piece));
      found.length++;
      isOpen = true;
    } else if (!stops.has(piece)) found.units.push(PAUSE);
    else if (endsSentence(plain, index)) {
      if (isOpen) found.sentences++;
      isOpen = false;
      found.units.push(SENTENCE_END);
    } else continue;
    found.written.push(piece);
    found.word.push(word);
  }
  if (isOpen) found.sentences++;
  return found;
}

/** A full stop within a name or number (3.5, U.S, ai.com) ends nothing. */
function endsSentence(text: string, at: number): boolean {
  const next = text[at + 1];
  return text[at] !== "." || next === undefined || afterFullStop.test(next) || han.test(next);
}

function stemOf(piece: string): string {
  if (han.test(piece)) return piece;
  return stemOfWord((/^[A-Z]{2,}s$/.test(piece) ? piece.slice(0, -1) : piece).toLowerCase());
}

export function isHan(unit: string): boolean {
  return han.test(unit);
}

const FIRST_HAN = "\u2e80";
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

function wordNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length);
  if (!/\p{Script=Han}/u.test(text)) return numbers;
  let number = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    if (segment < FIRST_HAN || !han.test(segment[0] ?? "")) continue;
    number = (number % 65_535) + 1;
    numbers.fill(number, index, index + segment.length);
  }
  return numbers;
}

/** Whether a run of Han stands in a text as words of its own: 算力 does in 算力中心, but not in 计算力学, where it begins within one word. */
export function isOwnWord({ word }: Units, from: number, length: number): boolean {
  const to = from + length;
  if (word[from] === word[to - 1]) return true;
  return word[from - 1] !== word[from] && word[to] !== word[to - 1];
}

const runs = /\p{Script=Han}+|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu;

/** The words of a text in their order: English by stems, Han as the segmenter parts it, characters that it leaves alone side by side (比
 * 特 币) as one name. */
export function wordsOf(text: string): string[] {
  const plain = foldTraditional(text.normalize("NFKC"));
  return (plain.match(runs) ?? []).flatMap((run) =>
    /^\p{Script=Han}/u.test(run) ? hanWords(run) : stemOf(run),
  );
}

function hanWords(run: string): string[] {
  const words: string[] = [];
  let single = "";
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1 && !particles.has(segment)) {
      single += segment;
      continue;
    }
    if (single) words.push(single);
    single = "";
    words.push(segment);
  }
  return single ? [...words, single] : words;
}

const particles = new Set(
  "的了和与及或在是有被把将对从向为以于中上下等也都还又就而并但其这那吗呢吧不没要我你他她它们个则".split(""),
);

export function bigramsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 3) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
