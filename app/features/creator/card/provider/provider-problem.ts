import type { ApiErrorKind } from "~/core/chat-completions";

export type ProblemKind =
  | ApiErrorKind
  | "unreachable"
  | "unreachableLocal"
  | "offline"
  | "interrupted"
  | "timedOut"
  | "cancelled"
  | "notUnderstood"
  | "emptyAnswer"
  | "tooLarge"
  | "notAPicture"
  | "pictureBlocked"
  | "notLoaded";

/**
 * Why nothing came of a request. `message` quotes the provider in its own words (plain text, shortened, "" where it said
 * nothing), `waitSeconds` is the pause it asked for, `link` a picture that it made and that this page may not read.
 */
export type Problem = {
  kind: ProblemKind;
  message: string;
  waitSeconds: number | null;
  link: string | null;
};

export type Failed = { ok: false; problem: Problem };

export function failed(kind: ProblemKind, details: Partial<Omit<Problem, "kind">> = {}): Failed {
  return { ok: false, problem: { message: "", waitSeconds: null, link: null, ...details, kind } };
}
