import { storedText, storeText } from "~/ui/browser-storage.client";

const STORAGE_KEY = "subtitles.input";

/** Characters; a browser stores a few megabytes for a page. */
const LONGEST_STORED = 1_000_000;

export function storedInput(): string {
  return storedText("sessionStorage", STORAGE_KEY) ?? "";
}

/** For this tab, over a reload. False if it is too long, or the browser refuses. */
export function storeInput(text: string): boolean {
  const isShort = text.length <= LONGEST_STORED;
  return storeText("sessionStorage", STORAGE_KEY, isShort && text !== "" ? text : null) && isShort;
}
