/**
 * How many pages the sheets of all readable resumes of some folders take beside their uploads, and how many short ones fit
 * one page, for each template: npx tsx test/bench/pages.ts <folder>… [--show]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { linesOf, type Resume } from "~/core/resume";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { type Fit, templateIds } from "~/features/resume/export/sheet/design";
import { estimate } from "~/features/resume/export/sheet/fonts";
import { designOf } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { openFonts } from "../support/fonts";
import { weights } from "../support/weights";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join("node_modules/pdfjs-dist/cmaps", name)));
}

const mostWords = 550;
const mostCharacters = 900;

function isShort(resume: Resume): boolean {
  const text = linesOf(resume)
    .map((line) => line.text)
    .join(" ");
  if (resume.language === "zh") return (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= mostCharacters;
  return text.split(/\s+/).length <= mostWords;
}

type Upload = { name: string; resume: Resume; pages: number | null };

async function uploadsOf(folder: string): Promise<Upload[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|docx?)$/i.test(name)).sort();
  const uploads: Upload[] = [];
  for (const name of names) {
    const read = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
    if (!read.ok) continue;
    uploads.push({ name, resume: parseResume(read.document, weights), pages: read.document.layout.pages });
  }
  return uploads;
}

const shows = process.argv.includes("--show");
const folders = process.argv.slice(2).filter((argument: string) => !argument.startsWith("--"));
const uploads = (await Promise.all(folders.map(uploadsOf))).flat();
const times: number[] = [];

for (const template of templateIds) {
  const tally = { paged: 0, within: 0, short: 0, onOne: 0 };
  for (const { name, resume, pages } of uploads) {
    const { language } = resume;
    const blocks = blocksOf(resume);
    const setIn = (fit: Fit, measure = estimate) =>
      typeset(blocks, { ...designOf(template, language), fit }, { language, uploadPages: pages }, measure);
    const { measure } = await openFonts(
      setIn("free").pages.flatMap((page) => page.runs),
      language,
    );
    if (pages !== null) {
      const start = performance.now();
      const sheet = setIn("asUploaded", measure);
      times.push(performance.now() - start);
      tally.paged += 1;
      if (sheet.pages.length <= pages) tally.within += 1;
      else if (shows) console.info(`    ${template} ${name}: ${pages} uploaded, ${sheet.pages.length} set`);
    }
    if (isShort(resume)) {
      tally.short += 1;
      if (setIn("onePage", measure).fits) tally.onOne += 1;
      else if (shows) console.info(`    ${template} ${name}: does not fit one page`);
    }
  }
  console.info(
    `${template}: ${tally.within} of ${tally.paged} no longer than the upload, ${tally.onOne} of ${tally.short} short ones on one page`,
  );
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
console.info(`${uploads.length} files; typeset p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms`);
