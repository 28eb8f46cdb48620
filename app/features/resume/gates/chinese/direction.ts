import type { GateId } from "../../report";
import type { Pair } from "./blocks";
import { isNumber } from "./numbers";
import type { Reading, Sign } from "./signs";

function mostly(pairs: Pair[], from: "old" | "now", clause: number): number {
  const to = from === "old" ? "now" : "old";
  const counts = new Map<number, number>();
  for (const pair of pairs)
    if (pair[from].clause === clause) counts.set(pair[to].clause, (counts.get(pair[to].clause) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? -1;
}

/** Whether a word of one clause has gone over to another deed while its own has stayed. */
function isStolen(pairs: Pair[]): boolean {
  return pairs.some(({ old, now }, index) => {
    const next = pairs[index + 1];
    if (next?.old.clause !== old.clause || next.now.clause !== now.clause || isNumber(old)) return false;
    if (mostly(pairs, "old", old.clause) === now.clause || mostly(pairs, "now", now.clause) === old.clause)
      return false;
    return pairs.filter((one) => one.old.text === old.text).length === 1;
  });
}

export const sequenceWords = /然后|随后|接着|之后|后来|最后|(?<!一)再(?!次)|先(?!进)/u;

export function keepsSequence(pairs: Pair[]): boolean {
  const clauses = [...new Set(pairs.map(({ now }) => now.clause))].map((clause) =>
    mostly(pairs, "now", clause),
  );
  return clauses.every((clause, at) => at === 0 || clause >= (clauses[at - 1] ?? 0));
}

/** Whether two deeds side by side have been mixed: two parts that are both made of the same two. */
export function areCrossed(pairs: Pair[]): boolean {
  const sources = new Map<number, Set<number>>();
  for (const { old, now } of pairs) sources.set(now.part, (sources.get(now.part) ?? new Set()).add(old.part));
  const mixed = [...sources.values()].filter(({ size }) => size > 1);
  if (isStolen(pairs)) return true;
  return mixed.some((one, index) =>
    mixed.slice(index + 1).some((other) => [...one].filter((part) => other.has(part)).length > 1),
  );
}

const giving = /^[向给为对被由比跟]$/u;

export const isGiving = (sign: Sign | undefined) => sign?.starts && sign.ends && giving.test(sign.text);

/** Small words move along with what they govern; those of sequence do not. */
const movable = /^[对为以向给在由从将用与和使其于至把每的名个]$/u;

/** Whether three stretches of one clause stand in reverse order: "A trains B" has become "B trains A". Numbers and receivers may stand anywhere. */
export function isTurnedRound(pairs: Pair[], was: Sign[], is: Sign[]): boolean {
  const still = pairs.filter(
    ({ old, b }) => !isNumber(old) && !movable.test(old.text) && !isNumber(was[b - 1]),
  );
  const stretches = still
    .filter((pair, index) => still[index - 1]?.b !== pair.b - 1)
    .filter(({ b, a }) => !isGiving(was[b - 1]) && !isGiving(is[a - 1]));
  const depths: number[] = [];
  for (const [index, { b, old, now }] of stretches.entries()) {
    const above = stretches
      .slice(0, index)
      .map((one, at) =>
        one.b > b && one.old.clause === old.clause && one.now.clause === now.clause ? (depths[at] ?? 0) : 0,
      );
    depths.push(1 + Math.max(0, ...above));
  }
  return depths.some((depth) => depth > 2);
}

const turning = /改为|转为|升级为|替换为|换成|改成|翻译为|翻译成|调至|调为|译为/u;

/** Refuses what was turned round: what stood before 改为 and stands behind it now, means that became results, purposes that became deeds. */
export function keepsDirection(pairs: Pair[], was: Reading, is: Reading): GateId | null {
  const turnOf = ({ signs }: Reading) => {
    const text = signs.map((sign) => (sign.text.length === 1 ? sign.text : "#")).join("");
    return text.search(turning);
  };
  const [turned, turns] = [turnOf(was), turnOf(is)];
  if (turned >= 0 && turns >= 0) {
    const forth = pairs.some(({ b, a }) => b < turned && a > turns + 1);
    const back = pairs.some(({ b, a }) => b > turned + 1 && a < turns);
    if (forth && back) return "unverified";
  }
  for (const { old, now } of pairs) {
    if (old.role === now.role) continue;
    if (old.role === "purpose" || now.role === "purpose") return "strongerClaim";
    const roles = `${old.role}>${now.role}`;
    if (roles === "means>result" || roles === "result>means") return "unverified";
  }
  const moves = new Set(pairs.map(({ old, now }) => `${old.role}>${now.role}`));
  if (["means", "result"].some((role) => moves.has(`${role}>`) && moves.has(`>${role}`))) return "unverified";
  const told = (signs: Sign[]) => signs.some(({ role }) => role === "means" || role === "result");
  const ordered = pairs.filter(({ now }) => now.role === "result" || now.role === "means");
  const before = pairs.filter(({ now }) => now.role === "");
  if (
    told(is.signs) &&
    !told(was.signs) &&
    ordered.some(({ b, now }) => before.some((one) => (now.role === "result" ? one.b > b : one.b < b)))
  )
    return "unverified";
  return null;
}

/** How far behind its small word a receiver may stand: "为新开的2家分店". */
const reach = 4;

/** Whoever is behind "向", "为" or "被" stays there, and does not become the owner of what was done for them. */
export function keepsReceivers(pairs: Pair[], old: Sign[], now: Sign[]): boolean {
  const heads = (signs: Sign[], width: number) =>
    new Set(
      signs.flatMap((sign, at) =>
        isGiving(sign) ? Array.from({ length: width }, (_, step) => at + 1 + step) : [],
      ),
    );
  const [was, is] = [heads(old, 1), heads(now, 1)];
  const [wide, wider] = [heads(old, reach), heads(now, reach)];
  const moved = pairs.some(({ b, a }) => was.has(b) && !wider.has(a));
  const served = pairs.some(({ b, a, old: { role } }) => {
    const opens = old[b - 2]?.clause !== old[b - 1]?.clause;
    return was.has(b) && opens && old[b - 1]?.text === "为" && role !== "purpose" && !wider.has(a);
  });
  if (served && !now.some((sign) => isGiving(sign))) return false;
  return !(moved && pairs.some(({ b, a }) => !wide.has(b) && is.has(a)));
}
