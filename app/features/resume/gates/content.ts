import { simplifyAll } from "../lexicon/phrases.en";
import { withTermCasing } from "../lexicon/term-casing";
import { droppablePhrases, hedges, neutralWords, relationalWords, sameRelation } from "../lexicon/words.en";
import { limitingWords, sameWords } from "../lexicon/words.zh";
import type { Match } from "./align";
import { endsClause, endsSentence, readable, type Token, tokensOf } from "./facts";

/** A token with meaning. `link` is the text since the last one, `relations` its prepositions, `counted` what a number counts. */
export type ContentToken = Token & {
  link: string;
  relations: string[];
  /** Number of the droppable phrase it stands in, or -1. A phrase goes as a whole or not at all. */
  phrase: number;
  /** Whether that phrase opens a duty ("responsible for"), which only a verb may follow. */
  opensDuty: boolean;
  newSentence: boolean;
  newClause: boolean;
  clause: number;
  counted: string;
  previous: string;
};

export type Reading = { text: string; content: ContentToken[]; chinese: boolean; hedged: boolean };

/** Two lines aligned. `dropped` are the places of the old line that the new one lacks, `changed` those of changed verbs. */
export type Wording = {
  before: Reading;
  after: Reading;
  matches: Match[];
  dropped: Set<number>;
  changed: Set<number>;
};

function escapeForRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const droppable = new RegExp(
  `(?<![\\w-])(?:${droppablePhrases.map(escapeForRegex).join("|")})(?![\\w-])`,
  "gi",
);

const dutyOpening =
  /\b(?:responsible|responsibility|responsibilities|charge|tasked|duties|tasks?|role|job)\b/i;

function canonical(line: string, verbs: boolean): string {
  let text = withTermCasing(simplifyAll(readable(line), verbs));
  for (const [from, to] of sameWords) text = text.replaceAll(from, to);
  return text;
}

export function isFunctionWord(token: Token): boolean {
  return token.kind === "word" && (neutralWords.has(token.key) || relationalWords.has(token.key));
}

function countedBy(tokens: Token[], index: number): string {
  const [next, second] = [tokens[index + 1], tokens[index + 2]];
  if (next?.kind === "number" && /^\s*[-–—~]\s*$/.test(next.after)) return `-${next.key}`;
  if (!next || endsClause(next.after) || isFunctionWord(next)) return "";
  if (next.kind !== "cjk" || !second || endsClause(second.after)) return next.key;
  return next.key + second.key;
}

export function contentOf(line: string, verbs: boolean): Reading {
  const text = canonical(line, verbs);
  const tokens = tokensOf(text);
  const spans = [...text.matchAll(droppable)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const spanOf = ({ at, text: word }: Token) =>
    spans.findIndex(([from, to]) => at >= from && at + word.length <= to);
  const content: ContentToken[] = [];
  let relations: string[] = [];
  let end = 0;
  let clause = 0;
  const add = (token: Token, index: number) => {
    const link = text.slice(end, token.at);
    const newSentence = content.length === 0 || endsSentence(link);
    const newClause = newSentence || endsClause(link) || /\b(?:and|while)\b|&/i.test(link);
    if (newClause) clause += 1;
    const previous = tokens[index - 1]?.key ?? "";
    const details = { link, relations, newSentence, newClause, clause, previous };
    const phrase = spanOf(token);
    const opensDuty = phrase >= 0 && dutyOpening.test(text.slice(...(spans[phrase] ?? [0, 0])));
    content.push({ ...token, ...details, phrase, opensDuty, counted: countedBy(tokens, index) });
    relations = [];
    end = token.at + token.text.length;
  };
  tokens.forEach((token, index) => {
    if (!isFunctionWord(token)) add(token, index);
    else if (relationalWords.has(token.key)) relations.push(sameRelation[token.key] ?? token.key);
  });
  add({ kind: "word", text: "", key: "\u0000", at: text.length, opens: false, after: "" }, tokens.length);
  const chinese = tokens.some(({ kind }) => kind === "cjk");
  const hedged = tokens.some(({ key }) => hedges.has(key)) || (chinese && limitingWords.test(text));
  return { text, content, chinese, hedged };
}

export function segmentable(run: string, words: string[]): boolean {
  const reachable = new Set([0]);
  for (let at = 0; at < run.length; at += 1) {
    if (!reachable.has(at)) continue;
    for (const word of words) if (run.startsWith(word, at)) reachable.add(at + word.length);
  }
  return reachable.has(run.length);
}

export function unmatchedRuns(content: ContentToken[], matched: Set<number>): ContentToken[][] {
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
