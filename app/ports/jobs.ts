import type { LogFields } from "./log";

/** A job to be done later, as its sender names it. A new kind is a new member here and a row in the registry of jobs. */
export type JobRequest = { kind: "resume.analyse"; id: string };

export type Job = JobRequest & { requestId: string };

export type JobOutcome = {
  retryAfterMs?: number;
  log?: Pick<LogFields, "state" | "code" | "analyst" | "readMs" | "count">;
};
