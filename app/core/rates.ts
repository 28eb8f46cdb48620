import { refuse } from "./result";

/** How often a minute, by the platform's rate limiter, one person, address or network may do what costs others something. */
export const rates = {
  typedPage: 10,
  signIn: 10,
  signInNetwork: 30,
  upload: 30,
  checkout: 10,
  portal: 10,
  export: 10,
  search: 30,
  securityReport: 30,
  pushChange: 10,
} as const;

export type Rate = keyof typeof rates;

export const RETRY_SECONDS = 60;

export const tooManyRequests = refuse("tooManyRequests", { retryAfter: RETRY_SECONDS });
