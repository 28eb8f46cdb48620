import type { Locale, Translate } from "~/core/locale";
import type { Db } from "~/db/client.server";
import type { Analyst } from "./analyst";
import type { Identity } from "./identity";
import type { JobRequest } from "./jobs";
import type { Log } from "./log";
import type { Payments } from "./payments";
import type { Secrets } from "./secrets";

/** Everything a use case can ask for. Each takes only its part: `app: Pick<App, "db" | "uploads">`. */
export type App = {
  db: Db;
  uploads: R2Bucket;
  sendJob(job: JobRequest): Promise<void>;
  identity: Identity;
  analyst(): Promise<Analyst>;
  builtinAnalyst: Analyst;
  payments: Payments;
  secrets: Secrets;
  /** Whether an outside address is one that would be asked at all. */
  mayBeFetched(url: string): boolean;
  asset(path: string): Promise<Uint8Array>;
  translate(locale: Locale): Translate;
  now(): Date;
  newId(): string;
  log: Log;
  requestId: string;
  adminEmail: string | null;
};
