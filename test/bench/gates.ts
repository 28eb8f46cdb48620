/**
 * What the gates let pass: npx tsx test/bench/gates.ts …
 * hostile <folder> [seeds]: edits proposed by the built-in analyst and by one that lies, what was invented or lost in those that
 * passed, by a second opinion that is not the gates' own, and the share of numbers kept · rewordings <file>: how many natural
 * rewordings pass, and how many unsound ones. With --show each that is not as it should be.
 */
import { readFileSync } from "node:fs";
import { linesOf, type ProposedEdit, type Resume, type ResumeLanguage } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { judgeEdits } from "../support/fact-oracle";
import { hostileEdits } from "../support/hostile-analyst";
import { buildResume } from "../support/resumes";
import { isSet, readableResumes, runPart } from "./common";

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Numbers outside date lines: those may be written with the name of the month instead. */
function numbersOf(resume: Resume): string[] {
  const entries = resume.sections.flatMap((section) => section.entries);
  const dates = new Set(entries.flatMap((entry) => entry.dates?.id ?? []));
  return linesOf(resume).flatMap(({ id, text }) => (dates.has(id) ? [] : numbersIn(text)));
}

const totals = () => ({ proposed: 0, accepted: 0, invented: 0, lost: 0, numbers: 0, kept: 0 });

function tally(into: ReturnType<typeof totals>, name: string, resume: Resume, edits: ProposedEdit[]): void {
  const { accepted } = admitEdits(resume, edits);
  const better = applyEdits(
    resume,
    accepted.map(({ edit }) => edit),
  );
  const { invented, lost } = judgeEdits(resume, better, accepted);
  for (const one of invented) console.info(`${name}: invented ${one}`);
  for (const one of lost) console.info(`${name}: lost ${one}`);
  const removed = accepted.flatMap(({ before, after }) => (after === "" ? numbersIn(before) : []));
  const there = [...numbersOf(better), ...removed];
  const numbers = numbersOf(resume);
  const kept = numbers.filter((one) => {
    const at = there.indexOf(one);
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
  into.proposed += edits.length;
  into.accepted += accepted.length;
  into.invented += invented.length;
  into.lost += lost.length;
  into.numbers += numbers.length;
  into.kept += kept.length;
}

async function hostile(folder: string, seeds = "50") {
  const [builtIn, lying] = [totals(), totals()];
  for await (const { name, resume } of readableResumes([folder])) {
    tally(builtIn, name, resume, rewriteResume(resume.sections, resume.language));
    for (let seed = 0; seed < Number(seeds); seed += 1)
      tally(lying, name, resume, hostileEdits(resume, seed));
  }
  console.info(`built-in ${JSON.stringify(builtIn)}\nhostile ${JSON.stringify(lying)}`);
}

type Rewording = {
  id: string;
  language: ResumeLanguage;
  original: string;
  proposal: string;
  sound: boolean;
  why: string;
};

function rewordings(file: string) {
  const cases: Rewording[] = JSON.parse(readFileSync(file, "utf8"));
  const counts = new Map<string, { passed: number; all: number }>();
  for (const { id, language, original, proposal, sound, why } of cases) {
    const entry = { title: "Clerk", organisation: "Acme", dates: "2019 – 2021", bullets: [original] };
    const resume = buildResume({
      language,
      sections: [{ kind: "experience", heading: "Experience", entries: [entry] }],
    });
    const line = resume.sections[0]?.entries[0]?.lines[0]?.id ?? "";
    const { accepted, rejected } = admitEdits(resume, [
      { kind: "replace", line, original, replacement: proposal, reasons: [] },
    ]);
    const key = `${language} ${sound ? "sound" : "unsound"}`;
    const { passed, all } = counts.get(key) ?? { passed: 0, all: 0 };
    counts.set(key, { passed: passed + accepted.length, all: all + 1 });
    if (isSet("show") && accepted.length > 0 !== sound)
      console.info(`${key} ${id} ${Object.keys(rejected)}\n   ${original}\n   ${proposal}\n   (${why})`);
  }
  for (const [key, { passed, all }] of counts) console.info(`${key}: ${passed} of ${all} pass`);
}

await runPart({ hostile, rewordings });
