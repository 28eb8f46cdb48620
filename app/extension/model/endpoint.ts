import * as z from "zod/mini";
import {
  type ApiErrorKind,
  apiErrorKind,
  apiRequest,
  type ChatMessage,
  chatBaseUrl,
  endpointUrl,
  isSuccess,
  readApiError,
  readCompletion,
} from "~/core/chat-completions";
import { parsedJson } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import type { Endpoint } from "../settings/stored";

export type ModelRefusal = ApiErrorKind | "unreachable" | "badAnswer" | "notAllowed";

/** The browser ends a worker whose request takes more than half a minute. */
const TIMEOUT_MS = 28_000;
const MOST_CHARACTERS = 4_000_000;

export function hostOfEndpoint({ url }: Endpoint): string {
  return new URL(url).host;
}

export function patternOf({ url }: Endpoint): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}

async function post(
  endpoint: Endpoint,
  path: string,
  body: object,
): Promise<Result<{ body: string }, ModelRefusal>> {
  if (!(await chrome.permissions.contains({ origins: [patternOf(endpoint)] }))) return refuse("notAllowed");
  const url = endpointUrl(chatBaseUrl(endpoint.url), path);
  const sent = fetch(url, {
    ...apiRequest(endpoint.key, body),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(async (answer) => ({ type: answer.type, status: answer.status, text: await answer.text() }));
  const answer = await sent.catch(() => null);
  if (!answer) return refuse("unreachable");
  if (answer.type === "opaqueredirect") return refuse("redirected");
  if (answer.text.length > MOST_CHARACTERS) return refuse("badAnswer");
  if (!isSuccess(answer.status)) return refuse(apiErrorKind(answer.status, readApiError(answer.text)));
  return { ok: true, body: answer.text };
}

export async function completeChat(
  endpoint: Endpoint,
  messages: readonly ChatMessage[],
): Promise<Result<{ text: string }, ModelRefusal>> {
  const answer = await post(endpoint, "chat/completions", {
    model: endpoint.chatModel,
    messages,
    temperature: 0,
  });
  if (!answer.ok) return answer;
  const text = readCompletion(answer.body)?.text.trim() ?? "";
  return text === "" ? refuse("badAnswer") : { ok: true, text };
}

const embeddings = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })),
});

/** Texts as vectors of length one, in their order. */
export async function embedTexts(
  endpoint: Endpoint,
  texts: readonly string[],
): Promise<Result<{ vectors: Float32Array[] }, ModelRefusal>> {
  const answer = await post(endpoint, "embeddings", { model: endpoint.embedModel, input: texts });
  if (!answer.ok) return answer;
  const read = embeddings.safeParse(parsedJson(answer.body));
  if (!read.success || read.data.data.length !== texts.length) return refuse("badAnswer");
  const ordered = read.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  return { ok: true, vectors: ordered.map(normalised) };
}

function normalised(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}
