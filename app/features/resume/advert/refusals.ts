import type { PageRefusal } from "~/core/page-article";

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

export const refusalOfPage: Record<PageRefusal, AdvertRefusal> = {
  "page.badAddress": "advert.badAddress",
  "page.notPublic": "advert.badAddress",
  "page.unreachable": "advert.unreachable",
  "page.timedOut": "advert.unreachable",
  "page.failed": "advert.unreachable",
  "page.gone": "advert.gone",
  "page.needsSignIn": "advert.needsSignIn",
  "page.notAPage": "advert.notAPage",
  "page.tooLarge": "advert.tooLarge",
  tooManyRequests: "advert.tooMany",
};

/** The status of our own answer: an address that may not be asked is the caller's mistake; what lies at it is nobody's. */
export function statusOfAdvertRefusal(reason: AdvertRefusal): number {
  if (reason === "advert.badAddress") return 400;
  return reason === "advert.tooMany" ? 429 : 422;
}
