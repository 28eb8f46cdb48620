import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resume } from "~/core/resume";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";
import { cMap } from "../learning/samples";
import { documentOf } from "../support/lines";
import { weights } from "../support/weights";

/** Whether the command line holds `--name`. */
export const isSet = (name: string) => process.argv.includes(`--${name}`);

/** Runs the part that the command line names first, with what else stands there. */
export async function runPart(parts: Record<string, (...given: string[]) => unknown>): Promise<void> {
  const [name = "", ...given] = process.argv.slice(2).filter((word: string) => !word.startsWith("--"));
  const run = parts[name];
  if (run) await run(...given);
  else console.error(`Which part? ${Object.keys(parts).join(", ")}`);
}

/** A text file is one column: `# heading`, `• bullet`, `**bold**`. */
async function read(path: string): Promise<ExtractedDocument | null> {
  if (path.endsWith(".txt"))
    return documentOf(
      ...readFileSync(path, "utf8")
        .split("\n")
        .filter((row) => row.trim() !== ""),
    );
  const extracted = await extract(new Uint8Array(readFileSync(path)), { cMap });
  return extracted.ok ? extracted.document : null;
}

export type Read = { name: string; document: ExtractedDocument; resume: Resume };

/** Every resume of the folders and those below them that can be read, each text once; with `--few`, ten of them. */
export async function* readableResumes(folders: string[]): AsyncGenerator<Read> {
  const seen = new Set<string>();
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (!/\.(?:pdf|docx?|md|txt)$/i.test(name)) continue;
      if (isSet("few") && seen.size === 10) return;
      const document = await read(join(folder, name));
      if (!document) continue;
      const resume = parseResume(document, weights);
      const text = JSON.stringify(resume);
      if (!seen.has(text)) yield { name, document, resume };
      seen.add(text);
    }
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

export const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Milliseconds of processor that the work takes. */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
