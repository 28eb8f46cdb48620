import { linesOfEntry, linesOfSection, type Resume } from "~/core/resume";
import { type Doubtful, doubtfulIn, type Mend } from "../../revising/mends";

export function openDoubts(read: Resume, mends: Mend[]): Doubtful[] {
  const settled = new Set(mends.map(({ place }) => place));
  return doubtfulIn(read).filter(({ mend }) => !settled.has(mend.place));
}

export function doubtsByLine(read: Resume, mends: Mend[]): ReadonlyMap<string, Doubtful> {
  const { contact, sections } = read;
  const headOf = (place: string) => {
    if (place === "contact")
      return [contact.name, contact.headline, contact.email, contact.phone, contact.place];
    const section = sections.find(({ id }) => id === place);
    if (section) return linesOfSection(section).slice(0, 1);
    const entry = sections.flatMap(({ entries }) => entries).find(({ id }) => id === place);
    if (!entry) return [];
    const head = linesOfEntry({ ...entry, lines: [] });
    return head.length > 0 ? head : entry.lines.slice(0, 1);
  };
  return new Map(
    openDoubts(read, mends).flatMap((doubt) =>
      headOf(doubt.mend.place).flatMap((line) => (line ? [[line.id, doubt] as const] : [])),
    ),
  );
}
