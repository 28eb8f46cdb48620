import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { recordOf } from "~/core/parse-unknown";

/** For a route whose data depends on nothing in the address but its path and language: other parameters, such as a search
 * that the page answers itself, ask nothing of the server and so work without a network. Neither does a form that got no
 * answer (`keepForm`): asking again would fail as well, and take the form away. Nor does a search that is sent once more. */
export function onlyForPathOrLanguage(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = change;
  if (recordOf(actionResult).failed !== undefined) return false;
  const asksNothing = formMethod === "GET" || (!formMethod && currentUrl.href !== nextUrl.href);
  const language = nextUrl.searchParams.get("lang") ?? currentUrl.searchParams.get("lang");
  const samePage =
    currentUrl.pathname === nextUrl.pathname && language === currentUrl.searchParams.get("lang");
  return asksNothing && samePage ? false : defaultShouldRevalidate;
}
