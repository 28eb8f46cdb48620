import type { OpenAI } from "openai";
import { z } from "zod";
import type { FetchRefusal, GuardedFetch } from "../guarded-fetch";
import { answerSchema } from "./answer-schema";
import type { Message } from "./prompt";

export type ResponseFormat = "json_schema" | "json_object" | "plain";

export type ChatTry = {
  messages: Message[];
  format: ResponseFormat;
  /** null for models that accept their own default alone. */
  temperature: number | null;
  timeoutMs: number;
  signal: AbortSignal;
};

/** What came of one request: a text, a request that must be put differently, one to be put again, or an end. */
export type ChatOutcome =
  | { kind: "text"; text: string; cutOff: boolean }
  | { kind: "unsupported"; what: "format" | "temperature" }
  | { kind: "again"; timedOut: boolean; waitMs: number | null }
  | { kind: "refused"; reason: "analyst.unavailable" | "analyst.refusedKey" | "analyst.badAnswer" };

export type ChatEndpoint = {
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch: GuardedFetch;
  now: () => Date;
};

/** An answer of a model, envelope included. */
const maxAnswerBytes = 1_000_000;

const jsonTypes = ["application/json", "application/problem+json", "text/plain", "text/json"];

/** The address that the client library adds `/chat/completions` to, however much of the path the setting holds. */
export function chatBaseUrl(setting: string): string {
  const url = URL.parse(setting.trim());
  if (!url) return setting;
  const path = url.pathname.replace(/\/+$/, "");
  const base = path.replace(/(\/chat)?\/completions$/, "");
  return `${url.origin}${path === "" ? "/v1" : base}`;
}

/** Puts one request to the chat completions endpoint. Nothing of the request or of an error body is kept. */
export async function askChat(endpoint: ChatEndpoint, attempt: ChatTry): Promise<ChatOutcome> {
  const transport: { refusal: FetchRefusal | null } = { refusal: null };
  const client = await clientFor(endpoint, attempt, (refusal) => {
    transport.refusal = refusal;
  });
  const response = await client.chat.completions
    .create(bodyOf(endpoint.model, attempt), { signal: attempt.signal })
    .asResponse()
    .catch(() => null);
  if (transport.refusal) return outcomeOfTransport(transport.refusal);
  return response
    ? outcomeOfResponse(response, endpoint.now())
    : { kind: "refused", reason: "analyst.unavailable" };
}

/**
 * The client library with its own retries, timer and log off, because the job's budget rules them. It throws on an
 * error status; it is given every answer as 200 with the true status in a header, so that one place reads both.
 */
async function clientFor(
  endpoint: ChatEndpoint,
  attempt: ChatTry,
  refused: (refusal: FetchRefusal) => void,
): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey: endpoint.apiKey,
    baseURL: chatBaseUrl(endpoint.baseUrl),
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: attempt.timeoutMs + 5000,
    logLevel: "off",
    fetch: async (input, init) => {
      const answer = await endpoint.fetch({
        url: String(input),
        method: "POST",
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === "string" ? init.body : "",
        signal: attempt.signal,
        timeoutMs: attempt.timeoutMs,
        maxBytes: maxAnswerBytes,
        contentTypes: jsonTypes,
      });
      if (!answer.ok) {
        refused(answer.reason);
        return new Response(null, { status: 200 });
      }
      const headers = new Headers({ [statusHeader]: String(answer.status) });
      for (const name of retryHeaders) headers.set(name, answer.headers.get(name) ?? "");
      return new Response(answer.body, { status: 200, headers });
    },
  });
}

const statusHeader = "x-answer-status";
const retryHeaders = ["retry-after-ms", "retry-after"];

function bodyOf(model: string, { messages, format, temperature }: ChatTry) {
  return {
    model,
    messages,
    ...(temperature === null ? {} : { temperature }),
    ...(format === "json_schema" ? { response_format: schemaFormat } : {}),
    ...(format === "json_object" ? { response_format: { type: "json_object" as const } } : {}),
  };
}

const schemaFormat = {
  type: "json_schema" as const,
  json_schema: { name: "resume_analysis", strict: true, schema: answerSchema },
};

function outcomeOfTransport(refusal: FetchRefusal): ChatOutcome {
  if (refusal === "fetch.timedOut" || refusal === "fetch.aborted")
    return { kind: "again", timedOut: true, waitMs: 0 };
  if (refusal === "fetch.unreachable") return { kind: "again", timedOut: false, waitMs: null };
  const bad = refusal === "fetch.tooLarge" || refusal === "fetch.wrongType";
  return { kind: "refused", reason: bad ? "analyst.badAnswer" : "analyst.unavailable" };
}

async function outcomeOfResponse(response: Response, now: Date): Promise<ChatOutcome> {
  const status = Number(response.headers.get(statusHeader));
  const body = await response.text();
  if (status >= 200 && status < 300) return textOf(body);
  if (status === 401 || status === 403) return { kind: "refused", reason: "analyst.refusedKey" };
  if (status === 429 || status === 408 || status >= 500) {
    return { kind: "again", timedOut: false, waitMs: retryAfter(response.headers, now) };
  }
  if (status === 400 || status === 422) {
    if (/temperature/i.test(body)) return { kind: "unsupported", what: "temperature" };
    if (/response_format|json_schema|json_object|unsupported|structured/i.test(body)) {
      return { kind: "unsupported", what: "format" };
    }
  }
  return { kind: "refused", reason: "analyst.unavailable" };
}

const envelope = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z.object({
          content: z.union([z.string(), z.array(z.object({ text: z.string().catch("") }))]).nullish(),
        }),
      }),
    )
    .min(1),
});

/** The first choice's text; an envelope of another shape counts as an answer without any. */
function textOf(body: string): ChatOutcome {
  const choice = envelope.safeParse(parsed(body)).data?.choices[0];
  const content = choice?.message.content ?? "";
  const text = typeof content === "string" ? content : content.map((part) => part.text).join("");
  return { kind: "text", text, cutOff: choice?.finish_reason === "length" };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Milliseconds that the server asks to wait (seconds or a date), null where it does not say. */
function retryAfter(headers: Headers, now: Date): number | null {
  const [ms = "", seconds = ""] = retryHeaders.map((name) => headers.get(name) ?? "");
  if (/^\d+(\.\d+)?$/.test(ms)) return Number(ms);
  if (/^\d+(\.\d+)?$/.test(seconds)) return Number(seconds) * 1000;
  const date = Date.parse(seconds);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
