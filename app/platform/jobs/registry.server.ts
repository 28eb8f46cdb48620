import {
  chooseAnalyst,
  giveBackCredit,
  giveBackCredits,
} from "~/features/billing/serving/choose-analyst.server";
import { deliverPush } from "~/features/pings/push/deliver.server";
import { fillOwn } from "~/features/radar/member-radar/fill-own.server";
import { abandonReading, readSource } from "~/features/radar/sources/read-source.server";
import { type Analysis, analyse, type Entitlement } from "~/features/resume/job/analyse.server";
import { abandon } from "~/features/resume/job/discard.server";
import type { App } from "~/ports/app";
import type { Job, JobOutcome } from "~/ports/jobs";
import { newsroomOf, ownNewsroomOf } from "./newsroom.server";
import { jobQueues } from "./queues";

/** How one kind of job is done. Both functions may be called any number of times for the same id. */
export type JobHandler = {
  queue: string;
  deadLetterQueue: string;
  run(app: App, id: string): Promise<JobOutcome>;
  abandon(app: App, id: string): Promise<void>;
};

export type JobRegistry = Record<string, JobHandler>;

export const jobRegistry: Record<Job["kind"], JobHandler> = {
  "resume.analyse": {
    ...jobQueues["resume.analyse"],
    run: async (app, id) => {
      const analysis = await analyse({ ...app, ...entitlement(app) }, id);
      await giveBackCredits(app, id);
      return outcomeOf(analysis);
    },
    abandon: async (app, id) => {
      await abandon(app, id);
      await giveBackCredits(app, id);
    },
  },
  "radar.source": {
    ...jobQueues["radar.source"],
    run: async (app, id) => {
      const reading = await readSource(app, newsroomOf(app), id);
      const { outcome: state } = reading;
      if (state === "busy") return { retryAfterMs: reading.waitMs, log: { state } };
      return { log: { state, ...("taken" in reading ? { count: reading.taken } : {}) } };
    },
    abandon: (app, id) => abandonReading(app, id),
  },
  "radar.own": {
    ...jobQueues["radar.own"],
    run: async (app, id) => {
      const gained = await fillOwn(app, ownNewsroomOf(app), id);
      return { log: gained === null ? { state: "gone" } : { state: "done", count: gained } };
    },
    // The next run, some hours later, takes in what this one has missed.
    abandon: async () => undefined,
  },
  "pings.push": {
    ...jobQueues["pings.push"],
    run: async (app, id) => ({ log: { state: await deliverPush(app, id) } }),
    // The next day has another.
    abandon: async () => undefined,
  },
};

function entitlement(app: App): Entitlement {
  return {
    analystFor: (job) => chooseAnalyst(app, job),
    labellerFor: async (job) =>
      (await chooseAnalyst(app, job)).analyst.name === "builtin" ? null : app.labeller(job.userId),
    unused: (job) => giveBackCredit(app, job),
  };
}

function outcomeOf(analysis: Analysis): JobOutcome {
  const { outcome: state } = analysis;
  if (state === "busy") return { retryAfterMs: analysis.waitMs, log: { state } };
  if (state === "failed") return { log: { state, code: analysis.reason } };
  if (state === "done") return { log: { state, analyst: analysis.analyst, readMs: analysis.readMs } };
  return { log: { state } };
}
