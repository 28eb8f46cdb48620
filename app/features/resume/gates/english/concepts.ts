import { furtherVerbs, irregularNouns, irregularPasts } from "../../lexicon/equivalents.en";
import { synonyms } from "../../lexicon/synonyms.en";
import { inflect, readingsOf } from "../../lexicon/verbs.en";
import type { Token } from "../facts";

const endings = [
  "isations",
  "izations",
  "isation",
  "ization",
  "ations",
  "ation",
  "ating",
  "ated",
  "ates",
  "ate",
  "ings",
  "ing",
  "ions",
  "ion",
  "ments",
  "ment",
  "ances",
  "ance",
  "ence",
  "als",
  "al",
  "ied",
  "ies",
  "ed",
  "es",
  "s",
  "y",
  "e",
];

/** Cuts the ending that tells a verb, its tenses and its noun of action apart: manage, managing and management leave one stem. */
function stemOf(word: string): string {
  let stem = word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  if (ending && !(ending === "s" && word.endsWith("ss"))) stem = word.slice(0, -ending.length);
  if (/i[sz]ations?$/.test(word)) stem += "is";
  return stem
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1")
    .replace(/iz$/, "is")
    .replace(/yz$/, "ys")
    .replace(/ct$/, "c")
    .replace(/i$/, "y")
    .replace(/(?<=[a-z]{2})[ye]$/, "");
}

const verbStems = new Map<string, string>();

const further = new Set(furtherVerbs);
for (const verb of furtherVerbs) if (!verbStems.has(stemOf(verb))) verbStems.set(stemOf(verb), verb);

/** Words in -ly that are no manner of an adjective, or another meaning: "hardly", "nearly". */
const keepsLy =
  /^(?:dai|week|month|quarter|year|hour|fami|assemb|near|bare|hard|late|most|main|on|sole|large|short|rough|partial|part|high|mere|scarce|rare|friend|cost|time|like|elder|order|live|love|scholar|anoma|suppl|app|rep|multip)ly$/;

export function isManner(word: string): boolean {
  return /[a-z]{4}ly$/.test(word) && !keepsLy.test(word) && readingsOf(word).length === 0;
}

const known = new Map<string, string>();

/** What a word of English stands for, whatever its form: equal for "reduce", "reducing" and "reduction". */
export function conceptOf(word: string): string {
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  const irregular = irregularPasts.get(word) ?? irregularNouns.get(word);
  const plain = keepsLy.test(word)
    ? word
    : word.replace(/(?<=[a-z]{4})(?:al)?ly$/, (end) => (end === "ally" ? "al" : ""));
  const base = irregular ?? readingsOf(word)[0]?.base ?? verbStems.get(stemOf(plain)) ?? plain;
  const concept = stemOf(base);
  if (known.size < 20_000) known.set(word, concept);
  return concept;
}

const groupsOf = new Map<string, Set<number>>();
synonyms.forEach((group, index) => {
  for (const word of group)
    groupsOf.set(conceptOf(word), (groupsOf.get(conceptOf(word)) ?? new Set()).add(index));
});

export function areSynonyms(one: string, other: string): boolean {
  const groups = groupsOf.get(one);
  return groups !== undefined && [...(groupsOf.get(other) ?? [])].some((group) => groups.has(group));
}

export type Sense = (word: string) => string;

/** Concepts of a second line: of a word that the first line lacks, the concept of a synonym there that this line lacks itself. */
export function sensesIn(first: string[], second: string[]): Sense {
  const held = new Set(first.map(conceptOf));
  const own = new Set(second.map(conceptOf));
  const spare = [...held].filter((concept) => !own.has(concept));
  const senses = new Map<string, string>();
  for (const concept of own) {
    if (held.has(concept)) continue;
    const same =
      spare.find((one) => areSynonyms(one, concept)) ?? [...held].find((one) => areSynonyms(one, concept));
    if (same) senses.set(concept, same);
  }
  return (word) => senses.get(conceptOf(word)) ?? conceptOf(word);
}

export function isVerbBase(word: string): boolean {
  return readingsOf(word).some(({ form }) => form === "base") || further.has(word);
}

export function isPast(word: string): boolean {
  return (
    readingsOf(word).some(({ form }) => form === "past") ||
    irregularPasts.has(word) ||
    (/[a-z]{2}ed$/.test(word) &&
      !/^(?:.*(?:need|speed|feed|seed)|bed|red|hundred|exceed|proceed|succeed|indeed|sacred)$/.test(word))
  );
}

export function isIng(word: string): boolean {
  return (
    /[a-z]{2}ing$/.test(word) &&
    !/^(?:thing|string|spring|morning|evening|building|ceiling|king|ring|during)$/.test(word)
  );
}

export function isNominal(word: string): boolean {
  return (
    irregularNouns.has(word) ||
    /(?:tion|sion|ment|ance|ence|al|ing|th|sis|ery|age)s?$/.test(word) ||
    isVerbBase(word.replace(/s$/, "")) ||
    isVerbBase(word)
  );
}

export function isPlural(word: string): boolean {
  return /(?:[^su]s|people|children|men|data)$/.test(word);
}

const furtherForms = new Set(
  furtherVerbs.flatMap((verb) => [verb, inflect(verb, "past"), inflect(verb, "ing"), inflect(verb, "third")]),
);

function isKnown(word: string): boolean {
  return (
    readingsOf(word).length > 0 ||
    furtherForms.has(word) ||
    irregularPasts.has(word) ||
    irregularNouns.has(word)
  );
}

const family = /(?<=[a-z]{3})(?:ion|ment|ance|ence|ing|ed|al|ly)s?$/;

function singular(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/oes$/, "o")
    .replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, "");
}

const endsLike = /(?:tion|ment|ance|ence|ing|cost|expense|need|result)s?$/;

/** Whether a word of one stem may stand for another as a form of it, and is no misspelling: "presention" is none of "present". */
export function isFormOf(word: string, other: string): boolean {
  if (word === other || isKnown(word) || irregularNouns.has(other) || singular(word) === singular(other))
    return true;
  const [ending, known] = [
    family.exec(word)?.[0].replace(/s$/, ""),
    family.exec(other)?.[0].replace(/s$/, ""),
  ];
  return ending !== undefined && ending !== known;
}

type Word = { token: Token; concept: string };

/** Whether a word stands as its like in the other line does; `free`: as one thing or as several. */
export function isLikeForm(old: Word, now: Word, free: boolean): boolean {
  if (old.token.key === now.token.key) return true;
  if (old.token.kind !== "word" || now.token.kind !== "word") return old.concept === now.concept;
  const [one, other] = [conceptOf(old.token.key), conceptOf(now.token.key)];
  if (one !== other && areSynonyms(one, other)) return true;
  if (!isFormOf(now.token.key, old.token.key)) return false;
  return free || isPlural(old.token.key) === isPlural(now.token.key) || endsLike.test(old.token.key);
}
