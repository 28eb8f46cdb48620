/**
 * What a resume gains when its owner answers every question with plausible facts, over every readable resume of the given
 * folders: the score of the upload, with the accepted edits, and after the answers (on our own export); the distribution,
 * what each check still loses, and whether each typed fact stands once in the Markdown; with `--documents` whether each written
 * line stands in the PDF (by pdftotext) and in the DOCX as often as in the Markdown. A `.txt` file is read as in gain.ts.
 * Usage: npx tsx test/bench/answers.ts <folder> [<folder>…] [--lines] [--files] [--once] [--without=<question>] [--documents]
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { linesOf, type Resume } from "~/core/resume";
import { answerChanges } from "~/features/resume/asking/answer-changes";
import { nextSteps } from "~/features/resume/asking/next-steps";
import { plausibleAnswer } from "~/features/resume/asking/plausible-answers";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { resumeDocx } from "~/features/resume/export/docx/write-resume-docx";
import { writePdf } from "~/features/resume/export/pdf/write-pdf.client";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { estimate, fontLibrary } from "~/features/resume/export/sheet/fonts";
import { defaultDesign } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { extractDocx } from "~/features/resume/reading/extract-docx";
import type { ExtractedDocument, LayoutFacts } from "~/features/resume/reading/extracted";
import { applyChanges, linesOfOwner } from "~/features/resume/revising/owner-changes";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreAsRead, scoreResume } from "~/features/resume/scoring/score";
import { loadFont } from "../support/fonts";
import { documentOf } from "../support/lines";
import { weights } from "../support/weights";

const [showLines, showFiles] = ["--lines", "--files"].map((word) => process.argv.includes(word));
const once = process.argv.includes("--once");
const documents = process.argv.includes("--documents");
const without = process.argv.flatMap((word: string) => /^--without=(.*)$/.exec(word)?.[1] ?? []);
const folders = process.argv.slice(2).filter((word: string) => !word.startsWith("--"));
const mostRounds = once ? 1 : 4;
const maps = "node_modules/pdfjs-dist/cmaps";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

async function read(path: string): Promise<ExtractedDocument | null> {
  if (path.endsWith(".txt")) {
    const rows = (await readFile(path, "utf8")).split("\n").filter((row) => row.trim() !== "");
    return documentOf(...rows);
  }
  const extracted = await extract(new Uint8Array(await readFile(path)), { cMap });
  return extracted.ok ? extracted.document : null;
}

let asked = 0;
let unanswered = 0;
let facts = 0;
const notOnce: string[] = [];
const byAsk = new Map<string, { asked: number; gained: number }>();

/** Text as it is compared: no blanks, marks of Markdown or grouping of digits. */
const plain = (text: string) => text.replace(/[\s\\,，]/g, "").toLowerCase();
const timesIn = (text: string, part: string) => text.split(part).length - 1;

const openFonts = fontLibrary(loadFont);
const written = new Set<string>();
let linesInDocuments = 0;
const notInDocuments: string[] = [];

async function textsOf(resume: Resume): Promise<{ pdf: string; docx: string }> {
  const { language } = resume;
  const blocks = blocksOf(resume);
  const design = defaultDesign(language);
  const page = { language, uploadPages: null };
  const rough = typeset(blocks, design, page, estimate);
  const fonts = await openFonts(
    rough.pages.flatMap(({ runs }) => runs),
    language,
  );
  const blob = writePdf(typeset(blocks, design, page, fonts.measure), fonts, { title: "resume", language });
  const pdf = execFileSync("pdftotext", ["-enc", "UTF-8", "-", "-"], {
    input: new Uint8Array(await blob.arrayBuffer()),
  });
  const docx = extractDocx(resumeDocx(blocks, design, { language, title: "resume" }));
  return {
    pdf: pdf.toString(),
    docx: docx.ok ? docx.document.lines.map(({ text }) => text).join("\n") : "",
  };
}

async function checkDocuments(name: string, resume: Resume): Promise<void> {
  const markdown = plain(toMarkdown(resume));
  const { pdf, docx } = await textsOf(resume);
  for (const { id, text } of linesOf(resume)) {
    if (!written.has(id)) continue;
    linesInDocuments += 1;
    const line = plain(text);
    const times = timesIn(markdown, line);
    for (const [form, whole] of [
      ["PDF", pdf],
      ["DOCX", docx],
    ] as const) {
      const found = timesIn(plain(whole), line);
      if (found !== times) notInDocuments.push(`${name} ${form} ×${found} “${text}”`);
    }
  }
}

/** Asks and answers until nothing is left to ask; what follows from an answer is asked in the next round. */
function answerAll(start: Resume, layout: LayoutFacts): Resume {
  let resume = start;
  let turn = 0;
  const done = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const score = scoreResume(resume, exportedLayout(layout));
    const questions = questionsFor(resume, score).filter(
      ({ id, ask }) => !done.has(id) && !without.includes(ask),
    );
    if (questions.length === 0) break;
    for (const question of questions) {
      done.add(question.id);
      turn += 1;
      asked += 1;
      let added = 0;
      const answer = plausibleAnswer(question, resume.language, turn);
      const changes = answerChanges(resume, question, answer, () => {
        added += 1;
        return `new:${turn}:${added}`;
      });
      const count = byAsk.get(question.ask) ?? { asked: 0, gained: 0 };
      count.asked += 1;
      byAsk.set(question.ask, count);
      if (changes.length === 0) {
        unanswered += 1;
        if (showLines)
          console.info(
            `    ? ${question.ask} ${JSON.stringify(question.values)} ${question.target.kind === "line" ? question.target.line.text : ""}`,
          );
        continue;
      }
      for (const id of linesOfOwner(changes)) written.add(id);
      const next = applyChanges(resume, changes);
      if (showLines)
        for (const change of changes)
          if ("text" in change)
            console.info(
              `    ${question.ask}:${question.target.kind === "line" ? `\n      - ${question.target.line.text}` : ""}\n      + ${change.text}`,
            );
      const [before, after] = [plain(toMarkdown(resume)), plain(toMarkdown(next))];
      for (const field of question.fields) {
        const fact = plain(answer[field.name] ?? "");
        if (fact === "" || !["text", "number", "email", "phone"].includes(field.type)) continue;
        facts += 1;
        const bare = fact.replace(/[.。]$/, "");
        const known = timesIn(before, bare);
        // "What changed" may be told by the line already; then "it" stands for it.
        const times = field.name === "what" && known > 0 ? 1 : timesIn(after, bare) - known;
        const short = /^\d+$/.test(bare) && Number(bare) >= 10_000 && resume.language === "zh";
        if (
          times !== 1 &&
          !(short && timesIn(after, `${Number(bare) / 1e4}万`) > timesIn(before, `${Number(bare) / 1e4}万`))
        )
          notOnce.push(`${question.ask} ${field.name} “${answer[field.name]}” ×${times}`);
      }
      resume = next;
    }
  }
  return resume;
}

const gains: { read: number; edited: number; from: number }[] = [];
const lost = new Map<string, number>();
const times: number[] = [];
const seen = new Set<string>();
let unread = 0;

for (const folder of folders) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /\.(?:pdf|docx?|txt)$/i.test(file)).sort()) {
    const document = await read(join(folder, name));
    if (!document) continue;
    const { layout } = document;
    const resume = parseResume(document, weights);
    const text = JSON.stringify(resume);
    if (seen.has(text)) continue;
    seen.add(text);
    const upload = scoreAsRead(resume, layout);
    if (!upload || resume.sections.length < 2) {
      unread += 1;
      continue;
    }
    const { accepted } = admitEdits(resume, rewriteResume(resume.sections, resume.language));
    const edited = applyEdits(
      resume,
      accepted.map(({ edit }) => edit),
    );
    const proposed = scoreResume(edited, exportedLayout(layout));
    const questions = questionsFor(edited, proposed);
    const started = process.cpuUsage();
    const steps = nextSteps(edited, layout, questions);
    times.push(process.cpuUsage(started).user / 1000);
    if (showFiles || showLines)
      console.info(
        `${name}\t${questions.length} questions; ${steps.map(({ step, from, to, questions: all }) => `${step} ×${all.length} +${from}–${to}`).join(", ")}`,
      );
    written.clear();
    const answered = answerAll(edited, layout);
    if (documents) await checkDocuments(name, answered);
    const after = scoreResume(answered, exportedLayout(layout));
    gains.push({
      read: after.exact - upload.exact,
      edited: after.exact - proposed.exact,
      from: upload.exact,
    });
    for (const { id, points, weight } of after.parts.flatMap(({ checks }) => checks))
      lost.set(id, (lost.get(id) ?? 0) + weight - points);
    if (showFiles || showLines)
      console.info(`  ${upload.exact.toFixed(1)} → ${proposed.exact.toFixed(1)} → ${after.exact.toFixed(1)}`);
  }
}

const mean = (all: number[]) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2);
const percentile = (all: number[], at: number) =>
  (all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor((at / 100) * all.length))] ?? 0).toFixed(
    1,
  );
const spread = (all: number[]) => [0, 10, 25, 50, 75, 90, 100].map((at) => percentile(all, at)).join(" · ");

console.info(
  `${gains.length} resumes (${unread} with less than two sections or no score left out), ${asked} questions, ${unanswered} without a change`,
);
for (const kind of ["read", "edited"] as const) {
  const all = gains.map((gain) => gain[kind]);
  console.info(
    `gain over the ${kind === "read" ? "upload as read" : "optimised text"}: mean ${mean(all)}; 0 · 10 · 25 · 50 · 75 · 90 · 100 %: ${spread(all)}`,
  );
}
for (const [low, high] of [
  [0, 40],
  [40, 65],
  [65, 80],
  [80, 101],
] as const) {
  const some = gains.filter(({ from }) => from >= low && from < high);
  if (some.length > 0)
    console.info(
      `  uploads of ${low}–${high - 1}: ${some.length}, mean ${mean(some.map(({ edited }) => edited))} over the optimised`,
    );
}
console.info(
  `next steps: p50 ${percentile(times, 50)} ms of processor, p95 ${percentile(times, 95)}, most ${percentile(times, 100)}`,
);
console.info(`facts typed ${facts}, not once ${notOnce.length}: ${notOnce.slice(0, 12).join("; ")}`);
if (documents)
  console.info(
    `lines written ${linesInDocuments}, not as often in PDF or DOCX ${notInDocuments.length}: ${notInDocuments.slice(0, 12).join("; ")}`,
  );
console.info(
  `asked: ${[...byAsk]
    .toSorted((a, b) => b[1].asked - a[1].asked)
    .map(([ask, { asked: times }]) => `${ask} ${times}`)
    .join(", ")}`,
);
for (const [id, points] of [...lost].toSorted((a, b) => b[1] - a[1]).slice(0, 20))
  console.info(`  ${id}\tstill loses ${(points / gains.length).toFixed(2)}`);
