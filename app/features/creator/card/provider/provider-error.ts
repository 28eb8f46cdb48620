import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";
import { type Failed, failed, type ProblemKind } from "./provider-problem";

// The page's policy allows no eval; zod would try it for speed, and browsers report every try.
z.config({ jitless: true });

const errorShape = z.union([
  z.string(),
  z.object({
    message: z.string().catch(""),
    param: z.string().nullish().catch(null),
    code: z.union([z.string(), z.number()]).nullish().catch(null),
    type: z.string().nullish().catch(null),
  }),
]);

const errorBody = z.object({
  error: errorShape.nullish().catch(null),
  message: z.string().catch(""),
  msg: z.string().catch(""),
  detail: z.string().catch(""),
});

/** What a provider's error answer says. Fields are "" where it does not. `named` tells a stated error from a mere message. */
export type ErrorWords = { message: string; param: string; code: string; named: boolean };

export function errorWords(body: string): ErrorWords {
  const data = parsedJson(body);
  const read = errorBody.safeParse(Array.isArray(data) ? data[0] : data).data;
  if (!read) return { message: /^\s*</.test(body) ? "" : body, param: "", code: "", named: false };
  const { error, message, msg, detail } = read;
  const around = message || msg || detail;
  if (!error) return { message: around, param: "", code: "", named: false };
  if (typeof error === "string") return { message: error, param: "", code: "", named: true };
  const code = `${error.code ?? ""} ${error.type ?? ""}`.trim();
  return { message: error.message || around, param: error.param ?? "", code, named: true };
}

const MAX_QUOTE = 300;
const controls = /(?!\s)[\p{Cc}\p{Cf}]+/gu;

/** A text in which the key, should somebody have put it there, cannot be read. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey.length >= 8 ? text.replaceAll(apiKey, "***") : text;
}

/** Words of a stranger, fit to be shown: one line, without control characters and the key, at most 300 characters. */
export function quoted(text: string, apiKey: string): string {
  const shown = withoutKey(text, apiKey).slice(0, 4000);
  const line = [...withoutKey(shown.replace(controls, ""), apiKey).replace(/\s+/g, " ").trim()];
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE).join("")}…` : line.join("");
}

/** Seconds that `Retry-After` asks for (a number or a date), null where it does not say. */
export function waitSeconds(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d+(\.\d+)?\s*$/.test(retryAfter)) return Math.ceil(Number(retryAfter));
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}

export type HttpAnswer = { status: number; body: string; retryAfter: string | null };

/** The problem that an answer with an error status tells of. */
export function problemOfStatus(answer: HttpAnswer, apiKey: string, now: Date): Failed {
  const words = errorWords(answer.body);
  return failed(kindOf(answer.status, words), {
    said: quoted(words.message, apiKey),
    waitSeconds: waitSeconds(answer.retryAfter, now),
  });
}

/** The problem of an answer that is called a success and holds an error. */
export function problemOfErrorBody(words: ErrorWords, apiKey: string): Failed {
  const status = Number(words.code.match(/\b[45]\d\d\b/)?.[0] ?? 400);
  return failed(kindOf(status, words), { said: quoted(words.message, apiKey) });
}

function kindOf(status: number, { code, message, named }: ErrorWords): ProblemKind {
  if (status >= 300 && status < 400) return "redirected";
  if (status === 402 || /insufficient_quota|billing/i.test(code)) return "quotaSpent";
  if (/model_not_found/i.test(code)) return "modelUnknown";
  if (status === 401 || status === 403 || /invalid_api_key|authentication/i.test(code)) return "keyRefused";
  if (status === 429 || /rate_limit/i.test(code)) return "tooManyRequests";
  if (status === 404) return named && /model/i.test(message) ? "modelUnknown" : "addressWrong";
  if (status === 405) return "addressWrong";
  if (status === 413 || /context_length|string_above_max/i.test(code)) return "tooLong";
  return status >= 500 || status === 408 ? "providerDown" : "refused";
}
