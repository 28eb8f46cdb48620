import { findDates } from "../lexicon/dates";
import { bareHeading, headingOf } from "../lexicon/headings";
import { degreeOf, roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { firstEntryAt, kindByContent } from "./section-kinds";
import { isLinks, type Part } from "./sections";

/** What the heading does not tell, the lines below it do. */
export function withKind(part: Part): Part {
  // The date of a signature dates no entry.
  if (part.kind === "other" && /^declaration$/i.test(bareHeading(part.heading?.text ?? "")))
    return { ...part, plain: true };
  const strengths = part.kind === "other" && /^(?:\w+ )?strengths$/i.test(part.heading?.text ?? "");
  if (strengths && kindByContent(part.lines) === "skills") return { ...part, kind: "skills" };
  if (isTaught(part)) return { ...part, kind: "other" };
  if (isToldInProse(part)) return { ...part, kind: "summary" };
  return part.guessed && part.kind !== "education" ? { ...part, kind: kindByContent(part.lines) } : part;
}

/** "Teaching" or "Research" above what was taught or looked into, and no post. */
function isTaught({ kind, heading, lines }: Part): boolean {
  const named = /^(?:teaching|research)$/i.test(bareHeading(heading?.text ?? ""));
  return kind === "experience" && named && !lines.some(({ text }) => roleOf(text) !== "unknown");
}

/** A "Career Summary" without any dates, where prose tells what others list. */
function isToldInProse({ kind, heading, lines }: Part): boolean {
  const named = /\b(?:summary|background|overview|profile|highlights)$/i.test(
    bareHeading(heading?.text ?? ""),
  );
  const dated = lines.some(({ text }) => findDates(text).length > 0);
  return kind === "experience" && named && !dated && kindByContent(lines) === "summary";
}

/** "Languages Known: English, Hindi" among the personal details: the label heads a section of its own. */
export function listOf(line: ExtractedLine): Part[] {
  const [, label = "", rest = ""] = /^([^:\t]{4,30}?)\s?(?:\t:?|:)\s*([^\s:].*)$/.exec(line.text) ?? [];
  const kind = headingOf(label);
  if (line.bullet || (kind !== "languages" && kind !== "interests")) return [];
  return [{ kind, heading: { ...line, text: label }, lines: [{ ...line, text: rest }], guessed: false }];
}

const personalLabel =
  /^(?:date of birth|d\.?o\.?b\.?|place of birth|nationality|marital status|civil status|gender|sex|religion|father['’]s name|mother['’]s name|passport(?: no\.?| number)?|permanent address)\b/i;

/** A "Personal Profile" of labels and values, one of which tells of a birth or the like, is how to reach somebody. */
export function withForm(part: Part): Part {
  const rows = part.lines.filter(({ text }) => /^[^:\t]{3,30}[:\t]/.test(text)).length;
  const isForm = rows > 1 && rows === part.lines.length;
  const told = part.lines.some(({ text }) => personalLabel.test(text));
  return part.kind === "summary" && part.heading !== null && isForm && told
    ? { ...part, kind: "contact" }
    : part;
}

/** "作品" or "Portfolio" above nothing but addresses: where to see it, and so how to reach them. */
export function withAddresses(part: Part): Part {
  const isList = part.kind === "projects" || part.kind === "other" || part.kind === "publications";
  const isAddresses =
    part.lines.length > 0 && part.lines.length <= mostAddresses && part.lines.every(isLinks);
  return isList && part.heading !== null && isAddresses ? { ...part, kind: "contact", guessed: false } : part;
}

const mostAddresses = 6;

/** "Training" beside an education of its own, which names no school: what somebody was certified in. */
export function withCourses(part: Part, _: number, parts: Part[]): Part {
  const isCourses = ({ heading }: Part) =>
    /\b(?:training|courses|workshops)$/i.test(bareHeading(heading?.text ?? ""));
  const beside = parts.some((one) => one.kind === "education" && !isCourses(one));
  const schooled = part.lines.some(({ text }) => degreeOf(text) === "organisation");
  return part.kind === "education" && isCourses(part) && beside && !schooled
    ? { ...part, kind: "certificates" }
    : part;
}

/** "Qualifications" may be those of a person or of a school. */
export function atSchool(part: Part): Part {
  const schooled =
    part.kind === "summary" &&
    /^(?:\w+ )?qualifications$/i.test(part.heading?.text ?? "") &&
    part.lines.some(({ text }) => degreeOf(text) === "organisation");
  return schooled ? { ...part, kind: "education", guessed: firstEntryAt(part.lines) === 0 } : part;
}
