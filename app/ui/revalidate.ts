import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** For a route whose data depends on nothing in the address but its path and language: other parameters, such as a search
 * that the page answers itself, ask nothing of the server and so work without a network. */
export function onlyForPathOrLanguage(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod = "GET", defaultShouldRevalidate } = change;
  const changedAddress = currentUrl.href !== nextUrl.href;
  const language = nextUrl.searchParams.get("lang") ?? currentUrl.searchParams.get("lang");
  const samePage =
    currentUrl.pathname === nextUrl.pathname && language === currentUrl.searchParams.get("lang");
  return formMethod === "GET" && changedAddress && samePage ? false : defaultShouldRevalidate;
}
