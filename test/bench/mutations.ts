/**
 * Damages every file of a folder in many ways, reads what is left and takes it the whole way to its documents.
 * Prints how often each answer came, the slowest, and every error that has no name.
 * Usage: npx tsx test/bench/mutations.ts <folder> [mutations in all] [folder of character maps]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { scoreResume } from "~/features/resume/scoring/score";
import { weights } from "../support/weights";

const [folder = ".", count = "2000", maps = "node_modules/pdfjs-dist/cmaps"] = process.argv.slice(2);

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

/** Mulberry32: the same damage on every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Damage = (bytes: Uint8Array, random: () => number) => Uint8Array;

const damages: Record<string, Damage> = {
  flipped(bytes, random) {
    const copy = bytes.slice();
    for (let flips = 1 + random() * 40; flips > 0; flips -= 1)
      copy[Math.floor(random() * copy.length)] = random() * 256;
    return copy;
  },
  cut: (bytes, random) => bytes.slice(0, Math.floor(random() * bytes.length)),
  beheaded: (bytes, random) => bytes.slice(Math.floor(random() * 64)),
  holed(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    return bytes.slice().fill(0, at, at + random() * 4000);
  },
  doubled(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(Math.floor(at / 2))]);
  },
  renumbered(bytes, random) {
    const copy = bytes.slice();
    for (let tries = 0; tries < 60; tries += 1) {
      const at = Math.floor(random() * copy.length);
      const byte = copy[at] ?? 0;
      if (byte >= 48 && byte <= 57) copy[at] = 48 + random() * 10;
    }
    return copy;
  },
};

const names = (await readdir(folder, { recursive: true }))
  .filter((file) => /\.(?:pdf|docx?)$/i.test(file))
  .sort();
const answers = new Map<string, number>();
const kinds = Object.entries(damages);
let slowest = { name: "", time: 0 };
for (let run = 0; run < Number(count); run += 1) {
  const name = names[run % names.length] ?? "";
  const [kind, damage] = kinds[Math.floor(run / names.length) % kinds.length] ?? ["cut", damages.cut];
  const bytes =
    damage?.(new Uint8Array(await readFile(join(folder, name))), randomOf(run)) ?? new Uint8Array();
  const started = performance.now();
  let answer: string;
  try {
    const read = await extract(bytes, { cMap });
    answer = read.ok ? "read" : read.reason;
    if (read.ok) {
      const resume = parseResume(read.document, weights);
      scoreResume(resume, read.document.layout);
      rewriteResume(resume.sections, resume.language);
      toMarkdown(resume);
    }
  } catch (error) {
    answer = "no name";
    console.info(
      `${name}\t${kind}\t${run}\t${error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : error}`,
    );
  }
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const time = performance.now() - started;
  if (time > slowest.time) slowest = { name: `${name} ${kind} ${run}`, time };
}
for (const [answer, times] of [...answers].toSorted((a, b) => b[1] - a[1]))
  console.info(`${times}\t${answer}`);
console.info(`slowest\t${Math.round(slowest.time)} ms\t${slowest.name}`);
