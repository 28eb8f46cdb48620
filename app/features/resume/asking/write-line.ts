import { linesOf, type Resume, type ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { typedText } from "./answer-text";
import { deedOf } from "./deeds";
import type { Answer, Question } from "./questions";
import { spacedLike } from "./sentence";
import { withCount, withVolume } from "./slots";
import { openedInEnglish, ownDeedInEnglish } from "./write-opening.en";
import { openedInChinese, ownDeedInChinese } from "./write-opening.zh";
import { withFactForPhrase } from "./write-phrase";
import { resultApart, resultFirst, withPart, withResult } from "./write-result";

/** Where a fact stands in its line: as a clause of it, what came of it first, or apart. */
type Wording = "clause" | "resultFirst" | "apart";

function ownDeed(text: string, language: ResumeLanguage): string | null {
  return language === "zh" ? ownDeedInChinese(text) : ownDeedInEnglish(text);
}

export function openedLine(text: string, deed: string | undefined, language: ResumeLanguage): string | null {
  if (deed === "self") return ownDeed(text, language);
  const verb = deedOf(deed, language);
  if (verb === null) return null;
  return language === "zh" ? openedInChinese(text, verb) : openedInEnglish(text, verb);
}

function withValue(text: string, answer: Answer): string | null {
  const value = typedText(answer, "value", 40);
  const found = placeholder.exec(text);
  if (!found || value === "") return null;
  const isShare = found[0].endsWith("%") && !/[%％]$/.test(value);
  return (
    text.slice(0, found.index) + value + (isShare ? "%" : "") + text.slice(found.index + found[0].length)
  );
}

function withUnit(text: string, answer: Answer, language: ResumeLanguage): string | null {
  const unit = typedText(answer, "unitName", 30);
  const found = noUnit.exec(text);
  if (!found?.[1] || unit === "") return null;
  const at = found.index + found[0].length;
  const glued = language === "zh" ? spacedLike(text, `${found[1]}${unit}`).slice(found[1].length) : unit;
  const gap = language === "en" && /^\p{L}/u.test(unit) ? " " : "";
  return text.slice(0, at) + gap + glued + text.slice(at);
}

/** Whether a slogan was typed in place of a fact, or what makes a list of a statement. */
function isEmptier(before: string, after: string, language: ResumeLanguage): boolean {
  const { buzzwords, isStatement } = language === "zh" ? chinese : english;
  if (after.includes(before.replace(/[.。]$/u, "")) && isStatement(before) && !isStatement(after))
    return true;
  return (after.match(buzzwords)?.length ?? 0) > (before.match(buzzwords)?.length ?? 0);
}

/** Null where too little was typed, or where the words do not go together in the wording that the answer asks for. */
export function writtenLine(
  text: string,
  ask: string,
  answer: Answer,
  language: ResumeLanguage,
): string | null {
  const withFact = () => {
    if (ask === "opening") return openedLine(text, answer.verb, language);
    if (ask === "placeholder") return withValue(text, answer);
    if (ask === "unit") return withUnit(text, answer, language);
    if (ask === "part") return withPart(text, typedText(answer, "fact"), language);
    if (ask === "phrase") return withFactForPhrase(text, typedText(answer, "fact", 80), language);
    if (ask === "volume") return withVolume(text, answer, language);
    return ask === "count" ? withCount(text, answer, language) : null;
  };
  const told = withFact();
  const result = typedText(answer, "result");
  // A number that cannot be written is told to its owner, and the rest waits for it.
  const isLost = told === null && typedText(answer, "count") !== "";
  const apart = answer.wording === "apart" && language === "en";
  const write = apart ? resultApart : answer.wording === "resultFirst" ? resultFirst : withResult;
  const whole = result === "" ? told : write(told ?? text, result, language);
  return whole === null || whole === text || isLost || isEmptier(text, whole, language) ? null : whole;
}

export function wordingsOf(
  resume: Resume,
  { ask, target }: Pick<Question, "ask" | "target">,
  answer: Answer,
): { id: Wording; text: string }[] {
  const line = target.kind === "line" && linesOf(resume).find(({ id }) => id === target.line.id);
  if (!line) return [];
  const ways: Wording[] =
    typedText(answer, "result") === "" ? ["clause"] : ["clause", "resultFirst", "apart"];
  const written = ways.flatMap((id) => {
    const text = writtenLine(line.text, ask, { ...answer, wording: id }, resume.language);
    return text === null ? [] : [{ id, text }];
  });
  return written.filter(({ text }, at) => written.findIndex((one) => one.text === text) === at);
}
