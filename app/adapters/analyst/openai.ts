import { refuse } from "~/core/result";
import { admitSummary } from "~/features/resume/interview/admit-questions";
import type { Analyst, AnalystAnswer, AnalystQuestion, AnalystRefusal } from "~/ports/analyst";
import type { GuardedFetch } from "~/ports/outside";
import { readAnalystAnswer } from "./answer-schema";
import { readObject, readTruncated } from "./json-ladder";
import { askChat, type ChatEndpoint, type ChatOutcome, type ResponseFormat } from "./openai-request";
import { analystMessages, repairHint } from "./prompt";

type OpenaiSettings = {
  /** With or without `/v1`, a trailing slash or the whole `/v1/chat/completions`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch: GuardedFetch;
  /** For one job, all tries and waits together; 90 s by default. */
  timeBudgetMs?: number;
  now?: () => Date;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const formats: ResponseFormat[] = ["json_schema", "json_object", "plain"];
const temperatures = [0.1, 0.3, 0.5];
const maxRepairs = 2;
const maxTransportRetries = 3;
const leastTryMs = 50;
/** A slow model may need most of the budget; what is left pays for one more try after a hang. */
const shareOfOneTry = 0.6;
const firstWaitMs = 500;

/** Ends within the time budget in an answer or a refusal; no error, key or resume text leaves it otherwise. */
export function openaiAnalyst(settings: OpenaiSettings): Analyst {
  return { name: "openai", analyse: (question, signal) => analyse(settings, question, signal) };
}

type Outcome = { ok: true; answer: AnalystAnswer } | ReturnType<typeof refuse<AnalystRefusal>>;

async function analyse(
  settings: OpenaiSettings,
  question: AnalystQuestion,
  signal: AbortSignal,
): Promise<Outcome> {
  const { timeBudgetMs = 90_000, now = () => new Date(), sleep = wait } = settings;
  const endpoint: ChatEndpoint = { ...settings, now };
  const deadline = now().getTime() + timeBudgetMs;
  const messages = analystMessages(question);
  let format = 0;
  let withTemperature = true;
  let repairs = 0;
  let retries = 0;
  let hint = "";
  let partial: AnalystAnswer | undefined;
  for (;;) {
    const left = deadline - now().getTime();
    if (left < leastTryMs || signal.aborted) return partialOr("analyst.timedOut");
    const outcome = await askChat(endpoint, {
      messages: hint ? [...messages, { role: "system", content: hint }] : messages,
      format: formats[format] ?? "plain",
      temperature: withTemperature ? (temperatures[repairs] ?? null) : null,
      timeoutMs: Math.min(left, timeBudgetMs * shareOfOneTry),
      signal,
    });
    if (outcome.kind === "refused") return partialOr(outcome.reason);
    if (outcome.kind === "text") {
      const read = readText(outcome);
      if (read.answer) return answered(read.answer);
      partial ??= read.partial;
      if (repairs >= maxRepairs) return partialOr("analyst.badAnswer");
      repairs += 1;
      hint = repairHint(read.fault);
    } else if (outcome.kind === "unsupported") {
      const last = outcome.what === "temperature" ? !withTemperature : format === formats.length - 1;
      if (last) return partialOr("analyst.unavailable");
      if (outcome.what === "temperature") withTemperature = false;
      else format += 1;
    } else {
      const pause = outcome.waitMs ?? firstWaitMs * 2 ** retries;
      const spent = deadline - now().getTime() - pause < leastTryMs;
      const tried = retries >= maxTransportRetries;
      if (spent || tried) return partialOr(outcome.timedOut ? "analyst.timedOut" : "analyst.unavailable");
      retries += 1;
      await sleep(pause, signal);
    }
  }

  function partialOr(reason: AnalystRefusal): Outcome {
    return partial ? answered(partial) : refuse(reason);
  }

  /** Unlike edits and questions, the summary is checked here: no gate behind the port sees it. */
  function answered(answer: AnalystAnswer): Outcome {
    const summary = answer.summary && admitSummary(answer.summary, question.sections, question.locale);
    return { ok: true, answer: { ...answer, summary } };
  }
}

type Reading = {
  answer?: AnalystAnswer;
  partial?: AnalystAnswer;
  fault: Parameters<typeof repairHint>[0];
};

function readText({ text, cutOff }: Extract<ChatOutcome, { kind: "text" }>): Reading {
  const whole = readObject(text);
  const answer = whole && readAnalystAnswer(whole);
  if (answer && !cutOff) return { answer, fault: "nothingUsable" };
  const rest = readTruncated(text);
  const partial = answer ?? (rest && readAnalystAnswer(rest));
  if (partial || cutOff) return { partial, fault: "cutOff" };
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
