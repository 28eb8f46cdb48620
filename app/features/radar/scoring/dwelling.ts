import { type Finding, findTerms, TELLING, type Term, type TermIndex } from "./terms";
import { type Units, unitsOf } from "./words";

export type Fields = {
  title: Units;
  summary: Units;
  body: Units;
  vocabulary: Set<string>;
  lang: "zh" | "en" | "other";
};

/** How much a text dwells on terms: 0 for not at all, without an upper end, 3 for one that a title names outright. */
export type Dwelling = {
  amount: number;
  prominence: Map<Term, number>;
};

/** BM25F (Robertson, Zaragoza and Taylor 2004) over all terms as if they were one: a title counts as ten sentences of the body. */
const TITLE = 3;
const SUMMARY = 1.5;
const MOST_SUMMARY = 2.25;
const SENTENCE = 0.3;
const LENGTH_SHARE = 0.75;
/** So that one sentence of a very short text is not taken for all of it. */
const LEAST_EVENNESS = 0.5;
/** Units of an ordinary article: characters of Chinese, words of anything else. */
const TYPICAL_LENGTH = { zh: 900, en: 450, other: 450 };
const LEAD_UNITS = { zh: 120, en: 60, other: 60 };
/** What the second and third term in a sentence add to the weightiest. */
const COMPANY = [1, 0.25, 0.1];
/** A text of which more than this share is telling terms is a list and no prose. */
const DENSEST = 0.35;
const DENSEST_TITLE = 0.6;
/** The doubt that words of several meanings leave, however many they are. */
const LEAST_VAGUE = 0.25;
const SHORTEST_LIST = 20;
const SHORTEST_LIST_TITLE = 6;

export function fieldsOf(
  text: { title: string; summary: string; text: string },
  lang: Fields["lang"],
): Fields {
  const [title, summary, body] = [unitsOf(text.title), unitsOf(text.summary), unitsOf(text.text)];
  const vocabulary = new Set([...title.units, ...summary.units, ...body.units]);
  return { title, summary, body, vocabulary, lang };
}

export function dwellingOn(terms: TermIndex, { title, summary, body, vocabulary, lang }: Fields): Dwelling {
  const prominence = new Map<Term, number>();
  if (![...terms.keys()].some((unit) => vocabulary.has(unit))) return { amount: 0, prominence };
  const inTitle = once(findTerms(title, terms, lang));
  const inBody = once(findTerms(body, terms, lang));
  const lead = summary.length > 0 ? 0 : LEAD_UNITS[lang];
  const inSummary = [...once(findTerms(summary, terms, lang)), ...inBody.filter(({ from }) => from < lead)];
  const evenness = Math.max(
    LEAST_EVENNESS,
    1 - LENGTH_SHARE + LENGTH_SHARE * (body.length / TYPICAL_LENGTH[lang]),
  );
  const isList = (findings: Finding[], length: number, most: number, shortest: number) => {
    const share = sum(findings.map(({ covered }) => covered)) / Math.max(length, 1);
    return length >= shortest && share > most ? (most / share) ** 3 : 1;
  };
  const prose = isList(
    [...inBody, ...(lead ? [] : inSummary)],
    body.length + summary.length,
    DENSEST,
    SHORTEST_LIST,
  );
  const headline = isList(inTitle, title.length, DENSEST_TITLE, SHORTEST_LIST_TITLE);
  const parts: [Finding[], number, number][] = [
    [inTitle, TITLE * headline * prose, Number.POSITIVE_INFINITY],
    [inSummary, SUMMARY * prose, MOST_SUMMARY],
    [inBody, (SENTENCE / evenness) * prose, Number.POSITIVE_INFINITY],
  ];
  let amount = 0;
  for (const [findings, share, most] of parts) {
    amount += Math.min(most, share * sum(findings.map(weightOf)));
    for (const term of new Set(findings.flatMap((finding) => [...finding.terms]))) {
      const times = findings.filter((finding) => finding.terms.has(term)).length;
      prominence.set(term, (prominence.get(term) ?? 0) + Math.min(most, share * times));
    }
  }
  return { amount: amount * certainty(prominence) ** 2, prominence };
}

/** How sure it is that a text with these terms means their subject: one word of several meanings is no sign, several are, but never a
 * sure one. A passing mention counts as far as the text dwells on it. */
function certainty(prominence: Map<Term, number>): number {
  let doubt = 1;
  let vague = 1;
  for (const [term, amount] of prominence) {
    const left = 1 - Math.min(1, term.weight) * Math.min(1, amount);
    if (term.weight < TELLING) vague *= left;
    else doubt *= left;
  }
  return 1 - doubt * Math.max(LEAST_VAGUE, vague);
}

function weightOf({ terms }: Finding): number {
  const weights = [...terms].map(({ weight }) => weight).sort((a, b) => b - a);
  return sum(COMPANY.map((share, index) => share * (weights[index] ?? 0)));
}

function once(findings: Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ text }) => !known.has(text) && known.add(text));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
