import type { Log, LogFields } from "~/ports/log";

const allowed = [
  "event",
  "level",
  "requestId",
  "jobId",
  "kind",
  "name",
  "route",
  "method",
  "status",
  "cache",
  "ms",
  "readMs",
  "locale",
  "user",
  "code",
  "state",
  "stage",
  "attempt",
  "analyst",
  "count",
  "errorName",
] as const satisfies readonly (keyof LogFields)[];

const identifier = /^[\w.:/$*-]{0,120}$/;

/** A log line of the allowed fields. Strings that are no identifiers are dropped: they may quote what somebody wrote. */
export function logLine(fields: LogFields, at: Date): Record<string, string | number> {
  const line: Record<string, string | number> = { ts: at.toISOString(), level: fields.level ?? "info" };
  for (const name of allowed) {
    const value = fields[name];
    if (typeof value === "number" && Number.isFinite(value)) line[name] = value;
    if (typeof value === "string" && identifier.test(value)) line[name] = value;
  }
  return line;
}

export const log: Log = (fields) => {
  console.log(JSON.stringify(logLine(fields, new Date())));
};

/** The one word that a log may say of an unexpected error: messages may quote what somebody wrote. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
