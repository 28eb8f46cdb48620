import type { Resume } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import type { Question } from "./questions";

/** Questions of one kind taken together: `points` is what answering them all is worth, measured and rounded. */
export type NextStep = { step: string; points: number; questions: string[] };

/** The three steps that are worth most, best first. */
export function nextSteps(_resume: Resume, _layout: LayoutFacts, _questions: Question[]): NextStep[] {
  return [];
}
