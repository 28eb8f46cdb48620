import type { Locale, Translate } from "~/core/locale";
import type { Rate } from "~/core/rates";
import type { Db } from "~/db/client.server";
import type { Analyst } from "./analyst";
import type { Identity } from "./identity";
import type { JobRequest } from "./jobs";
import type { Labeller } from "./labeller";
import type { Log } from "./log";
import type { NewsLimits, NewsServices } from "./news";
import type { Outside } from "./outside";
import type { Payments } from "./payments";
import type { Push } from "./push";
import type { Secrets } from "./secrets";

/** Everything a use case can ask for. Each takes only its part: `app: Pick<App, "db" | "uploads">`. */
export type App = {
  db: Db;
  uploads: R2Bucket;
  sendJob(job: JobRequest): Promise<void>;
  sendJobs(jobs: JobRequest[]): Promise<void>;
  identity: Identity;
  /** Calls count in this person's day; null where nobody asks it anything. */
  analyst(userId: string | null): Promise<Analyst>;
  builtinAnalyst: Analyst;
  labeller(userId: string): Promise<Labeller | null>;
  /** Within the day's limits. */
  newsServices(): Promise<NewsServices>;
  newsLimits(): Promise<NewsLimits>;
  /** Where feeds lead, and what is found in them. */
  outside: Outside;
  /** The same for services that somebody configured and pages whose address somebody typed: in development they may be on this machine. */
  services: Outside;
  payments: Payments;
  /** null where there are no keys to send with. */
  push: Push | null;
  /** How many rows this work has written so far; work of the queue counts, requests do not. */
  rowsWritten(): number;
  /** Waits until no other file is read in this worker; gives what lets the next one be. */
  enterReading(): Promise<() => void>;
  secrets: Secrets;
  asset(path: string): Promise<Uint8Array>;
  translate(locale: Locale): Translate;
  now(): Date;
  newId(): string;
  log: Log;
  requestId: string;
  /** Where we live, for what others are told of us. */
  origin: string;
  /** Whether this person, address or network may do it once more in this minute. */
  withinRate(rate: Rate, who: string): Promise<boolean>;
  /** Whether the radar reads the sample feeds of development: beside the others, or alone, as tests do. */
  sampleFeeds: "beside" | "alone" | null;
  adminEmail: string | null;
  /** The WebSub hub that passes on what is new in our feed files; null for none. */
  hub: string | null;
};
