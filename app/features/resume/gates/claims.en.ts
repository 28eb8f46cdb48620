import type { GateId } from "../report";
import { juxtaposed, keepsBonds } from "./bonds.en";
import type { Parsed } from "./clause.en";
import { partVerbs } from "./clause-words.en";
import { clausesOf, prepare } from "./clauses.en";
import { isFormOf } from "./concepts.en";
import { type Claims, claimsOf } from "./english-claims";
import { isHardFact } from "./facts";
import { says } from "./parts.en";
import { isWellFormed, opensWithPost } from "./well-formed.en";

function list(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function exceeds(one: string[], other: string[]): boolean {
  const counts = list(other);
  return [...list(one)].some(([value, count]) => count > (counts.get(value) ?? 0));
}

function contractions(text: string): number {
  return text.match(/\b(?:it|that|this|he|she|there|here|what|who|where|how)'s\b|n't\b/gi)?.length ?? 0;
}

/** Numbers and names: what nobody may add, lose or change, whatever else is understood. */
function judgePlainFacts(was: Parsed, is: Parsed): GateId | null {
  const [old, now] = [was.tokens, is.tokens];
  const numbers = (tokens: typeof old) => tokens.flatMap(({ kind, key }) => (kind === "number" ? [key] : []));
  if (exceeds(numbers(now), numbers(old))) return "newFact";
  if (exceeds(numbers(old), numbers(now))) return "lostFact";
  const ranges = (text: string) => text.match(/\d ?[-–—~] ?\d/g)?.length ?? 0;
  if (ranges(was.text) !== ranges(is.text)) return "newFact";
  if (contractions(was.text) !== contractions(is.text)) return "unverified";
  const names = (tokens: typeof old) =>
    tokens.filter((token) => token.kind !== "number" && isHardFact(token) && token.key !== "i");
  const among = (token: (typeof old)[number], tokens: typeof old) =>
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
  if (kind === "cause") return dependences.has(`beside:${rest}`);
  if (kind !== "beside") return false;
  const order = [...deeds.keys()];
  const [one = "", other = ""] = rest.split(">");
  const told = deeds.get(one) === "done" && deeds.get(other) === "done";
  return dependences.has(`cause:${rest}`) || (told && order.indexOf(one) < order.indexOf(other));
}

function wellSpelt(was: Claims, is: Claims): boolean {
  return [...is.verbs].every(([deed, word]) => {
    const known =
      was.verbs.get(deed) ?? was.clauses.flatMap(({ deeds }) => deeds).find((one) => one === deed);
    return known === undefined || isFormOf(word, known);
  });
}

function judgeDeeds(was: Claims, is: Claims): GateId | null {
  const lost = [...was.deeds].filter(([deed, how]) => is.deeds.get(deed) !== how).map(([deed]) => deed);
  if (lost.some((deed) => partVerbs.has(deed) && !is.deeds.has(deed))) return "strongerClaim";
  if (lost.length > 0 || [...is.deeds.keys()].some((deed) => !was.deeds.has(deed))) return "unverified";
  const unfinished = [...is.bases].some((deed) => !was.bases.has(deed) && is.deeds.get(deed) === "done");
  if (unfinished || !wellSpelt(was, is)) return "unverified";
  const same =
    [...was.dependences].every((one) => holds(one, is)) &&
    [...is.dependences].every((one) => holds(one, was));
  return same ? null : "unverified";
}

function judgeParts(was: Claims, is: Claims): GateId | null {
  for (const part of was.parts) {
    if ((is.byConcept.get(part.concept) ?? []).some((other) => says(part, was, other, is))) continue;
    return part.role === "limit" ? "strongerClaim" : "unverified";
  }
  for (const part of is.parts) {
    if ((was.byConcept.get(part.concept) ?? []).some((other) => says(other, was, part, is))) continue;
    return part.role === "limit" ? "strongerClaim" : "unverified";
  }
  return keepsBonds(was, is) && keepsBonds(is, was) ? null : "unverified";
}

/** Compares what two English lines claim: null where they claim the same, else the gate that refuses the second. */
export function judgeEnglishClaims(before: string, after: string): GateId | null {
  const [was, is] = readBoth(before, after);
  const refused = judgePlainFacts(was, is);
  if (refused) return refused;
  if (exceeds(is.fillers, was.fillers)) return "unverified";
  const told = (claims: Claims) => !claims.listed && claims.clauses.some(({ deeds }) => deeds.length > 0);
  if (!told(was) || !told(is) || !isWellFormed(before, after) || opensWithPost(before, after))
    return "unverified";
  const concepts = (claims: Claims) => claims.parts.map(({ concept }) => concept);
  if (exceeds(concepts(is), concepts(was)) || juxtaposed(is) > juxtaposed(was) || is.ofVerb > was.ofVerb)
    return "unverified";
  return judgeDeeds(was, is) ?? judgeParts(was, is);
}

/** The deeds of each line that the other tells with a verb are looked for in its nouns too. */
export function readBoth(before: string, after: string): [Claims, Claims] {
  const [old, now] = [prepare(before), prepare(after)];
  const none = new Map<string, string>();
  const [told, tells] = [clausesOf(old, none).verbs, clausesOf(now, none).verbs];
  return [claimsOf(clausesOf(old, tells)), claimsOf(clausesOf(now, told))];
}
