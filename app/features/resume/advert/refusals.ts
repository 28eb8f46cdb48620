import type { Refused } from "~/core/result";
import type { FetchRefusal } from "~/ports/outside";

export type AdvertRefusal =
  | "advert.badAddress"
  | "advert.unreachable"
  | "advert.gone"
  | "advert.notAPage"
  | "advert.tooLarge"
  | "advert.needsSignIn"
  | "advert.needsScript"
  | "advert.noText"
  | "advert.tooMany";

/** An address that may not be asked is the caller's mistake; what lies at it is nobody's. */
const byFetch: Partial<Record<FetchRefusal, AdvertRefusal>> = {
  "fetch.badUrl": "advert.badAddress",
  "fetch.forbiddenHost": "advert.badAddress",
  "fetch.tooLarge": "advert.tooLarge",
  "fetch.wrongType": "advert.notAPage",
};

/** What is said of a fetch that failed; other reasons than these mean that nobody answered. */
export function refusalOfFetch({ reason }: Refused<FetchRefusal>): AdvertRefusal {
  return byFetch[reason] ?? "advert.unreachable";
}

/** What a page's status says, null where there is a page to read. 999 is what LinkedIn answers to whoever is not signed in. */
export function refusalOfStatus(status: number): AdvertRefusal | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return "advert.gone";
  return [401, 403, 407, 451, 999].includes(status) ? "advert.needsSignIn" : "advert.unreachable";
}

/** The status of our own answer. */
export function statusOfAdvertRefusal(reason: AdvertRefusal): number {
  if (reason === "advert.badAddress") return 400;
  return reason === "advert.tooMany" ? 429 : 422;
}
