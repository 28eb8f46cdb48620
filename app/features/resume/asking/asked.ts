import type { NextStep } from "./next-steps";
import type { Question } from "./questions";

/** What could be asked of the resume as it is now, and the questions that are worth most. */
export type Asked = { questions: Question[]; steps: NextStep[] };
