import { type Result, refuse } from "~/core/result";

type SummaryRefusal =
  | "radar.summaryEmpty"
  | "radar.summaryTooLong"
  | "radar.summaryOtherLanguage"
  | "radar.summaryForeignLink"
  | "radar.summaryForeignNumber";

/** Characters of Chinese, words of anything else; a little above what the model is asked for. */
const LONGEST = { zh: 260, en: 90 };
const LEAST_HAN = 0.3;
const MOST_HAN = 0.1;

const links = /(?:https?:\/\/|www\.)[^\s<>"'）)\]】，。]+/gi;
const numbers = /\d[\d.,]*/g;

/** A model's summary, if it is in the language asked for, not too long, and names no address and no number that its source does not. */
export function admitSummary(
  summary: string,
  source: string,
  lang: "zh" | "en",
): Result<{ summary: string }, SummaryRefusal> {
  const text = summary.replace(/\s+/g, " ").trim();
  if (text === "") return refuse("radar.summaryEmpty");
  const letters = text.replace(links, "").match(/\p{L}/gu) ?? [];
  const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  const share = han / Math.max(letters.length, 1);
  if (lang === "zh" ? share < LEAST_HAN : share > MOST_HAN) return refuse("radar.summaryOtherLanguage");
  const foreign = letters.filter((letter) => !/[\p{Script=Han}\p{Script=Latin}]/u.test(letter)).length;
  if (foreign > letters.length * MOST_HAN) return refuse("radar.summaryOtherLanguage");
  const length = lang === "zh" ? [...text].length : text.split(" ").length;
  if (length > LONGEST[lang]) return refuse("radar.summaryTooLong");
  const known = new Set(linksOf(source));
  if (linksOf(text).some((link) => !known.has(link))) return refuse("radar.summaryForeignLink");
  const given = new Set(numbersOf(source));
  if (numbersOf(text.replace(links, "")).some((number) => !given.has(number)))
    return refuse("radar.summaryForeignNumber");
  return { ok: true, summary: text };
}

function linksOf(text: string): string[] {
  return (text.match(links) ?? []).map((link) => link.toLowerCase().replace(/[.,;:!?/]$/, ""));
}

/** Numbers as digits: 1,200 and 1200 are one, and full-width digits are digits. */
function numbersOf(text: string): string[] {
  const plain = text.normalize("NFKC");
  return (plain.match(numbers) ?? []).map((number) => number.replace(/[.,]$/, "").replace(/,(?=\d{3})/g, ""));
}
