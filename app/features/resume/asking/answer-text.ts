import type { ResumeLanguage } from "~/core/resume";
import { withTermCasing } from "../lexicon/term-casing";
import type { Answer } from "./questions";

/** In characters, as the form's fields take them. */
const longestText = 200;

export const LONGEST_LINE = 600;

/** What was typed into a field as one line: control and invisible characters are blanks, what is too long ends at a word. */
export function typedText(answer: Answer, field: string, longest = longestText): string {
  const text = (answer[field] ?? "")
    .slice(0, 4 * longest)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  if (text.length <= longest) return field === "own" ? text : tidy(text);
  const head = text.slice(0, longest + 1);
  const blank = head.lastIndexOf(" ");
  return tidy(head.slice(0, blank > longest / 2 ? blank : longest).trim());
}

const halfWidth = /(?<=\p{Script=Han})([,;:?!]) ?(?=\p{Script=Han})/gu;

/** Names of technologies and the marks between Chinese words as a resume takes them: how it was typed costs nothing. */
function tidy(text: string): string {
  return withTermCasing(text).replace(halfWidth, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0));
}

function isTicked(answer: Answer, field: string): boolean {
  return answer[field] === "yes";
}

/** `about` and `more` ("约", "以上") stand where its owner said so; `one`: its unit stands in the singular. */
type TypedNumber = {
  text: string;
  value: number;
  one: boolean;
  about: string;
  more: string;
};

const scales: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, million: 1e6, 千: 1e3, 万: 1e4, 亿: 1e8 };
const figure =
  /^(\d{1,3}(?:[,， ]\d{3}){1,4}|\d{1,12})(\.\d{1,3})?\s?(million|k|m|bn|千|万|亿)?(\s?\+|余|多|以上)?$/iu;
const rough = /^(?:about|approx(?:imately)?\.?|around|roughly|circa|ca\.|some|~|约|大约|大概|近似)\s?/iu;
const signs =
  /^(?:[$€£¥￥₹]|(?:usd|eur|gbp|cny|inr|rmb)\b)\s?|\s?(?:[%％元岁人年名位个次件份条天]|(?:years?|people|persons?)\b)(?=$|以上$)/giu;
const inWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const inHan = "一二三四五六七八九十";

/** What was typed as digits: without a sign or unit, "six" and "六" as 6, full-width digits as others. */
function digitsOf(typed: string): { plain: string; isRough: boolean; isShare: boolean } {
  const text = typed
    .normalize("NFKC")
    .trim()
    .replace(/[.。]$/u, "");
  const bare = text.replace(rough, "");
  const dozen = bare.replace(/^(?:a )?dozen$/i, "12").toLowerCase();
  const known = inWords.includes(dozen)
    ? inWords.indexOf(dozen) + 1
    : inHan.indexOf(dozen.replace("两", "二")) + 1;
  const plain = known > 0 && dozen !== "" ? String(known) : dozen.replace(signs, "").replace(rough, "");
  return { plain: plain.trim(), isRough: rough.test(text), isShare: /%$/.test(bare) };
}

const range = /^([^–—~-]{1,16}?)\s?(?:[–—~-]|to|至|到)\s?(\d[^–—~-]{0,15})$/u;

/** Whether it is read as a number: "1200", "1,200", "1.5", "12k", "1.2万", "300+", "approx 20", "15-20", "six". */
export function isNumber(text: string): boolean {
  const { plain } = digitsOf(text);
  const [, low = plain, high = plain] = range.exec(plain) ?? [];
  return figure.test(low.trim()) && figure.test(high);
}

const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

/** In English "12,000"; in Chinese from ten thousand on "1.2 万" where that is as exact. A scale that was typed stays; a share is no count. */
export function typedNumber(answer: Answer, field: string, language: ResumeLanguage): TypedNumber | null {
  const { plain, isRough, isShare } = digitsOf(typedText(answer, field, 30));
  if (isShare) return null;
  const ends = range.exec(plain);
  const low = ends?.[1] && ends[2] ? writtenNumber(ends[1].trim(), language) : null;
  const number = writtenNumber(ends?.[2] ?? plain, language);
  if (!number || (ends && !low)) return null;
  const isAbout =
    !ends && number.more === "" && (isRough || (isTicked(answer, "about") && field !== "years"));
  const about = isAbout ? (language === "en" ? "about " : "约") : "";
  if (low)
    return {
      ...number,
      text: `${low.text}${language === "en" ? "–" : "-"}${number.text}`,
      one: false,
      about,
    };
  return number.more === "超过"
    ? { ...number, about: field === "years" ? "" : "超过", more: field === "years" ? "以上" : "" }
    : { ...number, more: "", about };
}

function writtenNumber(plain: string, language: ResumeLanguage): Omit<TypedNumber, "about"> | null {
  const found = figure.exec(plain);
  if (!found) return null;
  const [, whole = "", fraction = "", typedScale = "", plus = ""] = found;
  const scale = typedScale.toLowerCase();
  const amount = Number(whole.replace(/[,， ]/g, "") + fraction);
  const value = amount * (scales[scale] ?? 1);
  if (value === 0 && plus) return null;
  if (language === "en") {
    const letter = scale === "m" ? "M" : scale === "million" ? " million" : scale;
    const text = /^[a-z]+$/.test(scale) ? `${grouped.format(amount)}${letter}` : grouped.format(value);
    return { text: text + (plus ? "+" : ""), value, one: value === 1 && !plus, more: plus };
  }
  const han = /^\p{Script=Han}$/u.test(scale) ? scale : "";
  const short = value >= 10_000 && value % 100 === 0;
  const text = han
    ? `${amount}${han}`
    : short
      ? value % 1e8 === 0
        ? `${value / 1e8}亿`
        : `${value / 1e4}万`
      : String(value);
  // 余 follows round tens, hundreds and 万; with other numbers one says 超过.
  const isRound = han !== "" || short || value % 10 === 0;
  return {
    text: text + (plus && isRound ? "余" : ""),
    value,
    one: false,
    more: plus ? (isRound ? "余" : "超过") : "",
  };
}
