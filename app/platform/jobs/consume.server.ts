import { z } from "zod";
import { type Analysis, analyse } from "~/features/resume/job/analyse.server";
import { abandon } from "~/features/resume/job/sweep.server";
import type { App, ResumeJobMessage } from "~/ports/app";
import { wireForWork } from "../app/create-app.server";
import type { Env } from "../app/settings.server";
import { log, nameOfError } from "../log/log.server";

const messageShape = z.object({ jobId: z.uuid(), requestId: z.string().max(64) });
const DEAD_LETTERS = "resume-jobs-dead";

/** Works messages off one by one: each is acknowledged or retried by itself, whatever becomes of the others. */
export async function runMessages(batch: MessageBatch<ResumeJobMessage>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    const parsed = messageShape.safeParse(message.body);
    if (!parsed.success) {
      log({ event: "job.malformed", level: "error" });
      message.ack();
      continue;
    }
    const { jobId, requestId } = parsed.data;
    const app = wireForWork(env, requestId);
    if (batch.queue === DEAD_LETTERS) await runDeadLetter(app, message, jobId);
    else await runJob(app, message, jobId);
  }
}

async function runJob(app: App, message: Message<unknown>, jobId: string): Promise<void> {
  const startedAt = Date.now();
  const line = { event: "job", jobId, attempt: message.attempts };
  try {
    const analysis = await analyse(app, jobId);
    if (analysis.outcome === "busy") message.retry({ delaySeconds: Math.ceil(analysis.waitMs / 1000) });
    else message.ack();
    app.log({ ...line, ...logFieldsOf(analysis), ms: Date.now() - startedAt });
  } catch (error) {
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, 60) });
    app.log({ ...line, level: "error", errorName: nameOfError(error), ms: Date.now() - startedAt });
  }
}

function logFieldsOf(analysis: Analysis) {
  if (analysis.outcome === "done") {
    return { state: "done", analyst: analysis.analyst, readMs: analysis.readMs };
  }
  if (analysis.outcome === "failed") return { state: "failed", code: analysis.reason };
  return { state: analysis.outcome };
}

async function runDeadLetter(app: App, message: Message<unknown>, jobId: string): Promise<void> {
  try {
    await abandon(app, jobId);
    message.ack();
    app.log({ event: "job.abandoned", level: "error", jobId });
  } catch (error) {
    message.retry({ delaySeconds: 60 });
    app.log({ event: "job.abandonFailed", level: "error", jobId, errorName: nameOfError(error) });
  }
}
