import type { Contact, ContentLine, Entry, Line, Resume, Section } from "~/core/resume";
import type { AcceptedEdit } from "../report";
import { applyEdits, replaceIn, replacementsOf } from "../rewriting/edits";

export type RowKind = "order" | "name" | "contact" | "heading" | "title" | "meta" | "text" | "bullet";

/** One line of the resume before and after; two texts after where it was split, none where it was removed. */
export type Segment = { id: string; before: string; after: string[]; change: Change | null };

export type Change = { number: number; edit: AcceptedEdit; rejected: boolean };

/** What stands side by side: the segments of one typeset line, in the order of the resume as it is now. `doubt` is the place
 * that begins here and that we are unsure of: "contact", or the id of a section or an entry. */
export type Row = { key: string; kind: RowKind; segments: Segment[]; doubt?: string };

type Draft = { key: string; kind: RowKind; lines: Line[]; doubt?: string };

function row(kind: RowKind, ...lines: (Line | null)[]): Draft[] {
  const nonEmpty = lines.filter((line) => line !== null && line.text.trim() !== "");
  const present = nonEmpty.filter((line) => line !== null);
  return present[0] ? [{ key: present[0].id, kind, lines: present }] : [];
}

function marked(place: string, { doubt }: { doubt: object | null }, drafts: Draft[]): Draft[] {
  return doubt ? drafts.map((draft, index) => (index === 0 ? { ...draft, doubt: place } : draft)) : drafts;
}

function contactRows(contact: Contact): Draft[] {
  const { name, headline, email, phone, place, links, other } = contact;
  return marked("contact", contact, [
    ...row("name", name),
    ...row("contact", headline),
    ...row("contact", email, phone, place, ...links),
    ...other.flatMap((line) => row("contact", line)),
  ]);
}

function contentRows(lines: ContentLine[]): Draft[] {
  return lines.flatMap((line) => row(line.bullet ? "bullet" : "text", line));
}

function entryRows(entry: Entry): Draft[] {
  return marked(entry.id, entry, [
    ...row("title", entry.title, entry.organisation),
    ...row("meta", entry.dates, entry.place),
    ...contentRows(entry.lines),
  ]);
}

function orderRow(parent: string, edits: AcceptedEdit[]): Draft[] {
  const moved = edits.find(({ edit }) => edit.kind === "reorder" && edit.parent === parent);
  return moved ? [{ key: moved.id, kind: "order", lines: [{ id: parent, text: moved.before }] }] : [];
}

function sectionRows(section: Section, edits: AcceptedEdit[]): Draft[] {
  return marked(section.id, section, [
    ...row("heading", section.heading),
    ...orderRow(section.id, edits),
    ...contentRows(section.lines),
    ...section.entries.flatMap(entryRows),
  ]);
}

function textsAfter({ edit, after }: AcceptedEdit, line: Line): string[] {
  const replacement = replacementsOf(edit).find((one) => one.line === line.id);
  if (!replacement) return [after];
  return replaceIn(line.text, replacement)
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** The resume as rows of before and after. Moved sections and entries stand where they are now; rejected changes read as before. */
export function diffRows(resume: Resume, edits: AcceptedEdit[], rejected: ReadonlySet<string>): Row[] {
  const orders = edits.filter(({ id, edit }) => edit.kind === "reorder" && !rejected.has(id));
  const ordered = applyEdits(
    resume,
    orders.map(({ edit }) => edit),
  );
  const drafts = [
    ...contactRows(ordered.contact),
    ...orderRow("resume", edits),
    ...ordered.sections.flatMap((section) => sectionRows(section, edits)),
  ];
  return drafts.map(({ key, kind, lines, doubt }) => ({
    key,
    kind,
    ...(doubt ? { doubt } : {}),
    segments: lines.map((line): Segment => {
      const found = edits.find(({ edit }) =>
        kind === "order"
          ? edit.kind === "reorder" && edit.parent === line.id
          : replacementsOf(edit).some((one) => one.line === line.id),
      );
      if (!found) return { id: line.id, before: line.text, after: [line.text], change: null };
      const isRejected = rejected.has(found.id);
      return {
        id: line.id,
        before: line.text,
        after: isRejected ? [line.text] : textsAfter(found, line),
        change: { number: edits.indexOf(found) + 1, edit: found, rejected: isRejected },
      };
    }),
  }));
}

/** The changes that have their note beside this row; one of many lines has its own above them all. */
export function changesBeside({ segments }: Pick<Row, "segments">): Change[] {
  return segments.flatMap(({ change }) => (change && change.edit.edit.kind !== "group" ? [change] : []));
}

/** Whether something is to be decided beside this row: a change of it alone, or a doubt. */
export function hasNote(row: Pick<Row, "segments" | "doubt">): boolean {
  return row.doubt !== undefined || changesBeside(row).length > 0;
}

/** Rows in blocks: each begins with a row that has a note and goes on to the next; what stands above the first is one too. */
export function blocksOf<Each extends Pick<Row, "segments" | "doubt">>(rows: Each[]): Each[][] {
  const blocks: Each[][] = [];
  for (const each of rows) {
    const last = blocks.at(-1);
    if (last && !hasNote(each)) last.push(each);
    else blocks.push([each]);
  }
  return blocks;
}
