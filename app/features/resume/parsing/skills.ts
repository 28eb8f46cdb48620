import type { Resume } from "~/core/resume";
import { linesOfEntry } from "~/core/resume";
import { headingOf } from "../lexicon/headings";
import { technicalTerms } from "../lexicon/terms";
import { anyOf } from "../lexicon/word-list";
import levels from "../lexicon/words/skill-levels.en.json" with { type: "json" };
import hanLevels from "../lexicon/words/skill-levels.zh.json" with { type: "json" };

const label = /^[^:：,，;；、(（]{1,40}[:：]\s*/u;

/** "熟练使用 Excel" and "精通 Go 语言等" name Excel and Go 语言 and say how well they are known. */
const grade =
  /^(?:能够?|会)?(?:非常|比较|较)?(?:熟练|灵活|深入|精通|熟悉|熟知|了解|掌握|擅长|具备|具有|(?<=会|能够?)使用)地?(?:掌握|使用|运用|应用|操作|了解|理解)?(?:常用的?)?\s*(?=\S)/u;
const gradeEnd = /(?:等(?:\p{Script=Han}{0,8})|(?:(?<!\s)\s+)?进行\S+)$/u;
const gradeWords =
  /^(?:proficient|skilled|experienced|fluent|familiar|knowledgeable|expert)\s+(?:in|with|at)\s+/i;

function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (/[(（[]/.test(character)) depth += 1;
    if (/[)）\]]/.test(character)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,，、;；|｜•·‧・⋄◇◆▪■\t]/.test(character)) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part];
}

const numeral = /\s[IVX]{1,4}$/;

/** "Forklift Classes I, II, IV" is one skill: numerals behind a comma go on with those before it. */
function joinNumerals(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && numeral.test(before) && /^\s[IVX]{1,4}$/.test(part.trimEnd()))
      joined.splice(-1, 1, `${before},${part}`);
    else joined.push(part);
  }
  return joined;
}

const years =
  /(?:(?<!\s)\s+)?[(（](?:less than (?:a|1) year|\d{1,2}\+?\s?(?:years?|yrs?|months?|年|个月))[)）]$/i;

const wordsOfLevel = `(?:very )?(?:${anyOf(levels.words)})(?: level| knowledge)?|${anyOf(hanLevels.words)}`;
const shares = String.raw`\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}`;
const times = String.raw`\d{1,2}\+? (?:years?|yrs?)|\d{1,2}\s?年|\d{1,3}\s?个月`;
/** How well a skill is known, where it stands apart from it: in a cell, a row of dots or a share of a bar. */
const level = new RegExp(String.raw`^(?:${wordsOfLevel}|[\p{S}\p{P}\s]+|${shares}|${times})$`, "iu");

function withoutLevel(skill: string): string {
  const [, name = "", known = ""] = /^([^:：]{1,40})[:：]\s*(\S[^:：]{0,20})$/u.exec(skill) ?? [];
  return level.test(known) ? name.trim() : skill;
}

/** "板书 朗诵" in a list: two words of the same script that only a space parts. */
const hanWords = /^\p{Script=Han}{2,6}(?:\s\p{Script=Han}{2,6})+$/u;

const known = new Set(
  technicalTerms.flatMap(({ name, aliases }) => [name, ...aliases]).map((term) => term.toLowerCase()),
);

/** "Tableau and Looker" are two where both are known; "Research and Development" stays one. */
function splitPair(skill: string): string[] {
  const sides = skill.split(/(?<!\s)\s+(?:and|&)\s+|(?:(?<!\s)\s+)?[和与及]\s*/);
  return sides.length === 2 && sides.every((side) => known.has(side.toLowerCase())) ? sides : [skill];
}

/** The skills that a line lists: "Languages: Python, Go" gives Python and Go. Interests are no skills. */
export function skillsOfText(text: string): string[] {
  const [first = "", ...others] = splitList(text);
  const isEachGraded = withoutLevel(first) !== first && others.some((part) => withoutLevel(part) !== part);
  const group = isEachGraded ? "" : (label.exec(text)?.[0] ?? "");
  if (headingOf(group) === "interests") return [];
  const list = text.slice(group.length);
  const graded = splitList(list).map((part) => part.trim());
  if (group && /\p{L}|\d/u.test(list) && graded.every((part) => level.test(part)))
    return [group.replace(/[:：]\s*$/u, "").trim()];
  const marks = /[,，、;；|｜•·‧・\t/／]/;
  // "钢琴 舞蹈 手工 PPT 课件": where no other mark does, a space behind a Chinese word parts skills.
  const words = marks.test(list) ? [] : list.trim().split(/(?<=\p{Script=Han})\s+/u);
  if (words.length > 2 && words.every((word) => word.length <= 10))
    return words.filter((word) => !level.test(word));
  const slashed = list.split(/\s[/／]\s/).length >= 3 && !/[,，、;；|｜•·‧・\t]/.test(list);
  return joinNumerals(splitList(slashed ? list.replace(/\s[/／]\s/g, ", ") : list))
    .map((skill) =>
      skill
        .replace(/^\s*(?:(?:and|&|和|以及)\s+|#(?=\p{L}))/iu, "")
        .replace(/(?<![\s.。])[\s.。]+$/u, "")
        .replace(grade, "")
        .replace(gradeWords, "")
        .replace(gradeEnd, "")
        .replace(years, "")
        .replace(/(?:(?<!\s)\s+)?(?<![●○★☆◆◇■□▪▫⬤◯])[●○★☆◆◇■□▪▫⬤◯]{2,}$/u, "")
        .replace(
          /(?:(?<!\s)\s+)?(?:[(（-]\s*)?(?:advanced|intermediate|beginner|expert|\d{1,3}\s?%|\d\/\d{1,2})[)）]?$/i,
          "",
        )
        .trim(),
    )
    .map(withoutLevel)
    .flatMap((skill) => (hanWords.test(skill) ? skill.split(/\s+/) : [skill]))
    .filter((skill) => skill && !level.test(skill))
    .flatMap(splitPair);
}

export function skillsOf({ sections }: Pick<Resume, "sections">): string[] {
  const lines = sections
    .filter((section) => section.kind === "skills")
    .flatMap((section) => [...section.lines, ...section.entries.flatMap(linesOfEntry)]);
  const skills = new Map(
    lines.flatMap((line) => skillsOfText(line.text)).map((skill) => [skill.toLowerCase(), skill]),
  );
  return [...skills.values()];
}
