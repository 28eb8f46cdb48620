import { dutyVerbs } from "../../lexicon/equivalents.en";
import { withPlainVerbs } from "../../lexicon/phrasal-verbs.en";
import { simplifyAll } from "../../lexicon/phrases.en";
import { withDigits } from "../../lexicon/quantities";
import { doerOpening, dutyOpening, sayings } from "../../lexicon/sayings.en";
import { shells } from "../../lexicon/shells.en";
import { withTermCasing } from "../../lexicon/term-casing";
import { readable, type Token, tokensOf } from "../facts";
import { deedFirst } from "../inversion";
import { ClauseReader } from "./clause-reader";
import type { Parsed, Verbs } from "./clause-types";
import { conceptOf, isVerbBase, type Sense } from "./concepts";
import { withPastDeeds, withPlainDeeds } from "./light-verbs";

/** `plainer`: the noun of a deed was read as its verb, which changes more than one word of the line as it was told. */
export type Prepared = {
  text: string;
  tokens: Token[];
  duty: "responsible" | "charge" | null;
  plainer: boolean;
};

/** "mean time to recovery (MTTR)" is MTTR: a name that its line spells out is the short one alone. */
function withShortNames(text: string): string {
  const words = text.split(" ");
  for (let at = words.length - 1; at > 0; at -= 1) {
    const short = /^\((\p{Lu}{2,8})\)/u.exec(words[at] ?? "")?.[1];
    if (!short || at < short.length) continue;
    const named = words.slice(at - short.length, at).map((word) => word.charAt(0).toUpperCase());
    if (named.join("") !== short) continue;
    const tail = (words[at] ?? "").slice(short.length + 2);
    words.splice(at - short.length, short.length + 1, short + tail);
  }
  return words.join(" ");
}

/** "lazy-loaded images" tells of one deed. */
const hyphenated = /(?<=^|, |\b(?:by|and|to|of) )(\p{L}{2,15})-(\p{Ll}{2,15}(?:ed|ing))(?= \p{L})/giu;

/** A line in the words that all ways of saying the same share, without the opening of a duty; on request with verbs for the nouns of deeds. */
export function prepareLine(line: string, verbsForNouns = false): Prepared {
  const plain = withShortNames(readable(line).trim());
  let text = deedFirst(plain) ?? plain;
  const doer = doerOpening.exec(text);
  const verb = doer?.[1] ?? "";
  const base = [verb, `${verb}e`].find(isVerbBase);
  if (doer && base) text = `Did ${base.replace(/e$/, "")}ing of ${text.slice(doer[0].length)}`;
  text = withTermCasing(simplifyAll(text, false)).replace(/(?<=\p{Ll}{2})s'(?= \p{L})/gu, "'s");
  text = withPastDeeds(withDigits(text).replace(hyphenated, "$1$2"));
  for (const [pattern, same] of [...shells, ...sayings]) text = text.replace(pattern, same);
  const verbal = withPlainVerbs(text);
  text = verbsForNouns ? withPlainDeeds(verbal) : verbal;
  const plainer = text !== verbal;
  const opening = dutyOpening.exec(text);
  if (!opening) return { text, tokens: tokensOf(text), duty: null, plainer };
  const rest = text.slice(opening[0].length).replaceAll(" and to ", " and ");
  return { text: rest, tokens: tokensOf(rest), duty: opening[2] ? "charge" : "responsible", plainer };
}

/** Draws the claims out of a line. `hints` are the deeds that the other line tells with a verb: here a noun may tell them. */
export function clausesOf({ text, tokens, duty }: Prepared, hints: Verbs, sense: Sense): Parsed {
  const { clauses, parts, verbs, fillers: free, ofVerb, listed } = new ClauseReader(tokens, hints, sense);
  const [first] = clauses;
  if (first && first.deeds.length === 0 && duty) {
    first.deeds = [dutyVerbs[duty].map(conceptOf).find((verb) => hints.has(verb)) ?? "duty"];
  }
  return { clauses, parts, verbs, fillers: free, text, tokens, ofVerb, listed };
}
