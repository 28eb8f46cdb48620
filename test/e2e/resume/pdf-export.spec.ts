import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ResumeData } from "~/features/resume/report";
import { chineseResult, englishResult } from "../pages/results";

const signedIn = async (page: Page) => {
  await page.goto("/upload");
  const origin = new URL(page.url()).origin;
  await page.request.post("/signin", { form: { email: "reader@example.com" }, headers: { Origin: origin } });
};

async function openResult(page: Page, resumeData: ResumeData, lang: "en" | "zh") {
  await signedIn(page);
  const stored = JSON.stringify({ ...resumeData, original_file_name: "My CV.docx" });
  await page.evaluate((json) => sessionStorage.setItem("resumeData", json), stored);
  await page.goto(`/results?lang=${lang}`);
  await page.getByRole("tab", { name: lang === "en" ? "Optimised resume" : "优化后的简历" }).click();
}

async function savedPdf(page: Page, button: string): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).filter({ visible: true }).click(),
  ]);
  return { path: await download.path(), name: download.suggestedFilename() };
}

function bare(text: string): string {
  return text.replace(/\s/gu, "");
}

/** What the optimised resume reads like: its Markdown without marks, with a bullet before each item. */
function plainText(markdown: string): string {
  return bare(
    markdown
      .replace(/^#+ /gm, "")
      .replace(/^- /gm, "•")
      .replace(/<(https?:[^>]*)>/g, "$1")
      .replace(/\\(?=[^\w\s])/g, ""),
  );
}

async function readByPdfJs(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    text += content.items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  return bare(text);
}

for (const { lang, result, button, toast, name } of [
  {
    lang: "en" as const,
    result: englishResult(),
    button: "Save as PDF",
    toast: "PDF has been saved successfully!",
    name: "My CV-optimised.pdf",
  },
  {
    lang: "zh" as const,
    result: chineseResult(),
    button: "保存为 PDF",
    toast: "PDF 已保存！",
    name: "My CV-优化版.pdf",
  },
]) {
  test(`a saved resume (${lang}) is read back by machines, every character in its order`, async ({
    page,
  }) => {
    await openResult(page, result, lang);
    const pdf = await savedPdf(page, button);
    expect(pdf.name).toBe(name);
    await expect(page.getByText(toast).first()).toBeVisible();
    const wanted = plainText(result.optimized_resume);
    expect(await readByPdfJs(pdf.path)).toBe(wanted);
    expect(bare(execFileSync("pdftotext", ["-enc", "UTF-8", pdf.path, "-"]).toString())).toBe(wanted);
    const facts = execFileSync("pdfinfo", [pdf.path]).toString();
    expect(facts).toMatch(/Pages:\s+[2-4]/);
    expect(facts).toMatch(/A4/);
  });
}

test("the same paper comes out of a phone in the dark theme", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const page = await context.newPage();
  const result = englishResult();
  await openResult(page, result, "en");
  const pdf = await savedPdf(page, "Save as PDF");
  expect(await readByPdfJs(pdf.path)).toBe(plainText(result.optimized_resume));
  await context.close();
});

test("a failure to save is said, and the page stays", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await openResult(page, englishResult(), "en");
  await page.getByRole("button", { name: "Save as PDF" }).filter({ visible: true }).click();
  await expect(page.getByText("Failed to save PDF. Please try again.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as PDF" }).filter({ visible: true })).toBeEnabled();
});
