import type { Entry, Section, SectionKind } from "~/core/resume";
import { bareHeading } from "../lexicon/headings";
import { hasEntries } from "./entry-groups";
import type { HeaderKind } from "./header-segments";
import { entryOfParts, type LabelledPart } from "./labelled-sections";
import { listText } from "./list-lines";
import { type Item, itemsOf, type Setting } from "./paragraphs";
import { parseEntries } from "./parse-entries";
import type { Part } from "./sections";

const headerKinds: Partial<Record<SectionKind, HeaderKind>> = {
  experience: "job",
  activities: "job",
  projects: "project",
  education: "education",
  awards: "award",
  certificates: "award",
  publications: "award",
  other: "project",
};

const alwaysEntries = new Set<SectionKind>(["experience", "education", "projects", "activities"]);

/** As many lines below a heading tell what its section is. */
const quotedLines = 4;

function labelledEntries(
  { above, entries, lines, plain }: LabelledPart,
  kind: SectionKind,
  setting: Setting,
): { before: Item[]; entries: Entry[] } {
  if (plain || headerKinds[kind] === undefined) return { before: itemsOf(lines, setting), entries: [] };
  return {
    before: itemsOf(above, setting),
    entries: entries.map((entry, index) =>
      entryOfParts(`.e${index + 1}`, entry, setting, kind === "projects"),
    ),
  };
}

/** The section that a part of the page is. Its lines have ids within it; `withId` makes them whole. */
export function sectionOf(part: Part | LabelledPart, setting: Setting, chinese: boolean): Section {
  const kind = part.kind === "contact" ? "other" : part.kind;
  const items = itemsOf(part.lines, setting);
  const headerKind = headerKinds[kind];
  const split =
    headerKind !== undefined && !part.plain && (alwaysEntries.has(kind) || hasEntries(items, headerKind));
  const mixed = /项目|project/i.test(part.heading?.text ?? "");
  const { before, entries } =
    "entries" in part
      ? labelledEntries(part, kind, setting)
      : split
        ? parseEntries("", items, headerKind, mixed)
        : { before: items, entries: [] };
  const text = (item: Item) => listText(item, kind, chinese);
  return {
    id: "",
    kind,
    heading: part.heading ? { id: ".h", text: bareHeading(part.heading.text) || part.heading.text } : null,
    lines: before.map((item, index) => ({
      id: `.l${index + 1}`,
      text: text(item),
      bullet: item.bullet,
    })),
    entries,
    doubt: part.guessed
      ? {
          fields: ["kind"],
          lines: [...(part.heading ? [part.heading] : []), ...part.lines.slice(0, quotedLines)].map((line) =>
            line.text.replace(/\t/g, " "),
          ),
        }
      : null,
  };
}

/** A section that was read without ids, and all its lines, with theirs. */
export function withId(section: Section, id: string): Section {
  const own = <One extends { id: string }>(line: One): One => ({ ...line, id: id + line.id });
  const orNone = <One extends { id: string }>(line: One | null) => (line ? own(line) : null);
  return {
    ...own(section),
    heading: orNone(section.heading),
    lines: section.lines.map(own),
    entries: section.entries.map((entry) => ({
      ...own(entry),
      organisation: orNone(entry.organisation),
      title: orNone(entry.title),
      place: orNone(entry.place),
      dates: orNone(entry.dates),
      lines: entry.lines.map(own),
    })),
  };
}
