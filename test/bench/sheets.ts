/**
 * The sheets of resumes in every template: npx tsx test/bench/sheets.ts …
 * pages <folder>…: how many are no longer than their uploads, and how many short ones fit one page · pdf [folder…]: two
 * strong resumes and those of the folders written as PDFs, read back by pdftotext, pdf.js and our own reader, and scored again.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { commonPlaces } from "~/core/lcs";
import { linesOf, type Resume } from "~/core/resume";
import { writePdf } from "~/features/resume/export/pdf/write-pdf.client";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { type Fit, type TemplateId, templateIds } from "~/features/resume/export/sheet/design";
import { estimate } from "~/features/resume/export/sheet/fonts";
import { designOf } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import type { LayoutFacts } from "~/features/resume/reading/extracted";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";
import { cMap } from "../learning/samples";
import { openFonts } from "../support/fonts";
import { pdf as pdfOf } from "../support/pdf";
import { cleanLayout, strongChinese, strongEnglish } from "../support/resumes";
import { weights } from "../support/weights";
import { isSet, quantile, type Read, readableResumes, runPart } from "./common";

/** Sets a resume in a template, with the fonts that it needs. */
async function setterOf(resume: Resume, template: TemplateId, uploadPages: number | null) {
  const { language } = resume;
  const blocks = blocksOf(resume);
  const set = (fit: Fit | null, measure = estimate) => {
    const design = designOf(template, language);
    return typeset(blocks, fit ? { ...design, fit } : design, { language, uploadPages }, measure);
  };
  const runs = set(null).pages.flatMap((page) => page.runs);
  const fonts = await openFonts(runs, language);
  return { blocks, fonts, set: (fit: Fit | null = null) => set(fit, fonts.measure) };
}

/** 550 words or 900 Chinese characters fit a page. */
function isShort(resume: Resume): boolean {
  const text = linesOf(resume)
    .map((line) => line.text)
    .join(" ");
  if (resume.language === "zh") return (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= 900;
  return text.split(/\s+/).length <= 550;
}

async function pages(...folders: string[]) {
  const uploads: Read[] = [];
  for await (const upload of readableResumes(folders)) uploads.push(upload);
  const times: number[] = [];
  for (const template of templateIds) {
    const tally = { paged: 0, within: 0, short: 0, onOne: 0 };
    for (const { name, resume, document } of uploads) {
      const uploaded = document.layout.pages;
      const { set } = await setterOf(resume, template, uploaded);
      if (uploaded !== null) {
        const start = performance.now();
        const own = set("asUploaded").pages.length;
        times.push(performance.now() - start);
        tally.paged += 1;
        tally.within += Number(own <= uploaded);
        if (own > uploaded && isSet("show"))
          console.info(`${template} ${name}: ${uploaded} uploaded, ${own} set`);
      }
      if (!isShort(resume)) continue;
      tally.short += 1;
      tally.onOne += Number(set("onePage").fits);
    }
    console.info(
      `${template}: ${tally.within} of ${tally.paged} no longer than the upload, ${tally.onOne} of ${tally.short} short ones on one page`,
    );
  }
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));
  console.info(`${uploads.length} files; typeset p50 ${p50}, p95 ${p95}, worst ${worst} ms`);
}

async function byPdfJs(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  let text = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
    for (const item of content.items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n";
  }
  return text;
}

/** Words, and each Chinese character as one: readers break a Chinese line where they like. */
const tokensOf = (text: string) => text.normalize("NFC").match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

/** Those of the truth that were not found, as often as they stand there. */
function lostOf(truth: string[], found: string[]): string[] {
  const left = Map.groupBy(found, (token) => token);
  return truth.filter((token) => left.get(token)?.pop() === undefined);
}

type Sample = { name: string; resume: Resume; layout: LayoutFacts | null };

async function measurePdf({ name, resume, layout }: Sample, template: TemplateId, folder: string) {
  const { language } = resume;
  const { blocks, fonts, set } = await setterOf(resume, template, layout?.pages ?? null);
  const start = performance.now();
  const sheet = set();
  const blob = writePdf(sheet, fonts, { title: name, language });
  const milliseconds = performance.now() - start;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const file = join(folder, `${name.replaceAll("/", "-")}-${template}.pdf`);
  writeFileSync(file, bytes);
  const read = await extract(Uint8Array.from(bytes), { cMap });
  if (!read.ok) throw new Error(read.reason);
  const { document } = read;
  const texts = {
    pdftotext: execFileSync("pdftotext", ["-enc", "UTF-8", file, "-"]).toString(),
    "pdf.js": await byPdfJs(bytes),
    "our reader": document.lines.map(({ text }) => text).join("\n"),
  };
  const truth = tokensOf(
    sheet.pages.flatMap(({ runs }) => runs.map(({ text, space }) => text + space)).join(""),
  );
  const wanted = tokensOf(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n"));
  const faults: string[] = [];
  for (const [reader, text] of Object.entries(texts)) {
    const found = tokensOf(text);
    const lost = lostOf(wanted, found);
    if (lost.length > 0.001 * wanted.length) faults.push(`${reader} lost ${lost.slice(0, 12).join(" ")}`);
    const common = commonPlaces(truth.length, found.length, (at, place) => truth[at] === found[place]);
    if (common.length < truth.length - lostOf(truth, found).length)
      faults.push(`${reader} changed the order`);
  }
  const shown = layout ? exportedLayout(layout) : cleanLayout({ pages: sheet.pages.length });
  const promised = scoreResume(resume, shown).total ?? 0;
  const again = scoreResume(parseResume(document, weights), document.layout).total ?? 0;
  if (Math.abs(promised - again) > 1) faults.push(`promised ${promised}, scored ${again}`);
  if (bytes.length > (language === "en" ? 150_000 : 400_000)) faults.push("too large");
  for (const fault of faults) console.info(`${name} ${template}: ${fault}`);
  return { size: bytes.length / 1000, milliseconds, isFaulty: faults.length > 0 };
}

async function pdf(...folders: string[]) {
  // Our reader brings a pdf.js of its own and would hand its worker to this one, which keeps the first that it has found.
  await byPdfJs(pdfOf({ pages: [""] }));
  const folder = mkdtempSync(join(tmpdir(), "sheets-"));
  const samples: Sample[] = [
    { name: "strong-en", resume: strongEnglish(), layout: null },
    { name: "strong-zh", resume: strongChinese(), layout: null },
  ];
  for await (const { name, resume, document } of readableResumes(folders))
    samples.push({ name, resume, layout: document.layout });
  const all: Awaited<ReturnType<typeof measurePdf>>[] = [];
  for (const sample of samples)
    for (const template of templateIds) all.push(await measurePdf(sample, template, folder));
  const told = (values: number[]) =>
    `p50 ${quantile(values, 0.5).toFixed(0)}, p95 ${quantile(values, 0.95).toFixed(0)}`;
  console.info(
    `${all.length} PDFs in ${folder}, ${all.filter(({ isFaulty }) => isFaulty).length} with a fault; ${told(all.map(({ size }) => size))} KB; ${told(all.map(({ milliseconds }) => milliseconds))} ms`,
  );
}

await runPart({ pages, pdf });
