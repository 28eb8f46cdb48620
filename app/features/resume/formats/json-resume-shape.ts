import { linesOfSection, type Section, type SectionKind } from "~/core/resume";

/** The parts of an entry in JSON Resume 1.0.0, by list. Without a `list` for bullets all lines are in `text`; with `date` there is one date and no period. */
export const entryShapes = {
  work: { title: "position", organisation: "name", text: "summary", list: "highlights", date: null },
  volunteer: {
    title: "position",
    organisation: "organization",
    text: "summary",
    list: "highlights",
    date: null,
  },
  education: {
    title: "studyType",
    organisation: "institution",
    text: "summary",
    list: "courses",
    date: null,
  },
  projects: { title: "name", organisation: "entity", text: "description", list: "highlights", date: null },
  awards: { title: "title", organisation: "awarder", text: "summary", list: null, date: "date" },
  certificates: { title: "name", organisation: "issuer", text: "summary", list: null, date: "date" },
  publications: {
    title: "name",
    organisation: "publisher",
    text: "summary",
    list: null,
    date: "releaseDate",
  },
} as const;

/** What a line such as "Languages: Go, Python" is made of. */
export const listShapes = {
  skills: { name: "name", values: "keywords" },
  languages: { name: "language", values: "fluency" },
  interests: { name: "name", values: "keywords" },
} as const;

export type EntryKey = keyof typeof entryShapes;
export type ListKey = keyof typeof listShapes;

/** The list in which a kind of section is kept; what has none is kept in `meta`. */
export const keyOfKind: Partial<Record<SectionKind, EntryKey | ListKey>> = {
  experience: "work",
  activities: "volunteer",
  education: "education",
  projects: "projects",
  awards: "awards",
  certificates: "certificates",
  publications: "publications",
  skills: "skills",
  languages: "languages",
  interests: "interests",
};

export function isEntryKey(key: string | undefined): key is EntryKey {
  return key !== undefined && Object.hasOwn(entryShapes, key);
}

export function isListKey(key: string | undefined): key is ListKey {
  return key !== undefined && Object.hasOwn(listShapes, key);
}

/** A section in the order of the page, kept in `meta`. `count` items of the list of its kind are its own; its `summary` is that of `basics`; entries have the shape of `work`. */
export type MetaSection = {
  kind: SectionKind;
  heading?: string;
  count?: number;
  summary?: boolean;
  bullets?: boolean;
  lines?: string[];
  entries?: Record<string, unknown>[];
};

/** What `basics.label` does not hold of a headline, kept in `meta`: what the page calls it, and that a section shows it. */
export type MetaHeadline = { label?: string; quoted?: boolean };

/** Whether a section shows this headline; one that was written over since does no more. */
export function isSaidIn(sections: Section[], headline: string): boolean {
  return sections.flatMap(linesOfSection).some(({ text }) => text.includes(headline));
}
