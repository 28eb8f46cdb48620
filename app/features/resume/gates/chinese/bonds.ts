import type { Pair } from "./blocks";
import { isGiving } from "./direction";
import { isNumber } from "./numbers";
import type { Sign } from "./signs";

/** Words that stand between two others without being part of either. */
const loose = /^[对为以向给在由从将用与和使其于至把每约并是有到内中后前名个一共][\s\S]?$/u;
const times =
  /^(?:(?:每|全|当|半)[日天周月年季晚早次个]|[日周月年季]|(?:早|晚|上|下|中|夜)[上午间晚]|定期|及时|按[时期]|[0-9一二三四五六七八九十]+[年月日天周]?)/u;

/** Whether two signs of the first line are joined as the halves of one expression are: "社区医院". */
function areJoined(signs: Sign[], at: number, paired: Map<number, number>): boolean {
  const [one, other] = [signs[at], signs[at + 1]];
  if (!one || !other || one.part !== other.part || one.clause !== other.clause || !other.joined) return false;
  if (signs[at - 1]?.text === "每" || isNumber(signs[at - 1])) return false;
  if (!paired.has(at) || !paired.has(at + 1) || isNumber(one) || isNumber(other)) return false;
  const behind = `${other.text}${other.ends ? "" : (signs[at + 2]?.text ?? "")}`;
  const front = `${one.starts ? "" : (signs[at - 1]?.text ?? "")}${one.text}`;
  return ![front, behind].some((word) => (word.length === 1 && loose.test(word)) || times.test(word));
}

/** A rewording may tear one pair of words apart ("参与筛选供应商" for "参与供应商的筛选"); who tears two mixes who did what. */
const mostTorn = 1;

/** Whoever was helped, led or followed stays right behind these. */
const companion = /协助|配合|带领|跟随|指导|代替|联合|协同/u;

/** Whether words that stood side by side still do, but for numbers, times, small words and a deed from the end: "年度账目核对" is "核对年度账目", but "协助会计核对年度账目" is not "协助年度核对会计账目". */
export function keepsBonds(pairs: Pair[], was: Sign[], is: Sign[]): boolean {
  const placeOf = new Map(pairs.map(({ b, a }) => [b, a]));
  const oldOf = new Map(pairs.map(({ b, a }) => [a, b]));
  const runs = (from: number, step: 1 | -1) => {
    let at = from;
    while (placeOf.get(at + step) === (placeOf.get(at) ?? 0) + step && was[at + step]?.part === was[at]?.part)
      at += step;
    return at;
  };
  const passes = (a: number) => {
    const sign = is[a];
    const b = oldOf.get(a);
    if (!sign || isNumber(sign) || isNumber(is[a - 1]) || loose.test(sign.text)) return true;
    if (b === undefined) return false;
    return (
      times.test(`${sign.text}${is[a + 1]?.text ?? ""}`) || times.test(`${is[a - 1]?.text ?? ""}${sign.text}`)
    );
  };
  const closes = (b: number) => {
    let at = b + 1;
    while (was[at]?.part === was[b]?.part && !placeOf.has(at)) at += 1;
    return was[at]?.part !== was[b]?.part;
  };
  /** One deed from the end of its part may come between, or one place: "协助课程资料的整理" is "协助整理课程资料". */
  const isDeed = (places: number[]) => {
    const olds = places.flatMap((a) => oldOf.get(a) ?? []);
    const [first, last] = [olds[0] ?? 0, olds.at(-1) ?? 0];
    const whole = olds.every((b, at) => at === 0 || b === (olds[at - 1] ?? 0) + 1);
    return whole && (closes(last) || /^[在于]$/u.test(was[first - 1]?.text ?? ""));
  };
  const isServed = (b: number) => {
    const start = runs(b, -1);
    if ((placeOf.get(b + 1) ?? 0) > (placeOf.get(b) ?? 0)) return false;
    return (
      isGiving(was[start - 1]) &&
      was[start - 1]?.text !== "对" &&
      was[start - 1]?.clause === was[start]?.clause
    );
  };
  const isKept = (b: number) => {
    const [here, next] = [placeOf.get(b), placeOf.get(b + 1)];
    if (here === undefined || next === undefined || next === here + 1) return true;
    if (!areJoined(was, b, placeOf)) return true;
    if (next > here) {
      const inside = Array.from({ length: next - here - 1 }, (_, at) => here + 1 + at);
      return inside.every(passes) || isDeed(inside);
    }
    const [start, end] = [runs(b, -1), runs(b + 1, 1)];
    const last = was[end + 1]?.part !== was[end]?.part || !placeOf.has(end + 1) || !was[end + 1]?.joined;
    const between = (placeOf.get(start) ?? 0) - (placeOf.get(end) ?? 0) - 1;
    const follows = Array.from({ length: Math.max(0, between) }, (_, at) => (placeOf.get(end) ?? 0) + 1 + at);
    return last && !isServed(b) && between >= 0 && follows.every(passes);
  };
  const isNew = (b: number) => {
    const a = (placeOf.get(b) ?? 0) + 1;
    return placeOf.has(b) && is[a] !== undefined && !oldOf.has(a) && !loose.test(is[a]?.text ?? "");
  };
  const torn = was.flatMap((_, b) => (isKept(b) ? [] : isNew(b) ? [b, b] : [b]));
  const helped = torn.some(
    (b) => companion.test(`${was[b - 1]?.text ?? ""}${was[b]?.text ?? ""}`) || isServed(b),
  );
  return torn.length <= mostTorn && !helped;
}
