// Exports sample resumes in a real browser and reads them back: npx node test/bench/pdf-recall.ts [folder to keep the PDFs in]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const entry = fileURLToPath(new URL("./pdf-page.ts", import.meta.url));
const app = fileURLToPath(new URL("../../app", import.meta.url));
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "wink-pdf-"));
mkdirSync(folder, { recursive: true });

type Exported = { name: string; truth: string; ms: number; pdf: string };
type Bench = {
  count: number;
  exportSample(index: number): Promise<Exported>;
  cutLines(index: number): Promise<number>;
  inkAtTop(jpeg: string): Promise<number>;
};
declare const pdfBench: Bench;

function bare(text: string): string {
  return text.replace(/[\s\f]/gu, "");
}

function overlap(a: string, b: string): number {
  const counts = new Map<string, number>();
  for (const char of a) counts.set(char, (counts.get(char) ?? 0) + 1);
  let shared = 0;
  for (const char of b) {
    const left = counts.get(char) ?? 0;
    if (left > 0) shared += 1;
    counts.set(char, left - 1);
  }
  return shared;
}

/** Length of the longest common subsequence over the length of the truth: 1 where every character stands in its order. */
function inOrder(truth: string[], read: string[]): number {
  let previous = new Uint32Array(read.length + 1);
  for (const char of truth) {
    const row = new Uint32Array(read.length + 1);
    for (let at = 1; at <= read.length; at += 1) {
      row[at] =
        read[at - 1] === char ? (previous[at - 1] ?? 0) + 1 : Math.max(previous[at] ?? 0, row[at - 1] ?? 0);
    }
    previous = row;
  }
  return (previous.at(-1) ?? 0) / truth.length;
}

function wordRecall(truth: string, read: string): number {
  const words = (text: string) => text.match(/[A-Za-z]{2,}/g) ?? [];
  const found = new Set(words(read));
  const wanted = words(truth);
  return wanted.filter((word) => found.has(word)).length / Math.max(1, wanted.length);
}

async function readByPdfJs(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  let text = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
    for (const item of content.items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n";
  }
  return text;
}

const bundle = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  format: "iife",
  platform: "browser",
  alias: { "~": app },
  logLevel: "error",
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
let failed = false;
for (const setting of [
  { width: 1280, height: 800, colorScheme: "light" as const },
  { width: 390, height: 844, colorScheme: "dark" as const },
]) {
  const { width, height, colorScheme } = setting;
  const tab = await browser.newPage({ viewport: { width, height }, colorScheme });
  await tab.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
  const count = await tab.evaluate(() => pdfBench.count);
  for (let index = 0; index < count; index += 1) {
    const { name, truth, ms, pdf } = await tab.evaluate((at) => pdfBench.exportSample(at), index);
    const bytes = Buffer.from(pdf, "base64");
    const file = join(folder, `${name.replace(/\W+/g, "-")}-${width}.pdf`);
    writeFileSync(file, bytes);
    const pictures = mkdtempSync(join(tmpdir(), "wink-pages-"));
    execFileSync("pdfimages", ["-j", file, join(pictures, "page")]);
    const cut = await tab.evaluate((at) => pdfBench.cutLines(at), index);
    let ink = 0;
    const pages = readdirSync(pictures).filter((each) => each.endsWith(".jpg"));
    for (const picture of pages) {
      const jpeg = readFileSync(join(pictures, picture)).toString("base64");
      ink += await tab.evaluate((data) => pdfBench.inkAtTop(data), jpeg);
    }
    const readers = {
      pdftotext: execFileSync("pdftotext", ["-enc", "UTF-8", file, "-"]).toString(),
      "pdf.js": await readByPdfJs(new Uint8Array(bytes)),
    };
    for (const [reader, text] of Object.entries(readers)) {
      const wanted = bare(truth);
      const read = bare(text);
      const shared = overlap(wanted, read);
      const recall = shared / [...wanted].length;
      const precision = shared / [...read].length;
      const order = inOrder([...wanted], [...read]);
      const words = wordRecall(truth, text);
      const good =
        recall >= 0.999 && precision >= 0.999 && order >= 0.999 && words >= 0.999 && ink + cut === 0;
      failed ||= !good;
      const figures = [recall, precision, order, words].map((value) => value.toFixed(4)).join(" / ");
      process.stdout.write(
        `${good ? "ok  " : "FAIL"} ${width} ${colorScheme} ${name}: ${reader} recall / precision / order / words ${figures}, ` +
          `${pages.length} pages, ${cut} cut lines, ${ink} cut pixels, ${Math.round(ms)} ms, ${Math.round(bytes.length / 1024)} KB\n`,
      );
    }
  }
  await tab.close();
}
await browser.close();
process.stdout.write(`PDFs in ${folder}\n`);
process.exitCode = failed ? 1 : 0;
