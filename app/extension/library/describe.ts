import { isTelling } from "./question";
import { sentencesOf } from "./sentences";
import { placedTerms } from "./tokens";

/** The contract of a summary, in words; two characters of Chinese are about one. */
const MOST_WORDS = 50;
const MOST_TAGS = 5;
const LEAST_TAGS = 3;
const SENTENCES = 40;
const BEGINNING = 20_000;
const TITLE_WEIGHT = 5;

const words = new Intl.Segmenter("zh", { granularity: "word" });

function wordsIn(text: string): string[] {
  return [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

export function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/^\p{Script=Han}/u.test(word)).length ?? 0;
  return Math.ceil(han / 2) + others;
}

function summaryOf(title: string, text: string): string {
  const counts = new Map<string, number>();
  for (const { term } of placedTerms(`${title}\n${title}\n${text.slice(0, BEGINNING)}`))
    if (isTelling(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const judged = sentencesOf(text.slice(0, BEGINNING))
    .slice(0, SENTENCES)
    .map(({ start, end }, at) => {
      const sentence = text.slice(start, end).replace(/\s+/g, " ");
      const held = new Set(placedTerms(sentence).map(({ term }) => term));
      const weight = [...held].reduce((sum, term) => sum + Math.log(counts.get(term) ?? 1), 0);
      return {
        sentence,
        at,
        length: lengthOf(sentence),
        worth: weight / Math.sqrt(held.size + 4) / (1 + at / 20),
      };
    })
    .filter(({ sentence, length }) => sentence !== title && length >= 5 && length <= MOST_WORDS);
  const chosen: typeof judged = [];
  let left = MOST_WORDS;
  for (const each of judged.toSorted((a, b) => b.worth - a.worth)) {
    if (each.length > left || chosen.length === 2) continue;
    chosen.push(each);
    left -= each.length;
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(/\p{Script=Han}/u.test(text) ? "" : " ");
}

/** Three to five words for what a page is about: those that other pages have first, so that tags do not grow wild. */
function tagsOf(title: string, text: string, known: readonly string[]): string[] {
  const counts = new Map<string, { word: string; weight: number }>();
  const add = (part: string, weight: number) => {
    for (const word of wordsIn(part)) {
      const key = word.toLowerCase();
      const isHan = /^\p{Script=Han}{2,6}$/u.test(word);
      if ((!isHan && !/^[\p{L}][\p{L}\p{N}+#.-]{2,24}$/u.test(word)) || !isTelling(key)) continue;
      const before = counts.get(key);
      counts.set(key, { word: before?.word ?? word, weight: (before?.weight ?? 0) + weight });
    }
  };
  add(title, TITLE_WEIGHT);
  add(text.slice(0, BEGINNING), 1);
  const held = known.filter((tag) => (counts.get(tag.toLowerCase())?.weight ?? 0) > 1);
  const ranked = [...counts.values()].filter(({ weight }) => weight > 1).sort((a, b) => b.weight - a.weight);
  const fresh = ranked.map(({ word }) => (/^\p{Lu}?\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
  const tags = [...new Set([...held.slice(0, LEAST_TAGS), ...fresh])];
  return tags.slice(0, Math.max(LEAST_TAGS, Math.min(MOST_TAGS, held.length + 2)));
}

/** What a page is about, out of its own words: a summary of at most fifty, and tags. `known` are the tags of other pages. */
export function describePage(
  title: string,
  text: string,
  known: readonly string[],
): { summary: string; tags: string[] } {
  return { summary: summaryOf(title, text), tags: tagsOf(title, text, known) };
}
