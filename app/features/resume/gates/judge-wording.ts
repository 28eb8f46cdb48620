import { hasVariety } from "../lexicon/phrases.en";
import type { GateId } from "../report";
import { alignTokens } from "./align";
import { judgeChineseClaims } from "./chinese/judge-claims";
import { changesDoer } from "./chinese/stronger-claim";
import { contentOf, type Wording } from "./content";
import { judgeEnglishClaims } from "./english/judge-claims";
import { changesTies } from "./english/unverified";
import { chineseDeedFirst, deedFirst } from "./inversion";
import { losesFigure, losesNothing } from "./lost-fact";
import { addsSymbols, isClumsier, isMalformed } from "./malformed";
import { addsNothing, addsPhrase, saysTheSame, turnsRange } from "./new-fact";

/** Null where `after` says the same as `before` word by word, judged by closed lists, else the gate that refuses it. */
export function judgeWordByWord(before: string, after: string): GateId | null {
  const refused = judgeSame(before, after, false);
  if (refused === null) return null;
  const turned = deedFirst(before) ?? chineseDeedFirst(before);
  const verbs = hasVariety(before) || hasVariety(after) || turned !== null;
  const again = verbs && judgeSame(before, after, true) === null;
  const moved = turned !== null && [false, true].some((one) => judgeSame(turned, after, one) === null);
  return again || moved ? null : refused;
}

/** Characters of both lines: what is longer is a text and no statement, and would take long to take apart. */
const longestCompared = 900;

/** Null where `after` says the same as `before`: the same words, or other words that make the same claims. */
export function judgeWording(before: string, after: string): GateId | null {
  if (turnsRange(before, after)) return "newFact";
  if (losesFigure(before, after)) return "lostFact";
  const chinese = /\p{Script=Han}/u.test(before + after);
  if (chinese && before.length + after.length <= longestCompared && changesDoer(before, after))
    return "strongerClaim";
  const refused = judgeWordByWord(before, after);
  if (refused === null || refused === "tooLong" || before.length + after.length > longestCompared)
    return refused;
  if (refused === "malformed" && isMalformed(before, after)) return refused;
  if (after.includes("\n")) return refused;
  if (chinese) return judgeChineseClaims(before, after);
  return addsPhrase(before, after) || changesTies(before, after)
    ? "unverified"
    : judgeEnglishClaims(before, after);
}

function judgeSame(before: string, after: string, verbs: boolean): GateId | null {
  const [old, now] = [contentOf(before, verbs), contentOf(after, verbs)];
  if (old.content.length + now.content.length > 2000) return "tooLong";
  if (addsPhrase(before, after)) return "newFact";
  if (addsSymbols(old.text, now.text) || isClumsier(old.text, now.text)) return "malformed";
  const matches = alignTokens(old.content, now.content);
  const matched = new Set(matches.map(({ b }) => b));
  const dropped = new Set(old.content.flatMap((_, index) => (matched.has(index) ? [] : [index])));
  const wording: Wording = { before: old, after: now, matches, dropped, changed: new Set() };
  if (!addsNothing(wording)) return "newFact";
  if (!losesNothing(wording)) return "lostFact";
  return saysTheSame(wording) ? null : "newFact";
}
