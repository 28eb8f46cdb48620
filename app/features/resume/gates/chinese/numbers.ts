import type { Pair } from "./blocks";
import type { Sign } from "./signs";

export const isNumber = (sign: Sign | undefined) => sign !== undefined && /^\d/.test(sign.text);
const isName = (sign: Sign | undefined) => sign !== undefined && /^[A-Za-z]/.test(sign.text);

/** What stands before a number (从, 至, 约, 超过, 每), and the measure word and the counted thing behind it. */
function boundTo(signs: Sign[], at: number, reach = 4): { front: string; unit: string; counted: string } {
  const clause = signs[at]?.clause;
  const near = (from: number, to: number) =>
    signs
      .slice(Math.max(0, from), to)
      .flatMap((sign) => (sign.clause === clause ? [sign.text] : []))
      .join("");
  const front =
    near(at - 2, at).match(
      /(?:从|至|(?<![节签预合条制契])约|近|超过?|每|第|满|不足|不到|最多|至少)$/u,
    )?.[0] ?? "";
  return { front, unit: near(at + 1, at + 2), counted: near(at + 1, at + reach) };
}

const classifier = /[个名位人张份次场家台篇条项件套款门本只辆支部期轮批]/u;
const measure = /[年月日天周时分秒元万亿千百倍岁号届点米克吨]/u;

const tool = /使用|用于?|通过|基于|借助|利用|运用|采用|[在以]/u;

/** A name that is a tool in the second line was one before: "统计Excel表格" is not done with Excel. */
function isNewTool(old: Sign[], now: Sign[], b: number, a: number): boolean {
  const led = /(?:用|通过|基于)$/u.test(now[a - 1]?.text ?? "");
  const clause = old.filter(({ clause: own }) => own === old[b]?.clause).map(({ text }) => text);
  return led && !tool.test(clause.join(""));
}

function sharesWord(one: string, other: string): boolean {
  return [...one].some((sign) => other.includes(sign));
}

/** Two numbers that change places take along what they count, and what stands beside them. */
function areExchanged(pairs: Pair[], old: Sign[], now: Sign[]): boolean {
  const numbers = pairs.filter((pair) => isNumber(pair.old));
  const flipped = numbers.filter((one) =>
    numbers.some((other) => other.old.text !== one.old.text && (one.b - other.b) * (one.a - other.a) < 0),
  );
  return flipped.some(({ old: sign, now: moved, b, a }) => {
    const mates = pairs.filter((pair) => pair.old.part === sign.part && !isNumber(pair.old));
    const [unit, moving] = [boundTo(old, b).unit, boundTo(now, a).unit];
    const alike = numbers.filter((one) => boundTo(old, one.b).unit === unit);
    if (mates.length > 0 && !mates.some((mate) => mate.now.part === moved.part)) return true;
    if (unit === moving && alike.length === 1) return false;
    const [was, is] = [boundTo(old, b), boundTo(now, a)];
    if (/[%‰]/.test(sign.text) || measure.test(was.unit)) return false;
    return !sharesWord(was.counted.slice(1), is.counted.slice(1));
  });
}

/** Numbers stay with their measure word and thing, names with their 从 and 至. */
export function keepsNumbers(pairs: Pair[], old: Sign[], now: Sign[]): boolean {
  const near = (signs: Sign[], at: number) => {
    const { clause, part } = signs[at] ?? { clause: -1, part: -1 };
    const own = signs.filter((sign, index) => sign.part === part && index !== at && !isNumber(sign));
    const all = own.length > 0 ? own : signs.filter((sign) => sign.clause === clause);
    return all.map(({ text }) => text).join("");
  };
  const many = pairs.filter((pair) => isNumber(pair.old)).length > 1;
  return (
    !areExchanged(pairs, old, now) &&
    pairs.every(({ old: sign, b, a }) => {
      if (!isNumber(sign) && !isName(sign)) return true;
      const [was, is] = [boundTo(old, b), boundTo(now, a)];
      if (was.front !== is.front) return false;
      if (isName(sign)) return !isNewTool(old, now, b, a);
      const rate = /[%‰]/.test(sign.text);
      const units = [was.unit, is.unit];
      const classed =
        units.every((unit) => classifier.test(unit)) ||
        ((units.includes("个") || units.includes("名")) &&
          ![was, is].some(({ counted }) => /^小?[组队班]/u.test(counted)));
      if (
        !rate &&
        was.unit !== is.unit &&
        (!classed || units.includes("") || units.some((unit) => measure.test(unit)))
      )
        return false;
      return (
        !many ||
        rate ||
        measure.test(was.unit) ||
        sharesWord(boundTo(old, b, 8).counted.slice(1), is.counted.slice(1) + near(now, a)) ||
        was.counted.length < 2 ||
        /\d/u.test(was.counted)
      );
    }) &&
    pairs.every(
      ({ old: sign, b, a }) =>
        !many ||
        !isNumber(sign) ||
        sharesWord(near(old, b), near(now, a)) ||
        near(old, b) === "" ||
        near(now, a) === "",
    )
  );
}
