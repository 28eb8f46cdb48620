import type {
  ContentLine,
  Entry,
  Line,
  ProposedEdit,
  ReorderEdit,
  ReplaceEdit,
  Resume,
  Section,
} from "~/core/resume";

/** The text of a line after an edit. Throws when `original` does not stand in it: such an edit was never accepted. */
export function replaceIn(text: string, edit: ReplaceEdit): string {
  const at = text.indexOf(edit.original);
  if (at < 0) throw new Error(`Edit of ${edit.line} does not fit its line`);
  return text.slice(0, at) + edit.replacement + text.slice(at + edit.original.length);
}

/** The changes of single lines that an edit is made of; an order of things changes none. */
export function replacementsOf(edit: ProposedEdit): ReplaceEdit[] {
  if (edit.kind === "reorder") return [];
  return edit.kind === "group" ? edit.edits : [edit];
}

/** How many places they change, as the summary counts them too; an order is one. */
export function placesChangedBy(edits: { edit: ProposedEdit }[]): number {
  return edits.reduce((sum, { edit }) => sum + (edit.kind === "group" ? edit.edits.length : 1), 0);
}

function editLine<T extends Line>(line: T, edit: ReplaceEdit): T[] {
  const texts = replaceIn(line.text, edit)
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");
  return texts.map((text, index) => ({
    ...line,
    id: index === 0 ? line.id : `${line.id}~${index + 1}`,
    text,
  }));
}

function editLines(lines: ContentLine[], edits: Map<string, ReplaceEdit>): ContentLine[] {
  return lines.flatMap((line) => {
    const edit = edits.get(line.id);
    return edit ? editLine(line, edit) : [line];
  });
}

/** What an entry tells in one paragraph stands as points once it is split. */
function editEntryLines(lines: ContentLine[], edits: Map<string, ReplaceEdit>): ContentLine[] {
  return lines.flatMap((line) => {
    const parts = editLines([line], edits);
    return parts.length > 1 ? parts.map((part) => ({ ...part, bullet: true })) : parts;
  });
}

function editField<T extends Line>(line: T | null, edits: Map<string, ReplaceEdit>): T | null {
  const edit = line ? edits.get(line.id) : undefined;
  return line && edit ? (editLine(line, edit)[0] ?? null) : line;
}

function editEntry(entry: Entry, edits: Map<string, ReplaceEdit>): Entry {
  return {
    ...entry,
    organisation: editField(entry.organisation, edits),
    title: editField(entry.title, edits),
    place: editField(entry.place, edits),
    dates: editField(entry.dates, edits),
    lines: editEntryLines(entry.lines, edits),
  };
}

function inOrder<T extends { id: string }>(items: T[], edit: ReorderEdit | undefined): T[] {
  if (!edit) return items;
  return items.toSorted((a, b) => edit.order.indexOf(a.id) - edit.order.indexOf(b.id));
}

function editSection(
  section: Section,
  edits: Map<string, ReplaceEdit>,
  orders: Map<string, ReorderEdit>,
): Section {
  return {
    ...section,
    heading: editField(section.heading, edits),
    lines: editLines(section.lines, edits),
    entries: inOrder(section.entries, orders.get(section.id)).map((entry) => editEntry(entry, edits)),
  };
}

/** Any subset of accepted edits applies in any order; the second part of a split line gets the id `<id>~2`. */
export function applyEdits(resume: Resume, edits: ProposedEdit[]): Resume {
  const replacements = new Map<string, ReplaceEdit>();
  const orders = new Map<string, ReorderEdit>();
  for (const edit of edits) {
    for (const each of replacementsOf(edit)) replacements.set(each.line, each);
    if (edit.kind === "reorder") orders.set(edit.parent, edit);
  }
  const sections = resume.sections.map((section) => editSection(section, replacements, orders));
  return { ...resume, sections: inOrder(sections, orders.get("resume")) };
}
