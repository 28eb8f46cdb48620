import type { ResumeLanguage } from "~/core/resume";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { plainChinese, plainEnglish } from "./plain-words";

const sources = { en: english.buzzwords.source, zh: chinese.buzzwords.source };
const mark = /[，。；、,;.！!]/u;
/** A clause with no more than this beside its empty phrase says nothing else. */
const idle = { en: 12, zh: 6 };

type Clause = { phrase: string; from: number; to: number };

/** The first clause of a line that is hardly more than an empty phrase: "team player", "有较强的责任心". */
export function emptyClauseIn(text: string, language: ResumeLanguage): Clause | null {
  for (const found of text.matchAll(new RegExp(sources[language], language === "zh" ? "gu" : "giu"))) {
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    const start = before.length - before.split(mark).slice(-1).join("").length;
    const end = found.index + found[0].length + (after.split(mark)[0] ?? "").length;
    const from = start + (/^\s+/.exec(text.slice(start, end))?.[0].length ?? 0);
    if (end - from <= found[0].length + idle[language])
      return { phrase: text.slice(from, end), from, to: end };
  }
  return null;
}

export function withFactForPhrase(text: string, fact: string, language: ResumeLanguage): string | null {
  const clause = emptyClauseIn(text, language);
  const bare = language === "zh" ? plainChinese(fact) : plainEnglish(fact);
  if (!clause || bare === "") return null;
  const opens = language === "en" && /^\p{Lu}/u.test(clause.phrase);
  const written = opens ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
  return text.slice(0, clause.from) + written + text.slice(clause.to);
}
