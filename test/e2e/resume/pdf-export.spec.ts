import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { ResumeData } from "~/features/resume/report";
import { chineseResult, englishResult } from "../pages/results";
import { closePane, openPane, openResult, paperOf, savedPdf, textOfPdf } from "../pages/results-page";

/** The result with its optimised resume open, as long as its upload was unless `length` is chosen. */
async function openSheet(page: Page, resumeData: ResumeData, lang: "en" | "zh", length?: string) {
  await openResult(page, { ...resumeData, original_file_name: "My CV.docx" }, lang);
  if (!length) return;
  await expect(paperOf(page)).toBeVisible({ timeout: 15_000 });
  const pane = await openPane(page, lang === "en" ? "Design" : "样式");
  await pane.getByRole("radio", { name: length, exact: true }).check();
  const isOverPaper = (page.viewportSize()?.width ?? 0) < 768;
  if (isOverPaper) await closePane(page);
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

const exports = [
  {
    title:
      "an English resume is saved small, of text alone, and read back in its order, from a phone in the dark theme too",
    lang: "en" as const,
    device: { viewport: { width: 390, height: 844 }, colorScheme: "dark" as const },
    result: englishResult(),
    most: 150_000,
    length: "As needed",
    button: "Save as PDF",
    toast: "PDF has been saved successfully!",
    name: "My CV-optimised.pdf",
  },
  {
    title: "a Chinese resume is saved small, of text alone, and read back in its order",
    lang: "zh" as const,
    device: {},
    result: chineseResult(false),
    most: 400_000,
    length: "按内容",
    button: "保存为 PDF",
    toast: "PDF 已保存！",
    name: "My CV-优化版.pdf",
  },
];

for (const { title, lang, device, result, most, length, button, toast, name } of exports)
  test.describe(lang, () => {
    test.use(device);

    test(title, async ({ page }) => {
      await openSheet(page, result, lang, length);
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
  });

test("characters that our fonts lack stand as small pictures on a page of text, and are read there", async ({
  page,
}) => {
  await openSheet(page, chineseResult(), "zh");
  const pdf = await savedPdf(page, pressIn(page, "保存为 PDF"));
  const wanted = plainText(chineseResult().optimized_resume);
  expect(await readByPdfJs(pdf.path)).toBe(wanted);
  expect(readByPoppler(pdf.path)).toBe(wanted);
  const { bytes, pictures } = factsOf(pdf.path);
  expect(pictures).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(400_000);
});

test("fonts that do not come are told, saving says that it failed, and they come when asked for", async ({
  page,
}) => {
  await page.route("**/fonts/**", (route) => route.abort());
  await openSheet(page, englishResult(), "en");
  const alert = page.getByRole("alert").filter({ hasText: "fonts did not load" });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await pressIn(page, "Save as PDF")();
  await expect(page.getByText("Failed to save PDF. Please try again.").first()).toBeVisible();
  await page.unroute("**/fonts/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  const first = page.getByRole("group", { name: /^Page 1 of/ });
  await expect(first).toContainText("Zoë Fitzgerald", { timeout: 15_000 });
  const pdf = await savedPdf(page, pressIn(page, "Save as PDF"));
  expect(await readByPdfJs(pdf.path)).toBe(plainText(englishResult().optimized_resume));
});
