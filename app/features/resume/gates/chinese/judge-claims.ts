import {
  addable,
  attending,
  counting,
  hedging,
  light,
  limiting,
  purpose,
  sparable,
} from "../../lexicon/equivalents.zh";
import type { GateId } from "../../report";
import { areWords, blocksOf, type Pair, pairsOf, type Rest, restOf } from "./blocks";
import { keepsBonds } from "./bonds";
import {
  areCrossed,
  isTurnedRound,
  keepsDirection,
  keepsReceivers,
  keepsSequence,
  sequence,
} from "./direction";
import { isNumber, keepsNumbers } from "./numbers";
import { settled } from "./rest";
import { canonical, type Reading, read, type Sign, unified } from "./signs";

function missing(one: string[], other: string[]): boolean {
  const left = [...other];
  return one.some((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is said of a whole clause may be said again: "实习" of an intern. */
function limitsOf({ text }: Reading): string {
  const found: string[] = text.replace(/[的地得了]/gu, "").match(limiting) ?? [];
  return found
    .filter((word, at) => !/实习|全部/u.test(word) || found.indexOf(word) === at)
    .toSorted()
    .join(" ");
}

const planned = /^(?:预计|计划|希望|拟)$/u;

/** For each character the hedging words before it in its clause; a plan is one wherever its clause says so. */
function hedgesOf({ signs }: Reading): string[] {
  const clauses = new Map<number, string>();
  for (const { clause, text } of signs) clauses.set(clause, (clauses.get(clause) ?? "") + text);
  return signs.map(({ clause }, at) => {
    const plans = (clauses.get(clause)?.match(hedging) ?? []).filter((word) => planned.test(word));
    const before = signs.slice(0, at + 1).filter((sign) => sign.clause === clause);
    const found =
      before
        .map(({ text }) => text)
        .join("")
        .match(hedging) ?? [];
    return [...found.filter((word) => !planned.test(word)), ...plans].join(" ");
  });
}

const causing =
  /使得|使(?!用)|让|令|导致|促使|从而|进而|因此|因而|由此|于是|所以|得益于|归功于|归因于|源于|缘于|原因|因为|由于|靠的是|(?:做法|方法|方式|措施|途径|手段)[是为]/u;
const byMeans = /^(?:通过|凭借|依托|因(?!此|而)|由于|以(?![^，。；]{1,12}(?:身份|形式|方式)))/u;
const opensWithMeans = (text: string) =>
  text.split(/[，。；]/u).some((clause) => byMeans.test(clause) && !purpose.test(clause));
const causal =
  /使得|使(?!用)|让|令|导致|促使|结果|得益于|归功于|归因于|源于|缘于|原因|因(?!素|子)|由于|靠的是|(?:做法|方法|方式|措施|途径|手段)[是为]|从而|进而|因此|因而|由此|以此|于是|所以|通过|凭借|带来|帮助|实现|采取|方式|方法/u;

/** How often a line says that one thing brought about another. */
const causesIn = (text: string) =>
  text.match(/使得?(?!用)|令(?!牌)|导致|促使|从而|进而|因(?![素子])|由此|于是|所以|通过(?!了|率)/gu)
    ?.length ?? 0;

/** Empty nouns behind a deed: 宣传活动 is 宣传. */
const tail = /^(?:活动|实验|任务|业务|事项|事务|事宜|环节)$/u;

/** Sizes, which their number implies. */
const sized = /金额|字数|数量|人数|时间/u;

/** "业余时间" is 业余: the word for time adds nothing to a time of leisure. */
function isLeisure(signs: Sign[], at: number): boolean {
  const front = signs.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return /业余|课余|课外|空闲|空余|暑假|寒假|暑期|假期|休息|周末/u.test(front.join(""));
}

/** Numbers that are spelled, as years are; "十分" is none. */
const hanNumeral = /[〇零一二两三四五六七八九十百千万亿]{2,}|[〇零二两三四五六七八九百千万亿]|十(?!分)/gu;

/** Words of a run that the other line says elsewhere. */
function repeatedIn(run: string, line: string): string[] {
  return Array.from(run, (_, from) => [2, 3, 4, 5, 6].map((length) => run.slice(from, from + length)))
    .flat()
    .filter((word) => word.length > 1 && line.includes(word));
}

/** Whether what stood around a run still stands in that order, side by side. */
function isSeam({ from, to }: Rest, pairs: Pair[]): boolean {
  const [front, back] = [pairs.find(({ b }) => b === from - 1), pairs.find(({ b }) => b === to)];
  return front !== undefined && back !== undefined && back.a === front.a + 1;
}

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
  if (
    !causal.test(before) &&
    (causing.test(after) || (!/用|以|采|经/u.test(before) && opensWithMeans(second)))
  )
    return "strongerClaim";
  if (causesIn(second) > Math.max(1, causesIn(first))) return "strongerClaim";
  const blocks = areWords(blocksOf(was.signs, is.signs), was.signs, is.signs);
  const same = pairsOf(blocks, was.signs, is.signs);
  if (same.length === 0) return "unverified";
  const added = restOf(is.signs, new Set(same.map(({ a }) => a)));
  const lost = restOf(was.signs, new Set(same.map(({ b }) => b)));
  const carried = light.some((word) => before.includes(word));
  const done = /完成|实现|做好|了/u.test(before);
  const carriers = light.filter((word) => done || !/完成|实现|做好/u.test(word));
  const counted = /\d名[^，。；]{1,6}人员/u.test(second) ? ["人员"] : [];
  const averaged = /每[日周月年][^，。；]{0,16}约\d/u.test(first) ? ["平均"] : [];
  const free = [...addable, ...counted, ...averaged, ...(carried ? carriers : [])];
  const countedIn = new Set(was.signs.flatMap((sign) => (isNumber(sign) ? [sign.clause] : [])));
  const rated = new Set(was.signs.flatMap(({ text, clause }) => (text === "每" ? [clause] : [])));
  const spareIn = (run: Rest) => {
    const clause = was.signs[run.from]?.clause;
    const isCounted = countedIn.has(clause ?? -1);
    const part = was.signs[run.from]?.part;
    const edge = was.signs[run.from - 1]?.part !== part || was.signs[run.to]?.part !== part;
    const modifies = [run.from - 1, run.from - 2, run.to, run.to + 1].some((at) => isNumber(was.signs[at]));
    const people = was.signs.some(
      (sign, at) => sign.clause === clause && isNumber(was.signs[at - 1]) && /^[名人家]$/u.test(sign.text),
    );
    return [
      ...sparable.filter((word) => isCounted || !sized.test(word) || isLeisure(was.signs, run.from)),
      ...(isCounted ? counting : []),
      ...(people ? attending : []),
      ...(edge || modifies ? repeatedIn(run.text, second) : []),
      ...(tail.test(run.text) && same.some(({ b }) => b === run.from - 1) ? [run.text] : []),
      ...(rated.has(clause ?? -1) && was.signs[run.from - 2]?.text !== "每" ? ["一次"] : []),
      ...(isSeam(run, same) ? ["后", "再", "然后", "随后"] : []),
    ];
  };
  const leftover = { added, lost, was: was.signs, is: is.signs, pairs: same };
  const mates = settled(leftover, {
    free,
    spare: spareIn,
    named: (word) => word.length > 1 && second.includes(word),
  });
  if (!mates) return "unverified";
  const pairs = [...same, ...mates].toSorted((one, other) => one.a - other.a);
  const [held, holds] = [hedgesOf(was), hedgesOf(is)];
  if (pairs.some(({ b, a }) => held[b] !== holds[a])) return "strongerClaim";
  const turned = keepsDirection(pairs, was, is);
  if (turned) return turned;
  if (!keepsNumbers(pairs, was.signs, is.signs) || !keepsReceivers(pairs, was.signs, is.signs))
    return "unverified";
  if (sequence.test(before) && !keepsSequence(pairs)) return "unverified";
  if (!keepsBonds(pairs, was.signs, is.signs)) return "unverified";
  return areCrossed(pairs) || isTurnedRound(pairs, was.signs, is.signs) ? "unverified" : null;
}
