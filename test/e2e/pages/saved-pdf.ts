import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";

/** Saves the open document by what `press` does; gives where it was saved and under which name. */
export async function savedPdf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { path: await download.path(), name: download.suggestedFilename() };
}

export function textOfPdf(path: string): string {
  return execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"]).toString();
}
