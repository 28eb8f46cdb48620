import type { Result } from "~/core/result";
import type { CallRefusal } from "~/core/service-calls";

export type FetchRefusal =
  | "fetch.badUrl"
  | "fetch.forbiddenHost"
  | "fetch.movedAway"
  | "fetch.tooManyRedirects"
  | "fetch.timedOut"
  | "fetch.tooLarge"
  | "fetch.wrongType"
  | "fetch.unreachable"
  /** The resolver that the operator named did not say where the host is. */
  | "fetch.unresolved"
  | "fetch.aborted";

export type GuardedRequest = {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Whoever answers leads nowhere else. */
  noRedirects?: boolean;
  signal?: AbortSignal;
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number;
  maxBytes: number;
  /** Media types without parameters that a 2xx answer may have; an empty list allows all. */
  contentTypes: string[];
  /** What anybody may read may come unencrypted; nothing with a key may. */
  allowHttp?: boolean;
  stream?: {
    /** Takes the body as it comes, that of the answer is empty then. What came before a refusal has been handed over. */
    onPart(part: Uint8Array): void;
    silenceMs: number;
  };
};

export type GuardedAnswer = {
  url: string;
  /** Where it lives now, when every redirect on the way said so for good; null where it has not moved. */
  movedTo: string | null;
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
};

export type GuardedFetch = (request: GuardedRequest) => Promise<Result<GuardedAnswer, FetchRefusal>>;

/** Asks a service within the day's limits. */
export type CountedFetch = (
  request: GuardedRequest,
) => Promise<Result<GuardedAnswer, FetchRefusal | CallRefusal>>;

export type Outside = {
  /** Whether an address may be asked at all; `fetch` judges it again, and each address it is led to. */
  check(url: string, allowHttp?: boolean): Result<{ url: URL }, FetchRefusal>;
  fetch: GuardedFetch;
};
