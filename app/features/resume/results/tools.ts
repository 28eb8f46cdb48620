import {
  type ContentLine,
  type Entry,
  type EntryField,
  linesOfEntry,
  type Resume,
  type Section,
  type SectionKind,
} from "~/core/resume";
import { contactFields, entryFields } from "../revising/mends";
import type { OwnerChange } from "../revising/owner-changes";
import type { Place, Row } from "./diff-rows";
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

/** One thing that can be done to a place; `of` is what it moves or removes. Nothing to do where it is at its end already. */
export type Tool = { id: ToolId } & ({ change: OwnerChange; of: string; idle?: boolean } | { draft: Draft });

function moves(kind: "line" | "entry" | "section", id: string, items: { id: string }[]): Tool[] {
  const at = items.findIndex((item) => item.id === id);
  return [
    { id: `${kind}Up`, of: id, change: { kind: "move", id, by: -1 }, idle: at <= 0 },
    { id: `${kind}Down`, of: id, change: { kind: "move", id, by: 1 }, idle: at === items.length - 1 },
  ];
}

function rowOf(rows: Row[], line: string | undefined): string | undefined {
  return rows.find(({ segments }) => segments.some(({ now }) => now.some(({ id }) => id === line)))?.key;
}

function lastRowOf(rows: Row[], place: string): string {
  return rows.findLast(({ within, gone }) => !gone && within.some(({ id }) => id === place))?.key ?? "";
}

/** A new line below the lines that a place has already. */
function newLine(rows: Row[], owner: Section | Entry, at: string): Draft {
  const last = owner.lines.at(-1);
  const bullet = last?.bullet ?? "organisation" in owner;
  return {
    kind: "addLine",
    at: rowOf(rows, last?.id) ?? at,
    owner: owner.id,
    after: last?.id ?? null,
    bullet,
  };
}

/** What can be done to a line of text below its section or entry. */
export function toolsOfLine(resume: Resume, rows: Row[], id: string): Tool[] {
  const owners = resume.sections.flatMap((section): (Section | Entry)[] => [section, ...section.entries]);
  const owner = owners.find(({ lines }) => lines.some((line) => line.id === id));
  const remove: Tool = { id: "removeLine", of: id, change: { kind: "remove", id } };
  if (!owner) return [remove];
  const lines: ContentLine[] = owner.lines;
  const bullet = lines.find((line) => line.id === id)?.bullet ?? true;
  const at = rowOf(rows, id) ?? "";
  return [
    ...moves("line", id, lines),
    { id: "addLineBelow", draft: { kind: "addLine", at, owner: owner.id, after: id, bullet } },
    remove,
  ];
}

function toolsOfContact({ contact }: Resume, rows: Row[]): Tool[] {
  const at = lastRowOf(rows, "contact");
  return contactFields
    .filter((field) => !contact[field])
    .map((field) => ({ id: `fill.${field}`, draft: { kind: "fillContact", at, field } }));
}

/** Places that are text or a list, and have no jobs or schools in them. */
const withoutEntries: ReadonlySet<SectionKind> = new Set([
  "summary",
  "objective",
  "skills",
  "languages",
  "interests",
]);

function toolsOfSection({ sections }: Resume, rows: Row[], section: Section): Tool[] {
  const { id, heading, entries } = section;
  const at = rowOf(rows, heading?.id) ?? lastRowOf(rows, id);
  const end = lastRowOf(rows, sections.at(-1)?.id ?? id);
  return [
    { id: "addLine", draft: newLine(rows, section, at) },
    ...(entries.length > 0 || !withoutEntries.has(section.kind)
      ? [
          {
            id: "addEntry" as const,
            draft: { kind: "addEntry" as const, at, section: id, ...beforeOf(entries[0]) },
          },
        ]
      : []),
    { id: "addSection", draft: { kind: "addSection", at: end } },
    ...moves("section", id, sections),
    { id: "removeSection", of: id, change: { kind: "remove", id } },
  ];
}

const beforeOf = (entry: Entry | undefined) => (entry ? { before: entry.id } : {});

function toolsOfEntry(rows: Row[], section: Section, entry: Entry): Tool[] {
  const { id } = entry;
  const head = rows.find(({ heads }) => heads.some((place) => place.id === id))?.key ?? "";
  const at = rowOf(rows, (entry.dates ?? entry.place ?? entry.title ?? entry.organisation)?.id) ?? head;
  const next = section.entries[section.entries.indexOf(entry) + 1];
  const below = linesOfEntry(entry).length > 0 ? lastRowOf(rows, id) : head;
  return [
    ...entryFields
      .filter((field) => !entry[field])
      .map((field): Tool => ({ id: `fill.${field}`, draft: { kind: "fillEntry", at, entry: id, field } })),
    { id: "addLine", draft: newLine(rows, entry, at) },
    { id: "addEntryBelow", draft: { kind: "addEntry", at: below, section: section.id, ...beforeOf(next) } },
    ...moves("entry", id, section.entries),
    { id: "removeEntry", of: id, change: { kind: "remove", id } },
  ];
}

/** What can be done to a place that is still there. */
export function toolsOfPlace(resume: Resume, rows: Row[], place: Place): Tool[] {
  if (place.kind === "contact") return toolsOfContact(resume, rows);
  for (const section of resume.sections) {
    if (place.kind === "section" && section.id === place.id) return toolsOfSection(resume, rows, section);
    const entry = section.entries.find(({ id }) => id === place.id);
    if (place.kind === "entry" && entry) return toolsOfEntry(rows, section, entry);
  }
  return [];
}
