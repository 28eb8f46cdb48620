import {
  type Contact,
  type ContactField,
  type ContentLine,
  type Entry,
  type EntryField,
  type Line,
  type Resume,
  type Section,
  type SectionKind,
  sectionKinds,
} from "~/core/resume";
import { parseDateRange } from "../lexicon/dates";
import { contactFields, entryFields } from "./mends";

/** What the owner of a resume does to it by hand, one step each, so that each can be undone. `id`s of what is added are given
 * by who adds it and are unique in the resume. An empty text removes the line. */
export type OwnerChange =
  | { kind: "write"; line: string; text: string }
  | { kind: "fillContact"; field: ContactField; text: string }
  | { kind: "fillEntry"; entry: string; field: EntryField; text: string }
  | { kind: "addLine"; id: string; owner: string; after: string | null; text: string; bullet: boolean }
  | { kind: "addEntry"; id: string; section: string; title: string }
  | { kind: "addSection"; id: string; section: SectionKind; heading: string }
  | { kind: "remove"; id: string }
  | { kind: "move"; id: string; by: -1 | 1 };

const nowhere = { title: null, organisation: null, place: null, dates: null, lines: [], doubt: null };

function lineOf(id: string, text: string): Line | null {
  const typed = text.replace(/\s+/g, " ").trim();
  return typed === "" ? null : { id, text: typed };
}

function dated(line: Line | null): Entry["dates"] {
  return line && { ...line, ...(parseDateRange(line.text) ?? { from: null, to: null }) };
}

function writeField<T extends Line>(field: T | null, line: string, text: string): T | null {
  if (field?.id !== line) return field;
  const written = lineOf(line, text);
  return written && { ...field, ...written };
}

function writeAll<T extends Line>(lines: T[], line: string, text: string): T[] {
  return lines.flatMap((each) => writeField(each, line, text) ?? []);
}

function writeContact(contact: Contact, line: string, text: string): Contact {
  const write = (field: Line | null) => writeField(field, line, text);
  return {
    ...contact,
    name: write(contact.name),
    headline: write(contact.headline),
    email: write(contact.email),
    phone: write(contact.phone),
    place: write(contact.place),
    links: writeAll(contact.links, line, text),
    other: writeAll(contact.other, line, text),
  };
}

function writeEntry(entry: Entry, line: string, text: string): Entry {
  return {
    ...entry,
    title: writeField(entry.title, line, text),
    organisation: writeField(entry.organisation, line, text),
    place: writeField(entry.place, line, text),
    dates: entry.dates?.id === line ? dated(lineOf(line, text)) : entry.dates,
    lines: writeAll(entry.lines, line, text),
  };
}

function write(resume: Resume, line: string, text: string): Resume {
  const sections = resume.sections.map((section) => ({
    ...section,
    heading: writeField(section.heading, line, text),
    lines: writeAll(section.lines, line, text),
    entries: section.entries.map((entry) => writeEntry(entry, line, text)),
  }));
  return { ...resume, contact: writeContact(resume.contact, line, text), sections };
}

function insertLine(lines: ContentLine[], after: string | null, line: ContentLine): ContentLine[] {
  const at = after === null ? 0 : lines.findIndex(({ id }) => id === after) + 1;
  return lines.toSpliced(after !== null && at === 0 ? lines.length : at, 0, line);
}

function mapEntries(resume: Resume, change: (entry: Entry) => Entry): Resume {
  const sections = resume.sections.map((section) => ({ ...section, entries: section.entries.map(change) }));
  return { ...resume, sections };
}

function addLine(
  resume: Resume,
  { id, owner, after, text, bullet }: OwnerChange & { kind: "addLine" },
): Resume {
  const line = lineOf(id, text);
  if (!line) return resume;
  const insert = <T extends Section | Entry>(place: T): T =>
    place.id === owner ? { ...place, lines: insertLine(place.lines, after, { ...line, bullet }) } : place;
  const withEntries = mapEntries(resume, insert);
  return { ...withEntries, sections: withEntries.sections.map(insert) };
}

function moved<T extends { id: string }>(items: T[], id: string, by: number): T[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function move(resume: Resume, id: string, by: number): Resume {
  const sections = moved(resume.sections, id, by).map((section) => ({
    ...section,
    lines: moved(section.lines, id, by),
    entries: moved(section.entries, id, by).map((entry) => ({ ...entry, lines: moved(entry.lines, id, by) })),
  }));
  return { ...resume, sections };
}

function remove(resume: Resume, id: string): Resume {
  const stays = (item: { id: string }) => item.id !== id;
  const sections = resume.sections
    .filter(stays)
    .map((section) => ({ ...section, entries: section.entries.filter(stays) }));
  return write({ ...resume, sections }, id, "");
}

function apply(resume: Resume, change: OwnerChange): Resume {
  switch (change.kind) {
    case "write":
      return write(resume, change.line, change.text);
    case "fillContact": {
      const line = lineOf(`contact:${change.field}`, change.text);
      return { ...resume, contact: { ...resume.contact, [change.field]: line } };
    }
    case "fillEntry":
      return mapEntries(resume, (entry) => {
        if (entry.id !== change.entry) return entry;
        const line = lineOf(`${entry.id}:${change.field}`, change.text);
        return { ...entry, [change.field]: change.field === "dates" ? dated(line) : line };
      });
    case "addLine":
      return addLine(resume, change);
    case "addEntry": {
      const entry: Entry = { ...nowhere, id: change.id, title: lineOf(`${change.id}:title`, change.title) };
      const sections = resume.sections.map((section) =>
        section.id === change.section ? { ...section, entries: [...section.entries, entry] } : section,
      );
      return { ...resume, sections };
    }
    case "addSection": {
      const heading = lineOf(`${change.id}:heading`, change.heading);
      const section: Section = {
        id: change.id,
        kind: change.section,
        heading,
        lines: [],
        entries: [],
        doubt: null,
      };
      const first = change.section === "summary" || change.section === "objective";
      return {
        ...resume,
        sections: first ? [section, ...resume.sections] : [...resume.sections, section],
      };
    }
    case "remove":
      return remove(resume, change.id);
    case "move":
      return move(resume, change.id, change.by);
  }
}

/** The resume as its owner made it, one step after another; a step whose place is gone changes nothing. */
export function applyChanges(resume: Resume, changes: OwnerChange[]): Resume {
  return changes.reduce(apply, resume);
}

/** The lines that stand as their owner wrote them. */
export function linesOfOwner(changes: OwnerChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) => {
      if (change.kind === "write") return [change.line];
      if (change.kind === "addLine") return [change.id];
      if (change.kind === "fillContact") return [`contact:${change.field}`];
      if (change.kind === "fillEntry") return [`${change.entry}:${change.field}`];
      if (change.kind === "addEntry") return [`${change.id}:title`];
      return change.kind === "addSection" ? [`${change.id}:heading`] : [];
    }),
  );
}

const texts: Record<OwnerChange["kind"], string[]> = {
  write: ["line", "text"],
  fillContact: ["field", "text"],
  fillEntry: ["entry", "field", "text"],
  addLine: ["id", "owner", "text"],
  addEntry: ["id", "section", "title"],
  addSection: ["id", "section", "heading"],
  remove: ["id"],
  move: ["id"],
};

/** Whether a stored value is a whole change. */
export function isOwnerChange(value: unknown): value is OwnerChange {
  if (typeof value !== "object" || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const kind = Object.entries(texts).find(([name]) => name === fields.kind);
  if (!kind?.[1].every((name) => typeof fields[name] === "string")) return false;
  const among = (names: readonly string[], name: unknown) => names.some((known) => known === name);
  switch (fields.kind) {
    case "fillContact":
      return among(contactFields, fields.field);
    case "fillEntry":
      return among(entryFields, fields.field);
    case "addLine":
      return (
        (fields.after === null || typeof fields.after === "string") && typeof fields.bullet === "boolean"
      );
    case "addSection":
      return among(sectionKinds, fields.section);
    case "move":
      return fields.by === 1 || fields.by === -1;
    default:
      return true;
  }
}
