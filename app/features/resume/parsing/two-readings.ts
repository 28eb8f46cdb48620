import type { Entry, EntryField, Section } from "~/core/resume";

const mostAlike = 12;
const fields: EntryField[] = ["title", "organisation", "dates"];

function differing(one: Entry, other: Entry | undefined): EntryField[] {
  return fields.filter((field) => one[field]?.text !== other?.[field]?.text);
}

/** For each entry the fields that a reading has otherwise: those that differ from its entry that is most like it. */
function unlikeIn(sections: Section[]): (entry: Entry) => EntryField[] {
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
      .map((other) => differing(entry, other))
      .reduce((least, own) => (own.length < least.length ? own : least), fields);
}

/**
 * Of posts and schools that both readings have alike nothing is in doubt; of the others what differs.
 * (Of posts that two such readings had alike 96–99 % were right, of the others a third.)
 */
export function withDoubts(sections: Section[], ruled: Section[], labelled: Section[]): Section[] {
  const [unlikeRuled, unlikeLabelled] = [unlikeIn(ruled), unlikeIn(labelled)];
  return sections.map((section) => {
    if (section.kind !== "experience" && section.kind !== "education") return section;
    const entries = section.entries.map((entry) => {
      const unsure = new Set([...unlikeRuled(entry), ...unlikeLabelled(entry)]);
      const { title, organisation, place, dates, doubt } = entry;
      const lines = doubt?.lines ?? [dates, title, organisation, place].flatMap((line) => line?.text ?? []);
      return { ...entry, doubt: unsure.size > 0 ? { fields: [...unsure], lines } : null };
    });
    return { ...section, entries };
  });
}
