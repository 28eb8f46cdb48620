import { addable, limiting, sparable } from "../lexicon/equivalents.zh";
import type { GateId } from "../report";
import { type Clause, canonical, clausesOf, pairUp, words } from "./clauses.zh";
import { segmentable } from "./content";

type Block = { b: number; a: number; length: number };

/** 从长到短，把后句拼成前句里的整段。 */
function blocksOf(before: string[], after: string[]): Block[] {
  const usedB = new Set<number>();
  const usedA = new Set<number>();
  const blocks: Block[] = [];
  for (;;) {
    let best: Block = { b: 0, a: 0, length: 0 };
    for (let b = 0; b < before.length; b += 1) {
      for (let a = 0; a < after.length; a += 1) {
        let length = 0;
        while (
          b + length < before.length &&
          before[b + length] === after[a + length] &&
          !usedB.has(b + length) &&
          !usedA.has(a + length)
        )
          length += 1;
        const nearer = length === best.length && Math.abs(b - a) < Math.abs(best.b - best.a);
        if (length > best.length || (length > 0 && nearer)) best = { b, a, length };
      }
    }
    if (best.length === 0) return blocks.toSorted((one, other) => one.a - other.a);
    blocks.push(best);
    for (let step = 0; step < best.length; step += 1) {
      usedB.add(best.b + step);
      usedA.add(best.a + step);
    }
  }
}

type Rest = { text: string; whole: boolean };

/** What no block covers, and whether it begins and ends with whole words. */
function restOf({ tokens, ends }: Joined, used: Set<number>): Rest[] {
  const runs: Rest[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !used.has(at) && tokens[at] !== "、") continue;
    if (at > from)
      runs.push({ text: tokens.slice(from, at).join(""), whole: ends.has(from) && ends.has(at) });
    from = at + 1;
  }
  return runs;
}

type Joined = { tokens: string[]; ends: Set<number>; text: string };

function joined(clauses: Clause[]): Joined {
  const tokens: string[] = [];
  const ends = new Set<number>();
  for (const clause of clauses) {
    for (const end of clause.ends) ends.add(end + tokens.length);
    tokens.push(...clause.tokens);
    ends.add(tokens.length);
  }
  return { tokens, ends, text: clauses.map(({ text }) => text).join("") };
}

function isNumber(token: string | undefined): boolean {
  return token !== undefined && /^\d/.test(token);
}

function isName(token: string | undefined): boolean {
  return token !== undefined && /^[A-Za-z]/.test(token);
}

function judgeGroup(was: Clause[], is: Clause[], said: string): GateId | null {
  const [old, now] = [joined(was), joined(is)];
  const blocks = blocksOf(old.tokens, now.tokens);
  const places = (key: "a" | "b") =>
    new Set(blocks.flatMap((block) => Array.from({ length: block.length }, (_, step) => block[key] + step)));
  const [added, lost] = [restOf(now, places("a")), restOf(old, places("b"))];
  if (added.some(({ text, whole }) => !whole || !segmentable(text, addable))) return "unverified";
  const repeated = [...words.segment(old.text)].flatMap(({ segment }) =>
    segment.length > 1 && said.includes(segment) ? [segment] : [],
  );
  const spare = [...sparable, ...repeated];
  if (
    lost.some(
      ({ text, whole }) => !whole || !(segmentable(text, spare) || (text.length > 1 && said.includes(text))),
    )
  )
    return "unverified";
  const commas = (tokens: string[]) => tokens.filter((token) => token === "、").length;
  const [listed, lists] = [commas(old.tokens), commas(now.tokens)];
  if (Math.abs(listed - lists) > Math.max(was.length, is.length) - 1) return "unverified";
  const run =
    was.filter(({ text }) => !isAdverbial(text)).length > is.length &&
    lists <= listed &&
    added.length === 0 &&
    lost.every(({ text }) => segmentable(text, sparable));
  const torn = is.length > was.length && !tornWell(is, blocks, old);
  if (run || torn) return "unverified";
  return keepsOrder(blocks, old, now) ? null : "unverified";
}

/** Only when, where or with whom: such a clause may lose its comma. */
function isAdverbial(text: string): boolean {
  return /^在|(?:期间|时|后|前|以来|合作|协作)$/u.test(text);
}

/** A clause may be parted in order, and only where "and" or a small word stood. */
function tornWell(is: Clause[], blocks: Block[], old: Joined): boolean {
  let start = 0;
  return is.slice(1).every((_, index) => {
    start += is[index]?.tokens.length ?? 0;
    const before = blocks.findLast(({ a }) => a < start);
    const after = blocks.find(({ a }) => a >= start);
    return (
      before !== undefined &&
      after !== undefined &&
      after.b > before.b + before.length &&
      old.ends.has(after.b)
    );
  });
}

function keepsOrder(blocks: Block[], old: Joined, now: Joined): boolean {
  const said = blocks.filter(({ b, length }) =>
    old.tokens.slice(b, b + length).some((token) => token !== "、"),
  );
  const breaks = said.filter((block, index) => index > 0 && block.b < (said[index - 1]?.b ?? 0));
  const figures = breaks.filter(({ b, length }) => old.tokens.slice(b, b + length).some(isNumber));
  const parts = 1 + now.tokens.filter((token) => token === "、").length;
  if (breaks.length - Math.min(figures.length, 1) > parts) return false;
  const whole = said.every(({ b, length }, index) => {
    const [previous, next] = [said[index - 1], said[index + 1]];
    const startsHere = previous !== undefined && previous.b + previous.length !== b;
    const endsHere = next !== undefined && next.b !== b + length;
    return (!startsHere || old.ends.has(b)) && (!endsHere || old.ends.has(b + length));
  });
  if (!whole) return false;
  const figuresOf = (tokens: string[], fits: (token: string) => boolean) => tokens.filter(fits).join(" ");
  if (figuresOf(old.tokens, isNumber) !== figuresOf(now.tokens, isNumber)) return false;
  if (figuresOf(old.tokens, isName) !== figuresOf(now.tokens, isName)) return false;
  const near = (tokens: string[], number: string, step: number) =>
    tokens[tokens.indexOf(number) + step] ?? "";
  return now.tokens.filter(isNumber).every((number) => {
    const rate = /[%‰]/.test(number);
    const [front, wasFront] = [near(now.tokens, number, -1), near(old.tokens, number, -1)];
    const bound = rate || isTied(now.tokens, number) || isTied(old.tokens, number);
    return (
      (rate || near(old.tokens, number, 1) === near(now.tokens, number, 1)) && (!bound || front === wasFront)
    );
  });
}

/** Whether a word binds a number from the front: "from", "to", "over", "about", "every". */
function isTied(tokens: string[], number: string): boolean {
  const at = tokens.indexOf(number);
  return (
    /^(?:[从至由到过近前每第]|(?<![节签预合条制契])约)$/u.test(tokens[at - 1] ?? "") &&
    !/[节签预合条制契]/u.test(tokens[at - 2] ?? "")
  );
}

function limitsOf(clauses: Clause[]): string {
  return clauses
    .flatMap(({ text }) => text.replace(/[的地得了]/gu, "").match(limiting) ?? [])
    .toSorted()
    .join(" ");
}

const spareWords = new RegExp(
  [...sparable, ...addable, "、"].toSorted((a, b) => b.length - a.length).join("|"),
  "gu",
);

/** 限定的词管着后面的事，前面的事不归它管。 */
function scopeKept(was: Clause[], is: Clause[]): boolean {
  const headOf = (clauses: Clause[]) => {
    const text = clauses.map((clause) => clause.tokens.join("")).join("");
    const at = text.search(/参与|协助|配合|支持|未|不|没|计划|尝试/u);
    return at < 0 ? null : [...text.slice(0, at).replace(spareWords, "")].toSorted().join("");
  };
  return headOf(was) === headOf(is);
}

function sorted(line: string, pattern: RegExp): string[] {
  return (canonical(line).match(pattern) ?? []).toSorted();
}

function missing(one: string[], other: string[]): boolean {
  const left = [...other];
  return one.some((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares what two Chinese lines claim: null where they claim the same, else the gate that refuses the second. */
export function judgeChineseClaims(before: string, after: string): GateId | null {
  for (const pattern of [/\d+(?:[.,]\d+)*%?/g, /[A-Za-z][\w.+#-]*/g]) {
    const [old, now] = [sorted(before, pattern), sorted(after, pattern)];
    if (missing(now, old)) return "newFact";
    if (missing(old, now)) return "lostFact";
  }
  const [was, is] = [clausesOf(before), clausesOf(after)];
  if (was.length === 0 || is.length === 0) return "unverified";
  if (limitsOf(was) !== limitsOf(is)) return "strongerClaim";
  const groups = pairUp(was, is);
  if (!groups) return "unverified";
  const caused = (clauses: Clause[]) => clauses.some(({ role }) => role === "means" || role === "result");
  if (caused(is) && !caused(was) && is.some(({ role }) => role === "means")) return "unverified";
  const said = is.flatMap(({ tokens }) => tokens).join("");
  const order = groups.map((group) => group.was[0] ?? 0);
  const rising = order.every((place, index) => index === 0 || place > (order[index - 1] ?? 0));
  for (const group of groups) {
    if (group.is.some((at, index) => index > 0 && at !== (group.is[index - 1] ?? 0) + 1)) return "unverified";
    const [old, now] = [group.was.flatMap((at) => was[at] ?? []), group.is.flatMap((at) => is[at] ?? [])];
    const told = (clauses: Clause[], role: Clause["role"]) => clauses.some((clause) => clause.role === role);
    if (told(old, "purpose") !== told(now, "purpose")) return "strongerClaim";
    if (told(now, "result") && told(old, "means")) return "unverified";
    if (!rising && told(old, "means") !== told(now, "means")) return "unverified";
    if (!rising && told(old, "result") && told(now, "means")) return "unverified";
    if (!scopeKept(old, now)) return "strongerClaim";
    const refused = judgeGroup(old, now, said);
    if (refused) return refused;
  }
  return null;
}
