import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ResumeData } from "~/features/resume/report";
import { chineseResult, englishResult } from "../pages/results";
import { savedPdf, textOfPdf } from "../pages/saved-pdf";

const signedIn = async (page: Page) => {
  await page.goto("/upload");
  const origin = new URL(page.url()).origin;
  await page.request.post("/signin", { form: { email: "reader@example.com" }, headers: { Origin: origin } });
};

/** The result with its optimised resume open, as long as its upload was unless `length` is chosen. */
async function openResult(page: Page, resumeData: ResumeData, lang: "en" | "zh", length?: string) {
  await signedIn(page);
  const stored = JSON.stringify({ ...resumeData, original_file_name: "My CV.docx" });
  await page.evaluate((json) => sessionStorage.setItem("resumeData", json), stored);
  await page.goto(`/results?lang=${lang}`);
  await page.getByRole("tab", { name: lang === "en" ? "Optimised resume" : "优化后的简历" }).click();
  if (length) await page.getByRole("radio", { name: length, exact: true }).check();
}

/** The button beside the tabs, or in the bar at the bottom of a phone. */
const pressIn = (page: Page, button: string) => () =>
  page.getByRole("button", { name: button }).filter({ visible: true }).click();

/** Without spaces, and without the dots between contact details, which not every template has. */
function bare(text: string): string {
  return text.replace(/[\s·]/gu, "");
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

const readByPoppler = (path: string) => bare(textOfPdf(path));

async function readByPdfJs(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    text += content.items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  return bare(text);
}

type Facts = { pages: number; bytes: number; pictures: number; embedded: string[] };

function factsOf(path: string): Facts {
  const run = (tool: string, ...options: string[]) => execFileSync(tool, [...options, path]).toString();
  // Both print a head of two lines first.
  const rows = (table: string) => table.trim().split("\n").slice(2);
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(run("pdfinfo"))?.[1]),
    bytes: statSync(path).size,
    pictures: rows(run("pdfimages", "-list")).length,
    embedded: rows(run("pdffonts")).map((row) => /\s(yes|no)\s/.exec(row)?.[1] ?? row),
  };
}

async function expectPictures(page: Page, result: ResumeData, button: string) {
  const pdf = await savedPdf(page, pressIn(page, button));
  const wanted = plainText(result.optimized_resume);
  expect(await readByPdfJs(pdf.path)).toBe(wanted);
  expect(readByPoppler(pdf.path)).toBe(wanted);
  const { pages, pictures } = factsOf(pdf.path);
  expect(pictures).toBeGreaterThanOrEqual(pages);
}

const exports = [
  {
    lang: "en" as const,
    result: englishResult(),
    most: 150_000,
    length: "As needed",
    button: "Save as PDF",
    toast: "PDF has been saved successfully!",
    name: "My CV-optimised.pdf",
  },
  {
    lang: "zh" as const,
    result: chineseResult(false),
    most: 400_000,
    length: "按内容",
    button: "保存为 PDF",
    toast: "PDF 已保存！",
    name: "My CV-优化版.pdf",
  },
];

for (const { lang, result, most, length, button, toast, name } of exports) {
  test(`a saved resume (${lang}) is small, of text alone, and read back with every character in its order`, async ({
    page,
  }) => {
    await openResult(page, result, lang, length);
    const pdf = await savedPdf(page, pressIn(page, button));
    expect(pdf.name).toBe(name);
    await expect(page.getByText(toast).first()).toBeVisible();
    const wanted = plainText(result.optimized_resume);
    expect(await readByPdfJs(pdf.path)).toBe(wanted);
    expect(readByPoppler(pdf.path)).toBe(wanted);
    const { pages, bytes, pictures, embedded } = factsOf(pdf.path);
    expect(pages).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(pictures).toBe(0);
    expect(new Set(embedded)).toEqual(new Set(["yes"]));
    expect(execFileSync("pdfinfo", [pdf.path]).toString()).toMatch(/A4/);
  });

  test(`where no fonts come, a resume (${lang}) is saved as pictures that machines read all the same`, async ({
    page,
  }) => {
    await page.route("**/fonts/**", (route) => route.abort());
    await openResult(page, result, lang);
    await expectPictures(page, result, button);
  });
}

test("a resume with characters that our fonts lack is saved as pictures that machines read all the same", async ({
  page,
}) => {
  await openResult(page, chineseResult(), "zh");
  await expectPictures(page, chineseResult(), "保存为 PDF");
});

test("the same paper comes out of a phone in the dark theme", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const page = await context.newPage();
  const result = englishResult();
  await openResult(page, result, "en");
  const pdf = await savedPdf(page, pressIn(page, "Save as PDF"));
  expect(await readByPdfJs(pdf.path)).toBe(plainText(result.optimized_resume));
  expect(factsOf(pdf.path)).toMatchObject({ pages: 1, pictures: 0 });
  await context.close();
});

test("a failure to save is said, and the page stays", async ({ page }) => {
  await page.route("**/fonts/**", (route) => route.abort());
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await openResult(page, englishResult(), "en");
  await page.getByRole("button", { name: "Save as PDF" }).filter({ visible: true }).click();
  const failed = page.getByText("Failed to save PDF. Please try again.").first();
  // Every page has been drawn by then.
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Save as PDF" }).filter({ visible: true })).toBeEnabled();
});
