import { type Line, linesOfContact, type ResumeLanguage } from "~/core/resume";
import { type LanguageRules, limits } from "./rubric";
import { english } from "./rubric.en";
import { chinese } from "./rubric.zh";
import type { Grade, Statement, Subject } from "./subject";
import { contentOf, isStatement, neededGrade, readOnce, summaryLines } from "./subject";

type Bounds = (typeof limits)["words"] | (typeof limits)["characters"];

/** Full marks from `low`, half at the half bound, none at `none`; straight lines in between. */
function longEnough(size: number, { none, halfLow, low }: Bounds): number {
  const half = (from: number, to: number) => Math.min(1, Math.max(0, (size - from) / (to - from))) / 2;
  return half(none, halfLow) + half(halfLow, low);
}

/** Of contact, summary sentences, statements and the heads of entries; lists of terms are left out. */
function sizeGrade({ resume, statements, dated, rules }: Subject, bounds: Bounds): Grade {
  const heads = dated
    .flatMap(({ entries }) => entries)
    .flatMap(({ title, organisation, place, dates }) => [title, organisation, place, dates])
    .filter((line) => line !== null);
  const summary = summaryLines(resume).filter((line) => isStatement(line, rules));
  const told = statements.map(({ line }) => line);
  const sizeOf = (lines: Line[]) => lines.reduce((sum, line) => sum + contentOf(line, rules), 0);
  const count = sizeOf([...linesOfContact(resume.contact), ...summary, ...heads, ...told]);
  const plain = sizeOf(statements.flatMap((one) => (one.quantity || one.result ? [] : [one.line])));
  const excess = Math.max(0, plain - bounds.high) / (bounds.over - bounds.high);
  return { ratio: Math.max(0, longEnough(count, bounds) - excess), values: { count } };
}

/** A statement says enough, and not too much at once: what is added in a clause of its own makes none too long. */
function bulletGrade(
  subject: Subject,
  { high, needed }: (typeof limits)["bulletWords" | "bulletCharacters"],
): Grade {
  const fits = ({ worth, line }: Statement) => worth === 1 && longestClauseOf(line, subject.rules) <= high;
  return neededGrade(subject, fits, needed);
}

const longestClauseOf = readOnce(({ text }, rules) => longestClause(text, rules));

function longestClause(text: string, rules: LanguageRules): number {
  return Math.max(...text.split(/[,;，；。]|\.\s/).map(rules.size));
}

export function isFitting(text: string, language: ResumeLanguage): boolean {
  return language === "zh"
    ? longestClause(text, chinese) <= limits.bulletCharacters.high
    : longestClause(text, english) <= limits.bulletWords.high;
}

export const lengthChecks = {
  words: (subject: Subject): Grade => sizeGrade(subject, limits.words),
  characters: (subject: Subject): Grade => sizeGrade(subject, limits.characters),
  bulletWords: (subject: Subject): Grade => bulletGrade(subject, limits.bulletWords),
  bulletCharacters: (subject: Subject): Grade => bulletGrade(subject, limits.bulletCharacters),

  pages({ layout }: Subject): Grade {
    if (layout.pages === null) return { ratio: null };
    const { passed, failed } = limits.pages;
    return {
      ratio: layout.pages <= passed ? 1 : layout.pages < failed ? 0.5 : 0,
      values: { count: layout.pages },
    };
  },
};
