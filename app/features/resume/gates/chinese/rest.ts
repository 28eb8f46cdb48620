import { synonyms } from "../../lexicon/synonyms.zh";
import { segmentable } from "../content";
import { isAlone, type Pair, particle, type Rest } from "./blocks";
import type { Sign } from "./signs";

type Leftover = { added: Rest[]; lost: Rest[]; was: Sign[]; is: Sign[]; pairs: Pair[] };

/** Which words may come, which may go from a run of the first line, and what "其" may stand for. */
type Licence = { free: string[]; spare: (run: Rest) => string[]; named: (word: string) => boolean };

type Mate = { from: number; to: number; lost: Rest; at: number; length: number };

/** Runs longer than this say something of their own, and would take long to take apart. */
const longestRun = 18;

const classesOf = new Map<string, Set<number>>();
synonyms.forEach((group, index) => {
  for (const word of group) classesOf.set(word, (classesOf.get(word) ?? new Set()).add(index));
});

function areSynonyms(one: string, other: string): boolean {
  const [first, second] = [classesOf.get(one), classesOf.get(other)];
  return first !== undefined && second !== undefined && [...first].some((group) => second.has(group));
}

/** Synonyms often share a character (编写, 撰写); not so these, which unrelated words share as well. */
const commonSigns =
  /[理定作成出立行导持动发设完组主制事人会工业生用大小中上下不高低多少每日月周年季天内外前后新老旧全部半审提签推申试修改办讲学教收管接转销投开参实评计运培调检点报预至于以对为与和从向将把被使下内到]/u;

/** Two words of one meaning share a character; what stands before or behind both is the same. */
function areVariants(one: string, other: string, beside: boolean): boolean {
  if (one.length !== 2 || other.length !== 2 || !beside) return false;
  return [...one].some((sign) => other.includes(sign) && !commonSigns.test(sign));
}

/** "解答疑问" in short is "答疑": each character comes from a word of its own. */
function isContraction(short: string, long: string): boolean {
  if (short.length !== 2 || long.length !== 4) return false;
  const [one = "", other = ""] = short;
  return long.slice(0, 2).includes(one) && long.slice(2).includes(other);
}

function areTwoWords(signs: Sign[], at: number): boolean {
  return [at, at + 2].every((from) => signs[from]?.starts && signs[from + 1]?.ends);
}

function overlaps({ at, length, lost }: Mate, other: Mate): boolean {
  return lost === other.lost && at < other.at + other.length && other.at < at + length;
}

/** Finds for one run of the second line the words of the first that it stands for; null where it says something new. */
function matesOf(run: Rest, leftover: Leftover, licence: Licence, taken: Mate[]): Mate[] | null {
  const { lost, pairs, was, is } = leftover;
  const alone = (sign: Sign | undefined) => sign !== undefined && isAlone(sign);
  const beside = (from: number, to: number, start: number, end: number) =>
    pairs.some(({ b, a }) => (a === from - 1 && b === start - 1) || (a === to && b === end));
  const matching = (word: string, from: number): Mate[] =>
    lost.flatMap((one) => {
      const places = one.text.length > longestRun ? [] : Array.from(one.text, (_, at) => at);
      return places.flatMap((at) =>
        [5, 4, 3, 2, 1].flatMap((length) => {
          const other = one.text.slice(at, at + length);
          if (other.length < length) return [];
          const near = beside(from, from + word.length, one.from + at, one.from + at + length);
          const same = word.length > 1 || alone(was[one.from + at]) || alone(is[from]);
          const equal = (same && other === word) || areSynonyms(word, other);
          const named = word === "其" && licence.named(other);
          const short =
            (isContraction(word, other) && areTwoWords(was, one.from + at)) ||
            (isContraction(other, word) && areTwoWords(is, from));
          return equal || named || short || areVariants(word, other, near)
            ? [{ from, to: from + word.length, lost: one, at, length }]
            : [];
        }),
      );
    });
  const dead = new Set<number>();
  const settle = (at: number, mates: Mate[]): Mate[] | null => {
    if (at === run.text.length) return mates;
    if (dead.has(at)) return null;
    for (const length of [5, 4, 3, 2, 1]) {
      const word = run.text.slice(at, at + length);
      if (word.length < length) continue;
      for (const mate of matching(word, run.from + at)) {
        if ([...taken, ...mates].some((other) => overlaps(mate, other))) continue;
        const rest = settle(at + length, [...mates, mate]);
        if (rest) return rest;
      }
      const whole = run.text.length > 1 || isWhole(leftover.is, run.from);
      if (!whole || !licence.free.includes(word)) continue;
      const rest = settle(at + length, mates);
      if (rest) return rest;
    }
    dead.add(at);
    return null;
  };
  return run.text.length > longestRun ? null : settle(0, []);
}

/** One character alone is a word only where it stands alone: the "出" of "出口" may not go. */
function isWhole(signs: Sign[], at: number): boolean {
  const sign = signs[at];
  return sign !== undefined && (isAlone(sign) || particle.test(sign.text));
}

/** What closes a verb or a place and adds nothing to it: 修好, 系统中. */
const closing = /^[好到出成完起下上去来中里内间们性后者有]$/u;

/** Whether nothing but words that may go is left of a run once the words that stand for others are taken. */
function maySpare(run: Rest, taken: Mate[], was: Sign[], words: string[]): boolean {
  const gone = Array.from(run.text, (_, at) =>
    taken.some((mate) => mate.lost === run && at >= mate.at && at < mate.at + mate.length),
  );
  let from = 0;
  while (from < gone.length) {
    let to = from;
    while (to < gone.length && gone[to] === gone[from]) to += 1;
    const piece = run.text.slice(from, to);
    const at = run.from + from;
    const led = piece === "下" && /[导领助持合]/u.test(was[at - 1]?.text ?? "");
    const closes =
      !led && closing.test(piece) && was[at]?.ends && was[at]?.joined && was[at - 1]?.part === was[at]?.part;
    const whole = piece.length > 1 || isWhole(was, at);
    if (closes) {
      from = to;
      continue;
    }
    if (!gone[from] && !(whole && segmentable(piece, words))) return false;
    from = to;
  }
  return true;
}

/** Pairs what both lines have left: null where the second says something new or lacks something, else the words that stand for each other. */
export function pairRests(leftover: Leftover, licence: Licence): Pair[] | null {
  const { added, lost, was, is } = leftover;
  const taken: Mate[] = [];
  for (const run of added) {
    const mates = matesOf(run, leftover, licence, taken);
    if (!mates) return null;
    taken.push(...mates);
  }
  if (!lost.every((run) => maySpare(run, taken, was, licence.spare(run)))) return null;
  return taken.flatMap(({ from, to, lost: run, at, length }) =>
    Array.from({ length: Math.min(to - from, length) }, (_, step) => step).flatMap((step) => {
      const [b, a] = [run.from + at + step, from + step];
      const [old, now] = [was[b], is[a]];
      return old && now ? [{ old, now, b, a }] : [];
    }),
  );
}
