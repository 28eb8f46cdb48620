import {
  type Contact,
  type ContactField,
  type ContentLine,
  type DateLine,
  type EntryField,
  type Headline,
  headlineOf,
  type Line,
  linesOfSection,
  type Resume,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { splitHeadline } from "../lexicon/contact-labels";
import { parseDateRange } from "../lexicon/dates";

export const contactFields = ["name", "headline", "email", "phone", "place"] as const;
export const entryFields = ["title", "organisation", "place", "dates"] as const;

type Texts<Field extends string> = Record<Field, string>;

/** What the owner says of a place in doubt: all its fields, and what of the old ones shall stand below. `place`: "contact" or an id. */
export type Mend =
  | { of: "contact"; place: "contact"; fields: Texts<ContactField>; keep: string[] }
  | { of: "entry"; place: string; fields: Texts<EntryField>; keep: string[] }
  | { of: "section"; place: string; kind: SectionKind };

/** A place that we are unsure of, as it was read: its mend if we are right, which of that is in doubt, and the lines of the page. */
export type Doubtful = {
  mend: Mend;
  fields: string[];
  lines: string[];
  section: string | null;
  kind: SectionKind | null;
};

const textOf = (line: Line | null) => line?.text ?? "";

export function doubtfulIn({ contact, sections }: Resume): Doubtful[] {
  const found: Doubtful[] = [];
  if (contact.doubt) {
    const { name, email, phone, place } = contact;
    const fields = {
      name: textOf(name),
      headline: textOf(headlineOf(contact)),
      email: textOf(email),
      phone: textOf(phone),
      place: textOf(place),
    };
    const mend: Mend = { of: "contact", place: "contact", fields, keep: [] };
    found.push({ mend, ...contact.doubt, section: null, kind: null });
  }
  for (const section of sections) {
    const where = { section: section.heading?.text ?? null, kind: section.kind };
    if (section.doubt) {
      const mend: Mend = { of: "section", place: section.id, kind: section.kind };
      const lines = section.doubt.lines.length > 1 ? section.doubt.lines : firstLines(section);
      found.push({ mend, fields: section.doubt.fields, lines, ...where });
    }
    for (const { id, doubt, title, organisation, place, dates } of section.entries) {
      if (!doubt) continue;
      const fields = {
        title: textOf(title),
        organisation: textOf(organisation),
        place: textOf(place),
        dates: textOf(dates),
      };
      found.push({ mend: { of: "entry", place: id, fields, keep: [] }, ...doubt, ...where });
    }
  }
  return found;
}

const quoted = 5;

function firstLines(section: Section): string[] {
  return linesOfSection(section)
    .slice(0, quoted)
    .map(({ text }) => text);
}

/** A text of the owner gets an id of its own, so that no edit that was made for the old one applies to it. */
function mended<T extends Line>(old: T | null, text: string, place: string, field: string): Line | T | null {
  const typed = text.trim();
  if (typed === "") return null;
  return old?.text === typed ? old : { id: `${place}:${field}`, text: typed };
}

/** The text stands for the headline as documents show it; what is typed keeps its label where it has none. */
function mendedHeadline(contact: Contact, text: string): Headline | null {
  const shown = headlineOf(contact);
  const line = mended(shown, text, "contact", "headline");
  if (line === shown) return contact.headline;
  return line && { ...(shown && contact.headline), ...line, ...splitHeadline(line.text) };
}

function mendedDates(old: DateLine | null, text: string, place: string): DateLine | null {
  const line = mended(old, text, place, "dates");
  if (line === null || "from" in line) return line;
  return { ...line, ...(parseDateRange(line.text) ?? { from: null, to: null }) };
}

function keptLines(keep: string[], place: string): ContentLine[] {
  return keep.map((text, index) => ({ id: `${place}:kept-${index + 1}`, text, bullet: false }));
}

/** The resume with the owner's word in the places that it was given for: they are no longer in doubt. Edits still apply. */
export function mendResume(resume: Resume, mends: Mend[]): Resume {
  const at = new Map(mends.map((mend) => [mend.place, mend]));
  const { contact } = resume;
  const own = at.get("contact");
  const mendedContact =
    own?.of === "contact"
      ? {
          ...contact,
          name: mended(contact.name, own.fields.name, "contact", "name"),
          headline: mendedHeadline(contact, own.fields.headline),
          email: mended(contact.email, own.fields.email, "contact", "email"),
          phone: mended(contact.phone, own.fields.phone, "contact", "phone"),
          place: mended(contact.place, own.fields.place, "contact", "place"),
          other: [...keptLines(own.keep, "contact").map(({ id, text }) => ({ id, text })), ...contact.other],
          doubt: null,
          settled: contact.doubt?.fields,
        }
      : contact;
  const sections = resume.sections.map((section) => {
    const said = at.get(section.id);
    const entries = section.entries.map((entry) => {
      const mend = at.get(entry.id);
      if (mend?.of !== "entry") return entry;
      const { id, title, organisation, place, dates, lines, doubt } = entry;
      return {
        id,
        title: mended(title, mend.fields.title, id, "title"),
        organisation: mended(organisation, mend.fields.organisation, id, "organisation"),
        place: mended(place, mend.fields.place, id, "place"),
        dates: mendedDates(dates, mend.fields.dates, id),
        lines: [...keptLines(mend.keep, id), ...lines],
        doubt: null,
        settled: doubt?.fields,
      };
    });
    return said?.of === "section"
      ? { ...section, kind: said.kind, entries, doubt: null }
      : { ...section, entries };
  });
  return { ...resume, contact: mendedContact, sections };
}

const words = (text: string) => text.toLowerCase().match(/\p{Script=Han}|[^\s\p{Script=Han}\p{P}]+/gu) ?? [];

/** Texts that no field holds any more, so that nothing is lost unseen; `likely`: cleared, or less than half of the phrase is left. */
export function leftOver(before: string[], now: string[]): { text: string; likely: boolean }[] {
  const held = new Set(now.flatMap(words));
  return before.flatMap((text, index) => {
    if (before.indexOf(text) < index) return [];
    const all = words(text);
    const left = all.filter((word) => held.has(word)).length;
    if (left === all.length) return [];
    const cleared = now[index]?.trim() === "";
    return [{ text, likely: cleared || (all.length > 3 && left < all.length / 2) }];
  });
}
