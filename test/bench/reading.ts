/**
 * What is read of a resume: npx tsx test/bench/reading.ts …
 * order <folder>…: whether each line of the page stands once and in its order in the parsed resume and each document, and
 * Markdown and JSON Resume are the same resume again when they are opened · contact <file>: how many blocks of contact lines
 * are read whole, alone and above a resume · labeller <folder>: what a model as second reader would bring, the truths answering
 * in its place, some wrongly · damage <folder> [number]: what comes of damaged files · shaped [step] [stage]…: how long texts that
 * nobody writes take in every stage (each step-th of them) · slowest <folder>: the files that take most processor · patterns:
 * every regular expression on long runs of what it names.
 * How much of the truths beside the files is found is told by `npm run learn -- measure <folder>`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { toJsonResume } from "~/features/resume/export/json-resume";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { readResume } from "~/features/resume/job/read-resume.server";
import { pageOf } from "~/features/resume/labelling/features";
import { labels as everyLabel } from "~/features/resume/labelling/labels";
import { bodyOf, parseResume } from "~/features/resume/parsing/parse";
import { parseContact } from "~/features/resume/parsing/parse-contact";
import { extract } from "~/features/resume/reading/extract.server";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { scoreResume } from "~/features/resume/scoring/score";
import type { Labeller } from "~/ports/labeller";
import { align } from "../learning/align";
import { readFolder } from "../learning/lessons";
import { add, measure, show, type Tally } from "../learning/measure";
import { randomOf } from "../learning/random";
import { cMap, truthOf } from "../learning/samples";
import { documentOf } from "../support/lines";
import { exportFaults, orderFaults } from "../support/page-order";
import { tellGrowing } from "../support/patterns-run";
import { type Case, isOver, runShapes } from "../support/shaped-run";
import { stagesOfResume } from "../support/shaped-stages";
import { weights } from "../support/weights";
import { isSet, readableResumes, runPart } from "./common";

async function openedAgain(text: string): Promise<string> {
  const read = await extract(strToU8(text), { cMap });
  return read.ok ? toMarkdown(read.document.resume ?? parseResume(read.document, weights)) : read.reason;
}

async function order(...folders: string[]) {
  let [files, inOrder, inDocuments, markdown, json] = [0, 0, 0, 0, 0];
  for await (const { name, document, resume } of readableResumes(folders)) {
    const text = toMarkdown(resume);
    const [onPage, exported] = [orderFaults(document, resume), exportFaults(resume)];
    files += 1;
    inOrder += Number(onPage.length + exported.length === 0);
    inDocuments += Number(exported.length === 0);
    // What has no heading is no Markdown to our eyes.
    markdown += Number(!/^#/m.test(text) || (await openedAgain(text)) === text);
    json += Number((await openedAgain(toJsonResume(resume))) === text);
    for (const fault of [...onPage, ...exported]) console.info(`${name}: ${fault}`);
  }
  console.info(
    `of ${files} files ${inOrder} keep the order of the page, ${inDocuments} each text once in every document`,
  );
  console.info(
    `opened again: Markdown the same for ${markdown}, JSON Resume character by character for ${json}`,
  );
}

type ContactCase = {
  id: string;
  lines: string[];
  truth: { name: string; email: string; phone: string; place: string; links: string[] } & {
    [also in "nameAlso" | "placeAlso" | "emailAlso"]?: string | string[];
  };
};

const bare = (text = "") =>
  text
    .normalize("NFKC")
    .replace(/^https?:\/\/|\/$/g, "")
    .replace(/[\s,，.·-]+/g, "")
    .toLowerCase();

function contact(file: string) {
  const cases: ContactCase[] = JSON.parse(readFileSync(file, "utf8"));
  const below = ["# Experience", "Clerk, Acme Ltd\t2019 – 2021", "• Kept the books of nine shops"];
  for (const way of ["alone", "above a resume"]) {
    let whole = 0;
    for (const { id, lines, truth } of cases) {
      const found =
        way === "alone"
          ? parseContact(documentOf(...lines).lines)
          : parseResume(documentOf(...lines, ...below), weights).contact;
      const links = found.links
        .flatMap(({ text }) => [text, text.replace(/^[^:：/]{1,20}[:：]\s?/, "")])
        .map(bare);
      const wrong = [
        ...(["name", "email", "phone", "place"] as const).filter((field) => {
          const also = field === "phone" ? [] : (truth[`${field}Also`] ?? []);
          return ![truth[field], also].flat().some((one) => bare(one) === bare(found[field]?.text));
        }),
        ...truth.links.filter((link) => !links.includes(bare(link))),
      ];
      whole += Number(wrong.length === 0);
      if (isSet("show") && wrong.length > 0)
        console.info(`${id} ${way}: ${wrong.join(", ")}\n\t${lines.join("\n\t")}`);
    }
    console.info(`${way}: ${whole} of ${cases.length} whole`);
  }
}

async function labeller(folder: string) {
  const samples = await readFolder(folder);
  const asset = async (path: string) => new Uint8Array(readFileSync(`public${path}`));
  for (const wrong of [null, 0, 0.05, 0.2])
    for (const language of ["en", "zh"] as const) {
      const random = randomOf(7);
      const recall: Tally = new Map();
      const precision: Tally = new Map();
      let [asked, taken] = [0, 0];
      for (const { sample } of samples.filter((one) => one.language === language)) {
        const gold = align(pageOf(bodyOf(sample.document).body), truthOf(sample)).labels;
        const model: Labeller = {
          name: "openai",
          label: async ({ segments }) => {
            asked += 1;
            const said = segments.map(({ id }) => {
              const drawn = everyLabel[Math.floor(random() * everyLabel.length)];
              return `${id} ${random() < (wrong ?? 0) ? drawn : gold[id]}`;
            });
            return { ok: true, labels: said };
          },
        };
        const app = { asset, log: () => undefined, labeller: async () => (wrong === null ? null : model) };
        const { resume, reader } = await readResume(app, sample.document);
        taken += Number(reader !== "builtin");
        const own = measure(resume, sample.saved);
        add(recall, own.recall);
        add(precision, own.precision);
      }
      const named = wrong === null ? "nobody asked" : `${wrong * 100} % wrong`;
      console.info(`${language} ${named}: asked ${asked}, taken ${taken}`);
      console.info(`  recall    ${show(recall)}\n  precision ${show(precision)}`);
    }
}

type Damage = (bytes: Uint8Array, random: () => number) => Uint8Array;

const damages: [string, Damage][] = [
  [
    "flipped",
    (bytes, random) => {
      const copy = bytes.slice();
      for (let flips = 1 + random() * 40; flips > 0; flips -= 1)
        copy[Math.floor(random() * copy.length)] = random() * 256;
      return copy;
    },
  ],
  ["cut", (bytes, random) => bytes.slice(0, Math.floor(random() * bytes.length))],
  ["beheaded", (bytes, random) => bytes.slice(Math.floor(random() * 64))],
  [
    "holed",
    (bytes, random) => {
      const at = Math.floor(random() * bytes.length);
      return bytes.slice().fill(0, at, at + random() * 4000);
    },
  ],
  [
    "doubled",
    (bytes, random) => {
      const at = Math.floor(random() * bytes.length);
      return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(Math.floor(at / 2))]);
    },
  ],
  [
    "renumbered",
    (bytes, random) => {
      const isChanged = Array.from({ length: 60 }, () => Math.floor(random() * bytes.length));
      return bytes.map((byte, at) =>
        byte >= 48 && byte <= 57 && isChanged.includes(at) ? 48 + random() * 10 : byte,
      );
    },
  ],
];

/** What becomes of a damaged file on the whole way to its document. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const read = await extract(bytes, { cMap });
  if (!read.ok) return read.reason;
  const resume = parseResume(read.document, weights);
  scoreResume(resume, read.document.layout);
  rewriteResume(resume.sections, resume.language);
  toMarkdown(resume);
  return "read";
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:pdf|docx?)$/i.test(file))
    .sort();

async function damage(folder: string, count = "2000") {
  const names = filesIn(folder);
  const answers = new Map<string, number>();
  let slowest = { named: "", time: 0 };
  for (let run = 0; run < Number(count); run += 1) {
    const name = names[run % names.length] ?? "";
    const [kind, damaged] = damages[Math.floor(run / names.length) % damages.length] ?? [
      "none",
      (all) => all,
    ];
    const named = `${name} ${kind} ${run}`;
    const bytes = damaged(new Uint8Array(readFileSync(join(folder, name))), randomOf(run));
    const started = performance.now();
    const answer = await outcomeOf(bytes).catch((error: unknown) => {
      console.info(named, error);
      return "an error without a name";
    });
    const time = performance.now() - started;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (time > slowest.time) slowest = { named, time };
  }
  console.info([...answers].map(([answer, times]) => `${answer} ${times}`).join(", "));
  console.info(`slowest ${Math.round(slowest.time)} ms, ${slowest.named}`);
}

/** What takes long or grows too fast is told at once, the slowest of all at the end. */
async function shaped(step = "1", ...only: string[]) {
  const tell = ({ stage, shape, ms, growth }: Case) =>
    console.info(`${ms.toFixed(0)} ms, ×${growth?.toFixed(1) ?? "?"} from 30 k on: ${stage} of ${shape}`);
  const cases = await runShapes(only, Number(step), (one) => isOver(one) && tell(one));
  console.info(
    `${cases.filter(isOver).length} of ${cases.length} are above 2 s or 1.5 × linear; the slowest:`,
  );
  for (const one of cases.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) tell(one);
}

/** Processor of every stage of a job, of each file that is read. */
async function slowest(folder: string) {
  const times: [number, string][] = [];
  for (const name of filesIn(folder)) {
    const start = process.cpuUsage();
    const read = await extract(new Uint8Array(readFileSync(join(folder, name))), { cMap, timeout: 600_000 });
    if (!read.ok) continue;
    const resume = parseResume(read.document, weights);
    for (const stage of Object.values(stagesOfResume)) stage(resume, "");
    const { user, system } = process.cpuUsage(start);
    times.push([(user + system) / 1000, name]);
  }
  for (const [ms, name] of times.toSorted(([a], [b]) => b - a).slice(0, 5))
    console.info(`${ms.toFixed(0)} ms: ${name}`);
}

await runPart({ order, contact, labeller, damage, shaped, slowest, patterns: tellGrowing });
