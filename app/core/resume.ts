import type { MessageValues } from "./locale";

export const jobStages = ["reading", "scoring", "rewriting", "interview", "done"] as const;

export type JobStage = (typeof jobStages)[number];

export type ResumeLanguage = "en" | "zh";

/** A bullet, paragraph, title or date range. `id` survives edits and moves, so a change can be named, undone and shown in place. */
export type Line = { id: string; text: string };

/** A point in time as resumes state it; `month` is 1–12, or null where only the year is given. */
export type YearMonth = { year: number; month: number | null };

export type ContentLine = Line & { bullet: boolean };

export type DateLine = Line & { from: YearMonth | null; to: YearMonth | "present" | null };

export const sectionKinds = [
  "summary",
  "objective",
  "experience",
  "projects",
  "education",
  "skills",
  "awards",
  "certificates",
  "publications",
  "languages",
  "activities",
  "interests",
  "other",
] as const;

export type SectionKind = (typeof sectionKinds)[number];

/** What was read with little certainty: the fields in question, and the lines of the page that they were read from. */
export type Doubt<Field extends string> = { fields: Field[]; lines: string[] };

export type EntryField = "title" | "organisation" | "place" | "dates";

/** One job, project, degree or award. For education `organisation` is the school and `title` the degree and field;
 * for a project without an employer `title` is the project's name. What fits no field stands in `lines`, in page order. */
export type Entry = {
  id: string;
  organisation: Line | null;
  title: Line | null;
  place: Line | null;
  dates: DateLine | null;
  lines: ContentLine[];
  doubt: Doubt<EntryField> | null;
  /** What was in doubt until its owner settled it, none of it where they added the entry: it owes the score nothing. */
  settled?: EntryField[];
};

export type Section = {
  id: string;
  kind: SectionKind;
  heading: Line | null;
  /** What stands above the first entry. */
  lines: ContentLine[];
  entries: Entry[];
  doubt: Doubt<"kind"> | null;
};

export type ContactField = "name" | "headline" | "email" | "phone" | "place";

/** What somebody is or wants to be. `label` is what the page calls it, with its colon, and stands before it in every
 * document; what is `quoted` stands in a section of its own, which alone shows it. */
export type Headline = Line & { label?: string; quoted?: boolean };

/** The identity block. It is never edited and never sent to an outside analyst. */
export type Contact = {
  name: Line | null;
  headline: Headline | null;
  email: Line | null;
  phone: Line | null;
  place: Line | null;
  links: Line[];
  other: Line[];
  doubt: Doubt<ContactField> | null;
  settled?: ContactField[];
};

export type Resume = { language: ResumeLanguage; contact: Contact; sections: Section[] };

/** Why a line was changed: the rule that did it, or an outside analyst's own words (`text`). */
export type Reason = { rule: string; values?: MessageValues; text?: string };

/** A proposed change of one line. `original` must be found exactly once in the line. A newline in `replacement`
 * splits the line, below an entry into bullets; an empty `replacement` removes a line whose every fact stands elsewhere. */
export type ReplaceEdit = {
  kind: "replace";
  line: string;
  original: string;
  replacement: string;
  reasons: Reason[];
};

/** Changes of several lines that are one decision, such as one way of punctuation; each line stands in it once. */
export type GroupEdit = { kind: "group"; edits: ReplaceEdit[]; reasons: Reason[] };

/** A proposed order of the sections (`parent` is "resume") or of one section's entries (`parent` is its id). */
export type ReorderEdit = { kind: "reorder"; parent: string; order: string[]; reasons: Reason[] };

export type ProposedEdit = ReplaceEdit | GroupEdit | ReorderEdit;

export type InterviewQuestion = {
  topic: "behavioural" | "technical" | "gap" | "role";
  question: string;
  answer: string;
};

export function linesOfEntry(entry: Entry): Line[] {
  const fields = [entry.title, entry.organisation, entry.place, entry.dates].filter((line) => line !== null);
  return [...fields, ...entry.lines];
}

export function linesOfSection(section: Section): Line[] {
  return [
    ...(section.heading ? [section.heading] : []),
    ...section.lines,
    ...section.entries.flatMap(linesOfEntry),
  ];
}

/** The headline as documents show it: behind its label, and nowhere else than in its section. */
export function headlineOf({ headline }: Pick<Contact, "headline">): Line | null {
  if (!headline || headline.quoted) return null;
  return { id: headline.id, text: `${headline.label ?? ""}${headline.text}` };
}

export function linesOfContact(contact: Contact): Line[] {
  const { name, email, phone, place } = contact;
  return [
    ...[name, headlineOf(contact), email, phone, place].filter((line) => line !== null),
    ...contact.links,
    ...contact.other,
  ];
}

export function linesOf(resume: Resume): Line[] {
  return [...linesOfContact(resume.contact), ...resume.sections.flatMap(linesOfSection)];
}
