import type { ApiErrorKind } from "~/core/chat-completions";
import { type ApiError, apiErrorKind, readApiError, retryAfterMs } from "~/core/chat-completions";

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

const MAX_QUOTE = 300;
const controls = /(?!\s)[\p{Cc}\p{Cf}]+/gu;

export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length >= 8 ? text.replaceAll(apiKey, "***") : text;
}

/** Words of a provider, fit to be shown: one line, without control characters and the key, at most 300 characters. */
export function quoteOfProvider(text: string, apiKey: string): string {
  const shown = withoutKey(text, apiKey).slice(0, 4000);
  const line = [...withoutKey(shown.replace(controls, ""), apiKey).replace(/\s+/g, " ").trim()];
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE).join("")}…` : line.join("");
}

export type HttpAnswer = { status: number; headers: Headers; body: string };

export function problemOfStatus({ status, headers, body }: HttpAnswer, apiKey: string, now: Date): Failed {
  const error = readApiError(body);
  const wait = retryAfterMs(headers, now);
  return failed(apiErrorKind(status, error), {
    message: quoteOfProvider(error.message, apiKey),
    waitSeconds: wait === null ? null : Math.ceil(wait / 1000),
  });
}

/** For an answer with a success status that holds an error. */
export function problemOfErrorBody(error: ApiError, apiKey: string): Failed {
  const status = Number(error.code.match(/\b[45]\d\d\b/)?.[0] ?? 400);
  return failed(apiErrorKind(status, error), { message: quoteOfProvider(error.message, apiKey) });
}
