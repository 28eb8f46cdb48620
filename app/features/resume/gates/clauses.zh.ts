import { means, purpose, result, sameSayings, sparable } from "../lexicon/equivalents.zh";
import { withTermCasing } from "../lexicon/term-casing";
import { segmentable } from "./content";
import { readable } from "./facts";

/** 一个分句：`tokens` 是逐字（数字与外文按词）的内容，`ends` 是词尾在其中的位置。 */
export type Clause = {
  text: string;
  tokens: string[];
  ends: Set<number>;
  role: "means" | "result" | "purpose" | "";
};

const digits = "〇一二三四五六七八九";

function numberOf(han: string): number | null {
  const plain = han.replace("两", "二").replace("〇", "零");
  const found = /^(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(plain);
  if (!found) return null;
  const [, tens, ten, ones] = found;
  return (ten ? (tens ? digits.indexOf(tens) : 1) * 10 : 0) + (ones ? digits.indexOf(ones) : 0);
}

export function canonical(line: string): string {
  let text = withTermCasing(readable(line)).replace(/\s*([，。；：、,;:])\s*/g, "$1");
  text = text.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
  text = text.replace(/百分之([一二两三四五六七八九十]{1,3})/gu, (whole, han: string) => {
    const value = numberOf(han);
    return value === null ? whole : `${value}%`;
  });
  text = text.replace(
    /(?<![一二三四五六七八九十第每同统单])([一二两三四五六七八九十]{1,3})(?=\s?(?:[名位人家场份倍款秒万]|个(?!人)|次|项|套|天|年(?!级)|周|小时|分钟|轮|期))/gu,
    (whole, han: string) => {
      const value = numberOf(han);
      return value === null || value === 1 ? whole : String(value);
    },
  );
  text = text.replace(
    /([二三四五六七八九十])分之([一二三四五六七八九])/gu,
    (_, of: string, part: string) => `${numberOf(part)}/${numberOf(of)}`,
  );
  text = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  text = text
    .replace(/(?<![\d.])(\d{1,3})千(?![\p{L}\d])/gu, "$1000")
    .replace(/(?<![\d.])(\d)千(?!克|米|瓦|卡|伏)/gu, "$1000");
  text = text.replace(
    /(?<=[从由自](\d+(?:\.\d+)?)([^\d，。；]{0,4}))变(?:为|成)了?(?=(\d+(?:\.\d+)?)([^\d，。；]{0,4}))/gu,
    (whole, was: string, unit: string, is: string, other: string) =>
      !other.startsWith(unit) || was === is ? whole : Number(is) < Number(was) ? "降至" : "增至",
  );
  for (const [pattern, same] of sameSayings) text = text.replace(pattern, same);
  return text;
}

const piece = /\d+(?:[.,/:]\d+)*(?:%|‰)?\+?|[A-Za-z][\w.+#-]*|\p{Script=Han}|、/gu;
export const words = new Intl.Segmenter("zh", { granularity: "word" });

function clauseOf(text: string): Clause {
  const bare = text.replace(/^(?:主要|负责|、)*、|、+$/gu, "").replace(/^通过、/u, "通过");
  const role = means.test(bare)
    ? "means"
    : purpose.test(bare)
      ? "purpose"
      : result.test(bare)
        ? "result"
        : "";
  const segments = [...words.segment(bare)];
  const wordEnds = new Set(segments.map(({ segment, index }) => index + segment.length));
  const silent = new Set(
    segments.flatMap(({ segment, index }) =>
      /^[的地得了]$/u.test(segment) ? [index] : /^[中上里下内外]的$/u.test(segment) ? [index + 1] : [],
    ),
  );
  const tokens: string[] = [];
  const ends = new Set<number>();
  for (const { 0: found, index } of bare.matchAll(piece)) {
    if (silent.has(index)) {
      ends.add(tokens.length);
      continue;
    }
    tokens.push(found);
    if (wordEnds.has(index + found.length) || found === "、" || !/\p{Script=Han}/u.test(found))
      ends.add(tokens.length);
  }
  ends.add(0);
  return { text: bare, tokens, ends, role };
}

export function clausesOf(line: string): Clause[] {
  return canonical(line)
    .split(/[，。；：,;:!?！？\n]/u)
    .map(clauseOf)
    .filter(({ tokens }) => tokens.length > 0);
}

function pairsOf({ tokens }: Clause): string[] {
  return tokens.map((token, index) =>
    /\p{Script=Han}/u.test(token) ? `${token}${tokens[index + 1] ?? ""}` : token,
  );
}

function overlap(one: Clause, other: Clause): number {
  const pairs = new Set(pairsOf(other));
  const single = new Set(other.tokens);
  return (
    pairsOf(one).filter((pair) => pairs.has(pair)).length * 4 +
    one.tokens.filter((token) => single.has(token)).length
  );
}

function bestOf(clause: Clause, others: Clause[]): number {
  const shares = others.map((other) => overlap(clause, other));
  const most = Math.max(...shares);
  return most > 0 ? shares.indexOf(most) : -1;
}

type Group = { was: number[]; is: number[] };

/** 哪些分句说同一件事：一句拆成几句，或几句并作一句；交错的配不上，为 null。 */
export function pairUp(was: Clause[], is: Clause[]): Group[] | null {
  const groups: Group[] = is.map((clause, index) => ({ was: [bestOf(clause, was)], is: [index] }));
  if (groups.some(({ was: [only] }) => only === -1)) return null;
  const merged: Group[] = [];
  for (const group of groups) {
    const same = merged.find((one) => one.was[0] === group.was[0]);
    if (same) same.is.push(...group.is);
    else merged.push(group);
  }
  for (let index = 0; index < was.length; index += 1) {
    const clause = was[index];
    if (!clause || merged.some((group) => group.was.includes(index))) continue;
    const at = bestOf(clause, is);
    const group = merged.find((one) => one.is.includes(at));
    if (group) group.was = [...group.was, index].toSorted((a, b) => a - b);
    else if (!segmentable(clause.tokens.join(""), sparable)) return null;
  }
  return merged.some((group) => group.was.length > 1 && group.is.length > 1) ? null : merged;
}
