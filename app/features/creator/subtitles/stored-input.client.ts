import { storedText, storeText } from "~/ui/browser-storage.client";

const STORAGE_KEY = "subtitles.input";

/** Characters kept over a reload; what a browser keeps for a page is a few megabytes. */
const LONGEST_KEPT = 1_000_000;

/** What was in the field before the page was loaded again; empty where the browser keeps nothing. */
export function keptInput(): string {
  return storedText("sessionStorage", STORAGE_KEY) ?? "";
}

/** Keeps the input for this tab, over a reload. False if it is too long, or the browser does not let us. */
export function keepInput(text: string): boolean {
  const isShort = text.length <= LONGEST_KEPT;
  return storeText("sessionStorage", STORAGE_KEY, isShort && text !== "" ? text : null) && isShort;
}
