import { credentials } from "../lexicon/credential-terms";
import { advertLines, type Need } from "./advert";
import { degreesOf, permitsOf, subjectsOf } from "./asked-papers";
import { besideNames, englishItems, englishPhrases, removed } from "./skill-phrases.en";
import { chineseItems, chinesePhrases, removedHan } from "./skill-phrases.zh";
import { createTextReader, hasHan, stemsOf, type TextReader } from "./text-reader";
import { knownIn, patternOf } from "./vocabulary";

/** What an advertisement asks for. `matches` says whether a text names it, `find` how, where it is one name; a degree, a language or
 * a permit is a `credential`. */
export type JobTerm = {
  term: string;
  need: Need;
  credential?: true;
  /** A field of study or a permit that no list has: no title of a post shows it. */
  onPaper?: true;
  matches(text: string): boolean;
  find?(text: string): string | null;
};

/** One long advertisement does not drown its own point. */
const mostTerms = 40;

const keyOf = (term: string) => stemsOf(term).join(" ");

type Naming = Omit<JobTerm, "term" | "need">;

const paper = (shows: RegExp): Naming => ({ credential: true, matches: (text) => shows.test(text) });

/** "ml" is a measure and "ps" a postscript. */
const lowerPair = /^(?!js|ts)[a-z]{2}$/;

/** How a text names what the pattern finds; a Chinese name must be no part of a longer word. */
function knownTerm(pattern: RegExp, reader: TextReader): Naming {
  const every = new RegExp(pattern, `${pattern.flags}g`);
  function find(text: string): string | null {
    if (!pattern.test(text)) return null;
    const found = Array.from(text.matchAll(every), ([name]) => name);
    return found.find((name) => (hasHan(name) ? reader.hasWord(text, name) : !lowerPair.test(name))) ?? null;
  }
  return { find, matches: (text) => find(text) !== null };
}

function phraseTerm(phrase: string, need: Need, reader: TextReader): JobTerm {
  const stems = stemsOf(phrase);
  const { find } = namedTerm(phrase, need);
  return { term: phrase, need, find, matches: (text) => reader.hasNear(text, stems) };
}

/** 流程优化 is also met by 优化了入职流程. */
function hanTerm(phrase: string, need: Need, reader: TextReader): JobTerm {
  const [head, tail] = [phrase.slice(0, -2), phrase.slice(-2)];
  const isApart = (part: string) => {
    const [at, behind] = [part.indexOf(head), part.indexOf(tail)];
    if (at < 0 || behind < 0 || !reader.hasWord(part, head)) return false;
    const between = part.slice(Math.min(at + head.length, behind + 2), Math.max(at, behind));
    return between.length <= (at < behind ? 2 : 4) && !/[和与及或]/.test(between);
  };
  return {
    term: phrase,
    need,
    find: (text) => (reader.hasWord(text, phrase) ? phrase : null),
    matches: (text) =>
      reader.hasWord(text, phrase) ||
      (phrase.length >= 4 && text.includes(head) && text.split(/[，。；、,;]/).some(isApart)),
  };
}

/** Names that nobody listed: three capitals or more, or a capital inside; none of a line in capitals. */
function unlistedNames(text: string): string[] {
  if (!hasHan(text) && text === text.toUpperCase()) return [];
  return (
    text.match(
      /(?<![\w.&/-])(?:(?:ISO|IEC|EN|BS|GB\/?T|JGJ|DIN|ASTM|IEEE|IFRS|NFPA)(?:[/ ]?T? ?\d{2,5})|[A-Z]{2,5}(?:\/[A-Z]{2,5}| \d{2}-\d{2}| \d{2,5}(?!\d|[-+%]| ?[a-z]))|(?:[A-Z]{3,5}\d?|[A-Z]?[a-z]+[A-Z]\w*|[A-Z]{2}[a-z]{3,})(?: [A-Z][A-Za-z]{1,20}){0,2}(?:(?<= (?:Level|Grade)) \d)?)(?![\w'’&/-]| [A-Z]\d|(?!等|系统|软件|平台|工具|证|框架|管理|日常|[的和与或及])\p{Script=Han})/gu,
    ) ?? []
  );
}

const noNames =
  /^(?:[IVX]+|USA|NHS|CEO|CFOs?|CTO|COO|TBD|LLP|LLC|LTD|INC|OTE|PTO|FTC|EOE|EEO|GBP|USD|EUR|RMB|CNY|KPIs?|NGO|BSC|MSC|PHD|MBA|MPS|UPS|DEI|NYC|AA|SHIFT|NOTE|MUST|NOT|AND|ALL|[A-Z]{2}\d|(?:Mac|i)[A-Z]\w+)$/;

export type Asked = { terms: JobTerm[]; rests: { rest: string; need: Need; asks: boolean }[] };

/** The terms of an advertisement, each once, as it words them: known ones first, then phrases in the order of its text. */
export function jobTerms(advert: string): JobTerm[] {
  return readAsked(advert).terms;
}

export function readAsked(advert: string): Asked {
  const terms = new Map<string, JobTerm>();
  const reader = createTextReader();
  function add(key: string, term: JobTerm): void {
    const same = terms.get(key);
    if (!same) terms.set(key, term);
    else if (term.need === "must") same.need = "must";
  }
  /** The clause without the name, which has become a term. */
  function take(rest: string, name: string, pattern: RegExp, need: Need, shows?: RegExp): string {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined || (hasHan(found) && !reader.hasWord(rest, found))) return rest;
    const isAsWorded = hasHan(found) || /^[A-Z]{2,}$/.test(found) || (shows && !found.includes(name));
    const term = isAsWorded ? found : name;
    add(keyOf(name), { term, need, ...(shows ? paper(shows) : knownTerm(pattern, reader)) });
    return rest.replace(new RegExp(pattern, `${pattern.flags}g`), hasHan(found) ? removedHan : removed);
  }
  const known = knownIn(advert);
  const papers = credentials.filter(({ asks }) => asks.test(advert));
  // A run of blanks that is no layout would be searched again from each of its places.
  const rests = advertLines(
    advert
      .replace(/[^\S\n]{20,}/gu, " ")
      .replace(/ ?\((?:Hons?|Honours)\)/g, "")
      .replace(/(?<=\p{Script=Han})[(（](\p{Script=Han})[)）](?=\p{Script=Han})/gu, "$1"),
  ).flatMap(({ text, need, asks, part }) => {
    let rest = text;
    for (const { name, shows } of degreesOf(text)) {
      add(keyOf(name), { term: name, need, onPaper: true, ...paper(shows) });
      rest = rest.replace(name, removed);
    }
    for (const { name, asks: pattern, shows } of papers) rest = take(rest, name, pattern, need, shows);
    for (const { name, shows } of [...permitsOf(rest), ...subjectsOf(text)]) {
      add(keyOf(name), { term: name, need, onPaper: true, ...paper(shows) });
      rest = rest.replaceAll(name, hasHan(name) ? removedHan : removed);
    }
    for (const { name, pattern } of known) rest = take(rest, name, pattern, need);
    return part === "title" ? [] : [{ rest, need, asks }];
  });
  // "CI" beside "CI/CD" is no term of its own.
  const parts = new Set([...terms.values()].flatMap(({ term }) => term.split(/[^\w+#.]+/).slice(0, -1)));
  for (const { rest: told, need, asks } of rests) {
    const apart = told.replace(/(?<=[A-Za-z]{3})\/(?=[A-Z][A-Za-z]{2})/g, " / ");
    const names = unlistedNames(apart).filter((one) => !noNames.test(one) && !parts.has(one));
    for (const name of names) add(keyOf(name), namedTerm(name, need, longForm(name, advert)));
    let rest = names
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, removed), apart);
    for (const name of besideNames(rest)) {
      add(keyOf(name), namedTerm(name, need));
      rest = rest.replaceAll(name, removed);
    }
    for (const phrase of [...englishPhrases(rest), ...(asks ? englishItems(rest) : [])])
      add(keyOf(phrase), phrase.includes(" ") ? phraseTerm(phrase, need, reader) : namedTerm(phrase, need));
    for (const phrase of [...chinesePhrases(rest), ...(asks ? chineseItems(rest) : [])])
      add(keyOf(phrase), hanTerm(phrase, need, reader));
  }
  // "Element analysis" beside "finite element analysis" is one.
  const isPiece = ({ term }: JobTerm, others: JobTerm[]) =>
    /^[a-z]+ [a-z]/.test(term) &&
    others.some((other) => ` ${other.term} `.includes(` ${term} `) && other.term !== term);
  // "日语" beside "日语N1" would be shown by any level.
  const hasLevel = ({ term, credential }: JobTerm, others: JobTerm[]) =>
    credential &&
    others.some((other) => other.credential && other.term !== term && other.term.startsWith(term));
  const all = [...terms.values()].filter(
    (term, _, others) => !isPiece(term, others) && !hasLevel(term, others),
  );
  const isNice = ({ need }: JobTerm) => Number(need === "nice");
  return { terms: all.toSorted((a, b) => isNice(a) - isNice(b)).slice(0, mostTerms), rests };
}

/** What the advertisement itself calls an acronym in full: "Site Reliability Engineer" for SRE. */
function longForm(name: string, advert: string): string | undefined {
  if (!/^[A-Z]{3,5}$/.test(name)) return undefined;
  const capitals = [...name].map((letter) => `${letter}[a-z]+`).join("[ -]");
  const small = [...name].map((letter) => `[${letter}${letter.toLowerCase()}][a-z]+`).join("[ -]");
  return new RegExp(`\\b(?:${capitals}\\b|${small}(?= ?\\(${name}\\)))`).exec(advert)?.[0];
}

export function namedTerm(name: string, need: Need, long?: string): JobTerm {
  const short = patternOf(name);
  const pattern = new RegExp(
    long ? `${short}|${patternOf(long.toLowerCase())}|${patternOf(long)}` : short,
    /^[A-Z]{2,4}$|^[A-Z][a-z]+$/.test(name) ? "" : "i",
  );
  const find = (text: string) => pattern.exec(text)?.[0] ?? null;
  return { term: name, need, find, matches: (text) => pattern.test(text) };
}
