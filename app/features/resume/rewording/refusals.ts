import type { AnalystRefusal } from "~/ports/analyst";

export type WordingRefusal =
  | "wordings.notIncluded"
  | "wordings.spent"
  | "wordings.badAnswer"
  | "wordings.noneFits"
  | "wordings.unavailable"
  | "wordings.timedOut";

export const refusalOfAnalyst: Record<AnalystRefusal, WordingRefusal> = {
  "analyst.unavailable": "wordings.unavailable",
  "analyst.refusedKey": "wordings.unavailable",
  "analyst.badAnswer": "wordings.badAnswer",
  "analyst.timedOut": "wordings.timedOut",
};

const statuses: Record<WordingRefusal, number> = {
  "wordings.notIncluded": 403,
  "wordings.badAnswer": 422,
  "wordings.noneFits": 422,
  "wordings.spent": 429,
  "wordings.unavailable": 503,
  "wordings.timedOut": 503,
};

export function statusOfWordingRefusal(reason: WordingRefusal): number {
  return statuses[reason];
}
