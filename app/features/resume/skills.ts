import type { Resume } from "~/core/resume";
import { linesOfEntry } from "~/core/resume";
import { headingOf } from "./headings";

/** "Languages:", "数据库：": the name of a group of skills. */
const label = /^[^:：,，;；、(（]{1,40}[:：]\s*/u;

/** Splits at the separators of lists that stand outside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (/[(（[]/.test(character)) depth += 1;
    if (/[)）\]]/.test(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,，、;；|｜•·\t]/.test(character)) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part];
}

/** The skills that a line lists: "Languages: Python, Go" gives Python and Go. Interests are no skills. */
export function skillsOfText(text: string): string[] {
  const group = label.exec(text)?.[0] ?? "";
  if (headingOf(group) === "interests") return [];
  return splitList(text.replace(label, ""))
    .map((skill) =>
      skill
        .replace(/^\s*(?:and|&|和|以及)\s+/i, "")
        .replace(/[\s.。]+$/u, "")
        .trim(),
    )
    .filter((skill) => skill);
}

/** Every skill of the skill sections, once each, in the order of the resume. */
export function skillsOf(resume: Resume): string[] {
  const lines = resume.sections
    .filter((section) => section.kind === "skills")
    .flatMap((section) => [...section.body, ...section.bullets, ...section.entries.flatMap(linesOfEntry)]);
  const skills = new Map(
    lines.flatMap((line) => skillsOfText(line.text)).map((skill) => [skill.toLowerCase(), skill]),
  );
  return [...skills.values()];
}
