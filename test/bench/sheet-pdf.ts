/**
 * Writes resumes as PDFs in every template, reads them back with pdftotext, pdf.js and our own reader, and scores what was read:
 * npx tsx test/bench/sheet-pdf.ts [--keep <folder>] [files…]
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { commonPlaces } from "~/core/lcs";
import type { Resume } from "~/core/resume";
import { writePdf } from "~/features/resume/export/pdf/write-pdf.client";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { type TemplateId, templateIds } from "~/features/resume/export/sheet/design";
import { estimate } from "~/features/resume/export/sheet/fonts";
import type { Sheet } from "~/features/resume/export/sheet/sheet";
import { designOf } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import type { LayoutFacts } from "~/features/resume/reading/extracted";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";
import { openFonts } from "../support/fonts";
import { pdf } from "../support/pdf";
import { buildResume, cleanLayout, strongChinese, strongEnglish } from "../support/resumes";
import { weights } from "../support/weights";
import { longChinese, longEnglish } from "./pdf-samples";

const given = process.argv.slice(2);
const keep = given[0] === "--keep" ? given.splice(0, 2)[1] : undefined;
const folder = keep ?? mkdtempSync(join(tmpdir(), "wink-sheets-"));
mkdirSync(folder, { recursive: true });

const data = "test/data/resume";
const real =
  given.length > 0 ? given : [`${data}/awesome-cv-resume.pdf`, `${data}/billryan-resume-zh_CN.pdf`];

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join("node_modules/pdfjs-dist/cmaps", name)));
}

async function read(bytes: Uint8Array) {
  const answer = await extract(Uint8Array.from(bytes), { cMap });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.document;
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
function tokensOf(text: string): string[] {
  return text.normalize("NFC").match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];
}

function recallOf(truth: string[], found: string[]): { recall: number; lost: string[] } {
  const counts = new Map<string, number>();
  for (const token of found) counts.set(token, (counts.get(token) ?? 0) + 1);
  const lost = truth.filter((token) => {
    const left = counts.get(token) ?? 0;
    counts.set(token, left - 1);
    return left <= 0;
  });
  return { recall: 1 - lost.length / truth.length, lost };
}

/** Length of the longest common subsequence over what was found of the truth: 1 where all of it stands in its order. */
function orderOf(truth: string[], found: string[], recall: number): number {
  const common = commonPlaces(truth.length, found.length, (at, place) => truth[at] === found[place]);
  return common.length / (truth.length * recall);
}

function textOf(sheet: Sheet): string {
  return sheet.pages.flatMap(({ runs }) => runs.map(({ text, space }) => text + space)).join("");
}

// Our reader brings a pdf.js of its own and would hand its worker to this one, which keeps the first that it has found.
await byPdfJs(pdf({ pages: [""] }));

type Sample = { name: string; resume: Resume; layout: LayoutFacts | null };

const samples: Sample[] = [
  { name: "strong-en", resume: strongEnglish(), layout: null },
  { name: "long-en", resume: buildResume(longEnglish), layout: null },
  { name: "strong-zh", resume: strongChinese(), layout: null },
  { name: "long-zh", resume: buildResume(longChinese), layout: null },
];
for (const path of real) {
  const document = await read(new Uint8Array(await readFile(path)));
  samples.push({ name: basename(path), resume: parseResume(document, weights), layout: document.layout });
}

const sizes: number[] = [];
const times: number[] = [];
let faults = 0;

async function measure({ name, resume, layout }: Sample, template: TemplateId): Promise<void> {
  const { language } = resume;
  const blocks = blocksOf(resume);
  const design = designOf(template, language);
  const page = { language, uploadPages: layout?.pages ?? null };
  const draft = typeset(blocks, design, page, estimate);
  const fonts = await openFonts(
    draft.pages.flatMap(({ runs }) => runs),
    language,
  );
  const start = performance.now();
  const sheet = typeset(blocks, design, page, fonts.measure);
  const blob = writePdf(sheet, fonts, { title: name, language });
  const milliseconds = performance.now() - start;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const file = join(folder, `${name}-${template}.pdf`);
  writeFileSync(file, bytes);

  const document = await read(bytes);
  const texts = {
    pdftotext: execFileSync("pdftotext", ["-enc", "UTF-8", file, "-"]).toString(),
    "pdf.js": await byPdfJs(bytes),
    ours: document.lines.map(({ text }) => text).join("\n"),
  };
  const truth = tokensOf(textOf(sheet));
  const wanted = tokensOf(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n"));
  const notes: string[] = [];
  const figures = Object.entries(texts).map(([reader, text]) => {
    const found = tokensOf(text);
    const { recall, lost } = recallOf(wanted, found);
    const order = orderOf(truth, found, recallOf(truth, found).recall);
    if (recall < 0.999) notes.push(`${reader} lost ${lost.slice(0, 12).join(" ")}`);
    if (order < 1) notes.push(`${reader} changed the order`);
    return `${reader} ${recall.toFixed(4)}/${order.toFixed(4)}`;
  });
  const promised = scoreResume(
    resume,
    layout ? exportedLayout(layout) : cleanLayout({ pages: sheet.pages.length }),
  );
  const again = scoreResume(parseResume(document, weights), document.layout);
  if (Math.abs((promised.total ?? 0) - (again.total ?? 0)) > 1) notes.push("another score");
  const limit = language === "en" ? 150_000 : 400_000;
  if (bytes.length > limit) notes.push("too large");
  sizes.push(bytes.length);
  times.push(milliseconds);
  faults += notes.length > 0 ? 1 : 0;
  console.info(
    `${notes.length > 0 ? "FAULT" : "ok   "} ${name} ${template}: ${figures.join(", ")}, score ${promised.total} -> ${again.total}, ` +
      `${sheet.pages.length} pages, ${Math.round(bytes.length / 1000)} KB, ${Math.round(milliseconds)} ms`,
  );
  for (const note of notes) console.info(`        ${note}`);
}

for (const sample of samples) for (const template of templateIds) await measure(sample, template);

const at = (values: number[], share: number) =>
  Math.round(values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0);
console.info(
  `${sizes.length} PDFs, ${faults} with a fault; ${at(sizes, 0.5) / 1000} KB, largest ${at(sizes, 1) / 1000} KB; ` +
    `p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, in ${folder}`,
);
