import type { Locale } from "~/core/locale";
import type { Result } from "~/core/result";
import type { InterviewQuestion, ProposedEdit, ResumeLanguage, Section, SectionKind } from "~/core/resume";

/** What an analyst is told of a resume: never the identity block, never the file. */
export type AnalystQuestion = {
  language: ResumeLanguage;
  locale: Locale;
  sections: Section[];
  jobDescription: string | null;
  lostChecks: string[];
};

/** A sentence of a cover letter in the first person, and the ids of the lines that it tells. */
type ProposedSentence = { text: string; lines: string[] };

/** Proposals only: the same gates stand before the edits and the answers of every analyst. */
export type AnalystAnswer = {
  edits: ProposedEdit[];
  summary: string | null;
  questions: InterviewQuestion[];
  letter?: ProposedSentence[];
};

export type AnalystRefusal =
  | "analyst.unavailable"
  | "analyst.refusedKey"
  | "analyst.badAnswer"
  | "analyst.timedOut"
  | "analyst.stopped"
  | "analyst.spent"
  | "analyst.ownSpent";

/** A line whose other wordings are asked for, the kind of its section and the title of its entry. */
export type LineToReword = {
  text: string;
  section: SectionKind;
  title: string | null;
  language: ResumeLanguage;
};

/** Asks once, and hands over each line of the answer as it comes: proposals too. */
export type Reword = (
  line: LineToReword,
  onProposal: (text: string) => void,
  signal: AbortSignal,
) => Promise<Result<object, AnalystRefusal>>;

export type Analyst = {
  name: "builtin" | "openai";
  /** Why the built-in one is here though another is configured. */
  insteadBecause?: "analyst.stopped";
  analyse(
    question: AnalystQuestion,
    signal: AbortSignal,
  ): Promise<Result<{ answer: AnalystAnswer }, AnalystRefusal>>;
  reword?: Reword;
};
