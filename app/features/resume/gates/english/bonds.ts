import { lightVerbs, partVerbs } from "./clause-words";
import { conceptOf } from "./concepts";
import { isVerb, type Marked } from "./marked-words";
import { headOf, hostsOf, isApposed, isInner, joinOf, leftOf, ownersOf, roleOfWord, type Side } from "./ties";

const alike = [
  ["in", "at", "on", "across"],
  ["using", "in", "on", "and"],
  ["after", "upon"],
  ["while", "in", "over"],
  ["about", "on"],
].map((roles) => new Set(roles));

/** By these one thing hangs on another as the word before it does in a compound. */
const joining = new Set("of for in on at about across using to from by".split(" "));
/** A noun of action and its verb have the same thing behind different words. */
const ofNouns = new Set("object of in into to for on at about using across".split(" "));

const ofHelp = new Set("in to using on of object".split(" "));

const teams = new Set(["team", "group", "crew", "squad"].map(conceptOf));

function both(set: Set<string>, one: string, other: string): boolean {
  return set.has(one) && set.has(other);
}

function isName({ text, opens }: Marked["token"]): boolean {
  return !opens && /^\p{Lu}/u.test(text);
}

/** Whether the two small words before a word may stand for each other, behind these deeds. */
function sameRole(b: Marked, was: string, a: Marked, is: string, deeds: Marked[]): boolean {
  if (was === is || was === "" || is === "") return true;
  const named = isName(a.token) || isName(b.token);
  if (teams.has(b.concept) && both(new Set(["subject", "by", "in", "as"]), was, is)) return true;
  if (alike.some((set) => both(set, was, is)) && (!named || both(new Set(["in", "using", "on"]), was, is)))
    return true;
  if (
    a.token.kind === "number" &&
    /[%‰$€£¥]/.test(a.concept) &&
    both(new Set(["by", "of", "object"]), was, is)
  )
    return true;
  if (deeds.some(({ form }) => form === "noun") && both(ofNouns, was, is)) return true;
  if (!named && deeds.some(({ concept }) => lightVerbs.has(concept)) && both(new Set(["for", "to"]), was, is))
    return true;
  return deeds.some(({ concept }) => partVerbs.has(concept)) && both(ofHelp, was, is);
}

function deedsOf(b: number, was: Side, a: number, is: Side): Marked[] {
  const of = (at: number, side: Side) =>
    ownersOf(side, at)
      .slice(0, 2)
      .flatMap((index) => side.words[index] ?? []);
  return [...of(b, was), ...of(a, is)];
}

/** Whether a word has the same one before it in both lines, and the same small word between them. */
function keepsLeft(b: number, was: Side, a: number, is: Side): boolean {
  const [from, to] = [leftOf(was, b), leftOf(is, a)];
  const [old, now] = [was.words[b], is.words[a]];
  if (!old || !now || from < 0 !== to < 0) return false;
  if (from < 0) return old.prep === now.prep || isVerb(old.form);
  if (is.mate[to] !== from) return false;
  const joins = [joinOf(was, from, b), joinOf(is, to, a)];
  if (joins.includes("") && joins.some((join) => join !== "")) {
    if (joins.includes("and") || joins.includes(".")) return false;
    if (old.prep === "" && now.prep === "" && old.form === null) return false;
  }
  if (isInner(was, b) && isInner(is, a)) return true;
  if (isVerb(old.form) && isVerb(now.form)) return true;
  if (isInner(was, b) !== isInner(is, a)) {
    const led = isInner(was, b) ? now : old;
    return led.prep === "" || (led.prep === "by" && now.token.kind === "number");
  }
  const left = [was.words[from], is.words[to]].flatMap((word) => word ?? []);
  const of = (prep: string) => (prep === "" ? "object" : prep);
  return sameRole(old, of(old.prep), now, of(now.prep), left);
}

function isDependent(hung: number, host: number, { words, ...side }: Side): boolean {
  const [one, other] = [words[hung], words[host]];
  if (!one || !other) return false;
  const chunks = hostsOf({ words, ...side }, hung).map((index) => words[index]?.chunk);
  if (one.token.kind === "number" && /^(?:by|from|to)$/.test(one.prep)) return false;
  return (joining.has(one.prep) || one.join === ",") && chunks.includes(other.chunk);
}

/** Whether two words that stand in one chunk here (`x` before `y`, at `a`) are tied in that way in the other line. */
function isCompound(x: number, y: number, side: Side, a: number, is: Side): boolean {
  const { words } = side;
  const [one, other] = [words[x], words[y]];
  if (!one || !other) return false;
  if (one.chunk === other.chunk) return x < y;
  const head = (chunk: number) => headOf(words, chunk);
  const comes = (index: number) => is.words[side.mate[index] ?? -1]?.chunk === is.words[a]?.chunk;
  if (isDependent(x, y, side)) return comes(head(one.chunk));
  if (isDependent(y, x, side))
    return head(one.chunk) !== x && comes(head(one.chunk)) && comes(head(other.chunk));
  return other.form !== null && ownersOf(side, x)[0] === y && roleOfWord(side, x) === "object";
}

/** Whether a word that begins a chunk here may have come there: of the same deed, led in alike, by the same things. */
function mayMove(b: number, was: Side, a: number, is: Side): boolean {
  const [old, now] = [was.words[b], is.words[a]];
  if (!old || !now) return false;
  const here = ownersOf(is, a)
    .flatMap((index) => is.mate[index] ?? -1)
    .filter((index) => index >= 0);
  const there = ownersOf(was, b).filter((index) => (was.mate[index] ?? -1) >= 0);
  const free = here.length === 0 || there.length === 0;
  if (!free && !there.some((index) => here.includes(index))) return false;
  if (old.kind === "often" || now.kind === "often") return true;
  const roles = [roleOfWord(was, b), roleOfWord(is, a)] as const;
  if (isApposed(was.words, b)) return isCounted(b, was, a, is);
  if (isApposed(is.words, a)) return isCounted(a, is, b, was);
  const before = is.words[a - 1];
  const bare = now.prep === "" && now.join === "" && now.rel === "" && now.token.kind !== "number";
  if (bare && before && before.kind === "thing" && !isVerb(before.form) && before.chunk !== now.chunk)
    return false;
  if (isFromCompound(b, was, a, is)) return true;
  if (isModifier(b, was)) return false;
  if (isFromCompound(a, is, b, was)) return true;
  if (!sameRole(old, roles[0], now, roles[1], deedsOf(b, was, a, is))) return false;
  if (!free && now.token.kind === "number" && here[0] !== there[0]) return false;
  const first = ownersOf(is, a)[0] ?? -1;
  const shared = is.words[first]?.join !== "" && isVerb(is.words[first - 1]?.form ?? null);
  const nearest = here.slice(0, shared ? 2 : 1).some((index) => there.slice(0, 2).includes(index));
  if (!free && roles.includes("object") && !nearest) return false;
  const hosted = hostsOf(is, a)
    .flatMap((index) => is.mate[index] ?? -1)
    .filter((index) => index >= 0);
  const kept = hostsOf(was, b).filter((index) => (was.mate[index] ?? -1) >= 0);
  if (now.token.kind !== "number" && !teams.has(now.concept) && isThing(roles[0]) !== isThing(roles[1])) {
    if ((isThing(roles[1]) ? kept : hosted).length > 0) return false;
  }
  if (hosted.length === 0 || kept.length === 0) return true;
  if (now.prep === old.prep && now.prep !== "of" && !isListed(b, was) && !isListed(a, is)) return true;
  if (now.prep === "of" && old.prep === "of") return kept[0] === hosted[0];
  return kept.includes(hosted[0] ?? -1) || hosted.includes(kept[0] ?? -1);
}

function isThing(role: string): boolean {
  return role === "object" || role === "subject" || role === "";
}

/** Whether things are set side by side between the deed of a word and it: then each has words of its own. */
function isListed(at: number, side: Side): boolean {
  const owner = ownersOf(side, at)[0] ?? at;
  const [from, to] = [Math.min(owner, at), Math.max(owner, at)];
  return side.words.slice(from + 1, to + 1).some(({ join, form }) => join !== "" && !isVerb(form));
}

/** Whether a word stands before the one that its chunk is about, with more than a number before it. */
function isModifier(at: number, { words }: Side): boolean {
  const { chunk } = words[at] ?? {};
  const mates = (test: (index: number) => boolean) =>
    words.filter((word, index) => word.chunk === chunk && word.kind === "thing" && test(index));
  return (
    mates((index) => index > at).length > 0 &&
    mates((index) => index < at).some(({ token }) => token.kind !== "number")
  );
}

/** "laptops, ten a month" told as "ten laptops a month". */
function isCounted(b: number, was: Side, a: number, is: Side): boolean {
  const hosts = hostsOf(was, b);
  return is.words.some(
    ({ chunk }, index) => index > a && chunk === is.words[a]?.chunk && hosts.includes(is.mate[index] ?? -1),
  );
}

/** "sales report" told as "report on sales": what stood before its thing hangs on it now. */
function isFromCompound(b: number, was: Side, a: number, is: Side): boolean {
  const behind = was.words.flatMap(({ chunk, kind }, index) =>
    index > b && chunk === was.words[b]?.chunk && kind === "thing" ? [was.mate[index] ?? -1] : [],
  );
  const head = headOf(is.words, is.words[a]?.chunk ?? -1);
  if (head !== a && was.words[is.mate[head] ?? -1]?.chunk !== was.words[b]?.chunk) return false;
  const owner = ownersOf(is, a)[0] ?? -1;
  return behind.some((index) => index >= 0 && index !== a && (isDependent(a, index, is) || owner === index));
}

/** "all", "not" and their like go on standing before the same word. */
function keepsScope(b: number, was: Side, a: number, is: Side): boolean {
  const next = ({ words, mate }: Side, at: number) =>
    words.findIndex(({ kind }, index) => index > at && kind === "thing" && (mate[index] ?? -1) >= 0);
  const [old, now] = [next(was, b), next(is, a)];
  if (now >= 0 && old >= 0) return is.mate[now] === old;
  return keepsLeft(b, was, a, is);
}

/** What stands behind a number in its chunk: what it counts. */
function countsSame(b: number, was: Side, a: number, is: Side): boolean {
  const behind = ({ words }: Side, at: number) =>
    words.flatMap(({ chunk, kind }, index) =>
      index > at && chunk === words[at]?.chunk && kind === "thing" ? [index] : [],
    );
  const [old, now] = [behind(was, b), behind(is, a).map((index) => is.mate[index] ?? -1)];
  return old.length === 0 || now.length === 0 || old.some((index) => now.includes(index));
}

/** Whether a word of the one line stands as its like in the other: beside the same word, or moved with what it is tied to. */
export function staysTied(b: number, was: Side, a: number, is: Side): boolean {
  const [old, now] = [was.words[b], is.words[a]];
  if (!old || !now || old.vague !== now.vague) return false;
  if (old.kind === "limit" || now.kind === "limit") return old.kind === now.kind && keepsScope(b, was, a, is);
  if (old.kind === "often" || now.kind === "often") return mayMove(b, was, a, is);
  if (keepsLeft(b, was, a, is)) return true;
  if (old.form !== null && now.form !== null && (isVerb(old.form) || isVerb(now.form))) return true;
  if (now.token.kind === "number" && !countsSame(b, was, a, is)) return false;
  if (isInner(is, a)) {
    const left = is.mate[leftOf(is, a)] ?? -1;
    return isCompound(left, b, was, a, is);
  }
  return mayMove(b, was, a, is);
}

/** A word that the other line lacks but need not have: one that carries a deed, says a thing twice or says little. */
export function isSpare(at: number, { words, mate }: Side, lost: boolean): boolean {
  const word = words[at];
  if (word?.kind !== "thing") return false;
  const told = (index: number) => (mate[index] ?? -1) >= 0;
  const like = (test: (one: Marked) => boolean) => words.some((one, index) => told(index) && test(one));
  if (lost && like(({ concept }) => concept === word.concept)) return true;
  if (word.form === null) return false;
  const next = words.findIndex(({ form }, index) => index > at && form !== null);
  const carried = words[next]?.form === "noun" || words[next]?.form === "ing";
  const carries = lightVerbs.has(word.concept) || word.concept === conceptOf("result");
  return isVerb(word.form) && carries && carried && told(next);
}
