import type { Locale } from "../locale";
import { formulaAt } from "./math";

const han = /\p{Script=Han}/gu;
const words = /[\p{Script=Latin}\p{N}]+/gu;

/** The address of an embedded picture is longer than any text. */
const addresses = /\b(?:https?:\/\/|data:)[\x21-\x28\x2a-\x7e]+/gi;

const listings = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?^ {0,3}\1/gm;

function withoutFormulas(text: string): string {
  let words = "";
  let at = 0;
  for (const { index } of text.matchAll(/\$|\\[([]/g)) {
    const formula = index < at ? null : formulaAt(text, index);
    if (!formula) continue;
    words += `${text.slice(at, index)} `;
    at = index + formula.source.length;
  }
  return words + text.slice(at);
}

export function languageOf(text: string, locale: Locale): Locale {
  const prose = withoutFormulas(text.replace(listings, "").replace(addresses, ""));
  const characters = prose.match(han)?.length ?? 0;
  const latin = prose.match(words)?.length ?? 0;
  if (characters + latin === 0) return locale;
  return characters >= latin ? "zh" : "en";
}
