import { linesOfEntry, type Resume } from "~/core/resume";
import { type Doubtful, doubtfulIn, type Mend } from "../revising/mends";

/** What was read with doubt and is not settled, by the lines that the place begins with. */
export function doubtsByLine(read: Resume, mends: Mend[]): ReadonlyMap<string, Doubtful> {
  const settled = new Set(mends.map(({ place }) => place));
  const { contact, sections } = read;
  const headOf = (place: string) => {
    if (place === "contact")
      return [contact.name, contact.headline, contact.email, contact.phone, contact.place];
    const section = sections.find(({ id }) => id === place);
    if (section) return [section.heading ?? section.lines[0]];
    const entry = sections.flatMap(({ entries }) => entries).find(({ id }) => id === place);
    return entry ? linesOfEntry({ ...entry, lines: [] }) : [];
  };
  return new Map(
    doubtfulIn(read)
      .filter(({ mend }) => !settled.has(mend.place))
      .flatMap((doubt) =>
        headOf(doubt.mend.place).flatMap((line) => (line ? [[line.id, doubt] as const] : [])),
      ),
  );
}
