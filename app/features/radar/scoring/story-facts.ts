import { foldTraditional } from "~/core/traditional";
import { withDigits } from "./numerals";
import { wordsOf } from "./words";

/** What a text names and counts. `key` is the same however it is written (14,000 and 14 thousand, $4.7bn and 4.7 billion dollars), `unit` what a number
 * counts ("" for none); `isSure` false for a name that may be a word at the beginning of a sentence or in a title that has all its words so. */
export type Fact = {
  kind: "amount" | "date" | "name";
  key: string;
  unit: string;
  shown: string;
  isSure: boolean;
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const notNames = new Set(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december".split(
    " ",
  ),
);
/** A line with more of its words in capitals than this has them all so. */
const TITLE_CASE = 0.6;
const sentenceStart = /(?:^|[.!?:;\n“"'‘—])\s{0,3}$/;
const latinWord =
  /(?:(?!\p{Script=Han})[\p{L}])(?:(?!\p{Script=Han})[\p{L}\p{N}]){1,30}(?:[- ]?(?!(?:19|20)\d\d)\d{1,4}(?![\d.,%]))?/gu;
const quoted = /[“「《](\p{Script=Han}{2,6})[”」》]/gu;

const date =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?!\d)|(?<!\d)(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|(\d{1,2})月(\d{1,2})日/giu;
const amount =
  /([$€£¥]|US\$|HK\$)?\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(\.\d{1,4})?(?:\s?(万亿|亿|万|(?:trillion|billion|million|thousand|mln|bln|tn|bn|m|k)(?!\p{L})))?(?:\s?(%|percent\b|per cent\b|个百分点|分钟|小时|毫秒|公里|公斤|平方米|个月|人次|美元|港元|欧元|英镑|元|\p{Script=Han}|[\p{Script=Latin}]{2,20}))?/giu;

const scales: Record<string, number> = {
  万亿: 12,
  亿: 8,
  万: 4,
  trillion: 12,
  tn: 12,
  billion: 9,
  bln: 9,
  bn: 9,
  million: 6,
  mln: 6,
  m: 6,
  thousand: 3,
  k: 3,
};
const unitNames: Record<string, string> = {
  "%": "%",
  percent: "%",
  "per cent": "%",
  dollar: "$",
  美元: "$",
  美: "$",
  euro: "€",
  欧元: "€",
  pound: "£",
  英镑: "£",
  yuan: "¥",
  元: "¥",
};

export function factsOf(text: string): Fact[] {
  const plain = withDigits(foldTraditional(text.normalize("NFKC")));
  const dates: Fact[] = [];
  const undated = plain.replace(date, (shown, before, day, dayBefore, after, numeric, numericDay) => {
    const named = before ?? after;
    const month = named ? months.indexOf(named.toLowerCase()) + 1 : Number(numeric);
    const key = `${month}-${Number(day ?? dayBefore ?? numericDay)}`;
    dates.push({ kind: "date", key, unit: "", shown, isSure: true });
    return "·";
  });
  return [...dates, ...amountsIn(undated), ...namesIn(undated)];
}

function amountsIn(text: string): Fact[] {
  return [...text.matchAll(amount)].flatMap(
    ([shown, money, whole = "", part = "", scale = "", counted = ""]): Fact[] => {
      const value = Number(whole.replaceAll(",", "") + part) * 10 ** (scales[scale.toLowerCase()] ?? 0);
      const [word = ""] = /^\p{Script=Han}$/u.test(counted) ? [counted] : wordsOf(counted);
      const unit = money?.slice(-1) ?? unitNames[counted.toLowerCase()] ?? unitNames[word] ?? word;
      const isYear = /^(?:19|20)\d\d$/.test(whole) && part === "" && scale === "";
      if (isYear || (value < 10 && part === "" && unit === "")) return [];
      const isShown =
        money === undefined && (word === "" || !/^\p{Script=Han}$/u.test(counted) || unit !== counted);
      const written = isShown ? shown : shown.slice(0, shown.length - counted.length);
      return [
        {
          kind: "amount",
          key: String(Number(value.toPrecision(6))),
          unit,
          shown: written.trim(),
          isSure: true,
        },
      ];
    },
  );
}

function namesIn(text: string): Fact[] {
  return text.split("\n").flatMap((line): Fact[] => {
    const isChinese = /\p{Script=Han}/u.test(line);
    const words = [...line.matchAll(latinWord)];
    const high = words.filter(({ 0: each }) => /^\p{Lu}/u.test(each));
    const isTitleCase = !isChinese && words.length > 3 && high.length / words.length > TITLE_CASE;
    const latin = high.flatMap(({ 0: shown, index }): Fact[] => {
      const key = wordsOf(shown).join(" ");
      if (key === "" || notNames.has(key)) return [];
      const isInside = !isTitleCase && !sentenceStart.test(line.slice(Math.max(0, index - 4), index));
      const isSure = isChinese || /.\p{Lu}|[^ ]\d/u.test(shown) || isInside;
      return [{ kind: "name", key, unit: "", shown, isSure }];
    });
    const titles = [...line.matchAll(quoted)].map(
      ({ 1: shown = "" }): Fact => ({ kind: "name", key: shown, unit: "", shown, isSure: true }),
    );
    return [...latin, ...titles];
  });
}
