import type { Part } from "./clause.en";
import { isFormOf, isPlural } from "./concepts.en";
import type { Claims } from "./english-claims";

function headOf(claims: Claims, part: Part): Part | undefined {
  return claims.parts.findLast(({ chunk, role }) => chunk === part.chunk && chunk >= 0 && role !== "limit");
}

const ofNouns = new Set(["object", "of", "in", "to", "for", "on", "at", "about", "using", "across"]);
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
  const tool = (role: string) => role === "in" || role === "using";
  if (tool(b.role) && tool(a.role) && /^\p{Lu}/u.test(a.token.text)) return true;
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

/** Whether a word of the new line says what one of the old line says: of the same deed, in the same part, with the same words. */
export function says(b: Part, was: Claims, a: Part, is: Claims): boolean {
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
