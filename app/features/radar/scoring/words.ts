import { stem } from "./stem";
import { foldTraditional } from "./traditional";

/** A text as it is compared: English words by their stems, numbers, and each Han character for itself. */
export type Units = {
  /** `PAUSE` and `SENTENCE_END` stand where no phrase reaches across. */
  units: string[];
  /** The same as written, in upper and lower case. */
  written: string[];
  sentences: number;
  /** Words and characters, without pauses. */
  length: number;
};

export const PAUSE = "";
export const SENTENCE_END = "\n";

const han = /^\p{Script=Han}$/u;
const unit =
  /\p{Script=Han}|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:\+\+|#(?!\w))?|[.!?。！？；;…\n]|[,，:：、()（）[\]"“”「」《》|]/gu;
const stop = /^[.!?。！？；;…\n]/;
const afterFullStop = /^[\s"'”’)\]」』]/;

/** The units of a text, traditional Chinese folded to simplified. Letters and numbers part, so that GPT5, GPT-5 and GPT 5 are one. */
export function unitsOf(text: string): Units {
  const plain = foldTraditional(text.normalize("NFKC"));
  const found: Units = { units: [], written: [], sentences: 0, length: 0 };
  let isOpen = false;
  for (const { 0: piece, index } of plain.matchAll(unit)) {
    const isWord = /^[\p{L}\p{N}]/u.test(piece);
    if (isWord) {
      found.units.push(stemOf(piece));
      found.length++;
      isOpen = true;
    } else if (stop.test(piece) && endsSentence(plain, index)) {
      if (isOpen) found.sentences++;
      isOpen = false;
      found.units.push(SENTENCE_END);
    } else if (piece === ".") continue;
    else found.units.push(PAUSE);
    found.written.push(piece);
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
  return stem((/^[A-Z]{2,}s$/.test(piece) ? piece.slice(0, -1) : piece).toLowerCase());
}

export function isHan(unit: string): boolean {
  return han.test(unit);
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Whether a run of Han characters stands in a text as words of its own: 算力 does in 算力中心, but not in 计算力学, where it begins
 * within one word and ends within another. `at` is where it begins within `around`. */
export function isOwnWord(around: string, at: number, length: number): boolean {
  const segments = segmenter.segment(around);
  const first = segments.containing(at);
  const last = segments.containing(at + length - 1);
  if (!first || !last || first.index === last.index) return true;
  return first.index === at && last.index + last.segment.length === at + length;
}

const runs = /\p{Script=Han}+|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu;

/** The words of a text in their order: English words by their stems, Han as the segmenter parts it, where characters that it leaves
 * alone side by side (比 特 币) are taken for one name. */
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

/** Characters which part words and belong to none. */
const particles = new Set(
  "的了和与及或在是有被把将对从向为以于中上下等也都还又就而并但其这那吗呢吧不没要我你他她它们个则".split(""),
);

/** Each two neighbours in a run of Han; the run itself where it is shorter. */
export function bigramsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 3) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
