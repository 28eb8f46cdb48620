import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { recordOf } from "~/core/parse-unknown";

/** For a route whose data depends on its path and language alone: a search that the page answers itself works without a network, and a
 * form that got no answer (`keepForm`) stays. */
export function onlyForPathOrLanguage(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = change;
  if (recordOf(actionResult).failed !== undefined) return false;
  const asksNothing = formMethod === "GET" || (!formMethod && currentUrl.href !== nextUrl.href);
  const language = nextUrl.searchParams.get("lang") ?? currentUrl.searchParams.get("lang");
  const samePage =
    currentUrl.pathname === nextUrl.pathname && language === currentUrl.searchParams.get("lang");
  return asksNothing && samePage ? false : defaultShouldRevalidate;
}
