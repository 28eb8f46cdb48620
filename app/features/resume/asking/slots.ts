import type { ResumeLanguage } from "~/core/resume";
import { typed, typedNumber } from "./answer-text";
import type { Answer } from "./questions";
import { atEnd, spacedLike } from "./sentence";
import type { Slot } from "./slot";
import { regular as regularEnglish, slotInEnglish } from "./slots.en";
import { regular as regularChinese, slotInChinese } from "./slots.zh";

const regular: Record<ResumeLanguage, RegExp> = { en: regularEnglish, zh: regularChinese };

/** The first place of a line that a figure fits into; null where a noun would have to be guessed. */
export function slotIn(text: string, language: ResumeLanguage): Slot | null {
  return language === "zh" ? slotInChinese(text) : slotInEnglish(text);
}

const periods: Record<ResumeLanguage, Record<string, string>> = {
  en: { day: " a day", week: " a week", month: " a month", year: " a year" },
  zh: { day: "每天", week: "每周", month: "每月", year: "每年" },
};
const signs: Record<string, string> = { usd: "$", eur: "€", gbp: "£", cny: "¥", inr: "₹" };

function figureOf({ ask, falls }: Slot, answer: Answer, language: ResumeLanguage): string | null {
  if (ask === "share") {
    const number = typedNumber(
      { share: typed(answer, "share", 30).replace(/\s?[%％]$/u, "") },
      "share",
      language,
    );
    return !number || (falls && number.value >= 100) ? null : `${number.about}${number.text}%`;
  }
  const number = typedNumber(answer, ask === "money" ? "amount" : "count", language);
  // "1 reports": where there was one, the line says so already.
  if (!number || number.one) return null;
  if (ask !== "money") return number.about + number.text;
  const sign = signs[answer.currency ?? ""];
  if (language === "en") return sign === undefined ? null : `${number.about}${sign}${number.text}`;
  const inTenThousands = answer.currency === "tenThousand" && !/[万亿]$/u.test(number.text);
  return `${number.about}${number.text}${inTenThousands ? "万元" : "元"}`;
}

/** The line with the figure that its owner gave; null where there is no place for it, or no figure. */
export function withFigure(
  text: string,
  ask: string,
  answer: Answer,
  language: ResumeLanguage,
): string | null {
  const slot = slotIn(text, language);
  const figure = slot?.ask === ask ? figureOf(slot, answer, language) : null;
  if (!slot || figure === null) return null;
  return slot.put(figure, slot.canRecur ? (periods[language][answer.per ?? ""] ?? "") : "");
}

/** The line with how much of it there was behind it: ", about 40 orders a day", “，每天约40单”. */
export function withVolume(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const number = typedNumber(answer, "count", language);
  const thing = typed(answer, "thing", 30).replace(/[.。,，;；]+$/u, "");
  const often = regular[language].test(text) ? "" : periods[language][answer.per ?? ""];
  if (often === undefined || !number || number.one || thing === "" || /\d/.test(thing)) return null;
  if (language === "en") return atEnd(text, `, ${number.about}${number.text} ${thing}${often}`, language);
  return atEnd(text, spacedLike(text, `，${often}${number.about}${number.text}${thing}`), language);
}
