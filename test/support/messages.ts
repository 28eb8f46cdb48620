import { jobRegistry } from "~/platform/jobs/registry.server";
import type { App } from "~/ports/app";
import type { Job } from "~/ports/jobs";
import type { Trial } from "./faults";

/** As wrangler.toml has it of the queue of resumes. */
const MOST_RETRIES = 3;
const MOST_DEAD = 10;

/** A queue as the platform keeps it: each message comes until it was worked off, and is given up after its retries. */
export function messages(trial: Trial, handlers: Pick<typeof jobRegistry, Job["kind"]> = jobRegistry) {
  const waiting: Job[] = [];
  const put = (job: Omit<Job, "requestId">) => void waiting.push({ ...job, requestId: "a-test" });

  async function work(app: App, { kind, id }: Job): Promise<void> {
    const { run, abandon } = handlers[kind];
    trial.beside(async () => {
      const { retryAfterMs } = await run(app, id);
      if (retryAfterMs !== undefined) put({ kind, id });
    });
    for (let attempt = 1; attempt <= 1 + MOST_RETRIES; attempt += 1) {
      trial.anew();
      const wait = await run(app, id).then(
        ({ retryAfterMs }) => retryAfterMs,
        () => 1000 * 2 ** attempt,
      );
      if (wait === undefined) return;
      trial.clock.pass(wait);
    }
    for (let attempt = 1; attempt <= 1 + MOST_DEAD; attempt += 1) {
      trial.anew();
      const isDone = await abandon(app, id).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      trial.clock.pass(60_000);
    }
  }

  return {
    sending: {
      sendJob: async (job: Omit<Job, "requestId">) => put(job),
      sendJobs: async (jobs: Omit<Job, "requestId">[]) => jobs.forEach(put),
    },
    async workOff(app: App): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(app, next);
      trial.beside(null);
    },
  };
}
