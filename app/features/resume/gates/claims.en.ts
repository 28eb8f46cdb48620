import { withArticles } from "../lexicon/phrases.en";
import { withTermCasing } from "../lexicon/term-casing";
import { readsAsNoun } from "../lexicon/verbs.en";
import type { GateId } from "../report";
import { type Clause, clausesOf, type Parsed, type Part, partVerbs } from "./clauses.en";
import { conceptOf, isFormOf, isPast, isPlural } from "./concepts.en";
import { isHardFact, tokensOf } from "./facts";
import { jobTitle } from "./word-forms";

/** A line read, with what the rules of comparison ask of it. */
type Claims = Parsed & {
  byConcept: Map<string, Part[]>;
  dependences: Set<string>;
  deeds: Map<string, string>;
  bases: Set<string>;
};

function mainOf(clauses: Clause[], at: number): number {
  let index = at;
  while (index > 0 && !["beside", "result", "means"].includes(clauses[index]?.link ?? ""))
    index = clauses[index]?.on ?? -1;
  return index;
}

/** "cause:A>B", "purpose:A>B": which deed depends on which, and how. A means and a result say the same of their two deeds. */
function dependencesOf(clauses: Clause[]): Set<string> {
  const found = new Set<string>();
  const add = (kind: string, from: Clause | undefined, to: Clause | undefined) => {
    for (const one of from?.deeds ?? [])
      for (const other of to?.deeds ?? []) found.add(`${kind}:${one}>${other}`);
  };
  clauses.forEach((clause, index) => {
    const { link, on } = clause;
    if (link === "means") add("cause", clause, on < 0 ? clauses[index + 1] : clauses[mainOf(clauses, on)]);
    else if (link === "result") add("cause", clauses[mainOf(clauses, on)], clause);
    else if (link !== "beside" && link !== "relative") add(link, clauses[on], clause);
  });
  return found;
}

function claimsOf(parsed: Parsed): Claims {
  const byConcept = new Map<string, Part[]>();
  for (const part of parsed.parts)
    byConcept.set(part.concept, [...(byConcept.get(part.concept) ?? []), part]);
  const deeds = new Map<string, string>();
  const bases = new Set<string>();
  for (const { deeds: all, link, suffered, form } of parsed.clauses) {
    if (form === "base") for (const deed of all) bases.add(deed);
    const asserted =
      link === "purpose" || link === "part" || link === "relative" || link.startsWith("at ") ? link : "done";
    for (const deed of all) deeds.set(deed, `${deeds.get(deed) ?? ""}${asserted}${suffered ? " to me" : ""}`);
  }
  return { ...parsed, byConcept, dependences: dependencesOf(parsed.clauses), deeds, bases };
}

function headOf(claims: Claims, part: Part): Part | undefined {
  return claims.parts.findLast(({ chunk, role }) => chunk === part.chunk && chunk >= 0 && role !== "limit");
}

const ofNouns = new Set(["object", "of", "in", "to", "for", "on", "at", "using", "across"]);
const compounding = new Set(["of", "in", "for", "on", "at", "from", "using", "across"]);

/** A thing before another ("sales report") where the other line hangs it on that other ("report on sales"). */
function isCompound(hung: Part, hungIn: Claims, fore: Part, foreIn: Claims): boolean {
  const host = hungIn.parts[hung.host];
  const head = headOf(foreIn, fore);
  if (!host || !head || head === fore || host.concept !== head.concept) return false;
  return host.role === hung.role || compounding.has(hung.role);
}

function sameRole(b: Part, was: Claims, a: Part, is: Claims): boolean {
  if (b.role === a.role) return true;
  const [old, now] = [was.clauses[b.clause], is.clauses[a.clause]];
  if (
    (old?.nominal || now?.nominal) &&
    (b.role === "object" || a.role === "object") &&
    ofNouns.has(b.role) &&
    ofNouns.has(a.role)
  )
    return true;
  if (/[%‰]/.test(b.concept)) {
    const amount = (role: string) => (role === "by" || role === "of" ? "object" : role);
    if (amount(b.role) === amount(a.role)) return true;
  }
  return isCompound(b, was, a, is) || isCompound(a, is, b, was);
}

function sameDeed(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const [old, now] = [was.clauses[b.clause]?.deeds ?? [], is.clauses[a.clause]?.deeds ?? []];
  return old.some((deed) => now.includes(deed)) || (old.length === 0 && now.length === 0);
}

/** The words that stand with a word in its thing: beside it, or tied to it by "of". */
function matesOf(part: Part, claims: Claims): Set<string> {
  const index = claims.parts.indexOf(part);
  const host = part.of ? claims.parts[part.host] : undefined;
  const mates = claims.parts.filter(
    (one) =>
      one !== part &&
      ((one.chunk === part.chunk && part.chunk >= 0) ||
        (one.of && one.host === index) ||
        (host && one.chunk === host.chunk)),
  );
  return new Set(mates.map(({ concept }) => concept));
}

/** "all", "not" and their like go on standing before the same word. */
function sameScope(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const next = (part: Part, { parts }: Claims) => {
    const following = parts[parts.indexOf(part) + 1];
    return following?.clause === part.clause ? following.concept : undefined;
  };
  const [old, now] = [next(b, was), next(a, is)];
  return old === undefined || now === undefined || old === now;
}

function within(one: Set<string>, other: Set<string>): boolean {
  return [...one].every((item) => other.has(item));
}

function sameMates(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const [old, now] = [matesOf(b, was), matesOf(a, is)];
  return within(old, now) || within(now, old);
}

/** Where two things hang in one clause by the same preposition, each goes on hanging on its own: "X in React and Y in Go". */
function sameHost(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const rivals = was.parts.some(
    (one) =>
      one.clause === b.clause &&
      one.role === b.role &&
      one.chunk !== b.chunk &&
      one.host !== b.host &&
      one.host >= 0,
  );
  if (!rivals || b.role === "object" || b.host < 0) return true;
  const chunkOf = (part: Part, claims: Claims) => {
    const host = claims.parts[part.host];
    return new Set(claims.parts.flatMap((one) => (host && one.chunk === host.chunk ? [one.concept] : [])));
  };
  const [old, now] = [chunkOf(b, was), chunkOf(a, is)];
  return within(old, now) && within(now, old);
}

function sameForm(b: Part, was: Claims, a: Part, is: Claims): boolean {
  if (b.token.key === a.token.key) return true;
  if (b.token.kind !== "word" || a.token.kind !== "word") return b.concept === a.concept;
  if (!isFormOf(a.token.key, b.token.key)) return false;
  if (isPlural(b.token.key) === isPlural(a.token.key)) return true;
  const governs = (part: Part, { parts }: Claims) => parts.some(({ of, host }) => of && parts[host] === part);
  if (/(?:tion|ment|ance|ence)s?$/.test(b.token.key) && governs(b, was) !== governs(a, is)) return true;
  return (headOf(was, b) === b) !== (headOf(is, a) === a);
}

function says(b: Part, was: Claims, a: Part, is: Claims): boolean {
  return (
    b.vague === a.vague &&
    sameDeed(b, was, a, is) &&
    (b.previous !== a.previous || b.parted === a.parted) &&
    sameRole(b, was, a, is) &&
    sameForm(b, was, a, is) &&
    (b.role === "limit" ? sameScope(b, was, a, is) : sameMates(b, was, a, is)) &&
    sameHost(b, was, a, is)
  );
}

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
  const [old, now] = [tokensOf(was.text), tokensOf(is.text)];
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
    was.dependences.size === is.dependences.size &&
    [...was.dependences].every((one) => is.dependences.has(one));
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

type Bond = { one: Part; other: Part };

/** Words that stand beside each other in one thing. */
function bondsOf({ parts }: Claims): Bond[] {
  const things = parts.filter(({ chunk, role }) => chunk >= 0 && role !== "limit");
  return things.flatMap((other, index) => {
    const one = things[index - 1];
    return one && one.chunk === other.chunk ? [{ one, other }] : [];
  });
}

/** "report on sales" says "sales report": whether two words would stand side by side once the second thing is put before its host. */
function joinsCompound(first: Part, second: Part, { parts }: Claims): boolean {
  const chunkOf = (part: Part | undefined) =>
    parts.filter(({ chunk }) => part && chunk === part.chunk && chunk >= 0);
  const [firstHost, secondHost] = [parts[first.host], parts[second.host]];
  if (firstHost && chunkOf(firstHost).includes(second)) return chunkOf(first).at(-1) === first;
  if (!secondHost || !chunkOf(secondHost).includes(first)) return false;
  return chunkOf(second)[0] === second && chunkOf(first).at(-1) !== first;
}

/** Words of one thing keep their order and stay in it, unless one hangs on the other: "X Y" is neither "Y X" nor "X and Y". */
function keepsBonds(was: Claims, is: Claims): boolean {
  return bondsOf(was).every(({ one, other }) => {
    const pairs = (is.byConcept.get(one.concept) ?? []).flatMap((first) =>
      (is.byConcept.get(other.concept) ?? []).map((second) => [first, second] as const),
    );
    return pairs.some(([first, second]) => {
      if (first.chunk === second.chunk) return is.parts.indexOf(first) < is.parts.indexOf(second);
      return (
        first.chunk < 0 || second.chunk < 0 || joinsCompound(first, second, is) || isApart(first, second, is)
      );
    });
  });
}

/** "sales of books grew": one is what the clause does to the other, or how often. */
function isApart(first: Part, second: Part, { clauses }: Claims): boolean {
  return (
    first.role !== second.role &&
    (clauses[first.clause]?.nominal === true || /[%‰]/.test(first.concept + second.concept))
  );
}

/** Things set side by side without a word between them, which only a careless rewording does. */
function juxtaposed({ parts }: Claims): number {
  return parts.filter(({ bare, clause }, index) => bare && parts[index - 1]?.clause === clause).length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const brokenPair =
  /\b(?:of|for|with|by|in|on|at|from|to|the|an?)\s+(?:was|were|is|are|who|that|of|for|by|had)\b/gi;

/** Whether the new line is at least as well written: its capitals, articles and what stands side by side. */
function isWellFormed(before: string, after: string): boolean {
  const capitals = (line: string) =>
    tokensOf(line).filter(({ kind, text }) => kind === "word" && /^\p{Lu}/u.test(text));
  const known = new Set(capitals(before).map(({ text }) => text.replace(/'s$/, "")));
  if (
    capitals(withTermCasing(after)).some(
      ({ opens, text }) => !opens && !known.has(text.replace(/'s$/, "")) && !known.has(withTermCasing(text)),
    )
  )
    return false;
  if (/^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after)) return false;
  if (count(after, /[.;!?] \p{Ll}/gu) > count(before, /[.;!?] \p{Ll}/gu)) return false;
  if (count(after, brokenPair) > count(before, brokenPair)) return false;
  return withArticles(after) === after || withArticles(before) !== before;
}

/** "Lead engineer on the API": a first word that may name a post is no verb to be put into the past. */
function opensWithPost(before: string, after: string): boolean {
  const [[first, next], [now]] = [tokensOf(before), tokensOf(after)];
  if (!first || !next || !now || first.key === now.key || conceptOf(first.key) !== conceptOf(now.key))
    return false;
  if (isPast(first.key)) return false;
  const shown =
    /^(?:an?|the|its?|their|all|our|my)$/.test(before.split(" ")[1]?.toLowerCase() ?? "") ||
    next.kind === "number";
  return (
    !shown &&
    (readsAsNoun(first.key) ||
      jobTitle.test(next.key) ||
      /^\p{Lu}/u.test(next.text) ||
      / of /.test(before.slice(0, next.at + 1)))
  );
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

export function readBoth(before: string, after: string): [Claims, Claims] {
  const none = new Map<string, string>();
  const [firstBefore, firstAfter] = [clausesOf(before, none), clausesOf(after, none)];
  return [claimsOf(clausesOf(before, firstAfter.verbs)), claimsOf(clausesOf(after, firstBefore.verbs))];
}
