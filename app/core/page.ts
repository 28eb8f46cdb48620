/** A page that was read for a person; `url` is where it was in the end. */
export type FoundPage = { html: string; url: string };

/** Why a page could not be read for the person who gave its address. */
export type PageRefusal =
  | "page.badAddress"
  | "page.notPublic"
  | "page.unreachable"
  | "page.timedOut"
  | "page.failed"
  | "page.gone"
  | "page.needsSignIn"
  | "page.notAPage"
  | "page.tooLarge"
  | "page.tooMany";

/** Whether an address is one of a page for signing in. */
export function leadsToSignIn(url: string): boolean {
  return /\/(?:log-?in|sign-?in|sign-?up|auth|authwall|passport|sso)(?:[/.?#]|$)/i.test(
    URL.parse(url)?.pathname ?? "",
  );
}
