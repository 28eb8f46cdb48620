import type { ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import { typed } from "./answer-text";
import { deedOf } from "./deeds";
import type { Answer } from "./questions";
import { spacedLike } from "./sentence";
import { figureInEnglish } from "./write-figure.en";
import { figureInChinese } from "./write-figure.zh";
import { openedInEnglish, ownDeedInEnglish } from "./write-opening.en";
import { openedInChinese, ownDeedInChinese } from "./write-opening.zh";
import { withFactForPhrase } from "./write-phrase";
import { withResult } from "./write-result";

/** The line as a deed of the person alone, where its words tell which. */
export function ownDeed(text: string, language: ResumeLanguage): string | null {
  return language === "zh" ? ownDeedInChinese(text) : ownDeedInEnglish(text);
}

function opened(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const object = typed(answer, "object", 100).replace(/[.。，,;；]+$/u, "");
  if (answer.verb === "self") return ownDeed(text, language);
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
  return whole === null || whole === text ? null : whole;
}
