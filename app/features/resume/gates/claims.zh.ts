import { addable, hedging, light, limiting, purpose, sparable } from "../lexicon/equivalents.zh";
import type { GateId } from "../report";
import { areWords, blocksOf, type Pair, pairsOf, type Rest, restOf } from "./blocks.zh";
import { canonical, type Reading, read, type Sign, unified, words } from "./clauses.zh";
import { segmentable } from "./content";
import { isNumber, keepsNumbers } from "./numbers.zh";

/** Synonyms often share a character (编写, 撰写); not so these, which unrelated words share as well. */
const commonSigns =
  /[理定作成出立行导持动发设完组主制事人会工业生用大小中上下不高低多少每日月周年季天内外前后新老旧全部半]/u;

/** Whether two runs without a counterpart are two words of one meaning: they share a character, and what stands before or behind both. */
function isVariant(added: Rest, lost: Rest, pairs: Pair[]): boolean {
  const sized = [added, lost].every(({ text }) => text.length === 2 && !text.match(limiting));
  if (!sized || ![...added.text].some((sign) => lost.text.includes(sign) && !commonSigns.test(sign)))
    return false;
  return pairs.some(
    ({ b, a }) => (a === added.from - 1 && b === lost.from - 1) || (a === added.to && b === lost.to),
  );
}

function missing(one: string[], other: string[]): boolean {
  const left = [...other];
  return one.some((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function limitsOf({ text }: Reading): string {
  return (text.replace(/[的地得了]/gu, "").match(limiting) ?? []).toSorted().join(" ");
}

/** For each character the hedging words before it in its clause. */
function hedgesOf({ signs }: Reading): string[] {
  return signs.map(({ clause }, at) => {
    const before = signs.slice(0, at + 1).filter((sign) => sign.clause === clause);
    return (
      before
        .map(({ text }) => text)
        .join("")
        .match(hedging) ?? []
    ).join(" ");
  });
}

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

/** Whether two deeds side by side have been mixed: two parts that are both made of the same two. */
function areCrossed(pairs: Pair[]): boolean {
  const sources = new Map<number, Set<number>>();
  for (const { old, now } of pairs) sources.set(now.part, (sources.get(now.part) ?? new Set()).add(old.part));
  const mixed = [...sources.values()].filter(({ size }) => size > 1);
  if (isStolen(pairs)) return true;
  return mixed.some((one, index) =>
    mixed.slice(index + 1).some((other) => [...one].filter((part) => other.has(part)).length > 1),
  );
}

const turning = /改为|转为|升级为|替换为|换成|改成|翻译为|翻译成|调至|调为|译为/u;

/** Refuses what was turned round: what stood before 改为 and stands behind it now, means that became results, purposes that became deeds. */
function keepsDirection(pairs: Pair[], was: Reading, is: Reading): GateId | null {
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

const causing = /使得|使(?!用)|让|令|导致|促使|从而|进而|因此|因而|由此|于是|所以/u;
const byMeans = /^(?:通过|凭借|依托|因(?!此|而)|由于|以(?![^，。；]{1,12}(?:身份|形式|方式)))/u;
const opensWithMeans = (text: string) =>
  text.split(/[，。；]/u).some((clause) => byMeans.test(clause) && !purpose.test(clause));
const clausesIn = ({ signs }: Reading) => new Set(signs.map(({ clause }) => clause)).size;
const causal =
  /使得|使(?!用)|让|令|导致|促使|结果|从而|进而|因此|因而|由此|以此|于是|所以|通过|凭借|带来|帮助|实现/u;

const giving = /^[向给为对被由比跟]$/u;

/** Whoever is behind "向", "为" or "被" stays there, and does not become the owner of what was done for them. */
function keepsReceivers(pairs: Pair[], old: Sign[], now: Sign[]): boolean {
  const alone = (sign: Sign | undefined) => sign?.starts && sign.ends && giving.test(sign.text);
  const receivers = (signs: Sign[]) => signs.flatMap((sign, at) => (alone(sign) ? [at + 1] : []));
  const [was, is] = [new Set(receivers(old)), new Set(receivers(now))];
  const moved = pairs.some(({ b, a }) => was.has(b) && !is.has(a));
  const served = pairs.some(({ b, a, old: { role } }) => {
    const opens = old[b - 2]?.clause !== old[b - 1]?.clause;
    return was.has(b) && opens && old[b - 1]?.text === "为" && role !== "purpose" && !is.has(a);
  });
  if (served && !now.some((sign) => alone(sign))) return false;
  return !(moved && pairs.some(({ b, a }) => !was.has(b) && is.has(a)));
}

/** Empty nouns behind a deed: 宣传活动 is 宣传. */
const tail = /^(?:活动|实验|任务|业务|事项|事务|事宜|环节)$/u;

/** Sizes, which their number implies. */
const sized = /金额|字数|数量|人数|时间/u;

/** Numbers that are spelled, as years are; "十分" is none. */
const hanNumeral = /[〇零一二两三四五六七八九十百千万亿]{2,}|[〇零二两三四五六七八九百千万亿]|十(?!分)/gu;

/** Compares what two Chinese lines claim: null where they claim the same, else the gate that refuses the second. */
export function judgeChineseClaims(before: string, after: string): GateId | null {
  const first = canonical(before);
  const second = unified(first, canonical(after));
  const values = (line: string, pattern: RegExp) => line.match(pattern) ?? [];
  for (const pattern of [/\d+(?:[.,]\d+)*%?/g, /[A-Za-z][\w.+#-]*/g, hanNumeral]) {
    const [old, now] = [values(first, pattern), values(second, pattern)];
    if (missing(now, old)) return "newFact";
    if (missing([...new Set(old)], now)) return "lostFact";
  }
  const [was, is] = [read(first), read(second)];
  if (limitsOf(was) !== limitsOf(is)) return "strongerClaim";
  // Two things side by side are not said to be cause and effect.
  if (!causal.test(before) && (causing.test(after) || (clausesIn(was) > 1 && opensWithMeans(second))))
    return "strongerClaim";
  const blocks = areWords(blocksOf(was.signs, is.signs), was.signs, is.signs);
  const pairs = pairsOf(blocks, was.signs, is.signs);
  if (pairs.length === 0) return "unverified";
  const added = restOf(is.signs, new Set(pairs.map(({ a }) => a)));
  const lost = restOf(was.signs, new Set(pairs.map(({ b }) => b)));
  const carried = light.some((word) => first.includes(word));
  const done = /完成|实现|做好|了/u.test(before);
  const carriers = light.filter((word) => done || !/完成|实现|做好/u.test(word));
  const free = carried ? [...addable, ...carriers] : addable;
  const repeated = [...words.segment(lost.map(({ text }) => text).join(" "))].flatMap(({ segment }) =>
    segment.length > 1 && second.includes(segment) ? [segment] : [],
  );
  const spare = [...sparable, ...repeated];
  const odd = added.filter(({ text, whole }) => !whole || !segmentable(text, free));
  const countedIn = new Set(was.signs.flatMap((sign) => (isNumber(sign) ? [sign.clause] : [])));
  const gone = lost.filter(
    ({ text, whole, from }) =>
      !whole ||
      !(
        (segmentable(text, spare) && (!sized.test(text) || countedIn.has(was.signs[from]?.clause ?? -1))) ||
        (text.length > 1 && second.includes(text)) ||
        (tail.test(text) && pairs.some(({ b }) => b === from - 1))
      ),
  );
  if (odd.length !== gone.length || odd.length > 2) return "unverified";
  if (
    !odd.every((run, index) =>
      gone.some((one) => isVariant(run, one, pairs) && gone.indexOf(one) >= index - 1),
    )
  )
    return "unverified";
  const [held, holds] = [hedgesOf(was), hedgesOf(is)];
  if (pairs.some(({ b, a }) => held[b] !== holds[a])) return "strongerClaim";
  const turned = keepsDirection(pairs, was, is);
  if (turned) return turned;
  const same = keepsNumbers(pairs, was.signs, is.signs) && keepsReceivers(pairs, was.signs, is.signs);
  return same && !areCrossed(pairs) ? null : "unverified";
}
