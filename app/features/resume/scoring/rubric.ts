import type { MessageValues } from "~/core/locale";
import type { ResumeLanguage } from "~/core/resume";
import type { Check, PartId } from "../report";

/** Raised with every change that can move a score: the first number when a part changes, the second for a check, the third for a word list. */
export const rubricVersion = "2.2.0";

/** Read by the code and the published table; shares in percent; each source stands as `source` in `rubric.json`. */
export const limits = {
  /** Resume-Matcher's parse checks: a warning above 0.5 % of broken glyphs, a failure above 5 %. */
  glyphs: { passed: 0.5, failed: 5 },
  /** Our judgement: a few invisible words are an accident of the program that wrote the file, a sentence or two is not. */
  hidden: { passed: 60, failed: 240 },
  /** OfflineCV: summary of 20 characters, 3 skills. */
  summary: { characters: 20 },
  skills: { count: 3 },
  /** E.164 allows 15 digits; 7 is the shortest national number in wide use. */
  phone: { low: 7, high: 15 },
  /** A number of good statements and never a share: one more takes nothing from the others. After OfflineCV's 60 % of the bullets and, of results, the two of resume.easy-ai.me; the numbers are our judgement. */
  metrics: { needed: 8 },
  results: { needed: 5 },
  everyRole: { needed: 3 },
  /** OfflineCV asks every bullet to lead with a verb; in ten statements two may do otherwise (our judgement). */
  verbLead: { needed: 8 },
  repeatedVerbs: { uses: 2 },
  termCase: { failed: 3 },
  punctuation: { failed: 3 },
  mastery: { passed: 1, failed: 3 },
  /** Our judgement, calibrated with the published ranking of forty resumes: so many statements of so many words (characters) carry a resume. */
  substance: { en: { statements: 10, size: 5 }, zh: { statements: 8, size: 10 } },
  /** Our judgement: two empty phrases and no figure make a line that says nothing. */
  hollow: { phrases: 2 },
  /** TalentWorks: 475–600 words; RezScore: 386–896, falling after 900. Lists and little words do not count; above `high` only what tells neither figure nor result is too much. */
  words: { none: 90, halfLow: 255, low: 320, high: 650, over: 1300 },
  /** One to two pages of 600–1,200 characters; an assumption, no study was found. */
  characters: { none: 165, halfLow: 335, low: 510, high: 2200, over: 4400 },
  pages: { passed: 2, failed: 4 },
  /** OfflineCV: 8–30 words. interview-guide: no item over two lines, 60 characters on A4. */
  bulletWords: { high: 30, needed: 7 },
  bulletCharacters: { high: 60, needed: 7 },
} as const;

/** The least score of each band. Bands of 80 and 60 are OfflineCV's, 80 / 65 / 40 those of a Chinese reviewer, which we follow. */
export const bands = [
  { id: "strong", from: 80 },
  { id: "good", from: 65 },
  { id: "fair", from: 40 },
  { id: "weak", from: 0 },
] as const;

export type BandId = (typeof bands)[number]["id"];

/** Parts of 100. How well a resume fits a job is a figure of its own. */
export const parts: readonly { id: PartId; weight: number }[] = [
  { id: "machine", weight: 20 },
  { id: "completeness", weight: 15 },
  { id: "evidence", weight: 25 },
  { id: "wording", weight: 20 },
  { id: "structure", weight: 10 },
  { id: "length", weight: 10 },
];

type RubricEntry = {
  id: string;
  part: PartId;
  /** Points by the language of the resume; 0 where the check does not apply. */
  weight: Record<ResumeLanguage, number>;
  limits: MessageValues;
};

function both(weight: number): Record<ResumeLanguage, number> {
  return { en: weight, zh: weight };
}

/** Every check that can move a score. The weights of a part sum to the part's in both languages (a test counts). */
export const rubricChecks = [
  { id: "entries", part: "machine", weight: both(4), limits: {} },
  { id: "glyphs", part: "machine", weight: both(4), limits: limits.glyphs },
  { id: "columns", part: "machine", weight: both(3), limits: {} },
  { id: "hiddenText", part: "machine", weight: both(3), limits: limits.hidden },
  { id: "images", part: "machine", weight: both(2), limits: {} },
  { id: "tables", part: "machine", weight: both(2), limits: {} },
  { id: "contactInBody", part: "machine", weight: both(2), limits: {} },

  { id: "name", part: "completeness", weight: both(2), limits: {} },
  { id: "email", part: "completeness", weight: both(2), limits: {} },
  { id: "phone", part: "completeness", weight: both(2), limits: limits.phone },
  { id: "placeOrLink", part: "completeness", weight: both(1), limits: {} },
  { id: "summary", part: "completeness", weight: both(2), limits: limits.summary },
  { id: "experience", part: "completeness", weight: both(3), limits: {} },
  { id: "education", part: "completeness", weight: both(1), limits: {} },
  { id: "skills", part: "completeness", weight: both(1), limits: limits.skills },
  { id: "privateDetails", part: "completeness", weight: both(1), limits: {} },

  { id: "metrics", part: "evidence", weight: both(15), limits: limits.metrics },
  { id: "results", part: "evidence", weight: both(6), limits: limits.results },
  { id: "everyRole", part: "evidence", weight: both(4), limits: limits.everyRole },

  { id: "verbLead", part: "wording", weight: both(6), limits: limits.verbLead },
  { id: "weakOpenings", part: "wording", weight: both(4), limits: {} },
  { id: "buzzwords", part: "wording", weight: { en: 4, zh: 3 }, limits: {} },
  { id: "pronouns", part: "wording", weight: { en: 2, zh: 1 }, limits: {} },
  { id: "repeatedVerbs", part: "wording", weight: { en: 2, zh: 1 }, limits: limits.repeatedVerbs },
  { id: "termCase", part: "wording", weight: both(2), limits: limits.termCase },
  { id: "punctuation", part: "wording", weight: { en: 0, zh: 2 }, limits: limits.punctuation },
  { id: "mastery", part: "wording", weight: { en: 0, zh: 1 }, limits: limits.mastery },

  { id: "headings", part: "structure", weight: both(3), limits: {} },
  { id: "dateStyle", part: "structure", weight: both(3), limits: {} },
  { id: "order", part: "structure", weight: both(2), limits: {} },
  { id: "datesPossible", part: "structure", weight: both(1), limits: {} },
  { id: "sectionOrder", part: "structure", weight: both(1), limits: {} },

  { id: "words", part: "length", weight: { en: 5, zh: 0 }, limits: limits.words },
  { id: "characters", part: "length", weight: { en: 0, zh: 5 }, limits: limits.characters },
  { id: "bulletWords", part: "length", weight: { en: 3, zh: 0 }, limits: limits.bulletWords },
  { id: "bulletCharacters", part: "length", weight: { en: 0, zh: 3 }, limits: limits.bulletCharacters },
  { id: "pages", part: "length", weight: both(2), limits: limits.pages },
] as const satisfies readonly RubricEntry[];

export type CheckId = (typeof rubricChecks)[number]["id"];

export type LanguageRules = {
  leadVerb(text: string): string | null;
  weakOpening(text: string): string | null;
  statesResult(text: string): boolean;
  isStatement(text: string): boolean;
  /** Words (English) or characters (Chinese); figures count as none, so that a number is never padding. */
  size(text: string): number;
  /** The same without what a good rewording leaves out, so that plain words are never worth less than wordy ones. */
  content(text: string): number;
  pronouns: RegExp;
  buzzwords: RegExp;
  /** Heading texts that parsers know, by what stands below them; compared in lower case without marks. */
  headings: Record<"work" | "education" | "skills", readonly string[]>;
  privateDetails: RegExp;
};

export function checkMessage(check: Pick<Check, "id" | "outcome" | "values">) {
  const known = rubricChecks.find(({ id }) => id === check.id);
  if (!known || check.outcome === "notGraded") return "notGraded" as const;
  const flawless =
    check.outcome !== "passed" && check.values.statements !== undefined && check.values.count === 0;
  if (flawless) return "fewStatements" as const;
  return `checks.${known.id}.${check.outcome}` as const;
}
