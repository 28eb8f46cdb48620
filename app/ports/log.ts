/** The fields a log line may have. Nothing else is written: no address, token, key, file name, prompt or resume text. */
export type LogFields = {
  event: string;
  level?: "info" | "warn" | "error";
  requestId?: string;
  jobId?: string;
  kind?: string;
  name?: string;
  route?: string;
  method?: string;
  status?: number;
  /** How a page that is kept for everybody was answered: hit, stale or miss. */
  cache?: string;
  ms?: number;
  readMs?: number;
  locale?: string;
  user?: string;
  code?: string;
  state?: string;
  stage?: string;
  attempt?: number;
  analyst?: string;
  count?: number;
  errorName?: string;
};

export type Log = (fields: LogFields) => void;
