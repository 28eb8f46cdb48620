import type { ResumeLanguage } from "~/core/resume";
import { inFirstPerson, opensInChinese } from "../letter/first-person";
import { hasQuantity } from "../scoring/metrics";
import type { LanguageRules } from "../scoring/rubric";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import type { Role } from "./interview-roles";

export const themes = ["lead", "improve", "change", "build", "fix", "people", "research", "other"] as const;

export type Theme = (typeof themes)[number];

/** One statement of the resume. `said` is it in the first person, null where grammar alone does not give that; `turn` is its
 * place among the statements, so that a sheet frames each in another way. */
export type Fact = {
  text: string;
  said: string | null;
  measured: boolean;
  tellsResult: boolean;
  theme: Theme;
  role: Role | null;
  turn: number;
};

const rulesOf: Record<ResumeLanguage, LanguageRules> = { en: english, zh: chinese };

const themeWords: [Theme, RegExp][] = [
  [
    "lead",
    /\b(?:led|lead(?! (?:times?|generation))|mentor\w*|supervis\w*|headed|coached|trained (?:\w+ )?(?:staff|colleagues|employees|interns|volunteers|engineers)|manag(?:ed?|es|ing) (?:an? |the )?team)\b|带领|带队|牵头|带教|指导(?!书|手册|意见)|培训(?!材料|资料|教材|课件|手册|班)/i,
  ],
  [
    "change",
    /\b(?:migrat\w*|refactor\w*|replac\w*|moderni[sz]\w*|rewr\w+|redesign\w*|moved?)\b|迁移|重构|改造|升级|替换|重写/i,
  ],
  [
    "fix",
    /\b(?:debug\w*|fix(?:ed|es|ing)?|resolv\w*|incidents?|troubleshoot\w*|runbooks?|recover\w*)\b|排查|修复|故障|问题定位|容灾/i,
  ],
  [
    "improve",
    /\b(?:reduc\w*|cut(?:s|ting)?|improv\w*|increas\w*|optimi[sz]\w*|accelerat\w*|grew|lower\w*|rais(?:ed|e|ing)|halv\w*|sav(?:ed|e|ing|ings))\b|降低|提升|优化|减少|提高|缩短|增长|节省|下降/i,
  ],
  [
    "build",
    /\b(?:built|builds?|building(?= (?:a|an|the|our)\b)|designed|designing|develop\w*|implement\w*|creat\w*|launch\w*|wrote|automat\w*|shipp(?:ed|ing)|publish\w*|establish\w*|deploy\w*)\b|搭建|设计|开发|实现|上线|研发|建立|制定|编写|撰写|策划/i,
  ],
  [
    "people",
    /\b(?:collaborat\w*|partner\w*|negotiat\w*|present(?:ed|s|ing)?|stakeholders?|customers?|clients?|suppliers?|coordinat\w*|organi[sz]ed|assist\w*|help(?:ed|s|ing)?|tutor\w*|taught|teach)\b|协作|沟通|客户|对接|跨部门|协助|配合|组织|供应商|学生|患者|家长/i,
  ],
  [
    "research",
    /\b(?:research\w*|analy[sz]\w*|study|studied|survey\w*|collect\w*|evaluat\w*|report\w*)\b|调研|分析|研究|整理|采集|报告/i,
  ],
];

/** A list under a label ("Coursework: A, B, C"), a distinction, or a text still to be filled in: no statement to ask about. */
const noStatement =
  /^[^:：]{1,30}[:：](?:[^,，、]*[,，、]){2}|(?<![A-Za-z])x{3,}(?![A-Za-z])|^(?:awarded|dean'?s list|gpa|recipient|winner|chosen|selected (?:for|as)|ranked|won|relevant|coursework|获奖|主修|相关课程)/i;

/** A statement as an interviewer may take it up; null where the line tells no deed. */
export function factOf(language: ResumeLanguage, line: string, role: Role | null): Fact | null {
  const text = keySentence(line.trim())
    .trim()
    .replace(/[.。;；,，]+$/, "");
  const rules = rulesOf[language];
  if (noStatement.test(text) || !rules.isStatement(text)) return null;
  if (language === "zh" ? text.length < 6 || !/\p{Script=Han}/u.test(text) : text.length < 12) return null;
  const hedged = rules.weakOpening(text) !== null;
  const measured = hasQuantity(text);
  const theme = hedged ? "other" : (themeWords.find(([, words]) => words.test(text))?.[0] ?? "other");
  const tellsResult = measured && rules.statesResult(text);
  if (!hedged && rules.leadVerb(text) === null && !(tellsResult && role?.kind !== "education")) return null;
  const opens = hedged || rules.leadVerb(text) !== null || opensInChinese(text);
  const said = inFirstPerson(text, language, { opens, present: role?.to === "present" });
  return { text, said, measured, tellsResult, theme, role, turn: 0 };
}

const longestQuote = 160;

/** The sentence of a long line that holds a figure, else its first; always whole sentences. */
function keySentence(line: string): string {
  if (line.length <= longestQuote) return line;
  const sentences = line
    .split(/(?<=[^.]{4}[.;!?] )(?=\p{Lu})|(?<=[。；！？])/u)
    .filter((one) => one.trim().length >= 20);
  return sentences.find(hasQuantity) ?? sentences[0] ?? line;
}

/** The statements that are worth a story, best first: measured, with a result, at work, early in the resume. */
export function byWorth(facts: Fact[]): Fact[] {
  return facts
    .map((fact, index) => ({ fact, worth: worthOf(fact) - index / 100 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fact }) => fact);
}

function worthOf({ measured, tellsResult, said, theme, text, role }: Fact): number {
  const job = role?.kind === "experience" ? 2 : role?.kind === "projects" ? 1 : 0;
  const figure = measured && /\d/.test(text) ? 2 : measured ? 1 : 0;
  const detail =
    (tellsResult ? 1 : 0) + (said ? 1.5 : 0) + (theme === "other" ? 0 : 1) - (text.length < 20 ? 1 : 0);
  return figure + detail + job;
}
