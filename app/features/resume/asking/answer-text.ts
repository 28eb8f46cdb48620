import type { ResumeLanguage } from "~/core/resume";
import type { Answer } from "./questions";

/** In characters, as the form's fields take them. */
const longestText = 200;

/** What was typed into a field as one line: control and invisible characters are blanks, what is too long ends at a word. */
export function typed(answer: Answer, field: string, longest = longestText): string {
  const text = (answer[field] ?? "")
    .slice(0, 4 * longest)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  if (text.length <= longest) return text;
  const head = text.slice(0, longest + 1);
  const blank = head.lastIndexOf(" ");
  return head.slice(0, blank > longest / 2 ? blank : longest).trim();
}

/** Whether a box such as "about" was ticked. */
export function isTicked(answer: Answer, field: string): boolean {
  return answer[field] === "yes";
}

/** A number as it is written in a resume. `one` says that its unit stands in the singular. */
type TypedNumber = { text: string; value: number; one: boolean };

const scales: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, 千: 1e3, 万: 1e4, 亿: 1e8 };
const pattern = /^(\d{1,3}(?:[,，]\d{3}){1,4}|\d{1,12})(\.\d{1,3})?\s?(k|m|bn|千|万|亿)?(\s?\+)?$/iu;

const around = /^[$€£¥￥₹约]\s?|\s?[%％元]$/gu;

/** Whether it is read as a number: "1200", "1,200", "1.5", "12k", "1.2万", "300+". */
export function isNumber(text: string): boolean {
  return pattern.test(text.trim().replace(around, ""));
}

const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

/** In English "12,000"; in Chinese from ten thousand on "1.2 万" where that is as exact. A scale that was typed stays. */
export function typedNumber(answer: Answer, field: string, language: ResumeLanguage): TypedNumber | null {
  const found = pattern.exec(typed(answer, field, 20).replace(around, ""));
  if (!found) return null;
  const [, whole = "", fraction = "", scale = "", plus = ""] = found;
  const plain = Number(whole.replace(/[,，]/g, "") + fraction);
  const value = plain * (scales[scale.toLowerCase()] ?? 1);
  const more = plus === "" ? "" : "+";
  if (value === 0 && more) return null;
  if (language === "en") {
    const letter =
      scale.toLowerCase() === "k" ? "k" : scale.toLowerCase() === "m" ? "M" : scale.toLowerCase();
    const isLetter = /^[a-z]+$/i.test(scale);
    const text = isLetter ? `${grouped.format(plain)}${letter}` : grouped.format(value);
    return { text: text + more, value, one: value === 1 && !more };
  }
  const han = /^\p{Script=Han}$/u.test(scale) ? scale : "";
  if (han) return { text: `${plain}${han}${more ? "余" : ""}`, value, one: false };
  const short = value >= 10_000 && value % 100 === 0;
  const text = short ? (value % 1e8 === 0 ? `${value / 1e8}亿` : `${value / 1e4}万`) : String(value);
  return { text: text + (more ? "余" : ""), value, one: false };
}
