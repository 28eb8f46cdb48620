import { isHan, isOwnWord, PAUSE, SENTENCE_END, type Units, unitsOf } from "./words";

export type Term = {
  units: string[];
  shown: string;
  /** 0–1, how surely a text that dwells on it is what was asked for. */
  weight: number;
  /** All letters capital and short: a shape that ordinary words take in small letters, such as IT. */
  isAcronym: boolean;
};

export type TermIndex = Map<string, Term[]>;

const LONGEST_ACRONYM = 3;
const LONGEST_AMBIGUOUS = 3;
/** The weight from which a term tells a subject without others. */
export const TELLING = 0.5;

const words = new Set(
  "a am an and are as at be by can do for go he how if in is it its led may me my no not of on or our pc so the to up us was we who".split(
    " ",
  ),
);

export function termOf(text: string, weight: number): Term | null {
  const shown = text.trim();
  const units = unitsOf(shown).units.filter((unit) => unit !== PAUSE && unit !== SENTENCE_END);
  if (units.length === 0) return null;
  return { units, shown, weight, isAcronym: /^[A-Z]+$/.test(shown) && shown.length <= LONGEST_ACRONYM };
}

export function termsIn(list: string, weight: number): Term[] {
  return list.split(", ").flatMap((word) => termOf(word, weight) ?? []);
}

/** The terms for looking up, the longest first; of several with the same units the weightiest. */
export function indexTerms(terms: readonly Term[]): TermIndex {
  const known = new Set<string>();
  const index: TermIndex = new Map();
  for (const term of terms.toSorted((a, b) => b.units.length - a.units.length || b.weight - a.weight)) {
    const [first = ""] = term.units;
    const key = term.units.join(" ");
    if (known.has(key)) continue;
    known.add(key);
    const others = index.get(first);
    if (others) others.push(term);
    else index.set(first, [term]);
  }
  return index;
}

/** A sentence in which terms stand, from its first unit on; `covered` counts units of telling terms, `text` tells it from its
 * repetitions. */
export type Finding = { terms: Set<Term>; from: number; covered: number; text: string };

/** The terms of a text, sentence by sentence; sentences without any are left out, and so is a term within a telling longer one. */
export function findTerms(text: Units, index: TermIndex, lang: "zh" | "en" | "other"): Finding[] {
  const findings: Finding[] = [];
  let from = 0;
  for (let end = 0; end <= text.units.length; end++) {
    if (end < text.units.length && text.units[end] !== SENTENCE_END) continue;
    const found = findInSentence(text, from, end, index, lang);
    if (found) findings.push(found);
    from = end + 1;
  }
  return findings;
}

function findInSentence(
  text: Units,
  from: number,
  end: number,
  index: TermIndex,
  lang: string,
): Finding | null {
  const terms = new Set<Term>();
  let covered = 0;
  let coveredTo = from;
  for (let at = from; at < end; at++) {
    for (const term of index.get(text.units[at] ?? "") ?? []) {
      const last = at + term.units.length;
      if ((last <= coveredTo && term.weight < 1) || !standsAt(text, at, term, lang)) continue;
      if (!terms.has(term) && !isWhole(text, at, term)) continue;
      terms.add(term);
      if (term.weight < TELLING) continue;
      covered += Math.max(0, last - Math.max(at, coveredTo));
      coveredTo = Math.max(coveredTo, last);
    }
  }
  return terms.size > 0 ? { terms, from, covered, text: text.units.slice(from, end).join(" ") } : null;
}

/** How many terms follow each other at most with nothing but commas between them. */
export function longestRun(text: Units, index: TermIndex, lang: "zh" | "en" | "other"): number {
  let longest = 0;
  let run = 0;
  for (let at = 0; at < text.units.length; at++) {
    const unit = text.units[at] ?? "";
    if (unit === PAUSE) continue;
    const term = index.get(unit)?.find((each) => standsAt(text, at, each, lang));
    run = term ? run + 1 : 0;
    longest = Math.max(longest, run);
    at += term ? term.units.length - 1 : 0;
  }
  return longest;
}

function standsAt(text: Units, at: number, term: Term, lang: string): boolean {
  for (let next = 1; next < term.units.length; next++) {
    if (text.units[at + next] !== term.units[next]) return false;
  }
  return !term.isAcronym || isAcronymAt(text.written[at] ?? "", term, lang);
}

/** AI stands for itself as AI and as ai, but not in Ai Weiwei, nor as ai in a language that has such a word. */
function isAcronymAt(written: string, term: Term, lang: string): boolean {
  if (written.startsWith(term.shown)) return true;
  const isSmall = written === written.toLowerCase();
  return isSmall && lang !== "other" && !words.has(written);
}

/** Short Han terms are found in the middle of other words unless the neighbours are looked at. */
function isWhole(text: Units, at: number, { units }: Term): boolean {
  return units.length > LONGEST_AMBIGUOUS || !units.every(isHan) || isOwnWord(text, at, units.length);
}
