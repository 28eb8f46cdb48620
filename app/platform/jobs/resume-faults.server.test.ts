import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, resumeJobs } from "~/db/schema";
import { acknowledgeDelivery, deliver } from "~/features/resume/job/deliver.server";
import { viewJob } from "~/features/resume/job/follow.server";
import { hasEnded } from "~/features/resume/job/job-view";
import { hasResult } from "~/features/resume/job/store.server";
import { submit } from "~/features/resume/job/submit.server";
import { clockAt, type TestApp, testApp } from "../../../test/support/app";
import { newMember } from "../../../test/support/billing";
import { faults, insist, onTrial, type Trial, walk } from "../../../test/support/faults";
import { messages } from "../../../test/support/messages";
import { cronLines } from "../cron/lines.server";

const file = new TextEncoder().encode(
  "# Jane Smith\n\njane@example.com\n\n## Experience\n\n**Acme** — Engineer, 2019 – 2021\n\n- Built a search page for 40 teams\n",
);

const MINUTE_MS = 60_000;
/** How long after its upload a job has ended, whatever befell it, in minutes of the sweep. */
const LONGEST_MINUTES = 8;

/** A member with one credit sends a resume and waits for its result, which a model makes. */
async function upload(base: TestApp, trial: Trial) {
  const { id: userId } = await newMember(base);
  const bought = { id: userId, userId, source: userId, createdAt: trial.clock.now() };
  await base.db.insert(credits).values(bought);
  const model = { ...base.builtinAnalyst, name: "openai" as const };
  const queue = messages(trial);
  const app = onTrial({ ...base, ...queue.sending, analyst: async () => model }, trial);

  const jobId = await insist(trial, 3, async () => {
    const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
    if (!opened.ok) expect(opened.reason).toBe("unavailable");
    return opened.ok ? opened.jobId : null;
  });
  expect(jobId).not.toBeNull();
  const owned = { jobId: jobId ?? "", userId };

  let result: string | null = null;
  let error: string | null | undefined = null;
  for (let minute = 0; minute <= LONGEST_MINUTES && !result && !error; minute += 1) {
    await queue.workOff(app);
    const view = await insist(trial, 3, () => viewJob(app, owned));
    error = view?.error;
    if (view?.state === "done") result = await fetched(app, trial, owned);
    else if (view && hasEnded(view)) error ??= view.state;
    trial.clock.pass(MINUTE_MS);
    await sweeps(app, trial);
  }
  expect(error ?? "").not.toBe("cancelled");
  expect(result === null ? error : "result").toMatch(/^(result|resume\.failed)$/);

  trial.end();
  for (const wait of [60 * MINUTE_MS, MINUTE_MS]) {
    trial.clock.pass(wait);
    await sweeps(app, trial);
    await queue.workOff(app);
  }
  expect((await env.UPLOADS.list()).objects.map(({ key }) => key)).toEqual([]);
  const jobs = await base.db.select().from(resumeJobs).where(eq(resumeJobs.userId, userId));
  const ended = ["delivered", "failed", "cancelled"];
  expect(jobs.filter((job) => !ended.includes(job.state) || hasResult(job, trial.clock.now()))).toEqual([]);
  const held = await base.db.select().from(credits).where(eq(credits.userId, userId));
  expect(held).toHaveLength(1);
  const paid = jobs.find(({ id }) => id === held[0]?.jobId);
  if (held[0]?.jobId) expect(paid?.state).toBe("delivered");
  const analyst = result === null ? null : JSON.parse(result).report.analyst;
  // Whoever pressed again because no answer came has two jobs, and the first took the credit.
  if (jobs.length === 1) expect(held[0]?.jobId ?? null).toBe(analyst === "openai" ? jobId : null);
}

const fetched = (app: TestApp, trial: Trial, owned: { jobId: string; userId: string }) =>
  insist(trial, 3, async () => {
    const delivered = await deliver(app, owned);
    await acknowledgeDelivery(app, owned.jobId).catch(() => undefined);
    return delivered.ok ? delivered.resumeData : null;
  });

async function sweeps(app: TestApp, trial: Trial) {
  trial.anew();
  for (const line of cronLines.filter(({ cron }) => cron === "* * * * *"))
    await line.run(app).catch(() => undefined);
}

test.each(faults)(
  "%s at whichever call of an upload: one result or a named error, nothing left, nothing charged twice",
  async (fault) => {
    const app = await testApp();
    const { met, wrong } = await walk(
      fault,
      () => clockAt(new Date().toISOString()),
      (trial) => upload(app, trial),
    );
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(5);
  },
);
