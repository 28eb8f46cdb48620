import { foldTraditional } from "~/core/traditional";
import { placesIn } from "./title-marks";
import { wordsOf } from "./words";

/** What a text names: `named` surely, `capitals` perhaps only because a sentence begins there; both as stems. Amounts as number and unit. */
export type StoryNames = { named: Set<string>; capitals: Set<string>; amounts: Set<string> };

/** A title with more of its words in capitals than this has them all so. */
const TITLE_CASE = 0.6;
const word = /(?:(?!\p{Script=Han})[\p{L}])(?:(?!\p{Script=Han})[\p{L}\p{N}]){0,30}/gu;
const days = new Set("monday tuesday wednesday thursday friday saturday sunday".split(" "));
const sentenceStart = /(?:^|[.!?:;\n“"'‘—])\s{0,3}$/;
const quoted = /[“「《](\p{Script=Han}{2,6})[”」》]/gu;
const amount =
  /(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{1,4})?\s?((?:trillion|billion|million|thousand|percent|bn|tn|m|k)(?![a-z])|%|万亿|亿|万|个百分点|级|枚|人|家|架|项)?/giu;
const units: Record<string, string> = {
  billion: "e9",
  bn: "e9",
  million: "e6",
  m: "e6",
  trillion: "e12",
  tn: "e12",
  thousand: "e3",
  k: "e3",
  percent: "%",
  万: "e4",
  亿: "e8",
  万亿: "e12",
};

export function namesOf(text: string): StoryNames {
  const plain = foldTraditional(text.normalize("NFKC"));
  const named = new Set<string>(placesIn(plain.toLowerCase()));
  const capitals = new Set<string>(named);
  for (const line of plain.split("\n")) {
    const isChinese = /\p{Script=Han}/u.test(line);
    const words = [...line.matchAll(word)].filter(({ 0: each }) => each.length > 1);
    const high = words.filter(({ 0: each }) => /^\p{Lu}/u.test(each));
    const isTitleCase = !isChinese && words.length > 3 && high.length / words.length > TITLE_CASE;
    for (const { 0: each, index } of high) {
      const [stem] = wordsOf(each);
      if (stem === undefined || days.has(stem)) continue;
      capitals.add(stem);
      const isShaped = /.\p{Lu}/u.test(each);
      const isInside = !isTitleCase && !sentenceStart.test(line.slice(Math.max(0, index - 4), index));
      if (isChinese || isShaped || isInside) named.add(stem);
    }
    for (const { 1: name = "" } of line.matchAll(quoted)) {
      named.add(name);
      capitals.add(name);
    }
  }
  const amounts = new Set<string>();
  for (const { 1: whole = "", 2: part = "", 3: unit = "" } of plain.matchAll(amount)) {
    const value = `${whole.replaceAll(",", "")}${part}`;
    const isYear = /^20\d\d$/.test(value) && unit === "";
    if (!isYear && (unit !== "" || part !== "" || value.length > 2))
      amounts.add(value + (units[unit.toLowerCase()] ?? unit));
  }
  return { named, capitals, amounts };
}
