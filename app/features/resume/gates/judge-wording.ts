import { hasVariety, phrasesIn } from "../lexicon/phrases.en";
import { withDigits } from "../lexicon/quantities";
import { readingsOf } from "../lexicon/verbs.en";
import { approximators } from "../lexicon/words.en";
import { addableWords, droppableWords } from "../lexicon/words.zh";
import type { GateId } from "../report";
import { alignTokens } from "./align";
import { judgeChineseClaims } from "./chinese/judge-claims";
import { changesDoer } from "./chinese/stronger-claim";
import { type ContentToken, contentOf, isFunctionWord, segmentable, type Wording } from "./content";
import { judgeEnglishClaims } from "./english/judge-claims";
import { changesTies } from "./english/unverified";
import { isHardFact, readable, tokensOf } from "./facts";
import { judgeFigures } from "./figures";
import { chineseDeedFirst, deedFirst } from "./inversion";
import { preservesOrder, splitSafely } from "./order";
import { preservesForms } from "./word-forms";

function nothingAdded({ after, matches }: Wording): boolean {
  const matched = new Set(matches.map(({ a }) => a));
  return unmatchedRuns(after.content, matched).every(
    (run) =>
      run.every(({ kind }) => kind === "cjk") &&
      segmentable(run.map(({ key }) => key).join(""), addableWords),
  );
}

function nothingLost({ before, dropped }: Wording): boolean {
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

/** A phrase goes as a whole, and the opening of a duty only before the verb that it hid. */
function phrasesWhole({ before, dropped, changed }: Wording): boolean {
  return before.content.every((token, index) => {
    const rest = before.content.findIndex(({ phrase }, at) => at > index && phrase !== token.phrase);
    if (token.phrase < 0 || !dropped.has(index)) return true;
    const whole = before.content.every(({ phrase }, at) => phrase !== token.phrase || dropped.has(at));
    return whole && (!token.opensDuty || changed.has(rest));
  });
}

const coordination = /\b(?:and|&)\b|&|[,;:/.•·|、，；：。\n–—-]/i;

/** What stood side by side still does: "X and Y" becomes neither "X Y" nor, from "X Y", "X and Y". */
function preservesCoordination({ before, after, matches }: Wording): boolean {
  return matches.every(({ b, a }, index) => {
    const previous = matches[index - 1];
    const [old, now] = [before.content[b]?.link ?? "", after.content[a]?.link ?? ""];
    if (previous?.b !== b - 1 || previous.a !== a - 1 || after.content[a]?.text === "") return true;
    if (coordination.test(old) && !coordination.test(now)) return false;
    return coordination.test(old) || !/\band\b|&|[/;:、；：]/i.test(now);
  });
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

function clumsier(before: string, after: string): boolean {
  const more = [smallWord, tight].some(
    (pattern) => (after.match(pattern)?.length ?? 0) > (before.match(pattern)?.length ?? 0),
  );
  return more || oddCapitals(after) > oddCapitals(before);
}

function unmatchedRuns(content: ContentToken[], matched: Set<number>): ContentToken[][] {
  const runs: ContentToken[][] = [];
  let open: ContentToken[] | null = null;
  content.forEach((token, index) => {
    if (matched.has(index)) {
      open = null;
      return;
    }
    if (open && /^[\s的地得了]*$/.test(token.link)) open.push(token);
    else {
      open = [token];
      runs.push(open);
    }
  });
  return runs;
}

/** The prepositions inside the dropped run that ends before a token: "for my team" has its "for" before "my". */
function relationsOfDropped(content: ContentToken[], dropped: Set<number>, place: number): string[] {
  let from = place;
  while (dropped.has(from - 1)) from -= 1;
  return content.slice(from, place).flatMap(({ relations }) => relations);
}

/** Each preposition goes on governing the word it governed: "sold to Acme" must not become "sold Acme". */
function preservesRelations({ before, after, matches, dropped, changed }: Wording): boolean {
  return matches.every(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    if (!old || !now) return true;
    const strip = (relations: string[]) =>
      relations.filter((one) => !(old.kind === "number" && one === "by"));
    const [was, is] = [strip(old.relations), strip(now.relations)];
    if (was.join() === is.join()) return true;
    if (dropped.has(b - 1)) {
      const all = [...relationsOfDropped(before.content, dropped, b), ...was];
      return is.length <= all.length && all.slice(all.length - is.length).join() === is.join();
    }
    if (
      changed.has(b - 1) &&
      readingsOf(before.content[b - 1]?.key ?? "").some(({ form }) => form === "noun")
    )
      return was.join() === ["of", ...is].join();
    return is.length === 0 && was.join() === "to" && readingsOf(old.key).some(({ form }) => form === "base");
  });
}

function preservesNumbers({ before, after, matches }: Wording): boolean {
  const placeOf = new Map(matches.map(({ a, b }) => [a, b]));
  return matches.every(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    if (!old || !now || (old.kind !== "number" && !isHardFact(old))) return true;
    if (old.kind !== "number" && old.kind !== "cjk") return true;
    const rate = /%|‰/.test(old.key);
    if (old.counted !== now.counted && !(rate && old.counted === "" && !before.chinese)) return false;
    const vague = (token: ContentToken) => (approximators.has(token.previous) ? token.previous : "");
    if (vague(old) !== vague(now)) return false;
    const was = before.content.flatMap((one, index) =>
      one.clause === old.clause && one.kind !== "number" ? [index] : [],
    );
    const is = after.content.flatMap((one, index) => (one.clause === now.clause ? [placeOf.get(index)] : []));
    return was.length === 0 || was.some((index) => is.includes(index));
  });
}

const benign = /[\s\p{L}\p{N},.;:'"()/&–—，。；：、（）“”‘’-]/u;

function preservesSymbols(before: string, after: string): boolean {
  const left = new Map<string, number>();
  for (const mark of before) left.set(mark, (left.get(mark) ?? 0) + 1);
  for (const mark of after) {
    if (benign.test(mark)) continue;
    const rest = left.get(mark) ?? 0;
    if (rest === 0) return false;
    left.set(mark, rest - 1);
  }
  return true;
}

/** Null where `after` says the same as `before` word by word, judged by closed lists, else the gate that refuses it. */
export function judgeWords(before: string, after: string): GateId | null {
  const refused = judgeSame(before, after, false);
  if (refused === null) return null;
  const turned = deedFirst(before) ?? chineseDeedFirst(before);
  const verbs = hasVariety(before) || hasVariety(after) || turned !== null;
  const again = verbs && judgeSame(before, after, true) === null;
  const moved = turned !== null && [false, true].some((one) => judgeSame(turned, after, one) === null);
  return again || moved ? null : refused;
}

/** As for the words, but that "clients' accounts" may stand for "accounts of clients". */
function isMalformed(before: string, after: string): boolean {
  const bare = (text: string) => readable(text).replace(/(?<=s)'(?= )/g, "");
  const signs = (text: string) =>
    withDigits(bare(text))
      .replace(/百分之|(?<=[一二两三四五六七八九])成(?=$|[，。；、以左多])|一半/g, "%")
      .replace(/千分之/g, "‰")
      .replace(/(?<=\d)\+/g, "");
  return !preservesSymbols(signs(before), signs(after)) || clumsier(bare(before), bare(after));
}

/** Characters of both lines: what is longer is a text and no statement, and would take long to take apart. */
const longestCompared = 900;

/** Null where `after` says the same as `before`: the same words, or other words that make the same claims. */
export function judgeWording(before: string, after: string): GateId | null {
  const figures = judgeFigures(before, after);
  if (figures) return figures;
  const chinese = /\p{Script=Han}/u.test(before + after);
  if (chinese && before.length + after.length <= longestCompared && changesDoer(before, after))
    return "strongerClaim";
  const refused = judgeWords(before, after);
  if (refused === null || refused === "tooLong" || before.length + after.length > longestCompared)
    return refused;
  if (refused === "malformed" && isMalformed(before, after)) return refused;
  if (after.includes("\n")) return refused;
  if (chinese) return judgeChineseClaims(before, after);
  return phrasesAdded(before, after) || changesTies(before, after)
    ? "unverified"
    : judgeEnglishClaims(before, after);
}

/** Sayings are held equal to plainer words, so that they may go; none may come. */
function phrasesAdded(before: string, after: string): boolean {
  const left = phrasesIn(before);
  return phrasesIn(after).some((phrase) => {
    const at = left.indexOf(phrase);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function judgeSame(before: string, after: string, verbs: boolean): GateId | null {
  const [old, now] = [contentOf(before, verbs), contentOf(after, verbs)];
  if (old.content.length + now.content.length > 2000) return "tooLong";
  if (phrasesAdded(before, after)) return "newFact";
  if (!preservesSymbols(old.text, now.text) || clumsier(old.text, now.text)) return "malformed";
  const matches = alignTokens(old.content, now.content);
  const matched = new Set(matches.map(({ b }) => b));
  const dropped = new Set(old.content.flatMap((_, index) => (matched.has(index) ? [] : [index])));
  const wording: Wording = { before: old, after: now, matches, dropped, changed: new Set() };
  if (!nothingAdded(wording)) return "newFact";
  if (!nothingLost(wording)) return "lostFact";
  const gates = [
    preservesOrder,
    preservesForms,
    phrasesWhole,
    preservesRelations,
    preservesCoordination,
    preservesNumbers,
    splitSafely,
  ];
  return gates.every((gate) => gate(wording)) ? null : "newFact";
}
