import type { InterviewQuestion } from "~/core/resume";
import type { Fact, Theme } from "./interview-facts";
import type { Material } from "./interview-material";
import type { Role } from "./interview-roles";

export type QuestionAndAnswer = { question: string; answer: string };

const trades = [
  "data",
  "product",
  "design",
  "marketing",
  "sales",
  "finance",
  "people",
  "teaching",
  "health",
  "research",
  "software",
  "engineering",
  "management",
  "general",
] as const;

export type Trade = (typeof trades)[number];

/** The sentences of one language. An answer is an opening sentence, the deed and its result as the resume tells them, and what
 * to add: never a new fact. */
export type InterviewPhrases = {
  introduction(material: Material): QuestionAndAnswer;
  behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer>;
  technical: ((skill: string, facts: Fact[]) => QuestionAndAnswer)[];
  unusedSkill(skill: string): QuestionAndAnswer;
  jobTerm(term: string, facts: Fact[]): QuestionAndAnswer;
  missingJobTerm(term: string, nearest: Fact | null): QuestionAndAnswer;
  timeGap(before: Role, after: Role): QuestionAndAnswer;
  shortStay(role: Role): QuestionAndAnswer;
  noNumber(fact: Fact): QuestionAndAnswer;
  trade: Record<Trade, (role: Role | null, fact: Fact | null) => QuestionAndAnswer>;
  move(role: Role): QuestionAndAnswer;
  education(role: Role): QuestionAndAnswer;
  project(role: Role, fact: Fact | null): QuestionAndAnswer;
  award(line: string): QuestionAndAnswer;
  languages(line: string): QuestionAndAnswer;
  /** Stands in for an answer that stated what the resume does not; `fact` is what the resume tells on the matter. */
  outline(fact: Fact | null): string;
  /** Questions that everybody is asked; at least seven, so that the barest resume gets its eight. */
  common: ((material: Material) => InterviewQuestion)[];
};
