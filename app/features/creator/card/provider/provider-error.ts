import { type ApiError, apiErrorKind, readApiError, retryAfterMs } from "~/core/chat-completions";
import { type Failed, failed } from "./provider-problem";

const MAX_QUOTE = 300;
const controls = /(?!\s)[\p{Cc}\p{Cf}]+/gu;

/** A text in which the key, should somebody have put it there, cannot be read. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length >= 8 ? text.replaceAll(apiKey, "***") : text;
}

/** Words of a provider, fit to be shown: one line, without control characters and the key, at most 300 characters. */
export function quoted(text: string, apiKey: string): string {
  const shown = withoutKey(text, apiKey).slice(0, 4000);
  const line = [...withoutKey(shown.replace(controls, ""), apiKey).replace(/\s+/g, " ").trim()];
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE).join("")}…` : line.join("");
}

/** An answer as text. */
export type HttpAnswer = { status: number; headers: Headers; body: string };

/** The problem that an answer with an error status tells of. */
export function problemOfStatus({ status, headers, body }: HttpAnswer, apiKey: string, now: Date): Failed {
  const error = readApiError(body);
  const wait = retryAfterMs(headers, now);
  return failed(apiErrorKind(status, error), {
    said: quoted(error.message, apiKey),
    waitSeconds: wait === null ? null : Math.ceil(wait / 1000),
  });
}

/** The problem of an answer that is called a success and holds an error. */
export function problemOfErrorBody(error: ApiError, apiKey: string): Failed {
  const status = Number(error.code.match(/\b[45]\d\d\b/)?.[0] ?? 400);
  return failed(apiErrorKind(status, error), { said: quoted(error.message, apiKey) });
}
