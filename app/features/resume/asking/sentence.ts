import type { ResumeLanguage } from "~/core/resume";

const endMark: Record<ResumeLanguage, RegExp> = {
  en: /(?:(?<!\s)\s+)?[.;,]$/,
  zh: /(?:(?<!\s)\s+)?[。；;，,.]$/u,
};
/** A line without the mark at its end, and that mark. A comma was to be continued, so it is dropped. */
export function withoutEnd(text: string, language: ResumeLanguage): { body: string; end: string } {
  const mark = endMark[language].exec(text.trim());
  const body = mark ? text.trim().slice(0, mark.index) : text.trim();
  const sign = mark?.[0].trim() ?? "";
  const abbreviated = language === "en" && sign === "." && /\b(?:etc|inc|ltd|co|u\.s|e\.g)$/i.test(body);
  if (abbreviated) return { body: text.trim(), end: "" };
  return { body, end: /[，,]/.test(sign) ? "" : sign };
}

export function atEnd(text: string, addition: string, language: ResumeLanguage): string {
  const { body, end } = withoutEnd(text, language);
  return body + addition + end;
}

/** Chinese as this line, or what was typed, is written: with or without blanks between Han and digits or letters. */
export function spacedLike(line: string, text: string): string {
  if (!/\p{Script=Han} [\dA-Za-z]|[\dA-Za-z%] \p{Script=Han}/u.test(`${line}，${text}`)) return text;
  return text
    .replace(/(\p{Script=Han})(?=[\dA-Za-z])/gu, "$1 ")
    .replace(/([\dA-Za-z%])(?=\p{Script=Han})/gu, "$1 ");
}

/** Where a count fits, right before `thing`; of what is still going on a total means nothing without how often (`per`). */
export type Slot = {
  thing: string;
  canRecur: boolean;
  isOngoing?: boolean;
  put: (figure: string, per: string) => string;
};
