import type { Contact, ContentLine, Entry, Line, Resume, Section } from "~/core/resume";
import type { AcceptedEdit } from "../report";
import { applyEdits, replaceIn, replacementsOf } from "../rewriting/edits";

export type RowKind = "order" | "name" | "contact" | "heading" | "title" | "meta" | "text" | "bullet";

/** One line of the resume before and after; two texts after where it was split, none where it was removed. */
export type Segment = { id: string; before: string; after: string[]; change: Change | null };

/** `continued` where the same edit changes a line further up, which carries its note. */
export type Change = { number: number; edit: AcceptedEdit; rejected: boolean; continued: boolean };

/** What stands side by side: the segments of one typeset line, in the order of the resume as it is now. */
export type Row = { key: string; kind: RowKind; segments: Segment[] };

type Draft = { key: string; kind: RowKind; lines: Line[] };

function row(kind: RowKind, ...lines: (Line | null)[]): Draft[] {
  const nonEmpty = lines.filter((line) => line !== null && line.text.trim() !== "");
  const present = nonEmpty.filter((line) => line !== null);
  return present[0] ? [{ key: present[0].id, kind, lines: present }] : [];
}

function contactRows({ name, headline, email, phone, place, links, other }: Contact): Draft[] {
  return [
    ...row("name", name),
    ...row("contact", headline),
    ...row("contact", email, phone, place, ...links),
    ...other.flatMap((line) => row("contact", line)),
  ];
}

function contentRows(lines: ContentLine[]): Draft[] {
  return lines.flatMap((line) => row(line.bullet ? "bullet" : "text", line));
}

function entryRows(entry: Entry): Draft[] {
  return [
    ...row("title", entry.title, entry.organisation),
    ...row("meta", entry.dates, entry.place),
    ...contentRows(entry.lines),
  ];
}

function orderRow(parent: string, edits: AcceptedEdit[]): Draft[] {
  const moved = edits.find(({ edit }) => edit.kind === "reorder" && edit.parent === parent);
  return moved ? [{ key: moved.id, kind: "order", lines: [{ id: parent, text: moved.before }] }] : [];
}

function sectionRows(section: Section, edits: AcceptedEdit[]): Draft[] {
  return [
    ...row("heading", section.heading),
    ...orderRow(section.id, edits),
    ...contentRows(section.lines),
    ...section.entries.flatMap(entryRows),
  ];
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
  const noted = new Set<string>();
  return drafts.map(({ key, kind, lines }) => ({
    key,
    kind,
    segments: lines.map((line): Segment => {
      const found = edits.find(({ edit }) =>
        kind === "order"
          ? edit.kind === "reorder" && edit.parent === line.id
          : replacementsOf(edit).some((one) => one.line === line.id),
      );
      if (!found) return { id: line.id, before: line.text, after: [line.text], change: null };
      const isRejected = rejected.has(found.id);
      const continued = noted.has(found.id);
      noted.add(found.id);
      return {
        id: line.id,
        before: line.text,
        after: isRejected ? [line.text] : textsAfter(found, line),
        change: { number: edits.indexOf(found) + 1, edit: found, rejected: isRejected, continued },
      };
    }),
  }));
}

export function hasChange({ segments }: Pick<Row, "segments">): boolean {
  return segments.some(({ change }) => change !== null);
}

/** Rows in blocks: each begins with a changed row and goes on to the next; what stands above the first is one too. */
export function blocksOf<Each extends Pick<Row, "segments">>(rows: Each[]): Each[][] {
  const blocks: Each[][] = [];
  for (const each of rows) {
    const last = blocks.at(-1);
    if (last && !hasChange(each)) last.push(each);
    else blocks.push([each]);
  }
  return blocks;
}
