import { type Result, refuse } from "~/core/result";
import { admitSummary } from "~/features/resume/interview/admit-questions";
import type { Analyst, AnalystAnswer, AnalystQuestion, AnalystRefusal } from "~/ports/analyst";
import type { CountedFetch } from "~/ports/outside";
import { askForJson, type JsonLimits, nothingLearned } from "../chat/ask-for-json";
import { askForLines } from "../chat/ask-for-lines";
import type { ChatRefusal } from "../chat/chat-request";
import { answerSchema, readAnalystAnswer } from "./answer-schema";
import { analystMessages, repairHint, rewordingMessages } from "./prompt";

type OpenaiSettings = {
  /** With or without `/v1`, a trailing slash or the whole `/v1/chat/completions`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  fetch: CountedFetch;
  /** For one job, all tries and waits together, 90 s by default; for the wordings of a line 30 s. */
  timeBudgetMs?: number;
  now?: () => Date;
  sleep?: JsonLimits["sleep"];
};

export const refusals: Record<ChatRefusal, AnalystRefusal> = {
  unavailable: "analyst.unavailable",
  noBalance: "analyst.unavailable",
  tooManyRequests: "analyst.unavailable",
  refusedKey: "analyst.refusedKey",
  badAnswer: "analyst.badAnswer",
  timedOut: "analyst.timedOut",
  stopped: "analyst.stopped",
  spent: "analyst.spent",
  ownSpent: "analyst.ownSpent",
};

/** Ends within the time budget in an answer or a refusal; no error, key or resume text leaves it otherwise. */
export function openaiAnalyst(settings: OpenaiSettings): Analyst {
  return {
    name: "openai",
    analyse: (question, signal) => analyse(settings, question, signal),
    reword: async (line, onProposal, signal) => {
      const { timeBudgetMs: timeoutMs = 30_000, now = () => new Date(), ...service } = settings;
      const asked = { messages: rewordingMessages(line), timeoutMs, signal };
      const reason = await askForLines({ ...service, now }, asked, onProposal);
      return reason ? refuse(refusals[reason]) : { ok: true };
    },
  };
}

async function analyse(
  { timeBudgetMs = 90_000, now = () => new Date(), sleep, ...service }: OpenaiSettings,
  question: AnalystQuestion,
  signal: AbortSignal,
): Promise<Result<{ answer: AnalystAnswer }, AnalystRefusal>> {
  const outcome = await askForJson(
    { ...service, now },
    {
      messages: analystMessages(question),
      shape: { name: "resume_analysis", schema: answerSchema },
      read: readAnalystAnswer,
      hintFor: repairHint,
    },
    { timeBudgetMs, maxRepairs: 2, maxRetries: 3, sleep },
    nothingLearned(),
    signal,
  );
  if (!outcome.ok) return refuse(refusals[outcome.reason]);
  const { answer } = outcome;
  // Unlike edits and questions, the summary is checked here: no gate behind the port sees it.
  const summary = answer.summary && admitSummary(answer.summary, question.sections, question.locale);
  return { ok: true, answer: { ...answer, summary } };
}
