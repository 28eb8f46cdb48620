import type { Entry, EntryField, Section } from "~/core/resume";

const fields: EntryField[] = ["title", "organisation", "dates"];

function entriesOf(sections: Section[]): Entry[] {
  return sections.flatMap(({ entries }) => entries);
}

function differing(one: Entry, other: Entry): EntryField[] {
  return fields.filter((field) => one[field]?.text !== other[field]?.text);
}

/** The fields of an entry that a reading has otherwise: those that differ from the entry that is most like it. */
function unlike(entry: Entry, others: Entry[]): EntryField[] {
  return others
    .map((other) => differing(entry, other))
    .reduce((least, own) => (own.length < least.length ? own : least), fields);
}

/**
 * Of posts and schools that both readings have alike nothing is in doubt; of the others what differs.
 * (Of posts that two such readings had alike 96–99 % were right, of the others a third.)
 */
export function withDoubts(sections: Section[], ruled: Section[], labelled: Section[]): Section[] {
  const [one, other] = [entriesOf(ruled), entriesOf(labelled)];
  return sections.map((section) => {
    if (section.kind !== "experience" && section.kind !== "education") return section;
    const entries = section.entries.map((entry) => {
      const unsure = new Set([...unlike(entry, one), ...unlike(entry, other)]);
      const { title, organisation, place, dates, doubt } = entry;
      const lines = doubt?.lines ?? [dates, title, organisation, place].flatMap((line) => line?.text ?? []);
      return { ...entry, doubt: unsure.size > 0 ? { fields: [...unsure], lines } : null };
    });
    return { ...section, entries };
  });
}
