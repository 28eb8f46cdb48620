import { means, purpose, result, sameSayings } from "../../lexicon/equivalents.zh";
import { valueOfHan, withHanDigits } from "../../lexicon/quantities";
import { synonyms } from "../../lexicon/synonyms.zh";
import { withTermCasing } from "../../lexicon/term-casing";
import { readable } from "../facts";

/** A deed said again to count it: "录入病历，一共录了四千份". */
const repeatedDeed = /[，。](?:前后|先后|累计|总共|一共|共)+(\p{Script=Han}{1,3}?)了(?=\d)/gu;

/** Spells numbers, units and set phrases in one way; synonyms are the work of `withWordsOf`. */
export function canonicalLine(line: string): string {
  let text = withTermCasing(readable(line)).replace(/(?:(?<!\s)\s+)?([，。；：、,;:])\s*/g, "$1");
  text = text.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
  text = text.replace(/百分之([一二两三四五六七八九十]{1,3})/gu, (whole, han: string) => {
    const value = valueOfHan(han);
    return value === null ? whole : `${value}%`;
  });
  text = text.replace(/(初|高|大)中?([一二三四])年?级?(?=的|[一二两三四五六七八九十\d学])/gu, "$1$2的");
  text = withHanDigits(text);
  text = text.replace(/千分之([一二两三四五六七八九十]{1,3}|\d+(?:\.\d+)?)/gu, (whole, number: string) => {
    const value = /\d/.test(number) ? number : valueOfHan(number);
    return value === null ? whole : `${value}‰`;
  });
  text = text.replace(repeatedDeed, (whole, deed: string, at: number) =>
    text.slice(0, at).includes(deed.charAt(0)) ? "，共" : whole,
  );
  text = text.replace(
    /([二三四五六七八九十])分之([一二三四五六七八九])/gu,
    (_, of: string, part: string) => `${valueOfHan(part)}/${valueOfHan(of)}`,
  );
  text = text.replace(
    /(?<=[从由自](\d{1,9}(?:\.\d{1,9})?)([^\d，。；]{0,4}))(?:变(?:为|成|到)|做(?:到|成)|发展(?:到|至|为)|调整?(?:到|至|为))了?(?=(\d+(?:\.\d+)?)([^\d，。；]{0,4}))/gu,
    (whole, was: string, unit: string, is: string, other: string) =>
      !other.startsWith(unit) || was === is ? whole : Number(is) < Number(was) ? "降至" : "增至",
  );
  for (const [pattern, same] of sameSayings) text = text.replace(pattern, same);
  return text;
}

const wordSegmenter = new Intl.Segmenter("zh", { granularity: "word" });

function edgesOf(text: string): Set<number> {
  return new Set(
    [...wordSegmenter.segment(text)].flatMap(({ segment, index }) => [index, index + segment.length]),
  );
}

/** Puts the first line's word for each synonym of it in the second, unless the first line has both. */
export function withWordsOf(before: string, after: string): string {
  const swaps: [string, string][] = [];
  for (const group of synonyms) {
    const said = group.filter((word) => before.includes(word));
    if (said.length === 0) continue;
    for (const word of group) {
      if (before.includes(word) || !after.includes(word)) continue;
      const same = said.find((one) => !after.includes(one)) ?? said[0];
      if (same) swaps.push([word, same]);
    }
  }
  const longest = swaps.toSorted(([one], [other]) => other.length - one.length);
  const pattern = longest.map(([word]) => word).join("|");
  const meaning = new Map(longest.toReversed());
  if (pattern === "") return after;
  const edges = edgesOf(after);
  return after.replace(new RegExp(pattern, "gu"), (word, at: number) =>
    edges.has(at) && edges.has(at + word.length) ? (meaning.get(word) ?? word) : word,
  );
}

type Role = "means" | "result" | "purpose" | "";

/** A character, number or Latin word; a clause stands between commas, a part between "、", and `joined` is what stands right behind the last one. */
export type Sign = {
  text: string;
  clause: number;
  part: number;
  role: Role;
  starts: boolean;
  ends: boolean;
  joined: boolean;
};

export type Reading = { text: string; signs: Sign[] };

const piece = /\d+(?:[.,/:]\d+)*(?:%|‰)?\+?|[A-Za-z][\w.+#-]*|\p{Script=Han}|、/gu;
function roleOf(clause: string): Role {
  if (means.test(clause)) return "means";
  if (purpose.test(clause)) return "purpose";
  return result.test(clause) ? "result" : "";
}

/** The signs of a canonical line; the particles "的地得了着" are none. */
export function readSigns(text: string): Reading {
  const signs: Sign[] = [];
  let part = 0;
  text.split(/[，。；：,;:!?！？\n（）()]/u).forEach((clause, index) => {
    const bare = clause.replace(/^(?:主要|负责|、)*|(?<!、)、+$/gu, "");
    const role = roleOf(bare);
    const starts = new Set<number>();
    const ends = new Set<number>();
    const silent = new Set<number>();
    for (const { segment, index: at } of wordSegmenter.segment(bare)) {
      starts.add(at);
      ends.add(at + segment.length);
      if (/^[的地得了着]$/u.test(segment)) silent.add(at);
      if (/^[中上里下内外]的$/u.test(segment)) silent.add(at + 1);
    }
    part += 1;
    let joined = false;
    for (const { 0: found, index: at } of bare.matchAll(piece)) {
      if (found === "、") part += 1;
      if (found === "、" || silent.has(at)) joined = false;
      else {
        const whole = !/\p{Script=Han}/u.test(found);
        const end = ends.has(at + found.length) || silent.has(at + found.length);
        signs.push({
          text: found,
          clause: index,
          part,
          role,
          starts: whole || starts.has(at),
          ends: whole || end,
          joined,
        });
        joined = true;
      }
    }
  });
  return { text, signs };
}
