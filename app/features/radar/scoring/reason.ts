import { evidenceIn } from "./evidence";
import type { Candidate, Relevance } from "./score";
import { findTerms, indexTerms, termOf } from "./terms";
import { unitsOf } from "./words";

const MOST_WORDS = 2;
const MOST_NAMED = 3;
const LONGEST_WORD = 40;

type Told = Pick<Candidate, "title" | "summary" | "text" | "lang">;

/** Why a piece of news was let in, in one sentence in the language of its tag, kept with the wink. `sources` counts all that tell the
 * story. */
export function reasonOf(
  { matched, related }: Pick<Relevance, "matched" | "related">,
  told: Told,
  sources: number,
  lang: "zh" | "en",
): string {
  const say = lang === "zh" ? chinese : english;
  const subject = (matched.length > 0 ? matched : related).slice(0, MOST_WORDS).map(quoted);
  const held = evidenceIn(`${told.title}\n${told.summary}\n${told.text}`, lang).slice(0, MOST_NAMED);
  const inTitle = countIn(told, matched);
  return say.sentence([
    (subject.length > 0 ? say.about(subject) : say.whole) + (held.length > 0 ? say.holds(held) : ""),
    ...(inTitle > 0 ? [say.inTitle(inTitle)] : []),
    ...(sources > 1 ? [say.sources(sources)] : []),
  ]);
}

function countIn({ title, lang }: Told, words: readonly string[]): number {
  const terms = indexTerms(words.flatMap((word) => termOf(word, 1) ?? []));
  return new Set(findTerms(unitsOf(title), terms, lang).flatMap((found) => [...found.terms])).size;
}

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const list = new Intl.ListFormat("en-GB");

const english = {
  about: (words: string[]) => `About ${list.format(words)}`,
  whole: "Close to the subject as a whole",
  holds: (held: string[]) => `, with ${list.format(held)}`,
  inTitle: (count: number) => `${numbers[count] ?? count} keyword${count > 1 ? "s" : ""} in the title`,
  sources: (count: number) => `reported by ${count} sources`,
  sentence: (parts: string[]) => `${parts.join("; ")}.`,
};

const chinese = {
  about: (words: string[]) => `谈到${listed(words, "")}`,
  whole: "整体内容与关注点相近",
  holds: (held: string[]) => `，含${listed(held, "、")}`,
  inTitle: (count: number) => `标题含 ${count} 个关注词`,
  sources: (count: number) => `共有 ${count} 个来源报道`,
  sentence: (parts: string[]) => `${parts.join("；")}。`,
};

function listed(words: string[], between: string): string {
  return words.length > 1 ? `${words.slice(0, -1).join(between)}和${words.at(-1)}` : words.join("");
}

function quoted(word: string): string {
  const characters = [...word];
  return `“${characters.length > LONGEST_WORD ? `${characters.slice(0, LONGEST_WORD).join("")}…` : word}”`;
}
