import type { ChatMessage } from "~/core/chat-completions";
import {
  type AnswerShape,
  askChat,
  type ChatEndpoint,
  type ChatOutcome,
  type ChatRefusal,
  type ResponseFormat,
} from "./chat-request";
import { readObject, readTruncated } from "./json-ladder";

type Fault = "notJson" | "cutOff" | "nothingUsable";

type JsonQuestion<Answer> = {
  messages: ChatMessage[];
  shape: AnswerShape;
  /** undefined where nothing of the object can be used. */
  read(value: object): Answer | undefined;
  /** What is said with the question when it is put again. */
  hintFor(fault: Fault): string;
};

export type JsonLimits = {
  /** For all tries and waits together. */
  timeBudgetMs: number;
  /** How often an answer that cannot be used is asked for again. */
  maxRepairs: number;
  /** How often a server that fails or is busy is asked again. */
  maxRetries: number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** What a server has refused so far; kept from one question to the next, so that it refuses once. */
type Learned = { format: number; withTemperature: boolean };

type JsonOutcome<Answer> = { tokens: number } & (
  | { ok: true; answer: Answer }
  | { ok: false; reason: ChatRefusal; waitMs: number | null }
);

const formats: ResponseFormat[] = ["json_schema", "json_object", "plain"];
const temperatures = [0.1, 0.3, 0.5];
const leastTryMs = 50;
/** A slow model may need most of the budget; what is left pays for one more try after a hang. */
const shareOfOneTry = 0.6;
const firstWaitMs = 500;

export function nothingLearned(): Learned {
  return { format: 0, withTemperature: true };
}

/** Asks by schema, in JSON mode or plainly, whichever the server takes. Ends within the time budget in an answer or a refusal. */
export async function askForJson<Answer>(
  endpoint: ChatEndpoint,
  question: JsonQuestion<Answer>,
  limits: JsonLimits,
  learned: Learned,
  signal: AbortSignal,
): Promise<JsonOutcome<Answer>> {
  const { timeBudgetMs, maxRepairs, maxRetries, sleep = wait } = limits;
  const { now } = endpoint;
  const deadline = now().getTime() + timeBudgetMs;
  const { messages, shape } = question;
  let repairs = 0;
  let retries = 0;
  let tokens = 0;
  let hint = "";
  let partial: Answer | undefined;
  for (;;) {
    const left = deadline - now().getTime();
    if (left < leastTryMs || signal.aborted) return partialOr("timedOut");
    const { format, withTemperature } = learned;
    const outcome = await askChat(endpoint, {
      messages: hint ? [...messages, { role: "system", content: hint }] : messages,
      shape,
      format: formats[format] ?? "plain",
      temperature: withTemperature ? (temperatures[repairs] ?? null) : null,
      timeoutMs: maxRetries > 0 ? Math.min(left, timeBudgetMs * shareOfOneTry) : left,
      signal,
    });
    if (outcome.kind === "refused") return partialOr(outcome.reason);
    if (outcome.kind === "text") {
      tokens += outcome.tokens;
      const read = readText(outcome, question.read);
      if (read.answer !== undefined) return { ok: true, answer: read.answer, tokens };
      partial ??= read.partial;
      if (repairs >= maxRepairs) return partialOr("badAnswer");
      repairs += 1;
      hint = question.hintFor(read.fault);
    } else if (outcome.kind === "unsupported") {
      const last = outcome.what === "temperature" ? !withTemperature : format === formats.length - 1;
      if (last) return partialOr("unavailable");
      // Another question may have learned the same in the meantime.
      if (outcome.what === "temperature") learned.withTemperature = false;
      else learned.format = Math.max(learned.format, format + 1);
    } else {
      const pause = outcome.waitMs ?? firstWaitMs * 2 ** retries;
      const spent = deadline - now().getTime() - pause < leastTryMs;
      if (spent || retries >= maxRetries) return partialOr(outcome.reason, outcome.waitMs);
      retries += 1;
      await sleep(pause, signal);
    }
  }

  function partialOr(reason: ChatRefusal, waitMs: number | null = null): JsonOutcome<Answer> {
    return partial === undefined
      ? { ok: false, reason, waitMs, tokens }
      : { ok: true, answer: partial, tokens };
  }
}

type Reading<Answer> = { answer?: Answer; partial?: Answer; fault: Fault };

function readText<Answer>(
  { text, cutOff }: Extract<ChatOutcome, { kind: "text" }>,
  read: (value: object) => Answer | undefined,
): Reading<Answer> {
  const whole = readObject(text);
  const answer = whole && read(whole);
  if (answer !== undefined && !cutOff) return { answer, fault: "nothingUsable" };
  const rest = readTruncated(text);
  const partial = answer ?? (rest && read(rest));
  if (partial !== undefined || cutOff) return { partial, fault: "cutOff" };
  return { fault: whole ? "nothingUsable" : "notJson" };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });
}
