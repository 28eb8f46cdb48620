import type { Claims } from "./claims";
import type { Part } from "./clause-types";
import { partVerbs } from "./clause-words";
import { conceptOf, isLikeForm } from "./concepts";

function chunkOf(part: Part | undefined, { parts }: Claims): Part[] {
  if (!part) return [];
  return part.chunk < 0
    ? [part]
    : parts.filter(({ chunk, role }) => chunk === part.chunk && role !== "limit");
}

function hostsOf(part: Part, claims: Claims): Part[] {
  const found: Part[] = [];
  for (let at = part.host; at >= 0 && found.length < 20; ) {
    const host: Part | undefined = claims.parts[at];
    if (!host) break;
    const chunk = chunkOf(host, claims);
    found.push(...chunk);
    if (chunk[0]?.parted) break;
    at = host.host;
  }
  return found;
}

function isRepeated(concept: string, claims: Claims): boolean {
  return (claims.byConcept.get(concept)?.length ?? 0) > 1;
}

/** The words that a word stands with: beside it, or tied to it by a small word. Those that stand twice tell nothing apart. */
function nearOf(part: Part, claims: Claims): Set<string> {
  const mates = chunkOf(part, claims);
  const hung = claims.parts.filter(({ host }) => mates.some((mate) => claims.parts[host] === mate));
  const near = [...mates, ...hostsOf(part, claims), ...hung].filter(
    (one) => one !== part && one.role !== "limit",
  );
  return new Set(near.flatMap(({ concept }) => (isRepeated(concept, claims) ? [] : [concept])));
}

function disjoint(one: Set<string>, other: Set<string>): boolean {
  return one.size > 0 && other.size > 0 && ![...one].some((item) => other.has(item));
}

/** The deeds that a word belongs to: of its clause, and those that its own thing tells by a noun. */
function ownersOf(part: Part, claims: Claims, other: Claims): Set<string> {
  const own = claims.clauses[part.clause]?.deeds ?? [];
  const nouns = [...chunkOf(part, claims), ...hostsOf(part, claims)]
    .map(({ concept }) => concept)
    .filter((concept) => other.deeds.has(concept));
  return new Set([...own, ...nouns].filter((deed) => claims.concepts.has(deed) && other.concepts.has(deed)));
}

const alike = [
  ["in", "at", "on", "across", "within"],
  ["using", "in", "on"],
  ["using", "and", "between"],
  ["after", "upon"],
  ["during", "while", "in", "over"],
  ["about", "on"],
  ["object", "about"],
].map((roles) => new Set(roles));

/** Of a common noun these say little by themselves; what it hangs on and belongs to is compared elsewhere. */
const loose = new Set("of in on at for about across object over during".split(" "));
const ofNouns = new Set("object of in to for on at about using across with between".split(" "));
const joining = new Set("object of in for on at about using across to by".split(" "));

function isNominal(part: Part, claims: Claims, other: Claims): boolean {
  const clause = claims.clauses[part.clause];
  return (
    clause === undefined ||
    clause.nominal ||
    clause.deeds.length === 0 ||
    clause.deeds.some((deed) => !other.deeds.has(deed)) ||
    [...chunkOf(part, claims), ...hostsOf(part, claims)].some(({ concept }) => other.deeds.has(concept))
  );
}

/** "sales report" for "report on sales": in one line the word stands before what it hangs on in the other. */
function isCompound(hung: Part, hungIn: Claims, fore: Part, foreIn: Claims): boolean {
  const objects = hungIn.parts.filter(({ clause, role }) => clause === hung.clause && role === "object");
  const hosts = (hung.host < 0 ? objects : hostsOf(hung, hungIn)).map(({ concept }) => concept);
  const chunk = chunkOf(fore, foreIn);
  const behind = chunk.slice(chunk.indexOf(fore) + 1);
  return joining.has(hung.role) && behind.some(({ concept }) => hosts.includes(concept));
}

function sameRole(b: Part, was: Claims, a: Part, is: Claims): boolean {
  if (b.role === a.role) return true;
  const roles = [b.role, a.role];
  if (roles.every((role) => role === "object" || role === "of")) return true;
  if (roles.includes("often")) return true;
  const both = (set: Set<string>) => roles.every((role) => set.has(role));
  const named = /^\p{Lu}/u.test(a.token.text) && !a.token.opens;
  if (alike.some(both) && (!named || both(new Set(["in", "using", "on"])) || b.host < 0)) return true;
  if (is.anew && !named && b.token.kind !== "number" && both(loose)) return true;
  const helps = (part: Part, { clauses }: Claims) =>
    clauses[part.clause]?.deeds.some((deed) => partVerbs.has(deed));
  if (helps(b, was) && helps(a, is) && both(new Set(["in", "to", "using", "on", "of"]))) return true;
  if (roles.includes("subject") && roles.includes("object") && !named) return true;
  if (
    b.token.kind === "number" &&
    /[%‰$€£¥]/.test(b.concept) &&
    both(new Set(["by", "of", "object", "subject"]))
  )
    return true;
  if (isCompound(b, was, a, is) || isCompound(a, is, b, was)) return true;
  const hosts = hostsOf(b, was).map(({ concept }) => concept);
  if (
    !named &&
    (b.of || a.of) &&
    both(joining) &&
    hostsOf(a, is).some(({ concept }) => hosts.includes(concept))
  )
    return true;
  const nominal = isNominal(b, was, is) || isNominal(a, is, was);
  return nominal && both(ofNouns) && (roles.includes("object") || roles.includes("of"));
}

/** What a number counts: the thing behind it, or where only another number follows, what that counts. */
function countedBy(part: Part, claims: Claims): Set<string> {
  const { parts } = claims;
  const at = parts.indexOf(part);
  const own = parts
    .slice(at + 1)
    .filter(({ chunk, token }) => chunk === part.chunk && token.kind !== "number");
  if (own.length > 0) return new Set(own.map(({ concept }) => concept));
  const next = parts[at + 1];
  const range =
    next?.token.kind === "number" && next.clause === part.clause && (next.role === "to" || next.parted);
  return range && next ? countedBy(next, claims) : new Set();
}

/** What a number measures without counting it: "a budget of $500", "$500 in cash", "the time from 9 to 5". */
function measuredBy(part: Part, claims: Claims): Set<string> {
  const at = claims.parts.indexOf(part);
  const hung = claims.parts.filter(({ host, role, of }) => host === at && (of || role === "in"));
  const own = hung.flatMap((one) => chunkOf(one, claims));
  return new Set([...hostsOf(part, claims), ...own].map(({ concept }) => concept));
}

function sameCount(b: Part, was: Claims, a: Part, is: Claims): boolean {
  if (b.token.kind !== "number") return true;
  const [old, now] = [countedBy(b, was), countedBy(a, is)];
  if (old.size > 0 && now.size > 0) return !disjoint(old, now);
  if (old.size === 0 && now.size === 0) return true;
  const [counted, near] = old.size > 0 ? [old, measuredBy(a, is)] : [now, measuredBy(b, was)];
  return (
    [...counted].some((concept) => near.has(concept)) ||
    [...counted].every((concept) => concept === conceptOf("people"))
  );
}

function sameScope(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const next = (part: Part, { parts }: Claims) => {
    const following = parts[parts.indexOf(part) + 1];
    return following?.clause === part.clause ? following.concept : undefined;
  };
  const [old, now] = [next(b, was), next(a, is)];
  return old === undefined || now === undefined || old === now;
}

/** Whether a word of the new line says what one of the old line says: of the same deed, in the same part, of the same things. */
export function saysSame(b: Part, was: Claims, a: Part, is: Claims): boolean {
  const heads = (part: Part, claims: Claims) => chunkOf(part, claims).at(-1) === part;
  if (b.vague !== a.vague || !isLikeForm(b, a, heads(b, was) !== heads(a, is))) return false;
  if (disjoint(ownersOf(b, was, is), ownersOf(a, is, was))) return false;
  if (b.role === "limit" || a.role === "limit") return b.role === a.role && sameScope(b, was, a, is);
  if (!sameRole(b, was, a, is)) return false;
  if (b.role === "often" || a.role === "often") return true;
  const shared = (set: Set<string>, other: Claims) =>
    new Set([...set].filter((concept) => other.byConcept.has(concept)));
  return !disjoint(shared(nearOf(b, was), is), shared(nearOf(a, is), was)) && sameCount(b, was, a, is);
}

/** Words of one thing keep their order, and "and" goes on parting what it parted: "X Y" is neither "Y X" nor "X and Y". */
export function keepsChunks(was: Claims, is: Claims): boolean {
  const things = was.parts.filter(({ chunk, role }) => chunk >= 0 && role !== "limit");
  return things.every((other, index) => {
    const one = things[index - 1];
    if (!one || one.chunk !== other.chunk) return true;
    const firsts = is.byConcept.get(one.concept) ?? [];
    const seconds = is.byConcept.get(other.concept) ?? [];
    if (firsts.length === 0 || seconds.length === 0) return true;
    return firsts.some((first) =>
      seconds.some((second) => {
        const [from, to] = [is.parts.indexOf(first), is.parts.indexOf(second)];
        if (first.chunk === second.chunk) return from < to;
        return !(to === from + 1 && second.parted && second.role === first.role);
      }),
    );
  });
}

/** Things set side by side without a word between them, which only a careless rewording does. */
export function juxtaposed({ parts }: Claims): number {
  return parts.filter(({ bare, clause }, index) => bare && parts[index - 1]?.clause === clause).length;
}

/** Of two words each did not take the place of the other: "X to Y" is not "Y to X". */
export function areSwapped(was: Claims, is: Claims): boolean {
  const moves = was.parts.flatMap((b) => {
    const [a, more] = is.byConcept.get(b.concept) ?? [];
    if (!a || more || b.role === a.role || isRepeated(b.concept, was)) return [];
    const plain = (role: string) => (role === "of" ? "object" : role);
    return [{ clause: b.clause, from: plain(b.role), to: plain(a.role) }];
  });
  return moves.some(({ clause, from, to }) =>
    moves.some((other) => other.clause === clause && other.from === to && other.to === from && from !== to),
  );
}

/** Two numbers that change places take along what their clauses say and no other clause: "A took 3 days and B 5" is not "A took 5 and B 3". */
export function areExchanged(was: Claims, is: Claims): boolean {
  const numbers = was.parts.flatMap((part, b) => {
    const [now, more] = is.byConcept.get(part.concept) ?? [];
    if (part.token.kind !== "number" || !now || more || isRepeated(part.concept, was)) return [];
    return [{ part, now, b, a: is.parts.indexOf(now) }];
  });
  const company = (part: Part, claims: Claims) =>
    new Set(
      claims.parts.flatMap(({ clause, concept }) =>
        clause === part.clause && concept !== part.concept && !isRepeated(concept, claims) ? [concept] : [],
      ),
    );
  return numbers.some(({ part, now, b, a }) => {
    if (!numbers.some((other) => (b - other.b) * (a - other.a) < 0)) return false;
    const stays = company(now, is);
    return ![...company(part, was)].some((concept) => stays.has(concept));
  });
}
