const STORAGE_KEY = "subtitles.input";

/** Characters kept over a reload; what a browser keeps for a page is a few megabytes. */
const LONGEST_KEPT = 1_000_000;

/** What was in the field before the page was loaded again; empty where the browser keeps nothing. */
export function keptInput(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keeps the input for this tab, over a reload. False if it is too long, or the browser does not let us. */
export function keepInput(text: string): boolean {
  try {
    if (text === "" || text.length > LONGEST_KEPT) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
    return text.length <= LONGEST_KEPT;
  } catch {
    return false;
  }
}
