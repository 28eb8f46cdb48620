import type { LogFields } from "./log";

export type JobRequest = { kind: "resume.analyse" | "radar.source" | "radar.own" | "pings.push"; id: string };

export type Job = JobRequest & { requestId: string };

export type JobOutcome = {
  retryAfterMs?: number;
  log?: Pick<LogFields, "state" | "code" | "analyst" | "readMs" | "count">;
};
