import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/**
 * How much of hand-written truth files the reader finds: `node test/bench/recall.ts <folder>`.
 * A truth is x.truth.json beside x.pdf or x.docx, or x.json as Reactive Resume saves it.
 * Prints the share of values found per file and per field, what was missed, the share of the values we filled that the
 * truth has (precision), how often right and wrong entries are marked as doubtful, and the milliseconds of ten readings.
 */
type Role = { title: string; company: string; dates: string; lines?: string[] };
type Truth = {
  contact: {
    full_name?: string;
    email?: string;
    phone?: string;
    location?: string;
    headline?: string;
    links?: string[];
  };
  experience: Role[];
  education?: { degree: string; institution: string; dates?: string }[];
  skills?: string[];
  projects?: { title: string; dates: string; lines?: string[] }[];
  /** The kinds of its sections; only those that the product tells apart are measured. */
  sections?: string[];
};

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

function truthOf(saved: Truth | Reactive): Truth & Required<Pick<Truth, "education" | "skills">> {
  if (!("basics" in saved)) return { ...saved, education: saved.education ?? [], skills: saved.skills ?? [] };
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

type Text = { text: string } | null;

type Tally = Map<string, { found: number; total: number }>;

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  resolve: { alias: { "~": join(root, "app") } },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const load = async <Module>(path: string) =>
  (await server.ssrLoadModule(`/app/features/resume/${path}`)) as Module;
const { extract } =
  await load<typeof import("../../app/features/resume/reading/extract.server")>("reading/extract.server.ts");
const { parseResume } =
  await load<typeof import("../../app/features/resume/parsing/parse")>("parsing/parse.ts");
const { employerOf } =
  await load<typeof import("../../app/features/resume/lexicon/employers")>("lexicon/employers.ts");
const { skillsOf } =
  await load<typeof import("../../app/features/resume/parsing/skills")>("parsing/skills.ts");
const { isWish } =
  await load<typeof import("../../app/features/resume/lexicon/contact-labels")>("lexicon/contact-labels.ts");

const { headlineOf, sectionKinds } = (await server.ssrLoadModule(
  "/app/core/resume.ts",
)) as typeof import("../../app/core/resume");
const ours = new Set<string>(sectionKinds);

const cMap = async (name: string) =>
  new Uint8Array(await readFile(join(root, "node_modules/pdfjs-dist/cmaps", name)));

/** Case, spaces, kinds of dashes and quotation marks, spaces between Chinese characters, what parts a degree from its subject and a final full stop are not what is measured. */
function normal(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/\s*-\s*/g, "-")
    .replace(/[\s|·,，]+/g, " ")
    .replace(/(?<=\p{Script=Han}|[)）]) (?=\p{Script=Han})/gu, "")
    .replace(/[.,]$/, "")
    .trim()
    .toLowerCase();
}

/** A date range without the length in brackets that some pages add: "(2 years 9 months)". */
function range(dates: string | undefined): string {
  return normal(dates?.replace(/ ?[(（][^()（）]{3,30}[)）]$/, ""));
}

/** An employer or school and what we made of its line: a town that a truth leaves with the name is a field of ours. */
function namesOf({ organisation, place }: { organisation: Text; place: Text }): string[] {
  const name = organisation?.text;
  return [normal(name), normal(`${name} ${place?.text ?? ""}`)];
}

/** Whether the entry holds these lines in this order; how a line was parted from the next is not measured. */
function holds(lines: { text: string }[], wanted: string[]): boolean {
  const bare = (text: string) => normal(text).replace(/[^\p{L}\p{N}]/gu, "");
  let rest = lines.map((line) => bare(line.text)).join("");
  return wanted.every((line) => {
    const at = rest.indexOf(bare(line));
    rest = rest.slice(at + bare(line).length);
    return at >= 0;
  });
}

const all: Tally = new Map();
const precise: Tally = new Map();
const doubts: Tally = new Map();
const count = (tally: Tally, field: string, found: boolean) => {
  const cell = tally.get(field) ?? { found: 0, total: 0 };
  tally.set(field, { found: cell.found + Number(found), total: cell.total + 1 });
};
const times: number[] = [];
const folder = process.argv[2] ?? ".";
const names = await readdir(folder);
for (const file of names.filter((one) => one.endsWith(".json")).sort()) {
  const truth = truthOf(JSON.parse(await readFile(join(folder, file), "utf8")));
  const name = basename(file, ".json").replace(/\.truth$/, "");
  const format = names.includes(`${name}.pdf`) ? "pdf" : "docx";
  const bytes = new Uint8Array(await readFile(join(folder, `${name}.${format}`)));
  let read = await extract(bytes, { cMap });
  for (let run = 0; run < Number(process.argv[3] ?? 10); run += 1) {
    const start = performance.now();
    read = await extract(bytes, { cMap });
    times.push(performance.now() - start);
  }
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const resume = parseResume(read.document);
  const entries = resume.sections.flatMap((section) => section.entries);
  const roles = resume.sections.flatMap((section) =>
    section.entries.map((one) => ({
      title: one.title?.text,
      dates: one.dates?.text,
      employers: namesOf({ organisation: employerOf(one, section.entries), place: one.place }),
    })),
  );
  const skills = new Set(skillsOf(resume).map(normal));
  const own: Tally = new Map();
  const missed: string[] = [];

  function check(field: string, wanted: string | undefined, found: boolean): void {
    if (wanted === undefined) return;
    for (const tally of [own, all]) count(tally, field, found);
    if (!found) missed.push(`${field}: ${wanted}`);
  }

  function linesAre(title: string, dates: string, wanted: string[]): boolean {
    const same = entries.filter((one) => normal(one.title?.text) === normal(title));
    const entry = same.find((one) => range(one.dates?.text) === range(dates)) ?? same[0];
    return entry !== undefined && holds(entry.lines, wanted);
  }

  /** Every value of the truth, in whatever field: a value that is no place in the truth is not held against a file. */
  const known = new Set(
    [
      ...Object.values(truth.contact).flat(),
      ...truth.experience.flatMap((role) => [role.title, role.company, range(role.dates)]),
      ...truth.education.flatMap((one) => [one.degree, one.institution, range(one.dates)]),
      ...(truth.projects ?? []).flatMap((one) => [one.title, range(one.dates)]),
    ].map(normal),
  );

  const { name: person, email, phone } = resume.contact;
  check("name", truth.contact.full_name, normal(person?.text) === normal(truth.contact.full_name));
  check("email", truth.contact.email, normal(email?.text) === normal(truth.contact.email));
  check("phone", truth.contact.phone, normal(phone?.text) === normal(truth.contact.phone));
  const { place, headline, links } = resume.contact;
  check("place", truth.contact.location, normal(place?.text) === normal(truth.contact.location));
  check(
    "headline",
    truth.contact.headline,
    [headline?.text, `${headline?.label ?? ""}${headline?.text ?? ""}`]
      .map(normal)
      .includes(normal(truth.contact.headline)),
  );
  for (const link of truth.contact.links ?? [])
    check(
      "link",
      link,
      links.some((line) => normal(line.text).includes(normal(link))),
    );
  for (const role of truth.experience) {
    const entry = roles.find(
      (one) => normal(one.title) === normal(role.title) && range(one.dates) === range(role.dates),
    );
    const employer = entries.find((one) => namesOf(one).includes(normal(role.company)));
    check(
      "title",
      role.title,
      entries.some((one) => normal(one.title?.text) === normal(role.title)),
    );
    check("employer", role.company, employer !== undefined);
    check(
      "dates",
      role.dates,
      entries.some((one) => range(one.dates?.text) === range(role.dates)),
    );
    check(
      "role together",
      `${role.title} / ${role.company} / ${role.dates}`,
      entry?.employers.includes(normal(role.company)) === true,
    );
    if (role.lines) check("lines of role", role.title, linesAre(role.title, role.dates, role.lines));
  }
  for (const { degree, institution } of truth.education) {
    check(
      "degree",
      degree,
      entries.some((one) => normal(one.title?.text) === normal(degree)),
    );
    check(
      "school",
      institution,
      entries.some((one) => namesOf(one).includes(normal(institution))),
    );
  }
  for (const { title, dates, lines } of truth.projects ?? []) {
    const found = entries.some(
      (one) => normal(one.title?.text) === normal(title) && range(one.dates?.text) === range(dates),
    );
    check("project", `${title} / ${dates}`, found);
    if (lines) check("lines of project", title, linesAre(title, dates, lines));
  }
  for (const [field, ...values] of filled(resume)) {
    const right = values.some((value) => known.has(value));
    count(precise, field, right);
    if (!right) missed.push(`not in the truth, ${field}: ${values[0]}`);
  }
  for (const section of resume.sections) {
    if (section.kind !== "experience" || truth.experience.length === 0) continue;
    for (const one of section.entries) {
      const employer = employerOf(one, section.entries);
      const right = truth.experience.some(
        (role) =>
          normal(role.title) === normal(one.title?.text) &&
          namesOf({ organisation: employer, place: one.place }).includes(normal(role.company)) &&
          range(role.dates) === range(one.dates?.text),
      );
      count(doubts, right ? "right" : "wrong", one.doubt !== null);
    }
  }
  const kinds = new Set<string>(resume.sections.map((section) => section.kind));
  // What is asked for may stand with the name, behind its label.
  if (isWish(headlineOf(resume.contact)?.text)) kinds.add("objective");
  for (const kind of truth.sections ?? []) if (ours.has(kind)) check("section", kind, kinds.has(kind));
  for (const skill of truth.skills) check("skill", skill, skills.has(normal(skill)));
  console.log(`${name}  ${show(own)}`);
  for (const line of missed) console.log(`    missed ${line}`);
}

/** The values we filled in that a truth speaks of, each with the wordings that count as it. */
function filled({ contact, sections }: ReturnType<typeof parseResume>): [string, ...string[]][] {
  const { name, email, phone } = contact;
  const values: [string, ...string[]][] = [
    ["name", normal(name?.text)],
    ["email", normal(email?.text)],
    ["phone", normal(phone?.text)],
  ];
  for (const { kind, entries } of sections) {
    if (kind !== "experience" && kind !== "education") continue;
    for (const entry of entries) {
      values.push([kind === "education" ? "degree" : "title", normal(entry.title?.text)]);
      if (entry.organisation) values.push([kind === "education" ? "school" : "employer", ...namesOf(entry)]);
      if (kind === "experience") values.push(["dates", range(entry.dates?.text)]);
    }
  }
  return values.filter(([, value]) => value);
}

function show(tally: Tally): string {
  const cells = [...tally.values()];
  const found = cells.reduce((sum, cell) => sum + cell.found, 0);
  const total = cells.reduce((sum, cell) => sum + cell.total, 0);
  const fields = [...tally].map(([field, cell]) => `${field} ${cell.found}/${cell.total}`).join(", ");
  return `${(found / total).toFixed(3)}  ${fields}`;
}

times.sort((a, b) => a - b);
const at = (share: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
console.log(`all  ${show(all)}`);
console.log(`precision  ${show(precise)}`);
console.log(`doubtful entries  ${show(doubts)}`);
console.log(`extraction ms  p50 ${at(0.5)}  p95 ${at(0.95)}`);
await server.close();
