import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import { worsens } from "../rewriting/rewrite-improvements";
import { isFitting } from "../scoring/checks-length";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";

const cutOff =
  /(?:[-–,(（，、]|\([^)]{0,80}|（[^）]{0,80}|\b(?:from|to|of|for|with|and|or|the|a|an|in|on|at|by))$/iu;
/** "导师：", "项目背景：", "Environment:" and the cells of a table: what follows is no deed, so nothing is asked of it. */
const label: Record<ResumeLanguage, RegExp> = {
  en: /^\p{Lu}[\p{L} &/-]{1,30}:\s/u,
  zh: /^[^：:，。；]{1,12}[：:]|^[^，。；、]*\p{Script=Han} \p{Script=Han}[^，。；]*$|1[3-9]\d{9}|\S@\S/u,
};

/** Half of a line that was read as two: it begins in lower case, breaks off, or is gone on with below. */
function isFragment({ text }: Line, next: Line | undefined): boolean {
  return /^\p{Ll}/u.test(text) || cutOff.test(text) || /^\p{Ll}{2}/u.test(next?.text ?? "");
}

/** The lines to ask about. Places read with doubt and broken lines are left out: nobody is asked for what we failed to read. */
export function askableLines({ sections, language }: Resume): ReadonlySet<string> {
  const owners = sections
    .filter(({ doubt }) => doubt === null)
    .flatMap((section) => [
      section.lines,
      ...section.entries.filter(({ doubt }) => !doubt).map(({ lines }) => lines),
    ]);
  const lines = owners.flatMap((all) =>
    all.filter((line, at) => language === "zh" || !isFragment(line, all[at + 1])),
  );
  return new Set(lines.filter(({ text }) => !label[language].test(text)).map(({ id }) => id));
}

/** Whether a line is worth less to the score than before: without what it told, no statement any more, or too long. */
export function losesBy(before: string, after: string, language: ResumeLanguage): boolean {
  const { isStatement, content } = language === "zh" ? chinese : english;
  return (
    worsens(before, after, language) ||
    (isStatement(before) && !isStatement(after)) ||
    (content(after) < content(before) && !hasQuantity(after)) ||
    (isFitting(before, language) && !isFitting(after, language))
  );
}
