import { withDigits } from "../lexicon/quantities";
import { isFunctionWord } from "./content";
import { exceeds, readable, tokensOf } from "./facts";

const markup = /[\t\r\v\f\u0085\u2028\u2029\ufeff]|([^\p{L}\p{N}\s])\1{2}/u;

export function addsMarkup(before: string, after: string): boolean {
  return markup.test(after) && !markup.test(before);
}

const mostParts = 8;

export function isCutUp(parts: string[], prose: boolean): boolean {
  return parts.length > (prose ? mostParts : 1);
}

const benign = /[\s\p{L}\p{N},.;:'"()/&–—，。；：、（）“”‘’-]/u;

export function addsSymbols(before: string, after: string): boolean {
  return exceeds(
    [...after].filter((mark) => !benign.test(mark)),
    [...before],
  );
}

const smallWord =
  /\b(?:the|an?|and)\s+(?:(?:the|an?|and)\b|[.,;])|\b(?:the|an?|its|their)\s+(?:to|of|for|in|on|at|by|with|from|its|their)\b|[,;]\s*[.;]|\b(?:the|an?|and|of|to|for|with|by)[.,]?$|[,;:，、；：]$|[–—-]\s*[–—-]|['’](?=\s|$)/giu;
const tight = /[,;:](?=\p{Script=Latin})/gu;
function oddCapitals(text: string): number {
  return tokensOf(text).filter(
    (token) =>
      !token.opens && /^\p{Lu}/u.test(token.text) && (isFunctionWord(token) || token.kind === "number"),
  ).length;
}

export function isClumsier(before: string, after: string): boolean {
  const more = [smallWord, tight].some(
    (pattern) => (after.match(pattern)?.length ?? 0) > (before.match(pattern)?.length ?? 0),
  );
  return more || oddCapitals(after) > oddCapitals(before);
}

/** As for the words, but that "clients' accounts" may stand for "accounts of clients". */
export function isMalformed(before: string, after: string): boolean {
  const bare = (text: string) => readable(text).replace(/(?<=s)'(?= )/g, "");
  const signs = (text: string) =>
    withDigits(bare(text))
      .replace(/百分之|(?<=[一二两三四五六七八九])成(?=$|[，。；、以左多])|一半/g, "%")
      .replace(/千分之/g, "‰")
      .replace(/(?<=\d)\+/g, "");
  return addsSymbols(signs(before), signs(after)) || isClumsier(bare(before), bare(after));
}
