import { stemOfWord } from "~/core/stem";
import { foldTraditional } from "~/core/traditional";

type Unit = { text: string; written: string; at: number };

/** A text as words are looked for in it: Latin ones by their stems, numbers, each Han character for itself, and marks. */
export type Units = { plain: string; units: Unit[]; borders: Set<number> | null };

export type Term = { units: string[]; acronym: string | null; shown: string };

const piece =
  /\p{Script=Han}|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:\+\+|#)?|[.,;:!?。，；：！？、…\n]/gu;
const mark = /^[.,;:!?。，；：！？、…\n]$/;
const han = /^\p{Script=Han}$/u;
/** Short runs of Han are found in the middle of other words unless the words are looked at. */
const LONGEST_AMBIGUOUS = 3;

/** Traditional Chinese and simplified, wide and narrow letters, capitals and small ones are one. */
export function foldText(text: string): string {
  return foldTraditional(text.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ").trim();
}

export function unitsOf(text: string): Units {
  const plain = foldTraditional(text.normalize("NFKC"));
  const units = [...plain.matchAll(piece)].map(({ 0: written, index }) => ({
    text: han.test(written) ? written : stemOf(written),
    written,
    at: index,
  }));
  return { plain, units, borders: null };
}

function stemOf(word: string): string {
  return stemOfWord((/^[A-Z]{2,}s$/.test(word) ? word.slice(0, -1) : word).toLowerCase());
}

/** Null where nothing stands in it that could be found. AI and IT, written so, are not Ai and it. */
export function termOf(text: string): Term | null {
  const { plain, units } = unitsOf(text);
  const isWord = ({ text }: Unit) => !mark.test(text);
  const words = units.slice(units.findIndex(isWord), units.findLastIndex(isWord) + 1).map(({ text }) => text);
  if (!units.some(isWord)) return null;
  const acronym = /^[A-Z]{2,3}$/.test(plain.trim()) ? plain.trim() : null;
  return { units: words, acronym, shown: text };
}

const words = new Intl.Segmenter("zh", { granularity: "word" });

/** Whether a term begins at one of the units: as whole words, so AI is not in training, nor 京东 in 南京东路. */
export function standsAt(text: Units, at: number, { units, acronym }: Term): boolean {
  if (units.some((unit, offset) => text.units[at + offset]?.text !== unit)) return false;
  const first = text.units[at];
  const last = text.units[at + units.length - 1];
  if (!first || !last) return false;
  if (acronym && first.written !== acronym && first.written !== `${acronym}s`) return false;
  if (units.length > LONGEST_AMBIGUOUS) return true;
  if (han.test(first.text) && !isBorder(text, first.at)) return false;
  return !han.test(last.text) || isBorder(text, last.at + last.written.length);
}

function isBorder(text: Units, at: number): boolean {
  text.borders ??= bordersOf(text.plain);
  return text.borders.has(at);
}

/** With these ends many a name of two or three characters that no dictionary knows (比特币); others stand before it or after (促芯片,
 * 昇腾超). */
const endings = new Set("币率链路克斯特尔德尼拉罗森顿姆瓦夫娃莎娜丝");

/** Where words begin and end, and no name is cut. */
function bordersOf(text: string): Set<number> {
  const borders = new Set<number>([text.length]);
  let name: number[] = [];
  const close = () => {
    const isName =
      name.length > 1 && name.length <= LONGEST_AMBIGUOUS && endings.has(text[name.at(-1) ?? 0] ?? "");
    for (const at of isName ? name.slice(0, -1) : name) borders.add(at);
    name = [];
  };
  for (const { segment, index } of words.segment(text)) {
    if (han.test(segment) && !particles.has(segment)) {
      name.push(index);
      continue;
    }
    close();
    borders.add(index);
  }
  close();
  return borders;
}

/** Characters that are words of their own. */
export const particles = new Set(
  "的了和与及或在是有被把将对从向为以于中上下等也都还又就而并但其这那吗呢吧不没要让用到给因由再已新大小多少一二三四五六七八九十两个年月日万亿元条家款次".split(
    "",
  ),
);

/** Terms by their first units, so that a text is gone through once however many there are. */
export function indexTerms<Each>(entries: readonly (readonly [Term, Each])[]) {
  return Map.groupBy(entries, ([{ units }]) => units[0] ?? "");
}

/** What belongs to the terms that stand in a text, each once, in the order of the text. */
export function findTerms<Each>(text: Units, index: ReturnType<typeof indexTerms<Each>>): Each[] {
  const found = new Set<Each>();
  for (const [at, { text: unit }] of text.units.entries())
    for (const [term, each] of index.get(unit) ?? [])
      if (!found.has(each) && standsAt(text, at, term)) found.add(each);
  return [...found];
}
