import type { Locale } from "~/core/locale";
import type { Result } from "~/core/result";
import type { InterviewQuestion, ProposedEdit, ResumeLanguage, Section } from "~/core/resume";

/** What an analyst is told of a resume: never the identity block, never the file. */
export type AnalystQuestion = {
  language: ResumeLanguage;
  locale: Locale;
  sections: Section[];
  jobDescription: string | null;
  lostChecks: string[];
};

/** Proposals only: the same gates stand before the edits and the answers of every analyst. */
export type AnalystAnswer = {
  edits: ProposedEdit[];
  summary: string | null;
  questions: InterviewQuestion[];
};

export type AnalystRefusal =
  | "analyst.unavailable"
  | "analyst.refusedKey"
  | "analyst.badAnswer"
  | "analyst.timedOut";

export type Analyst = {
  name: "builtin" | "openai";
  analyse(
    question: AnalystQuestion,
    signal: AbortSignal,
  ): Promise<Result<{ answer: AnalystAnswer }, AnalystRefusal>>;
};
