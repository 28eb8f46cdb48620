import { isTownOfState } from "../lexicon/places";
import { technicalTerms } from "../lexicon/terms";
import { namesOnly, toolNames } from "../lexicon/tool-names";
import { amongOthers, tradeTerms } from "../lexicon/trade-terms";
import { advertLines, type Need } from "./advert";
import {
  chineseItems,
  chinesePhrases,
  englishItems,
  englishPhrases,
  removed,
  removedHan,
} from "./skill-phrases";

/** What an advertisement asks for. `matches` says whether a text names it. */
export type JobTerm = { term: string; need: Need; matches(text: string): boolean };

/** One long advertisement does not drown its own point. */
const mostTerms = 40;

const literal = (text: string) => text.replace(/[.+*?/\\^$()[\]{}|#]/g, "\\$&");

function patternOf(alias: string): string {
  if (/\p{Script=Han}/u.test(alias)) return literal(alias);
  return `(?<![\\w+#.-])${literal(alias).replaceAll(" ", "[ -]")}(?![\\w+#]|[.-]\\w)`;
}

/** Excel, Word and Shell are tools where they are written as names. */
const writtenAsNames = new Set([
  "Excel",
  "Word",
  "Hive",
  "Shell",
  "Premiere",
  "Looker",
  "SEN",
  "React",
  "Spark",
  "Flask",
  "Angular",
  "Rails",
  ...namesOnly,
]);

const vocabulary = [...technicalTerms, ...tradeTerms, ...toolNames]
  .map(({ name, aliases }) => ({
    name,
    aliases,
    pattern: new RegExp(
      (writtenAsNames.has(name) ? [name, ...aliases.slice(1)] : aliases)
        .toSorted((a, b) => b.length - a.length)
        .map(patternOf)
        .join("|"),
      writtenAsNames.has(name) ? "" : "i",
    ),
  }))
  .concat(amongOthers.map(({ name, pattern }) => ({ name, aliases: [name], pattern })))
  .toSorted((a, b) => longest(b.aliases) - longest(a.aliases));

function longest(aliases: readonly string[]): number {
  return Math.max(...aliases.map((alias) => alias.length));
}

function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/ies$/, "y")
    .replace(
      /(?<=\w{3})(?:[iy][sz](?:ations?|ing|ed|es|e)|ations?|itions?|ions?|ments?|ings?|ed|ers?|es|s|e)$/,
      "",
    );
  return plain.replace(/([bdglmnprt])\1$/, "$1");
}

/** The stems of a text, worked out once for all the terms that ask for them. */
function stemReader(): (text: string) => ReadonlySet<string> {
  const read = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const known = read.get(text) ?? new Set((text.match(/[A-Za-z][\w'’-]*/g) ?? []).map(stem));
    read.set(text, known);
    return known;
  };
}

/** "Budgets" and "budgeting" are one term. */
function keyOf(term: string): string {
  return term.split(" ").map(stem).join(" ");
}

function phraseTerm(phrase: string, need: Need, stemsOf: ReturnType<typeof stemReader>): JobTerm {
  const stems = phrase.split(" ").map(stem);
  return {
    term: phrase,
    need,
    matches(text) {
      const own = stemsOf(text);
      return stems.every((part) => own.has(part));
    },
  };
}

/** 性能优化 is also met by 优化了接口性能. */
function hanTerm(phrase: string, need: Need): JobTerm {
  const halves = phrase.length < 4 ? [phrase] : [phrase.slice(0, -2), phrase.slice(-2)];
  return { term: phrase, need, matches: (text) => halves.every((half) => text.includes(half)) };
}

/** A state or a country in two letters stands behind a town and a comma: "Denver, CO". */
function withoutPlaces(text: string): string {
  return text.replace(/(?<=\p{Ll}), ([A-Z]{2,3})\b(?! \p{Lu})/gu, (whole, code: string) =>
    isTownOfState(`Town, ${code}`) ? "" : whole,
  );
}

/** Names that nobody listed: all capitals, or a capital inside, unless the whole line is in capitals. */
function unlistedNames(text: string): string[] {
  if (text === text.toUpperCase()) return [];
  return withoutPlaces(text).match(/(?<![\w.&-])(?:[A-Z]{2,5}\d?|[A-Z]?[a-z]+[A-Z]\w*)(?![\w'’&-])/g) ?? [];
}

const noNames =
  /^(?:[IVX]+|USA?|UK|EU|NHS|PA|CEO|CTO|HR|IT|QA|ID|AM|PM|TBD|LLP|LLC|LTD|INC|OTE|GBP|USD|EUR|RMB|CNY|KPI|NGO|BA|BS|MA|MS|BSC|MSC|PHD|MBA|[A-Z]{2}\d)$/;

/** The terms of an advertisement, and what is left of its clauses without those that the vocabulary knows. */
export type Asked = { terms: JobTerm[]; rests: { rest: string; need: Need; asks: boolean }[] };

/** The terms of an advertisement, each once, as it words them: known ones first, then phrases in the order of its text. */
export function jobTerms(advert: string): JobTerm[] {
  return readAsked(advert).terms;
}

export function readAsked(advert: string): Asked {
  const terms = new Map<string, JobTerm>();
  const stemsOf = stemReader();
  function add(key: string, term: JobTerm): void {
    const known = terms.get(key);
    if (!known) terms.set(key, term);
    else if (term.need === "must") known.need = "must";
  }
  const rests = advertLines(advert).map(({ text, need, asks }) => {
    let rest = text;
    for (const { name, pattern } of vocabulary) {
      const found = pattern.exec(rest)?.[0];
      if (found === undefined) continue;
      const term = /\p{Script=Han}/u.test(found) ? found : name;
      add(keyOf(name), { term, need, matches: (line) => pattern.test(line) });
      const gap = /\p{Script=Han}/u.test(found) ? removedHan : removed;
      rest = rest.replace(new RegExp(pattern, `${pattern.flags}g`), gap);
    }
    return { rest, need, asks };
  });
  // "CI" beside "CI/CD" is no term of its own.
  const parts = new Set([...terms.values()].flatMap(({ term }) => term.split(/[^\w+#.]+/).slice(0, -1)));
  for (const { rest, need, asks } of rests) {
    for (const name of unlistedNames(rest).filter((one) => !noNames.test(one) && !parts.has(one)))
      add(keyOf(name), namedTerm(name, need));
    for (const phrase of [...englishPhrases(rest), ...(asks ? englishItems(rest) : [])])
      add(keyOf(phrase), phraseTerm(phrase, need, stemsOf));
    for (const phrase of [...chinesePhrases(rest), ...(asks ? chineseItems(rest) : [])])
      add(keyOf(phrase), hanTerm(phrase, need));
  }
  const all = [...terms.values()];
  const ordered = [
    ...all.filter(({ need }) => need === "must"),
    ...all.filter(({ need }) => need === "nice"),
  ];
  return { terms: ordered.slice(0, mostTerms), rests };
}

export function namedTerm(name: string, need: Need): JobTerm {
  const pattern = new RegExp(patternOf(name), "i");
  return { term: name, need, matches: (line) => pattern.test(line) };
}
