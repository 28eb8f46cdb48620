import type { Database, Page } from "./database";
import { nearTo } from "./near-words";
import { type Kind, kindOf, partName, type Word, wordsAsked } from "./question";
import { rankedPages, weighTerms } from "./search";
import { type Sentence, type Span, sentencesRead, termsOf } from "./sentences";
import type { Wanted } from "./tokens";

export type Quote = { page: Page; text: string; span: Span };

/** Pages of which the text is read for a question, and quotes that are shown: more would be a list of results. */
const PAGES = 6;
const QUOTES = 3;

const NEARLY = 2;

/** A word that says the same is nearly as good; the letters of a Chinese word say a little less, as they stand in other words too. */
const SAME = 0.7;
const LETTERS = 0.6;

/** What is asked may stand beside the sentence that answers: before it, behind it, in its heading or in a question above it. */
const BESIDE = 0.8;

/** What makes a sentence the answer: what it holds of the question; what the sentence before it (twice where it goes on from that one)
 * and its heading hold besides; what stands around it; how well its page fits; whether it holds what the kind of the question needs, or
 * what is likely. Learned from 120 answered questions over 80 pages (softmax over the sentences of each) and rounded: weights of one 60
 * put nearly as many answers of the other 60 among the first three. */
const WORTH = { own: 3.5, before: 0.8, under: 1.2, around: 4.3, page: 2.2, need: 2.7, likely: 1.8, head: -1 };

const goesOn =
  /^(?:it|its|this|that|these|those|they|he|she|we|no|yes|then|so|but|and|the)\b|^(?:它|他|她|这|那|后来|所以|不|可以|但|因此)/i;

/** What the kind of a question needs counts as much as a rare word that is asked, and its lack even more. */
const NEED = 3;
const LACK = 0.4;

/** Where these together are less, the pages do not answer: the share of what the title leaves open that the shown sentences say, the
 * share of all that the best page says, and by how much that page stands out. Learned from the same questions and 40 without an answer
 * by logistic regression. */
const SURE = { whole: 0.77, apart: 0.3, least: 1.22 };

type Asked = Word & { idf: number; near: readonly Wanted[][] };

/** A word that stands in no page: what it weighs is the most that any does, and so the sign that nothing answers. */
const nowhere: Wanted = { term: "\uffff", isPrefix: false };

type Shares = readonly number[];
const sum = (numbers: readonly number[]) => numbers.reduce((made, each) => made + each, 0);
const most = (...all: Shares[]) =>
  (all[0] ?? []).map((_, at) => Math.max(...all.map((each) => each[at] ?? 0)));
const timesOf = (shares: Shares, factor: number) => shares.map((each) => each * factor);
const beyond = (shares: Shares, known: Shares) =>
  shares.map((each, at) => Math.max(0, each - (known[at] ?? 0)));
function meanOf(shares: Shares, weights: readonly number[]): number {
  return sum(shares.map((each, at) => each * (weights[at] ?? 0))) / (sum(weights) || 1);
}

function holds(terms: ReadonlySet<string>, { term, isPrefix }: Wanted): boolean {
  if (terms.has(term) || !isPrefix) return terms.has(term);
  for (const each of terms) if (each.startsWith(term)) return true;
  return false;
}

/** How much of a word a text holds: all of it, what says the same, or some letters, of which the rare ones say more. */
function shareOf(
  { terms, near, letters }: Asked,
  text: string,
  held: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
): number {
  const share = terms.filter((each) => holds(held, each)).length / terms.length;
  if (share === 1) return 1;
  if (near.some((each) => each.every((one) => holds(held, one)))) return SAME;
  if (letters.length < 2) return share;
  const weigh = (some: readonly string[]) => sum(some.map((letter) => rarity.get(letter) ?? 0));
  return Math.max(
    share,
    (LETTERS * weigh(letters.filter((letter) => text.includes(letter)))) / (weigh(letters) || 1),
  );
}

type Read = { page: Page; fit: number; text: string; sentences: readonly Sentence[] };

type Query = { asked: readonly Asked[]; kind: Kind | null; rarity: ReadonlyMap<string, number> };

type Judged = { quote: Quote; score: number; answered: number; whole: number };

function judge({ page, fit, text, sentences }: Read, { asked, kind, rarity }: Query): Judged[] {
  const none: Shares = asked.map(() => 0);
  const shares = (words: string, terms: ReadonlySet<string>) =>
    asked.map((each) => shareOf(each, words, terms, rarity));
  const title = shares(page.title, termsOf(page.title));
  const read = sentences.map(({ span, terms, ...is }) => {
    const words = text.slice(span.start, span.end);
    const hasKind = kind?.answered.test(words) ?? false;
    // What names the kind, as "price" does, is said by what the kind wants.
    const held = shares(words, terms).map((share, at) =>
      hasKind && kind?.asked.test(asked[at]?.word ?? "") ? Math.max(share, SAME) : share,
    );
    return { span, words, held, hasKind, ...is };
  });
  const idf = asked.map((each) => each.idf);
  // Who asks for nothing but what the title names asks what it is.
  const beyondTitle = idf.map((each, at) => each * (1 - (title[at] ?? 0)));
  const open = sum(beyondTitle) > 0 ? beyondTitle : idf;
  const whole = meanOf(most(title, ...read.map(({ held }) => held)), idf);
  // What many sentences of a page hold tells them apart little.
  const rare = asked.map((_, at) =>
    Math.log(1 + read.length / (sum(read.map(({ held }) => held[at] ?? 0)) + 0.5)),
  );
  const judged: Judged[] = [];
  let [heading, question] = [none, none];
  for (const [at, { span, words, held, hasKind, isHeading, isQuestion }] of read.entries()) {
    if (isHeading) [heading, question] = [held, none];
    const before = read[at - 1]?.held ?? none;
    const around = most(held, timesOf(most(before, read[at + 1]?.held ?? none, heading, question), BESIDE));
    if (isQuestion) {
      question = held;
      continue;
    }
    const answered = kind?.isNeed
      ? meanOf([...around, hasKind ? 1 : 0], [...open, NEED]) - (hasKind ? 0 : LACK)
      : meanOf(around, open);
    const score =
      WORTH.own * meanOf(held, rare) +
      WORTH.before * meanOf(beyond(before, held), rare) * (goesOn.test(words) ? 2 : 1) +
      WORTH.under * meanOf(beyond(heading, held), rare) +
      WORTH.around * meanOf(most(around, title), idf) +
      WORTH.page * fit +
      (hasKind ? WORTH[kind?.isNeed ? "need" : "likely"] : 0) +
      (isHeading ? WORTH.head : 0);
    judged.push({ quote: { page, text: words, span }, score, answered, whole });
  }
  return judged;
}

async function weighed(transaction: Parameters<typeof weighTerms>[0], words: readonly Word[]) {
  const wanted = [...words.flatMap(({ terms, parts }) => [...terms, ...parts]), nowhere];
  const { idf, scores } = await weighTerms(transaction, wanted, "any");
  const idfOf = new Map(wanted.map(({ term }, at) => [term, idf[at] ?? 0]));
  const highest = idfOf.get(nowhere.term) ?? 0;
  const isKnown = (term: string) => (idfOf.get(term) ?? 0) < highest;
  const asked = words
    .flatMap((each) => partName(each, isKnown))
    .map(
      (each): Asked => ({
        ...each,
        idf: sum(each.terms.map(({ term }) => idfOf.get(term) ?? 0)) / each.terms.length,
        near: nearTo(each.word),
      }),
    );
  return { asked, scores };
}

/** Nobody asks more at once, and what is pasted by mistake must not hold the page. */
const LONGEST_QUESTION = 400;

/** Answers a question by at most three sentences of one's own pages, the best first. Where no page answers, `quotes` is empty and
 * `nearest` holds the pages that speak of some of it. */
export async function answerQuestion(
  database: Database,
  asking: string,
): Promise<{ quotes: Quote[]; nearest: Page[] }> {
  const question = asking.slice(0, LONGEST_QUESTION);
  const words = wordsAsked(question);
  if (words.length === 0) return { quotes: [], nearest: [] };
  const transaction = database.transaction(["pages", "segments", "blocks"]);
  const { asked, scores } = await weighed(transaction, words);
  const near: { page: Page; score: number }[] = [];
  for await (const each of rankedPages(transaction, scores)) if (near.push(each) === PAGES) break;
  const read: Read[] = [];
  for (const { page, score } of near) {
    const text = (await database.get("texts", page.id)) ?? "";
    read.push({ page, fit: score / (near[0]?.score || 1), text, sentences: sentencesRead(text) });
  }
  const all = read.flatMap(({ text, sentences }) =>
    sentences.map(({ span }) => text.slice(span.start, span.end)),
  );
  const rarityOf = (letter: string) =>
    Math.log(1 + all.length / (all.filter((each) => each.includes(letter)).length + 0.5));
  const rarity = new Map(asked.flatMap(({ letters }) => letters).map((letter) => [letter, rarityOf(letter)]));
  const query = { asked, kind: kindOf(question), rarity };
  const judged = read.flatMap((each) => judge(each, query)).sort((a, b) => b.score - a.score);
  const [best] = judged;
  const shown = judged.filter(({ score }) => score >= (best?.score ?? 0) - NEARLY).slice(0, QUOTES);
  const sure =
    Math.max(...shown.map(({ answered }) => answered)) +
    SURE.whole * (best?.whole ?? 0) +
    SURE.apart * (1 - (read[1]?.fit ?? 0));
  const quotes = sure < SURE.least ? [] : shown.map(({ quote }) => quote);
  return { quotes, nearest: near.slice(0, QUOTES).map(({ page }) => page) };
}
