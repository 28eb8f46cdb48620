import {
  apiErrorKind,
  apiRequest,
  type ChatMessage,
  chatBaseUrl,
  endpointUrl,
  isSuccess,
  readCompletion,
  retryAfterMs,
} from "~/core/chat-completions";
import type { FetchRefusal, GuardedAnswer, GuardedFetch } from "~/ports/outside";
import { answerSchema } from "./answer-schema";

export type ResponseFormat = "json_schema" | "json_object" | "plain";

type ChatTry = {
  messages: ChatMessage[];
  format: ResponseFormat;
  /** null for models that accept their own default alone. */
  temperature: number | null;
  timeoutMs: number;
  signal: AbortSignal;
};

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

const maxAnswerBytes = 1_000_000;

const jsonTypes = ["application/json", "application/problem+json", "text/plain", "text/json"];

/** Puts one request to the chat completions endpoint. Nothing of the request or of an error body is kept. */
export async function askChat(endpoint: ChatEndpoint, attempt: ChatTry): Promise<ChatOutcome> {
  const answer = await endpoint.fetch({
    url: endpointUrl(chatBaseUrl(endpoint.baseUrl), "chat/completions"),
    ...apiRequest(endpoint.apiKey, bodyOf(endpoint.model, attempt)),
    signal: attempt.signal,
    timeoutMs: attempt.timeoutMs,
    maxBytes: maxAnswerBytes,
    contentTypes: jsonTypes,
  });
  return answer.ok ? outcomeOfAnswer(answer, endpoint.now()) : outcomeOfTransport(answer.reason);
}

function bodyOf(model: string, { messages, format, temperature }: ChatTry) {
  return {
    model,
    messages,
    ...(temperature === null ? {} : { temperature }),
    ...(format === "json_schema" ? { response_format: schemaFormat } : {}),
    ...(format === "json_object" ? { response_format: { type: "json_object" } } : {}),
  };
}

const schemaFormat = {
  type: "json_schema",
  json_schema: { name: "resume_analysis", strict: true, schema: answerSchema },
};

function outcomeOfTransport(refusal: FetchRefusal): ChatOutcome {
  if (refusal === "fetch.timedOut" || refusal === "fetch.aborted")
    return { kind: "again", timedOut: true, waitMs: 0 };
  if (refusal === "fetch.unreachable") return { kind: "again", timedOut: false, waitMs: null };
  const bad = refusal === "fetch.tooLarge" || refusal === "fetch.wrongType";
  return { kind: "refused", reason: bad ? "analyst.badAnswer" : "analyst.unavailable" };
}

function outcomeOfAnswer(answer: GuardedAnswer, now: Date): ChatOutcome {
  const { status, headers } = answer;
  const body = new TextDecoder().decode(answer.body);
  if (isSuccess(status)) {
    // An envelope of another shape counts as an answer without any text.
    const { text, finishReason } = readCompletion(body) ?? { text: "", finishReason: null };
    return { kind: "text", text, cutOff: finishReason === "length" };
  }
  const kind = apiErrorKind(status);
  if (kind === "keyRefused") return { kind: "refused", reason: "analyst.refusedKey" };
  if (kind === "tooManyRequests" || kind === "providerDown") {
    return { kind: "again", timedOut: false, waitMs: retryAfterMs(headers, now) };
  }
  if (status === 400 || status === 422) {
    if (/temperature/i.test(body)) return { kind: "unsupported", what: "temperature" };
    if (/response_format|json_schema|json_object|unsupported|structured/i.test(body)) {
      return { kind: "unsupported", what: "format" };
    }
  }
  return { kind: "refused", reason: "analyst.unavailable" };
}
