import { droppableWords } from "../lexicon/words.zh";
import { segmentable, unmatchedRuns, type Wording } from "./content";

export function losesNothing({ before, dropped }: Wording): boolean {
  const matched = new Set(before.content.flatMap((_, index) => (dropped.has(index) ? [] : [index])));
  return unmatchedRuns(before.content, matched).every((run) => {
    const words = run.filter(({ kind }) => kind !== "cjk");
    const chars = run.filter(({ kind }) => kind === "cjk");
    return (
      words.every(
        (token) =>
          token.phrase >= 0 && (token.opens || token.text === token.text.toLowerCase() || token.key === "i"),
      ) &&
      (chars.length === 0 || segmentable(chars.map(({ key }) => key).join(""), droppableWords))
    );
  });
}

const shareInWords = /per ?cent|百分|千分|成|半|倍|half|third|quarter|double|triple|tenth/i;

function sharesIn(text: string): number {
  return text.match(/[%％‰]/gu)?.length ?? 0;
}

/** "16 in need": numbers that count nothing. */
const bare = /(?<![\d.,-])\d[\d,.]{0,15}(?= (?:in|on|at|for|with|who|whose)\b(?! (?:total|all)\b))/g;

function losesCounted(before: string, after: string): boolean {
  const old = new Set(before.match(bare));
  return (after.match(bare) ?? []).some(
    (number) =>
      !old.has(number) &&
      new RegExp(`(?<![\\d.,-])${number} (?!from|with|when|that)\\p{Ll}{4}`, "u").test(before),
  );
}

/** What no wording may lose of a figure, whatever else is understood: the sign of a share, or what is counted. */
export function losesFigure(before: string, after: string): boolean {
  return losesCounted(before, after) || (sharesIn(after) < sharesIn(before) && !shareInWords.test(after));
}
