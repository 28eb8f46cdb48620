import { addable, attending, counting, light, sparable } from "../../lexicon/equivalents.zh";
import type { GateId } from "../../report";
import { exceeds } from "../facts";
import { areWords, blocksOf, type Pair, pairsOf, type Rest, restOf } from "./blocks";
import { keepsBonds } from "./bonds";
import {
  areCrossed,
  isTurnedRound,
  keepsDirection,
  keepsReceivers,
  keepsSequence,
  sequenceWords,
} from "./direction";
import { isNumber, keepsNumbers } from "./numbers";
import { pairRests } from "./rest";
import { canonicalLine, readSigns, type Sign, withWordsOf } from "./signs";
import { addsCause, hedgesOf, limitsOf } from "./stronger-claim";

/** Empty nouns behind a deed: 宣传活动 is 宣传. */
const tail = /^(?:活动|实验|任务|业务|事项|事务|事宜|环节)$/u;

const sized = /金额|字数|数量|人数|时间/u;

/** "业余时间" is 业余: the word for time adds nothing to a time of leisure. */
function isLeisure(signs: Sign[], at: number): boolean {
  const front = signs.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return /业余|课余|课外|空闲|空余|暑假|寒假|暑期|假期|休息|周末/u.test(front.join(""));
}

/** Numbers that are spelled, as years are; "十分" is none. */
const hanNumeral = /[〇零一二两三四五六七八九十百千万亿]{2,}|[〇零二两三四五六七八九百千万亿]|十(?!分)/gu;

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
  const first = canonicalLine(before);
  const second = withWordsOf(first, canonicalLine(after));
  const values = (line: string, pattern: RegExp) => line.match(pattern) ?? [];
  for (const pattern of [/\d+(?:[.,]\d+)*%?/g, /[A-Za-z][\w.+#-]*/g, hanNumeral]) {
    const [old, now] = [values(first, pattern), values(second, pattern)];
    if (exceeds(now, old)) return "newFact";
    if (exceeds([...new Set(old)], now)) return "lostFact";
  }
  const [was, is] = [readSigns(first), readSigns(second)];
  if (limitsOf(was) !== limitsOf(is) || addsCause(before, after, first, second)) return "strongerClaim";
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
  const mates = pairRests(leftover, {
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
  if (sequenceWords.test(before) && !keepsSequence(pairs)) return "unverified";
  if (!keepsBonds(pairs, was.signs, is.signs)) return "unverified";
  return areCrossed(pairs) || isTurnedRound(pairs, was.signs, is.signs) ? "unverified" : null;
}
