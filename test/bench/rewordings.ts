import { readFileSync } from "node:fs";
import type { ResumeLanguage } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { buildResume } from "../support/resumes";

/** How many natural rewordings of a file the gates let pass, and how many unsound ones: `npx tsx test/bench/rewordings.ts <file.json> [show]`. */
type Case = {
  id: string;
  language: ResumeLanguage;
  original: string;
  proposal: string;
  sound: boolean;
  why: string;
};

const [file = "", show] = process.argv.slice(2);
const cases: Case[] = JSON.parse(readFileSync(file, "utf8"));
const tally = new Map<string, { passed: number; all: number }>();
for (const { id, language, original, proposal, sound, why } of cases) {
  const resume = buildResume({
    language,
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: "Clerk", organisation: "Acme", dates: "2019 – 2021", bullets: [original] }],
      },
    ],
  });
  const line = resume.sections[0]?.entries[0]?.lines[0]?.id ?? "";
  const { accepted, rejected } = admitEdits(resume, [
    { kind: "replace", line, original, replacement: proposal, reasons: [] },
  ]);
  const key = `${language} ${sound ? "sound" : "unsound"}`;
  const cell = tally.get(key) ?? { passed: 0, all: 0 };
  tally.set(key, { passed: cell.passed + accepted.length, all: cell.all + 1 });
  if (show && accepted.length > 0 !== sound)
    console.info(`${key}\t${id}\t${Object.keys(rejected)}\n   ${original}\n   ${proposal}\n   (${why})`);
}
for (const [key, { passed, all }] of tally) console.info(`${key}: ${passed} of ${all} pass`);
