import * as z from "zod/mini";
import { parsedJson } from "./parse-unknown";

// The protocol of OpenAI and compatible servers, which the server's analyst and the browser's provider share.

export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };

/** The address of an endpoint such as `chat/completions` below the base address, with or without a slash at its end. */
export function endpointUrl(baseUrl: string, endpoint: string): string {
  if (!URL.canParse(baseUrl)) return baseUrl;
  const url = new URL(baseUrl);
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, "")}/${endpoint}`;
}

/** The base address that a setting means: with or without `/v1`, or with the whole address of an endpoint. */
export function chatBaseUrl(setting: string): string {
  const url = URL.parse(setting.trim());
  if (!url) return setting;
  const path = url.pathname.replace(/(?<!\/)\/+$/, "");
  const base = path.replace(/(\/chat)?\/completions$/, "");
  return `${url.origin}${path === "" ? "/v1" : base}`;
}

export function apiRequest(apiKey: string, body: object) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${apiKey}` };
  return { method: "POST" as const, headers, body: JSON.stringify(body) };
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

const part = z.union([z.string(), z.object({ text: z.catch(z.string(), "") })]);

const said = z.object({
  content: z.nullish(z.union([z.string(), z.array(part)])),
  refusal: z.catch(z.nullish(z.string()), null),
});
const finish_reason = z.catch(z.nullish(z.string()), null);
const completion = z.object({
  choices: z.array(z.object({ finish_reason, message: said })).check(z.minLength(1)),
});
const completionChunk = z.object({
  choices: z.array(z.object({ finish_reason, delta: z.catch(z.partial(said), {}) })),
});

/** The first choice of a completion: its text ("" where it has none), why it ended, and a refusal in the model's own words. */
export type Completion = { text: string; finishReason: string | null; refusal: string | null };

export function readCompletion(body: string): Completion | null {
  const choice = completion.safeParse(parsedJson(body)).data?.choices[0];
  return choice ? completionOf(choice.message, choice.finish_reason) : null;
}

/** What one event of a streamed completion adds to it; null where it is no such event. */
export function readCompletionChunk(data: string): Completion | null {
  const read = completionChunk.safeParse(parsedJson(data)).data;
  return read ? completionOf(read.choices[0]?.delta ?? {}, read.choices[0]?.finish_reason) : null;
}

function completionOf(
  { content, refusal }: Partial<z.infer<typeof said>>,
  finish?: string | null,
): Completion {
  const parts = typeof content === "string" ? [content] : (content ?? []);
  const text = parts.map((each) => (typeof each === "string" ? each : each.text)).join("");
  return { text, finishReason: finish ?? null, refusal: refusal ?? null };
}

const errorBody = z.object({
  error: z.catch(
    z.nullish(
      z.union([
        z.string(),
        z.object({
          message: z.catch(z.string(), ""),
          param: z.catch(z.nullish(z.string()), null),
          code: z.catch(z.nullish(z.union([z.string(), z.number()])), null),
          type: z.catch(z.nullish(z.string()), null),
        }),
      ]),
    ),
    null,
  ),
  message: z.catch(z.string(), ""),
  msg: z.catch(z.string(), ""),
  detail: z.catch(z.string(), ""),
});

/** What an error answer says; "" where it does not. `named` tells a stated error from a mere message. */
export type ApiError = { message: string; param: string; code: string; named: boolean };

export function readApiError(body: string): ApiError {
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

export type ApiErrorKind =
  | "redirected"
  | "quotaSpent"
  | "modelUnknown"
  | "keyRefused"
  | "tooManyRequests"
  | "addressWrong"
  | "tooLong"
  | "providerDown"
  | "refused";

/** The class of an answer that is no success: by its status, and by the words of its body where they are given. */
export function apiErrorKind(status: number, error?: ApiError): ApiErrorKind {
  const { code, message, named } = error ?? { code: "", message: "", named: false };
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

/** Milliseconds that the server asks to wait (milliseconds, seconds or a date), null where it does not say. */
export function retryAfterMs(headers: Headers, now: Date): number | null {
  for (const [name, unit] of [["retry-after-ms", 1] as const, ["retry-after", 1000] as const]) {
    const value = headers.get(name)?.trim() ?? "";
    if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * unit;
  }
  const date = Date.parse(headers.get("retry-after") ?? "");
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
