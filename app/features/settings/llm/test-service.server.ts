import { apiErrorKind, isSuccess, readApiError } from "~/core/chat-completions";
import type { FormProblems } from "~/core/form";
import type { CallRefusal } from "~/core/service-calls";
import { reserveCall } from "~/db/service-calls";
import type { App } from "~/ports/app";
import type { FetchRefusal } from "~/ports/outside";
import { judgeConfig } from "../save-config.server";
import { callLimitsOf, llmConfig } from "./llm-config";
import {
  addressOf,
  requestOf,
  type Service,
  type ServiceOutcome,
  type ServiceReport,
} from "./service-requests";

const MOST_BYTES = 512 * 1024;

const outcomes: Record<FetchRefusal, ServiceOutcome> = {
  "fetch.badUrl": "addressWrong",
  "fetch.forbiddenHost": "addressWrong",
  "fetch.movedAway": "redirected",
  "fetch.tooManyRedirects": "redirected",
  "fetch.timedOut": "timedOut",
  "fetch.aborted": "timedOut",
  "fetch.tooLarge": "tooLarge",
  "fetch.wrongType": "otherAnswer",
  "fetch.unreachable": "unreachable",
  "fetch.unresolved": "unreachable",
};

const refusals: Record<CallRefusal, FormProblems> = {
  "calls.stopped": { isStopped: ["config.stopped"] },
  "calls.spent": { callsPerDay: ["config.callsSpent"] },
  "calls.ownSpent": { callsPerDay: ["config.callsSpent"] },
};

/** Asks a service as it would be saved, within the limits that are saved. The stored key is sent only to the addresses that it was saved with. */
export async function testService(
  app: Pick<App, "db" | "secrets" | "outside" | "services" | "now" | "log">,
  service: Service,
  entered: Record<string, unknown>,
): Promise<{ ok: true; report: ServiceReport } | { ok: false; problems: FormProblems }> {
  const judged = await judgeConfig(app, llmConfig, entered);
  if (!judged.ok) return judged;
  if (judged.value.isStopped) return { ok: false, problems: refusals["calls.stopped"] };
  const request = requestOf(service, judged.value);
  if (!request) return { ok: false, problems: { [addressOf[service]]: ["form.missing"] } };
  const now = app.now();
  const call = { day: now.toISOString().slice(0, 10), service: "test", userId: null } as const;
  const refusal = await reserveCall(
    app.db,
    call,
    callLimitsOf(llmConfig.shape.safeParse(judged.before).data ?? {}),
  );
  if (refusal) return { ok: false, problems: refusals[refusal] };
  const { isAnswer, ...question } = request;
  const { origin, pathname } = new URL(question.url);
  const answer = await app.services.fetch({ ...question, maxBytes: MOST_BYTES, contentTypes: [] });
  const ms = app.now().getTime() - now.getTime();
  const report = { service, asked: `${question.method} ${origin}${pathname}`, ms };
  if (!answer.ok) return { ok: true, report: { ...report, status: null, outcome: outcomes[answer.reason] } };
  const { status } = answer;
  const body = new TextDecoder().decode(answer.body);
  const outcome = isSuccess(status)
    ? isAnswer(body)
      ? "works"
      : "otherAnswer"
    : apiErrorKind(status, readApiError(body));
  return { ok: true, report: { ...report, status, outcome } };
}
