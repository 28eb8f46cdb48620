import {
  type Contact,
  type ContactField,
  type ContentLine,
  type Entry,
  type EntryField,
  type Headline,
  type Line,
  linesOf,
  type Resume,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { splitHeadline } from "../lexicon/contact-labels";
import { parseDateRange } from "../lexicon/dates";

/** One step each, so that each can be undone; one that is `joined` belongs to the step before it. An empty text removes the line. A new
 * entry stands above the one that `before` names, else at the end of its section. */
export type OwnerChange = { joined?: true } & (
  | { kind: "write"; line: string; text: string }
  | { kind: "fillContact"; field: ContactField; text: string }
  | { kind: "fillEntry"; entry: string; field: EntryField; text: string }
  | { kind: "addLine"; id: string; owner: string; after: string | null; text: string; bullet: boolean }
  | { kind: "addEntry"; id: string; section: string; title: string; before?: string }
  | { kind: "addSection"; id: string; section: SectionKind; heading: string }
  | { kind: "remove"; id: string }
  | { kind: "move"; id: string; by: -1 | 1 }
);

const nowhere = {
  title: null,
  organisation: null,
  place: null,
  dates: null,
  lines: [],
  doubt: null,
  settled: [],
};

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
  if (!lines.some(({ id }) => id === line)) return lines;
  return lines.flatMap((each) => writeField(each, line, text) ?? []);
}

/** The headline was written as its documents show it, and keeps its label where none was written. */
function writeHeadline(field: Headline | null, line: string, text: string): Headline | null {
  if (field?.id !== line) return field;
  const written = lineOf(line, text);
  return written && { ...field, ...written, ...splitHeadline(written.text) };
}

function writeContact(contact: Contact, line: string, text: string): Contact {
  const write = (field: Line | null) => writeField(field, line, text);
  return {
    ...contact,
    name: write(contact.name),
    headline: writeHeadline(contact.headline, line, text),
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

function isThere(resume: Resume, id: string): boolean {
  const places = resume.sections.flatMap((section) => [section, ...section.entries]);
  return [...places, ...linesOf(resume)].some((item) => item.id === id);
}

function apply(resume: Resume, change: OwnerChange): Resume {
  if (change.kind.startsWith("add") && "id" in change && isThere(resume, change.id)) return resume;
  switch (change.kind) {
    case "write":
      return write(resume, change.line, change.text);
    case "fillContact": {
      const line = lineOf(`contact:${change.field}`, change.text);
      const filled = change.field === "headline" ? line && { ...line, ...splitHeadline(line.text) } : line;
      return { ...resume, contact: { ...resume.contact, [change.field]: filled } };
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
      const sections = resume.sections.map((section) => {
        if (section.id !== change.section) return section;
        const at = section.entries.findIndex(({ id }) => id === change.before);
        return { ...section, entries: section.entries.toSpliced(at < 0 ? Infinity : at, 0, entry) };
      });
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

function subjectOf(change: OwnerChange): string {
  if (change.kind === "write") return change.line;
  if (change.kind === "fillContact") return `contact:${change.field}`;
  return change.kind === "fillEntry" ? `${change.entry}:${change.field}` : change.id;
}

export function linesOfOwner(changes: OwnerChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap((change) => {
      if (change.kind === "move" || change.kind === "remove") return [];
      const subject = subjectOf(change);
      if (change.kind === "addEntry") return [`${subject}:title`];
      return change.kind === "addSection" ? [`${subject}:heading`] : [subject];
    }),
  );
}

/** The changes without what was written into these lines and without the removal of these places: they read as before. */
export function takenBack(changes: OwnerChange[], ids: string[]): OwnerChange[] {
  let isLed = false;
  return changes.flatMap((change) => {
    isLed &&= change.joined === true;
    if (change.kind !== "move" && ids.includes(subjectOf(change))) return [];
    const step = isLed ? change : { ...change, joined: undefined };
    isLed = true;
    return [step];
  });
}

export function undone(changes: OwnerChange[]): OwnerChange[] {
  return changes.slice(
    0,
    Math.max(
      0,
      changes.findLastIndex(({ joined }) => !joined),
    ),
  );
}

export function textsOfChanges(changes: OwnerChange[]): string[] {
  return changes.flatMap((change) =>
    "text" in change ? [change.text] : "title" in change ? [change.title] : [],
  );
}
