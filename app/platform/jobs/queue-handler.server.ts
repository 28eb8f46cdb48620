import { z } from "zod";
import type { App } from "~/ports/app";
import type { LogFields } from "~/ports/log";
import { createAppForWork } from "../app/create-app.server";
import type { Env } from "../app/settings.server";
import { log, nameOfError } from "../log/log.server";
import type { JobHandler, JobRegistry } from "./registry.server";

const jobShape = z.object({
  kind: z.string().max(64),
  id: z.string().regex(/^[\w-]{1,128}$/),
  requestId: z.string().max(64),
});

type AnyJob = z.infer<typeof jobShape>;

/** A message that this version of the worker cannot place waits this long for one that can. */
const MISPLACED_RETRY_SECONDS = 60;

/** Makes the worker's `queue`: each message is run, acknowledged or retried by itself, and leaves one log line. */
export function queueHandler(registry: JobRegistry) {
  const handlers = new Map(Object.entries(registry));

  return async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
    for (const message of batch.messages) {
      const startedAt = Date.now();
      const parsed = jobShape.safeParse(message.body);
      const line = parsed.success
        ? await consumeJob(handlers, batch.queue, message, parsed.data, env)
        : malformed(message);
      log({ event: "job", attempt: message.attempts, ...line, ms: Date.now() - startedAt });
    }
  };
}

type Line = Omit<LogFields, "event">;

function malformed(message: Message): Line {
  message.ack();
  return { level: "error", state: "malformed" };
}

async function consumeJob(
  handlers: Map<string, JobHandler>,
  queue: string,
  message: Message,
  { kind, id, requestId }: AnyJob,
  env: Env,
): Promise<Line> {
  const app = createAppForWork(env, requestId);
  const handler = handlers.get(kind);
  const line = { kind, jobId: id, requestId };
  if (queue === handler?.queue) return { ...line, ...(await run(app, message, handler, id)) };
  if (queue === handler?.deadLetterQueue) return { ...line, ...(await abandon(app, message, handler, id)) };
  message.retry({ delaySeconds: MISPLACED_RETRY_SECONDS });
  return { ...line, level: "error", state: handler ? "unknownQueue" : "unknownKind" };
}

async function run(app: App, message: Message, handler: JobHandler, id: string): Promise<Line> {
  try {
    const outcome = await handler.run(app, id);
    if (outcome.retryAfterMs === undefined) message.ack();
    else message.retry({ delaySeconds: Math.ceil(outcome.retryAfterMs / 1000) });
    return outcome.log ?? {};
  } catch (error) {
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, 60) });
    return { level: "error", state: "retried", errorName: nameOfError(error) };
  }
}

async function abandon(app: App, message: Message, handler: JobHandler, id: string): Promise<Line> {
  try {
    await handler.abandon(app, id);
    message.ack();
    return { level: "error", state: "abandoned" };
  } catch (error) {
    message.retry({ delaySeconds: 60 });
    return { level: "error", state: "abandonFailed", errorName: nameOfError(error) };
  }
}
