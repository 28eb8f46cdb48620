import {
  type ContactField,
  type ContentLine,
  type Entry,
  linesOfContact,
  type Resume,
  type Section,
} from "~/core/resume";
import { joinNames } from "../lexicon/join-names";
import { isPlace } from "../lexicon/places";
import { skillsOf } from "../parsing/skills";
import type { Score } from "../report";
import { adviseOnEntries, adviseOnWhole } from "../rewriting/advice-on-gaps";
import { lostOn } from "../scoring/prices";
import { limits } from "../scoring/rubric";
import { type Story, substance } from "../scoring/subject";
import { type Field, leastGain, type Question, type Target } from "./questions";

function text(...names: string[]): Field[] {
  return names.map((name) => ({ name, type: "text" }));
}

function question(id: string, ask: string, step: string, target: Target, fields: Field[]): Question {
  return { id, ask, values: {}, step, target, fields };
}

const contactTypes = { email: "email", phone: "phone", place: "text" } as const;

function askOfContact(field: keyof typeof contactTypes): Question[] {
  const fields: Field[] = [{ name: field, type: contactTypes[field] }];
  const target = { kind: "contact", field } as const;
  return [question(`contact-${field}`, field, "contact", target, fields)];
}

/** What is there but cannot be used: an address without a dot, a number with digits missing. */
function askOfFaultyContact({ contact: { doubt, ...given } }: Resume, score: Score): Question[] {
  const faulty = (["email", "phone"] as const).filter(
    (field) => given[field] !== null && !isUnsure(doubt?.fields, field) && lostOn(score, field) > leastGain,
  );
  return faulty.flatMap((field) => askOfContact(field));
}

function isUnsure(fields: ContactField[] | undefined, field: ContactField): boolean {
  return fields?.includes(field) ?? false;
}

const dates: Field = { name: "dates", type: "dates" };
const deedFields: Field[] = [1, 2, 3].flatMap((at) => text(`deed${at}`, `result${at}`));

function askOfSkills({ resume }: Story, score: Score): Question[] {
  const missing = Math.max(0, limits.skills.count - skillsOf(resume).length);
  const fields = text("skill1", "skill2", "skill3").slice(0, missing);
  return lostOn(score, "skills") > leastGain && missing > 0
    ? [question("skills", "skills", "skills", { kind: "section", section: "skills" }, fields)]
    : [];
}

/** Sections that the resume lacks. Without a doubt only: what we failed to read is never asked for. */
function askOfSections(story: Story, score: Score): Question[] {
  const { resume } = story;
  const missing = new Set(adviseOnWhole(resume).map(({ advice }) => advice.rule));
  const ask = (id: "summary" | "education" | "experience", fields: Field[]) =>
    question(id, id, id, { kind: "section", section: id }, fields);
  const questions: Question[] = [];
  if (lostOn(score, "summary") > leastGain && (missing.has("addSummary") || hasPoorSummary(resume)))
    questions.push(ask("summary", summaryFields()));
  if (missing.has("addExperience"))
    questions.push(ask("experience", [...text("position", "employer"), dates, ...deedFields.slice(0, 2)]));
  if (missing.has("addEducation")) questions.push(ask("education", [...text("school", "degree"), dates]));
  return missing.has("addSkills") || resume.sections.some(({ kind, doubt }) => kind === "skills" && !doubt)
    ? [...questions, ...askOfSkills(story, score)]
    : questions;
}

function summaryFields(): Field[] {
  return [...text("role"), { name: "years", type: "number" }, ...text("strength")];
}

function hasPoorSummary({ sections }: Resume): boolean {
  return sections.some(({ kind, doubt }) => kind === "summary" && doubt === null);
}

function askOfEntries({ resume }: Story): Question[] {
  const entries = resume.sections.flatMap((section) => section.entries);
  const undated = adviseOnEntries(resume.sections).filter(({ advice }) => advice.rule === "addDates");
  return undated.flatMap(({ advice }): Question[] => {
    const entry = entries.find(({ title, organisation }) =>
      [title?.id, organisation?.id].includes(advice.line ?? ""),
    );
    if (!entry || /^(?:普通)?高中|^high school/iu.test(entry.title?.text ?? "")) return [];
    const target = { kind: "entry", entry: entry.id, field: "dates" } as const;
    const asked = question(`dates-${entry.id}`, "dates", "dates", target, [dates]);
    return [{ ...asked, values: { name: nameOf(entry) } }];
  });
}

function nameOf({ title, organisation }: Entry): string {
  return joinNames([title, organisation].flatMap((line) => line?.text ?? []));
}

/** Lines that a place may have before nothing more is asked of it: our judgement, from what strong resumes have. */
const enough: Partial<Record<Section["kind"], number>> = { experience: 4, projects: 4, activities: 3 };

function deedsIn(lines: ContentLine[]): number {
  return lines.flatMap(({ text }) =>
    text.split(/[。；;]|\. (?=\p{Lu})/u).filter((deed) => deed.trim() !== ""),
  ).length;
}

function askOfMore(story: Story, score: Score): Question[] {
  const { resume } = story;
  const size = resume.language === "zh" ? "characters" : "words";
  const count = score.parts.flatMap(({ checks }) => checks).find(({ id }) => id === size)?.values.count;
  const isShort = Number(count ?? 0) < limits[size].low;
  if (!isShort && substance(story) >= 1) return [];
  const owners = resume.sections
    .filter(({ doubt }) => doubt === null)
    .flatMap((section) => {
      const most = enough[section.kind] ?? 0;
      return section.entries
        .filter(({ doubt }) => doubt === null)
        .map((entry) => ({ owner: entry.id, name: nameOf(entry), lines: entry.lines }))
        .filter(({ name }) => name !== "")
        .map((place) => ({ ...place, room: most - deedsIn(place.lines) }));
    })
    .filter(({ room }) => room > 0);
  return owners.map(({ owner, name, room, lines }) => ({
    ...question(
      `more-${owner}`,
      "more",
      "more",
      { kind: "lines", owner, known: lines.map(({ text }) => text) },
      deedFields.slice(0, 2 * Math.min(3, room)),
    ),
    values: { name },
  }));
}

function namesTown({ contact, sections }: Resume): boolean {
  const lines = [
    ...linesOfContact(contact),
    ...sections.filter(({ kind }) => kind !== "experience").flatMap((one) => one.lines),
  ];
  return lines.some(
    ({ text }) =>
      /(?:城市|所在地|现居地?|住址|地址|居住地)\s*[:：]|\b(?:based|living) in \p{Lu}/u.test(text) ||
      (text.length < 160 &&
        text.split(/ ?[|·•,，;；/、()（）] ?| [–—-] | in /u).some((part) => isPlace(part.trim()))),
  );
}

export function askOfGaps(story: Story, score: Score): Question[] {
  const missing = new Set(adviseOnWhole(story.resume).map(({ advice }) => advice.rule));
  const rules = { addEmail: "email", addPhone: "phone", addPlaceOrLink: "place" } as const;
  const absent = Object.entries(rules).flatMap(([rule, field]) =>
    missing.has(rule) && !(field === "place" && namesTown(story.resume)) ? askOfContact(field) : [],
  );
  return [
    ...absent,
    ...askOfFaultyContact(story.resume, score),
    ...askOfSections(story, score),
    ...askOfEntries(story),
    ...askOfMore(story, score),
  ];
}
