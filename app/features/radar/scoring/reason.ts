import type { Relevance } from "./score";

const MOST_WORDS = 3;
const LONGEST_WORD = 40;

/** Why a piece of news was let in, in one sentence in the language of its tag; it is kept with the wink. `sources` counts all that tell
 * the story, this one among them. */
export function reasonOf(
  { matched, related }: Pick<Relevance, "matched" | "related">,
  sources: number,
  lang: "zh" | "en",
): string {
  const own = matched.slice(0, MOST_WORDS).map(quoted);
  const near = related.slice(0, MOST_WORDS).map(quoted);
  return lang === "zh" ? inChinese(own, near, sources) : inEnglish(own, near, sources);
}

function inEnglish(own: string[], near: string[], sources: number): string {
  const list = new Intl.ListFormat("en", { type: "conjunction" });
  const why =
    own.length > 0
      ? `Matches ${list.format(own)}`
      : near.length > 0
        ? `Close to your subject: mentions ${list.format(near)}`
        : "Chosen for its subject as a whole";
  return `${why}${sources > 1 ? `; reported by ${sources} sources` : ""}.`;
}

function inChinese(own: string[], near: string[], sources: number): string {
  const list = (words: string[]) =>
    words.length > 1 ? `${words.slice(0, -1).join("")}与${words.at(-1)}` : words.join("");
  const why =
    own.length > 0
      ? `命中${list(own)}`
      : near.length > 0
        ? `与关注点相近：提到${list(near)}`
        : "整体内容与关注点相近";
  return `${why}${sources > 1 ? `，共有 ${sources} 个来源报道` : ""}。`;
}

function quoted(word: string): string {
  const characters = [...word];
  return `“${characters.length > LONGEST_WORD ? `${characters.slice(0, LONGEST_WORD).join("")}…` : word}”`;
}
