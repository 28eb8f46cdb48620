import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { add, measure, show, type Tally } from "../learning/measure";
import { cMap, type SavedTruth } from "../learning/samples";
import { weights } from "../support/weights";

/**
 * How much of hand-written truth files the reader finds: `npx tsx test/bench/recall.ts <folder>`. A truth is x.truth.json beside x.pdf, x.docx or x.md, or x.json as Reactive Resume saves it.
 * Prints the share of values found per file and per field, what was missed, the share of the values we filled that the
 * truth has (precision), how often right and wrong entries are marked as doubtful, how much of what is called sure is true,
 * and the milliseconds of a reading.
 */
/** A resume as Reactive Resume saves it beside its PDF; only what the bench asks of it. */
type Reactive = {
  basics: {
    name: string;
    headline: string;
    email: string;
    phone: string;
    location: string;
    url: { href: string };
  };
  sections: {
    summary: { name: string; content: string };
    experience: { items: { company: string; position: string; date: string }[] };
    education: { items: { institution: string; studyType: string; date: string }[] };
    projects: { items: { name: string; date: string }[] };
    skills: { items: { keywords: string[] }[] };
    profiles: { items: { username: string }[] };
    certifications: { items: unknown[] };
    languages: { items: unknown[] };
  };
};

function truthOf(saved: SavedTruth | Reactive): SavedTruth {
  if (!("basics" in saved)) return saved;
  const { basics, sections } = saved;
  const kinds = {
    summary: sections.summary.content ? [1] : [],
    experience: sections.experience.items,
    education: sections.education.items,
    projects: sections.projects.items,
    skills: sections.skills.items,
    certificates: sections.certifications.items,
    languages: sections.languages.items,
  };
  return {
    contact: {
      full_name: basics.name,
      email: basics.email,
      phone: basics.phone,
      location: basics.location,
      headline: basics.headline,
      links: [basics.url.href, ...sections.profiles.items.map((profile) => profile.username)],
    },
    experience: sections.experience.items.map(({ company, position, date }) => ({
      company,
      title: position,
      dates: date,
    })),
    education: sections.education.items.map(({ institution, studyType }) => ({
      institution,
      degree: studyType,
    })),
    projects: sections.projects.items.map(({ name, date }) => ({ title: name, dates: date })),
    skills: sections.skills.items.flatMap((skill) => skill.keywords),
    sections: Object.entries(kinds).flatMap(([kind, items]) => (items.length ? [kind] : [])),
  };
}

const [folder = "."] = process.argv.slice(2);
const all = { recall: new Map(), precision: new Map(), doubts: new Map(), sure: new Map() } satisfies Record<
  string,
  Tally
>;
const times: number[] = [];
for (const file of readdirSync(folder)
  .filter((one) => one.endsWith(".json"))
  .sort()) {
  const name = basename(file, ".json").replace(/\.truth$/, "");
  const format = ["pdf", "docx", "md"].find((one) => existsSync(join(folder, `${name}.${one}`)));
  const read = await extract(new Uint8Array(readFileSync(join(folder, `${name}.${format}`))), { cMap });
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const from = performance.now();
  const resume = parseResume(read.document, weights);
  times.push(performance.now() - from);
  const { missed, ...own } = measure(resume, truthOf(JSON.parse(readFileSync(join(folder, file), "utf8"))));
  for (const kind of ["recall", "precision", "doubts", "sure"] as const) add(all[kind], own[kind]);
  console.log(`${name}  ${show(own.recall)}`);
  for (const line of missed) console.log(`    missed ${line}`);
}
for (const [kind, tally] of Object.entries(all)) console.log(`${kind}  ${show(tally)}`);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
console.log(`parsing ms  p50 ${at(0.5)}  p95 ${at(0.95)}`);
