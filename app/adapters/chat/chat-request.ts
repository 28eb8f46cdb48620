import {
  apiErrorKind,
  apiRequest,
  type ChatMessage,
  chatBaseUrl,
  endpointUrl,
  isSuccess,
  readApiError,
  readCompletion,
  retryAfterMs,
} from "~/core/chat-completions";
import type { CallRefusal } from "~/core/service-calls";
import type { CountedFetch, FetchRefusal, GuardedAnswer } from "~/ports/outside";
import { tokensOf } from "./model-text";

export type ResponseFormat = "json_schema" | "json_object" | "plain";

export type AnswerShape = { name: string; schema: object };

type ChatTry = {
  messages: ChatMessage[];
  shape: AnswerShape;
  format: ResponseFormat;
  /** null for models that accept their own default alone. */
  temperature: number | null;
  timeoutMs: number;
  signal: AbortSignal;
};

export type ChatRefusal =
  | "unavailable"
  | "refusedKey"
  | "noBalance"
  | "tooManyRequests"
  | "badAnswer"
  | "timedOut"
  | "stopped"
  | "spent"
  | "ownSpent";

export type ChatOutcome =
  | { kind: "text"; text: string; cutOff: boolean; tokens: number }
  | { kind: "unsupported"; what: "format" | "temperature" }
  | { kind: "again"; reason: "unavailable" | "tooManyRequests" | "timedOut"; waitMs: number | null }
  | { kind: "refused"; reason: ChatRefusal };

export type ChatEndpoint = {
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch: CountedFetch;
  now: () => Date;
};

export type ChatSettings = Omit<ChatEndpoint, "now"> & { timeoutMs?: number; now?: () => Date };

export const maxAnswerBytes = 1_000_000;

export const jsonTypes = ["application/json", "application/problem+json", "text/plain", "text/json"];

/** Puts one request to the chat completions endpoint. Nothing of the request or of an error body is kept. */
export async function askChat(endpoint: ChatEndpoint, attempt: ChatTry): Promise<ChatOutcome> {
  const request = apiRequest(endpoint.apiKey, bodyOf(endpoint.model, attempt));
  const answer = await endpoint.fetch({
    url: endpointUrl(chatBaseUrl(endpoint.baseUrl), "chat/completions"),
    ...request,
    signal: attempt.signal,
    timeoutMs: attempt.timeoutMs,
    maxBytes: maxAnswerBytes,
    contentTypes: jsonTypes,
  });
  return answer.ok
    ? outcomeOfAnswer(answer, request.body, endpoint.now())
    : outcomeOfTransport(answer.reason);
}

function bodyOf(model: string, { messages, shape, format, temperature }: ChatTry) {
  const schemaFormat = { type: "json_schema", json_schema: { ...shape, strict: true } };
  return {
    model,
    messages,
    ...(temperature === null ? {} : { temperature }),
    ...(format === "json_schema" ? { response_format: schemaFormat } : {}),
    ...(format === "json_object" ? { response_format: { type: "json_object" } } : {}),
  };
}

const uncalled: Record<CallRefusal, ChatRefusal> = {
  "calls.stopped": "stopped",
  "calls.spent": "spent",
  "calls.ownSpent": "ownSpent",
};

export function outcomeOfTransport(refusal: FetchRefusal | CallRefusal): ChatOutcome {
  if (isCallRefusal(refusal)) return { kind: "refused", reason: uncalled[refusal] };
  if (refusal === "fetch.timedOut" || refusal === "fetch.aborted")
    return { kind: "again", reason: "timedOut", waitMs: 0 };
  if (refusal === "fetch.unreachable") return { kind: "again", reason: "unavailable", waitMs: null };
  const bad = refusal === "fetch.tooLarge" || refusal === "fetch.wrongType";
  return { kind: "refused", reason: bad ? "badAnswer" : "unavailable" };
}

function isCallRefusal(refusal: FetchRefusal | CallRefusal): refusal is CallRefusal {
  return refusal in uncalled;
}

export function outcomeOfAnswer(answer: GuardedAnswer, asked: string, now: Date): ChatOutcome {
  const { status, headers } = answer;
  const body = new TextDecoder().decode(answer.body);
  if (isSuccess(status)) {
    // An envelope of another shape counts as an answer without any text.
    const { text, finishReason } = readCompletion(body) ?? { text: "", finishReason: null };
    return { kind: "text", text, cutOff: finishReason === "length", tokens: tokensOf(body, [asked, text]) };
  }
  const kind = apiErrorKind(status, readApiError(body));
  if (kind === "keyRefused") return { kind: "refused", reason: "refusedKey" };
  if (kind === "quotaSpent") return { kind: "refused", reason: "noBalance" };
  if (kind === "tooManyRequests" || kind === "providerDown") {
    const reason = kind === "tooManyRequests" ? kind : "unavailable";
    return { kind: "again", reason, waitMs: retryAfterMs(headers, now) };
  }
  if (status === 400 || status === 422) {
    if (/temperature/i.test(body)) return { kind: "unsupported", what: "temperature" };
    if (/response_format|json_schema|json_object|unsupported|structured/i.test(body)) {
      return { kind: "unsupported", what: "format" };
    }
  }
  return { kind: "refused", reason: "unavailable" };
}
