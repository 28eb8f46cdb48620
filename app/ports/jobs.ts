import type { LogFields } from "./log";

/** A job to be done later, as its sender names it. A new kind is a new member here and a row in the registry of jobs. */
export type JobRequest = { kind: "resume.analyse"; id: string };

/** What travels through a queue: ids, never content. */
export type Job = JobRequest & { requestId: string };

/** What became of a job that was run: ended, or to be delivered again after a while. `log` goes into its one log line. */
export type JobOutcome = {
  retryAfterMs?: number;
  log?: Pick<LogFields, "state" | "code" | "analyst" | "readMs" | "count">;
};
