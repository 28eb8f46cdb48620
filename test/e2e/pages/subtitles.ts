import type { Page } from "@playwright/test";
import { untilRunning } from "./running";

/** Opens the tool, and gives the field for the transcript. */
export async function open(page: Page, language: "en" | "zh" = "en") {
  await page.goto(`/subtitle-converter?lang=${language}`);
  await untilRunning(page);
  return page.getByLabel(language === "en" ? "Transcript page" : "逐字稿网页");
}
