import type { Entry, EntryField, Section } from "~/core/resume";

const mostAlike = 12;
const fields: EntryField[] = ["title", "organisation", "dates"];

function differing(one: Entry, other: Entry | undefined): EntryField[] {
  return fields.filter((field) => one[field]?.text !== other?.[field]?.text);
}

/** What of an entry a reading has otherwise, and the lines of the page that it read its own from. */
type Match = { unsure: EntryField[]; lines: string[] };

/** For each entry what differs from the entry of a reading that is most like it. */
function matchIn(sections: Section[]): (entry: Entry) => Match {
  const alike = new Map<string, Entry[]>();
  for (const other of sections.flatMap(({ entries }) => entries))
    for (const field of fields) {
      const key = `${field} ${other[field]?.text}`;
      const own = alike.get(key) ?? [];
      // More than a few posts of one name are no resume.
      if (own.length < mostAlike) alike.set(key, [...own, other]);
    }
  return (entry) =>
    fields
      .flatMap((field) => alike.get(`${field} ${entry[field]?.text}`) ?? [])
      .map((other) => ({ unsure: differing(entry, other), lines: other.doubt?.lines ?? [] }))
      .reduce((best, own) => (own.unsure.length < best.unsure.length ? own : best), {
        unsure: fields,
        lines: [],
      });
}

/**
 * Of posts and schools that both readings have alike nothing is in doubt; of the others what differs.
 * (Of posts that two such readings had alike 96–99 % were right, of the others a third.)
 */
export function withDoubts(sections: Section[], ruled: Section[], labelled: Section[]): Section[] {
  const [byRules, byLabels] = [matchIn(ruled), matchIn(labelled)];
  return sections.map((section) => {
    const isCompared = section.kind === "experience" || section.kind === "education";
    const entries = section.entries.map((entry) => {
      const { title, organisation, place, dates, doubt } = entry;
      if (!isCompared) return { ...entry, doubt: doubt?.fields.length ? doubt : null };
      const [one, other] = [byRules(entry), byLabels(entry)];
      const unsure = [...new Set([...one.unsure, ...other.unsure])];
      const told = [doubt?.lines, other.lines, one.lines].find((lines) => lines && lines.length > 0);
      const lines = told ?? [dates, title, organisation, place].flatMap((line) => line?.text ?? []);
      return { ...entry, doubt: unsure.length > 0 ? { fields: unsure, lines } : null };
    });
    return { ...section, entries };
  });
}
