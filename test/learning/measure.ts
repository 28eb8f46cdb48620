import { type Entry, type EntryField, headlineOf, type Line, type Resume, sectionKinds } from "~/core/resume";
import { isWish } from "~/features/resume/lexicon/contact-labels";
import { employerOf } from "~/features/resume/lexicon/employers";
import { skillsOf } from "~/features/resume/parsing/skills";
import type { SavedTruth } from "./samples";

export type Tally = Map<string, { found: number; total: number }>;

/** What of a truth was found, what of what was found is true, how often right and wrong posts are marked as doubtful, how much of what is called sure is true, and what was missed. */
export type Measured = { recall: Tally; precision: Tally; doubts: Tally; sure: Tally; missed: string[] };

const ours = new Set<string>(sectionKinds);

/** Case, spaces, kinds of dashes and quotation marks, spaces between Chinese characters, what parts a degree from its subject and a final full stop are not what is measured. */
function normal(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/\s{0,4}-\s{0,4}/g, "-")
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
function namesOf({ organisation, place }: { organisation: Line | null; place: Line | null }): string[] {
  return [normal(organisation?.text), normal(`${organisation?.text} ${place?.text ?? ""}`)];
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

export function count(tally: Tally, field: string, found: boolean): void {
  const cell = tally.get(field) ?? { found: 0, total: 0 };
  tally.set(field, { found: cell.found + Number(found), total: cell.total + 1 });
}

export function share(tally: Tally, fields: string[] = [...tally.keys()]): number {
  const cells = fields.flatMap((field) => tally.get(field) ?? []);
  const total = cells.reduce((sum, cell) => sum + cell.total, 0);
  return total === 0 ? 1 : cells.reduce((sum, cell) => sum + cell.found, 0) / total;
}

export function show(tally: Tally): string {
  const fields = [...tally].map(([field, cell]) => `${field} ${cell.found}/${cell.total}`).join(", ");
  return `${share(tally).toFixed(3)}  ${fields}`;
}

export function add(to: Tally, from: Tally): void {
  for (const [field, cell] of from) {
    const own = to.get(field) ?? { found: 0, total: 0 };
    to.set(field, { found: own.found + cell.found, total: own.total + cell.total });
  }
}

/** Holds a resume as it was read to the truth of its file. */
export function measure(resume: Resume, truth: SavedTruth): Measured {
  const recall: Tally = new Map();
  const precision: Tally = new Map();
  const doubts: Tally = new Map();
  const sure: Tally = new Map();
  const missed: string[] = [];
  const { sections, contact } = resume;
  const entries = sections.flatMap((section) => section.entries);
  const roles = sections.flatMap((section) =>
    section.entries.map((one) => ({
      title: one.title?.text,
      dates: one.dates?.text,
      employers: namesOf({ organisation: employerOf(one, section.entries), place: one.place }),
    })),
  );
  const check = (field: string, wanted: string | undefined, found: boolean) => {
    if (wanted === undefined) return;
    count(recall, field, found);
    if (!found) missed.push(`${field}: ${wanted}`);
  };
  const titled = (title: string) => entries.some((one) => normal(one.title?.text) === normal(title));
  const linesAre = (title: string, dates: string, wanted: string[]) => {
    const same = entries.filter((one) => normal(one.title?.text) === normal(title));
    const entry = same.find((one) => range(one.dates?.text) === range(dates)) ?? same[0];
    return entry !== undefined && holds(entry.lines, wanted);
  };
  checkContact();
  for (const { title, company, dates, lines } of truth.experience) {
    const entry = roles.find(
      (one) => normal(one.title) === normal(title) && range(one.dates) === range(dates),
    );
    check("title", title, titled(title));
    check(
      "employer",
      company,
      entries.some((one) => namesOf(one).includes(normal(company))),
    );
    check(
      "dates",
      dates,
      entries.some((one) => range(one.dates?.text) === range(dates)),
    );
    check(
      "role together",
      `${title} / ${company} / ${dates}`,
      entry?.employers.includes(normal(company)) === true,
    );
    if (lines) check("lines of role", title, linesAre(title, dates, lines));
  }
  for (const { degree, institution } of truth.education ?? []) {
    check("degree", degree, titled(degree));
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
  const kinds = new Set<string>(sections.map((section) => section.kind));
  // What is asked for may stand with the name, behind its label.
  if (isWish(headlineOf(contact)?.text)) kinds.add("objective");
  const sectionsTold = truth.sections ?? truth.headings?.map(({ kind }) => kind) ?? [];
  for (const kind of new Set(sectionsTold)) if (ours.has(kind)) check("section", kind, kinds.has(kind));
  const skills = new Set(skillsOf(resume).map(normal));
  for (const skill of truth.skills ?? []) check("skill", skill, skills.has(normal(skill)));
  checkPrecision();
  checkDoubts();
  return { recall, precision, doubts, sure, missed };

  function checkContact(): void {
    const { name, email, phone, place, headline, links } = contact;
    const {
      full_name,
      email: mail,
      phone: number,
      location,
      headline: line,
      links: addresses,
    } = truth.contact;
    check("name", full_name, normal(name?.text) === normal(full_name));
    check("email", mail, normal(email?.text) === normal(mail));
    check("phone", number, normal(phone?.text) === normal(number));
    check("place", location, normal(place?.text) === normal(location));
    const said = [headline?.text, `${headline?.label ?? ""}${headline?.text ?? ""}`].map(normal);
    check("headline", line, said.includes(normal(line)));
    for (const link of addresses ?? [])
      check(
        "link",
        link,
        links.some(({ text }) => normal(text).includes(normal(link))),
      );
  }

  /** Every value of the truth counts in whatever field: a value that is no place in the truth is not held against a file. */
  function checkPrecision(): void {
    const known = new Set(
      [
        ...Object.values(truth.contact).flat(),
        ...truth.experience.flatMap((role) => [role.title, role.company, range(role.dates)]),
        ...(truth.education ?? []).flatMap((one) => [one.degree, one.institution, range(one.dates)]),
        ...(truth.projects ?? []).flatMap((one) => [one.title, range(one.dates)]),
      ].map(normal),
    );
    for (const { field, values, isSure } of filled(resume)) {
      const right = values.some((value) => known.has(value));
      count(precision, field, right);
      if (isSure) count(sure, field, right);
      if (!right) missed.push(`not in the truth, ${isSure ? "sure " : ""}${field}: ${values[0]}`);
    }
  }

  function checkDoubts(): void {
    for (const section of sections) {
      if (section.kind !== "experience" || truth.experience.length === 0) continue;
      for (const one of section.entries)
        count(doubts, isRight(one, section.entries) ? "right" : "wrong", one.doubt !== null);
    }
  }

  function isRight(one: Entry, own: Entry[]): boolean {
    const employers = namesOf({ organisation: employerOf(one, own), place: one.place });
    return truth.experience.some(
      (role) =>
        normal(role.title) === normal(one.title?.text) &&
        employers.includes(normal(role.company)) &&
        range(role.dates) === range(one.dates?.text),
    );
  }
}

/** A value we filled in that a truth speaks of, with the wordings that count as it, and whether the report calls it sure. */
type Filled = { field: string; values: string[]; isSure: boolean };

function filled({ contact, sections }: Resume): Filled[] {
  const { name, email, phone } = contact;
  const all: Filled[] = Object.entries({ name, email, phone }).map(([field, line]) => ({
    field,
    values: [normal(line?.text)],
    isSure: !contact.doubt?.fields.some((one) => one === field),
  }));
  for (const { kind, entries } of sections) {
    if (kind !== "experience" && kind !== "education") continue;
    const names =
      kind === "education"
        ? { title: "degree", organisation: "school" }
        : { title: "title", organisation: "employer" };
    for (const { title, organisation, place, dates, doubt } of entries) {
      const add = (field: string, of: EntryField, values: string[]) =>
        all.push({ field, values, isSure: !doubt?.fields.includes(of) });
      add(names.title, "title", [normal(title?.text)]);
      if (organisation) add(names.organisation, "organisation", namesOf({ organisation, place }));
      if (kind === "experience") add("dates", "dates", [range(dates?.text)]);
    }
  }
  return all.filter(({ values }) => values[0]);
}
