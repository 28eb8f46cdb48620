import { skillsOf } from "../parsing/skills";
import type { Story } from "../scoring/subject";
import type { Need } from "./advert";
import { type Asked, type JobTerm, namedTerm } from "./job-terms";
import { areas, isEnglishSkill, listedPhrases, mayCommand, removed } from "./skill-phrases.en";
import { isChineseSkill, removedHan, withoutLead } from "./skill-phrases.zh";
import { hasHan } from "./text-reader";

/** A word with a capital inside a clause, with those that follow it: "Run on Prism Desk". */
const capitalised = /(?<=[a-z,;:/(] )\p{Lu}[\p{Ll}\d]{2,}(?: \p{Lu}[\p{L}\d]+){0,2}(?![\w'’])/gu;

const noTool =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Bachelor|Master|Degree|University|College|English|British|American|European|Europe|London)\b|day$/;

/** Chinese words touch: 测量 is not asked for by 血压测量, nor 钢琴 by 钢琴弹唱. */
function standsAlone(skill: string, rest: string): boolean {
  return rest.split(/[^\p{Script=Han}\w+#.]|[和与及或等]/u).some((part) => withoutLead(part) === skill);
}

/** One plain word ("Tools", "Hiring") is a skill to an advertisement only where it writes it as a name. */
function skillsAsked(skills: string[], rest: string): string[] {
  const names: string[] = rest.match(capitalised) ?? [];
  return skills.filter((skill) => {
    if (hasHan(skill)) return isChineseSkill(skill) && standsAlone(skill, rest);
    if (!isEnglishSkill(skill) || areas.test(skill) || !namedTerm(skill, "must").matches(rest)) return false;
    return /[^A-Za-z]|[a-z][A-Z]/.test(skill) || names.includes(skill);
  });
}

function phrasesAsked(rest: string, told: string): string[] {
  return listedPhrases(rest).filter((phrase) => namedTerm(phrase, "must").matches(told));
}

function namesAsked(rest: string, told: string): string[] {
  const names = rest.match(capitalised) ?? [];
  return names.filter(
    (name) =>
      !noTool.test(name) &&
      !areas.test(name) &&
      !mayCommand(name.toLowerCase()) &&
      isEnglishSkill(name) &&
      ` ${told} `.includes(` ${name} `),
  );
}

/** What no list of ours knows and the advertisement still asks for in the resume's own words: a skill of its list, a phrase of an
 * enumeration or a name. Only where it is shown does it count: nobody loses by what nobody else is asked. */
export function sharedTerms({ terms, rests }: Asked, { resume, statements }: Story): JobTerm[] {
  const skills = skillsOf(resume);
  const told = [...skills, ...statements.map(({ line }) => line.text)]
    .join(" , ")
    .replace(/[,.;:()]/g, " $& ");
  const shared = new Map<string, JobTerm>();
  const isKnown = (word: string) =>
    [...terms, ...shared.values()].some(
      ({ term, matches }) => matches(word) || word.toLowerCase().includes(term.toLowerCase()),
    );
  const add = (word: string, need: Need) => {
    if (!isKnown(word)) shared.set(word.toLowerCase(), namedTerm(word, need));
  };
  for (const { rest, need, asks } of rests) {
    if (!asks) continue;
    const text = rest.replaceAll(removed, ", ").replaceAll(removedHan, "，");
    for (const word of [...skillsAsked(skills, text), ...namesAsked(text, told), ...phrasesAsked(rest, told)])
      add(word, need);
  }
  return [...shared.values()];
}
