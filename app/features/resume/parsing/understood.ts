import {
  type Contact,
  type Entry,
  headlineOf,
  type Line,
  linesOfEntry,
  linesOfSection,
  type Resume,
  type Section,
} from "~/core/resume";

/** Of a file of which a smaller share (0–1) was understood we would score our own reading, so it gets no score. */
export const leastUnderstood = 0.5;

type Share = { sure: number; all: number };

function lettersOf(lines: (Line | null)[]): number {
  return lines.reduce((sum, line) => sum + (line?.text.replace(/\s/g, "").length ?? 0), 0);
}

function shareOfEntry(entry: Entry): Share {
  const all = lettersOf(linesOfEntry(entry));
  const fields = entry.doubt?.fields ?? [];
  const [title, organisation] = [fields.includes("title"), fields.includes("organisation")];
  if (title && organisation) return { sure: 0, all };
  return { sure: title || organisation ? lettersOf(entry.lines) : all, all };
}

function shareOfSection(section: Section): Share {
  const all = lettersOf(linesOfSection(section));
  // A kind that nobody named is told by its dated posts or schools; loose lines below it tell nothing.
  if (section.doubt && section.kind === "other") return { sure: 0, all };
  const own = section.doubt ? 0 : lettersOf([section.heading, ...section.lines]);
  const shares = section.entries.map(shareOfEntry);
  return { sure: own + shares.reduce((sum, share) => sum + share.sure, 0), all };
}

/** What is known by its form or its label; the rest of a contact block was merely put there. */
function shareOfContact(contact: Contact): Share {
  const { email, phone, place, links, other, doubt } = contact;
  const fields = { headline: headlineOf(contact), email, phone, place };
  const doubted = (doubt?.fields ?? []).map((field) => (field === "name" ? null : fields[field]));
  const known = lettersOf([
    ...Object.values(fields),
    ...links,
    ...other.filter((line) => /[:：]/.test(line.text)),
  ]);
  return { sure: known - lettersOf(doubted), all: lettersOf([...Object.values(fields), ...links, ...other]) };
}

/** The share (0–1) of the letters of the page below the name that stand where the parser is sure; 0 where there are none. */
export function understoodShare({ contact, sections }: Resume): number {
  const shares = [shareOfContact(contact), ...sections.map(shareOfSection)];
  const all = shares.reduce((sum, share) => sum + share.all, 0);
  return all > 0 ? shares.reduce((sum, share) => sum + share.sure, 0) / all : 0;
}
