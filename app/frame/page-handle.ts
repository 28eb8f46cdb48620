import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Namespace } from "~/i18n/translate";
import type { Product } from "~/ui/Wordmark";

export type PageHandle = {
  i18n: Namespace[];
  product?: Product;
  nav?: ReactNode;
  /** A tool as tall as the window, which scrolls within: no footer, and on a phone no header either; the tool has its own. */
  fitted?: boolean;
  /** A tool that is all there is on its page: no footer. */
  footless?: boolean;
  /** What cannot be shown where the page fails to load, for the message in its place. */
  loads?: "config" | "membership";
  /** When its scripts start, for somebody signed out, if no hand asks for them before: `atRest` on a page that reads without them,
   * `byHand` where nothing needs them till then. Otherwise after the first paint. */
  scripts?: "atRest" | "byHand";
  /** False where the sign-in form is on the page itself. */
  signInButton?: boolean;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "i18n" in handle;
}

export function usePageHandle(): Partial<PageHandle> {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : {};
}
