import type { GateId } from "../../report";
import { exceeds, isHardFact, type Token } from "../facts";
import { type Claims, claimsOf } from "./claims";
import type { Parsed, Part } from "./clause-types";
import { lightVerbs, partVerbs } from "./clause-words";
import { areSynonyms, conceptOf, isFormOf, isNominal, type Sense, sensesIn } from "./concepts";
import { areExchanged, areSwapped, juxtaposed, keepsChunks, saysSame } from "./pairing";
import { clausesOf, type Prepared, prepareLine } from "./prepare-line";
import { haveOtherDoers, haveSameBonds, tieLines } from "./same-bonds";
import { changesMood, endsOngoing } from "./stronger-claim";
import { isWellFormed, opensWithPost } from "./unverified";

function contractions(text: string): number {
  return text.match(/\b(?:it|that|this|he|she|there|here|what|who|where|how)'s\b|n't\b/gi)?.length ?? 0;
}

/** Numbers and names: what nobody may add, lose or change, whatever else is understood. */
function judgePlainFacts(was: Parsed, is: Parsed): GateId | null {
  const [old, now] = [was.tokens, is.tokens];
  const numbers = (tokens: Token[]) => tokens.flatMap(({ kind, key }) => (kind === "number" ? [key] : []));
  if (exceeds(numbers(now), numbers(old))) return "newFact";
  if (exceeds(numbers(old), numbers(now))) return "lostFact";
  const ranges = (text: string) => text.match(/\d ?[-–—~] ?\d/g)?.length ?? 0;
  if (ranges(was.text) !== ranges(is.text)) return "newFact";
  if (contractions(was.text) !== contractions(is.text)) return "unverified";
  const names = (tokens: Token[]) =>
    tokens.filter((token) => token.kind !== "number" && isHardFact(token) && token.key !== "i");
  const among = (token: Token, tokens: Token[]) =>
    tokens.some(
      ({ text, key, opens }) =>
        text.replace(/'s$/, "") === token.text.replace(/'s$/, "") || (opens && key === token.key),
    );
  if (names(now).some((token) => !among(token, old))) return "newFact";
  return names(old).some((token) => !among(token, now)) ? "lostFact" : null;
}

/** "A, doing B" says what "A, and by that B" says, and what "A and B" says in this order; "by" and "which" say more than "and". */
function holds(dependence: string, { dependences, deeds }: Claims): boolean {
  if (dependences.has(dependence)) return true;
  const [kind, rest = ""] = dependence.split(/:(.*)/s);
  const [one = "", other = ""] = rest.split(">");
  const [first, second] = [deeds.get(one), deeds.get(other)];
  if (kind === "cause" && dependences.has(`purpose:${rest}`)) return true;
  if (!first || !second || first.nominal || second.nominal) return !dependences.has(`cause:${other}>${one}`);
  if (kind === "cause") return dependences.has(`beside:${rest}`);
  if (kind !== "beside") return false;
  const order = [...deeds.keys()];
  const told = first.how.has("done") && second.how.has("done");
  return dependences.has(`cause:${rest}`) || (told && order.indexOf(one) < order.indexOf(other));
}

function isCarrier(deed: string, claims: Claims, other: Claims): boolean {
  if (!lightVerbs.has(deed)) return false;
  const isOfNoun = ({ clause, token }: Part) =>
    other.clauses[clause]?.nominal === true && isNominal(token.key);
  const named = [...claims.deeds].some(
    ([one, { nominal }]) => nominal && other.deeds.get(one)?.nominal === false,
  );
  if (named && claims.deeds.get(deed)?.how.has("done") !== true) return true;
  return claims.clauses.some(
    ({ deeds }, index) =>
      deeds.includes(deed) &&
      claims.parts.some(
        ({ clause, concept }) =>
          clause === index &&
          (other.deeds.has(concept) || (other.byConcept.get(concept) ?? []).some(isOfNoun)),
      ),
  );
}

function judgeDeeds(was: Claims, is: Claims): GateId | null {
  const [old, now] = [[...was.deeds.keys()], [...is.deeds.keys()]];
  const hedges = (deeds: string[]) =>
    deeds
      .filter((deed) => partVerbs.has(deed))
      .toSorted()
      .join();
  if (hedges(old) !== hedges(now)) return "strongerClaim";
  const lost = old.some((deed) => !is.concepts.has(deed) && !isCarrier(deed, was, is));
  if (lost || now.some((deed) => !was.concepts.has(deed) && !isCarrier(deed, is, was))) return "unverified";
  for (const [deed, told] of was.deeds) {
    const tells = is.deeds.get(deed);
    if (!tells) continue;
    const free = told.nominal || tells.nominal;
    const part = (how: Set<string>) => how.has("part");
    if (part(told.how) !== part(tells.how) && !free) return "strongerClaim";
    if (!free && [...told.how].toSorted().join() !== [...tells.how].toSorted().join()) return "unverified";
    if (!free && tells.bare && !told.bare && !told.word.endsWith("ing") && tells.how.has("done"))
      return "unverified";
    const [word, now] = [conceptOf(told.word), conceptOf(tells.word)];
    const same = word !== now && areSynonyms(word, now);
    if (!same && !isFormOf(tells.word, told.word)) return "unverified";
  }
  const both =
    [...was.dependences].every((one) => holds(one, is)) &&
    [...is.dependences].every((one) => holds(one, was));
  return both ? null : "unverified";
}

/** Words that say little, of which a line that is told anew may have two more or less. */
const emptyWords = new Set(
  `work process task activity duty job effort matter thing item way basis purpose area field part kind type level case situation state place
  role position term point detail member person own various different relevant necessary appropriate related respective overall general existing
  current certain total closely directly fully completely actively properly together thoroughly carefully side set group`
    .split(/\s+/)
    .map(conceptOf),
);
const mostEmpty = 2;

function isEmpty({ concept, token, role }: Part): boolean {
  return role !== "limit" && emptyWords.has(concept) && token.text === token.text.toLowerCase();
}

/** Whether more changed than one word or one stretch that was left out or put in. */
function isToldAnew(one: Token[], other: Token[]): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  let from = 0;
  while (from < short.length && long[from]?.key === short[from]?.key) from += 1;
  let to = 0;
  while (to < short.length - from && long.at(-1 - to)?.key === short.at(-1 - to)?.key) to += 1;
  return short.length - from - to > 1;
}

function judgeParts(was: Claims, is: Claims): GateId | null {
  let empty = 0;
  const untold = (parts: Part[], claims: Claims, other: Claims, forth: boolean) =>
    parts.find((part) => {
      const found = other.byConcept.get(part.concept) ?? [];
      if (
        found.some((one) => (forth ? saysSame(part, claims, one, other) : saysSame(one, other, part, claims)))
      )
        return false;
      if (part.role === "limit" || found.length > 0) return true;
      if (other.deeds.has(part.concept)) return false;
      empty += is.anew && isEmpty(part) ? 1 : mostEmpty + 1;
      return empty > mostEmpty;
    });
  const odd = untold(was.parts, was, is, true) ?? untold(is.parts, is, was, false);
  if (odd) return odd.role === "limit" ? "strongerClaim" : "unverified";
  const moved = areSwapped(was, is) || areExchanged(was, is);
  return keepsChunks(was, is) && keepsChunks(is, was) && !moved ? null : "unverified";
}

/** Compares what two English lines claim. Two ways lead to null: both are understood and make the same claims, or their words are the same and tied alike. */
function judgeRead(before: string, after: string, verbsForNouns: boolean): GateId | null {
  const [old, now] = [prepareLine(before, verbsForNouns), prepareLine(after, verbsForNouns)];
  const sense: Sense = sensesIn(plainWords(old), plainWords(now));
  const [was, is] = readBoth(old, now, sense);
  const refused = judgePlainFacts(was, is);
  if (refused) return refused;
  if (!isWellFormed(before, after) || opensWithPost(before, after)) return "unverified";
  if (changesMood(old.text, now.text) || endsOngoing(before, after)) return "strongerClaim";
  const understood = judgeUnderstood(was, is);
  const tied = tieLines(old, now, sense);
  if (haveOtherDoers(tied)) return "unverified";
  if (understood === null) return null;
  const isSmall = (word: string) => was.anew && emptyWords.has(conceptOf(word));
  return haveSameBonds(tied, isSmall) ? null : understood;
}

/** As it stands, and else with "made deliveries of" read as "delivered": either reading is enough, as neither says more than the line. */
export function judgeEnglishClaims(before: string, after: string): GateId | null {
  const refused = judgeRead(before, after, false);
  return refused === null || judgeRead(before, after, true) === null ? null : refused;
}

function plainWords({ tokens }: Prepared): string[] {
  return tokens.flatMap(({ kind, key }) => (kind === "word" ? [key] : []));
}

function judgeUnderstood(was: Claims, is: Claims): GateId | null {
  if (exceeds(is.fillers, was.fillers)) return "unverified";
  const told = (claims: Claims) => !claims.listed && claims.deeds.size > 0;
  if (!told(was) || !told(is)) return "unverified";
  // "16 children in need and child protection cases" names children twice: one does not stand for both.
  const shared = ({ parts }: Claims, other: Claims) =>
    parts.map(({ concept }) => concept).filter((one) => other.byConcept.has(one));
  if (exceeds(shared(is, was), shared(was, is))) return "unverified";
  if (exceeds(shared(was, is), [...shared(is, was), ...is.deeds.keys()])) return "unverified";
  if (is.ofVerb > was.ofVerb || juxtaposed(is) > juxtaposed(was)) return "unverified";
  return judgeDeeds(was, is) ?? judgeParts(was, is);
}

/** The deeds of each line that the other tells with a verb are looked for in its nouns too. */
function readBoth(old: Prepared, now: Prepared, sense: Sense): [Claims, Claims] {
  const none = new Map<string, string>();
  const [told, tells] = [clausesOf(old, none, conceptOf).verbs, clausesOf(now, none, sense).verbs];
  const anew = old.plainer !== now.plainer || isToldAnew(old.tokens, now.tokens);
  return [claimsOf(clausesOf(old, tells, conceptOf), anew), claimsOf(clausesOf(now, told, sense), anew)];
}
