import type { ApiErrorKind } from "~/core/chat-completions";

type ProblemKind =
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

/** `message` quotes the provider (plain text, shortened, "" where there is none), `waitSeconds` is the pause it asked for, `link` a
 * picture that it made and that this page may not read. */
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
