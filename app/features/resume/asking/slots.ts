import type { ResumeLanguage } from "~/core/resume";
import { typedNumber, typedText } from "./answer-text";
import type { Answer } from "./questions";
import { atEnd, type Slot, spacedLike } from "./sentence";
import { regularEnglish, slotInEnglish } from "./slots.en";
import { regularChinese, slotInChinese } from "./slots.zh";

const regular: Record<ResumeLanguage, RegExp> = { en: regularEnglish, zh: regularChinese };

/** The first place of a line that a figure fits into; null where a noun would have to be guessed. */
export function slotIn(text: string, language: ResumeLanguage): Slot | null {
  return language === "zh" ? slotInChinese(text) : slotInEnglish(text);
}

const periods: Record<ResumeLanguage, Record<string, string>> = {
  en: { day: " a day", week: " a week", month: " a month", year: " a year" },
  zh: { day: "每天", week: "每周", month: "每月", year: "每年" },
};

export function withCount(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const slot = slotIn(text, language);
  const number = typedNumber(answer, "count", language);
  // "1 reports": where there was one, the line says so already.
  const often = slot?.canRecur ? (periods[language][answer.per ?? ""] ?? "") : "";
  if (!slot || !number || number.one || (slot.isOngoing && often === "")) return null;
  return slot.put(number.about + number.text, often);
}

/** The line with how much of it there was behind it: ", about 40 orders a day", “，每天约40单”. */
export function withVolume(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const number = typedNumber(answer, "count", language);
  const thing = typedText(answer, "thing", 30).replace(/(?<![.。,，;；])[.。,，;；]+$/u, "");
  const often = regular[language].test(text) ? "" : periods[language][answer.per ?? ""];
  if (often === undefined || !number || number.one || thing === "" || /\d/.test(thing)) return null;
  if (language === "en") return atEnd(text, `, ${number.about}${number.text} ${thing}${often}`, language);
  return atEnd(text, spacedLike(text, `，${often}${number.about}${number.text}${thing}`), language);
}
