import {
  type Entry,
  type EntryField,
  linesOfContact,
  linesOfEntry,
  type Resume,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { contactFields, entryFields } from "../../revising/mends";
import type { OwnerChange } from "../../revising/owner-changes";
import type { Draft } from "./draft";

export type ToolId =
  | "lineUp"
  | "lineDown"
  | "addLineBelow"
  | "removeLine"
  | "entryUp"
  | "entryDown"
  | "addLine"
  | "addEntry"
  | "addEntryBelow"
  | "removeEntry"
  | "sectionUp"
  | "sectionDown"
  | "addSection"
  | "removeSection"
  | `fill.${EntryField | "name" | "headline" | "email" | "phone"}`;

/** One thing that can be done to a place. Nothing to do where it is at its end already. */
export type Tool = { id: ToolId } & ({ change: OwnerChange; idle?: boolean } | { draft: Draft });

function moves(kind: "line" | "entry" | "section", id: string, items: { id: string }[]): Tool[] {
  const at = items.findIndex((item) => item.id === id);
  return [
    { id: `${kind}Up`, change: { kind: "move", id, by: -1 }, idle: at <= 0 },
    { id: `${kind}Down`, change: { kind: "move", id, by: 1 }, idle: at === items.length - 1 },
  ];
}

function newLine(owner: Section | Entry): Tool {
  const last = owner.lines.at(-1);
  const bullet = last?.bullet ?? "organisation" in owner;
  return { id: "addLine", draft: { kind: "addLine", owner: owner.id, after: last?.id ?? null, bullet } };
}

function toolsOfText(owner: Section | Entry, id: string): Tool[] {
  const bullet = owner.lines.find((line) => line.id === id)?.bullet ?? true;
  return [
    ...moves("line", id, owner.lines),
    { id: "addLineBelow", draft: { kind: "addLine", owner: owner.id, after: id, bullet } },
    { id: "removeLine", change: { kind: "remove", id } },
  ];
}

function toolsOfContact({ contact }: Resume): Tool[] {
  return contactFields
    .filter((field) => !contact[field])
    .map((field) => ({ id: `fill.${field}`, draft: { kind: "fillContact", field } }));
}

/** Places that are text or a list, and have no jobs or schools in them. */
const withoutEntries: ReadonlySet<SectionKind> = new Set([
  "summary",
  "objective",
  "skills",
  "languages",
  "interests",
]);

const beforeOf = (entry: Entry | undefined) => (entry ? { before: entry.id } : {});

function toolsOfSection({ sections }: Resume, section: Section): Tool[] {
  const { id, entries } = section;
  const hasEntries = entries.length > 0 || !withoutEntries.has(section.kind);
  return [
    newLine(section),
    ...(hasEntries
      ? [
          {
            id: "addEntry" as const,
            draft: { kind: "addEntry" as const, section: id, ...beforeOf(entries[0]) },
          },
        ]
      : []),
    { id: "addSection", draft: { kind: "addSection" } },
    ...moves("section", id, sections),
    { id: "removeSection", change: { kind: "remove", id } },
  ];
}

function toolsOfEntry(section: Section, entry: Entry): Tool[] {
  const { id } = entry;
  const next = section.entries[section.entries.indexOf(entry) + 1];
  return [
    ...entryFields
      .filter((field) => !entry[field])
      .map((field): Tool => ({ id: `fill.${field}`, draft: { kind: "fillEntry", entry: id, field } })),
    newLine(entry),
    { id: "addEntryBelow", draft: { kind: "addEntry", section: section.id, ...beforeOf(next) } },
    ...moves("entry", id, section.entries),
    { id: "removeEntry", change: { kind: "remove", id } },
  ];
}

/** To the line itself where it is text, else to the section, the entry or the contact details that it heads. */
export function toolsAt(resume: Resume, line: string): Tool[] {
  for (const section of resume.sections) {
    const holds = (owner: Section | Entry) => owner.lines.some(({ id }) => id === line);
    if (section.heading?.id === line) return toolsOfSection(resume, section);
    if (holds(section)) return toolsOfText(section, line);
    for (const entry of section.entries) {
      if (holds(entry)) return toolsOfText(entry, line);
      if (linesOfEntry(entry).some(({ id }) => id === line)) return toolsOfEntry(section, entry);
    }
  }
  if (!linesOfContact(resume.contact).some(({ id }) => id === line)) return [];
  return [...toolsOfContact(resume), { id: "removeLine", change: { kind: "remove", id: line } }];
}
