import type { InterviewQuestion } from "~/core/resume";
import type { Fact, Theme } from "./interview-facts";
import type { Material } from "./interview-material";
import type { Role } from "./interview-roles";
import type { trade } from "./interview-trades.en";

export type QuestionAndAnswer = { question: string; answer: string };

export type Trade = keyof typeof trade;

/** An answer is a deed as the resume tells it, or an outline: how to open and what to add. Never a new fact. */
export type InterviewPhrases = {
  introduction(material: Material): QuestionAndAnswer;
  behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer>;
  technical: ((skill: string, fact: Fact) => QuestionAndAnswer)[];
  unusedSkill(skill: string): QuestionAndAnswer;
  jobTerm(term: string, fact: Fact): QuestionAndAnswer;
  missingJobTerm(term: string): QuestionAndAnswer;
  timeGap(before: Role, after: Role): QuestionAndAnswer;
  shortStay(role: Role): QuestionAndAnswer;
  trade: Record<Trade, (role: Role | null) => QuestionAndAnswer>;
  move(role: Role): QuestionAndAnswer;
  education(role: Role): QuestionAndAnswer;
  project(role: Role, fact: Fact | null): QuestionAndAnswer;
  award(line: string): QuestionAndAnswer;
  languages: QuestionAndAnswer;
  outline(fact: Fact | null): string;
  /** Questions that everybody is asked; at least six, so that the barest resume gets its eight. */
  common: ((material: Material) => InterviewQuestion)[];
};
