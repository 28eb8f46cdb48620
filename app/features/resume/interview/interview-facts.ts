import type { ResumeLanguage } from "~/core/resume";
import { sayings, unlabelled } from "../letter/first-person";
import { simplified } from "../lexicon/simplified";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import type { Role } from "./interview-roles";

export type Theme = "lead" | "improve" | "change" | "build" | "fix" | "other";

/** One statement of the resume, and how its owner would say it; by `turn`, its place among them, a sheet frames each another way. */
export type Fact = {
  text: string;
  said: string;
  measured: boolean;
  tellsResult: boolean;
  theme: Theme;
  role: Role | null;
  turn: number;
  age: number;
};

/** By the verb that opens a line; what stands further on is no sign of what was done. */
const themeWords: [Theme, RegExp][] = [
  [
    "lead",
    /^(?:led|lead|mentor(?:ed)?|supervised?|headed|coach(?:ed)?|trained(?!.{0,40}\b(?:model|network|classifier)s?\b)|managed? (?:an? |the )?team)\b|^(?:带领|带队|牵头|带教|指导(?!书|手册|意见))/i,
  ],
  [
    "change",
    /^(?:migrated|refactored|replaced|moderni[sz]ed|rewrote|redesigned|moved|converted|restructured)\b|^(?:迁移|重构|改造|升级|替换|重写)/i,
  ],
  ["fix", /^(?:debugged|fixed|resolved|diagnosed|repaired|recovered)\b|^(?:排查|修复|解决)/i],
  [
    "improve",
    /^(?:reduced|cut|improved|increased|optimi[sz]ed|accelerated|grew|lowered|raised|halved|saved|shortened|lifted)\b|^(?:降低|提升|优化|减少|提高|缩短|节省)/i,
  ],
  [
    "build",
    /^(?:built|designed|developed|created|launched|wrote|automated|established|introduced|set up)\b|^(?:搭建|设计|开发|研发|建立|制定|编写|撰写)/i,
  ],
];

/** A list under a label ("Coursework: A, B, C"), a distinction, or a text still to be filled in: no statement to ask about. */
const noStatement =
  /^[^:：]{1,30}[:：](?:[^,，、]*[,，、]){2}|(?<![A-Za-z])x{3,}(?![A-Za-z])|^(?:awarded|dean'?s list|gpa|recipient|winner|chosen|selected (?:for|as)|ranked|won|relevant|coursework|获奖|主修|相关课程)/i;

/** A statement that an answer may tell; null where the line tells no deed, or grammar alone does not put it into the first person. */
export function factOf(language: ResumeLanguage, line: string, role: Role | null): Fact | null {
  const text = unlabelled(keySentence(line.trim()));
  const rules = language === "zh" ? chinese : english;
  const plain = simplified(text);
  if (noStatement.test(text) || !rules.isStatement(plain)) return null;
  if (language === "zh" ? text.length < 6 || !/\p{Script=Han}/u.test(text) : text.length < 12) return null;
  const hedged = rules.weakOpening(plain) !== null;
  const measured = hasQuantity(text);
  const theme = hedged
    ? "other"
    : (themeWords.find(([, words]) => words.test(plain.replace(/^\w+ly /, "")))?.[0] ?? "other");
  const tellsResult = measured && (rules.statesResult(plain) || fromTo.test(plain));
  if (!hedged && rules.leadVerb(plain) === null && !(tellsResult && role?.kind !== "education")) return null;
  const [said] = sayings(text, language, role?.to === "present");
  return said === undefined ? null : { text, said, measured, tellsResult, theme, role, turn: 0, age: 0 };
}

const fromTo =
  /\bfrom [^,;]{0,24}\d[^,;]{0,24}\bto [^,;]{0,12}\d|; .*\b(?:rather than|instead of)\b|[由从]\S{0,8}\d\S{0,6}[降升增减缩提]\S{0,6}[到至]/;

const longestQuote = 160;

/** The sentence of a long line that holds a figure, else its first; always whole sentences. */
function keySentence(line: string): string {
  if (line.length <= longestQuote) return line;
  const sentences = line
    .split(/(?<=[^.]{4}[.;!?] )(?=\p{Lu})|(?<=[。；！？])/u)
    .filter((one) => one.trim().length >= 20);
  return sentences.find(hasQuantity) ?? sentences[0] ?? line;
}

export function byWorth(facts: Fact[]): Fact[] {
  return facts
    .map((fact, index) => ({ fact, worth: worthOf(fact) - index / 100 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fact }) => fact);
}

function worthOf({ measured, tellsResult, theme, text, role, age }: Fact): number {
  const job = role?.kind === "experience" ? 2 : role?.kind === "projects" ? 1 : 0;
  const figure = measured && /\d/.test(text) ? 2 : measured ? 1 : 0;
  const detail = (tellsResult ? 1 : 0) + (theme === "other" ? 0 : 1) - (text.length < 20 ? 1 : 0);
  return figure + detail + job - Math.min(age / 3, 4);
}
