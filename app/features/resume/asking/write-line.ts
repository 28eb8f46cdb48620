import type { ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import { typed } from "./answer-text";
import { deedOf } from "./deeds";
import { decapitalised, plainChinese, plainEnglish } from "./plain-words";
import type { Answer } from "./questions";
import { spacedLike } from "./sentence";
import { figureInEnglish } from "./write-figure.en";
import { figureInChinese } from "./write-figure.zh";
import { openedInEnglish, ownDeedInEnglish } from "./write-opening.en";
import { openedInChinese, ownDeedInChinese } from "./write-opening.zh";
import { withFactForPhrase } from "./write-phrase";
import { withResult } from "./write-result";

/** A figure that was typed but cannot be written is told to its owner, and the rest waits for it. */
const figureFields = ["count", "from", "to", "amount"];

/** The line as a deed of the person alone, where its words tell which. */
export function ownDeed(text: string, language: ResumeLanguage): string | null {
  return language === "zh" ? ownDeedInChinese(text) : ownDeedInEnglish(text);
}

function chineseObject(answer: Answer): string {
  return plainChinese(
    typed(answer, "object", 100)
      .replace(/^我们的/u, "")
      .replace(/[；;](?=.)/gu, "、"),
  );
}

function opened(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const object =
    language === "zh" ? chineseObject(answer) : decapitalised(plainEnglish(typed(answer, "object", 100)));
  if (answer.verb === "self") {
    const own = ownDeed(text, language);
    return own === null ? null : own;
  }
  const verb = deedOf(answer.verb, language);
  if (verb === null) return null;
  return language === "zh" ? openedInChinese(text, verb, object) : openedInEnglish(text, verb, object);
}

function withValue(text: string, answer: Answer): string | null {
  const value = typed(answer, "value", 40);
  const found = placeholder.exec(text);
  if (!found || value === "") return null;
  const isShare = found[0].endsWith("%") && !/[%％]$/.test(value);
  return (
    text.slice(0, found.index) + value + (isShare ? "%" : "") + text.slice(found.index + found[0].length)
  );
}

function withUnit(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const unit = typed(answer, "unitName", 30);
  const found = noUnit.exec(text);
  if (!found?.[1] || unit === "") return null;
  const at = found.index + found[0].length;
  const glued = language === "zh" ? spacedLike(text, `${found[1]}${unit}`).slice(found[1].length) : unit;
  const gap = language === "en" && /^\p{L}/u.test(unit) ? " " : "";
  return text.slice(0, at) + gap + glued + text.slice(at);
}

/** A line with the fact that its owner gave; null where too little was typed to write of it. */
export function writtenLine(
  text: string,
  ask: string,
  answer: Answer,
  language: ResumeLanguage,
): string | null {
  const withFact = () => {
    if (ask === "opening" || ask === "deed") return opened(text, answer, language);
    if (ask === "placeholder") return withValue(text, answer);
    if (ask === "unit") return withUnit(text, answer, language);
    if (ask === "phrase") return withFactForPhrase(text, typed(answer, "fact", 80), language);
    if (ask === "result") return null;
    return language === "zh" ? figureInChinese(text, ask, answer) : figureInEnglish(text, ask, answer);
  };
  const told = withFact();
  const result = typed(answer, "result");
  const whole = result === "" ? told : withResult(told ?? text, result, language);
  const isLost = told === null && figureFields.some((field) => typed(answer, field) !== "");
  return whole === null || whole === text || isLost ? null : whole;
}
