import type {
  Contact,
  ContentLine,
  DateLine,
  Entry,
  Line,
  Resume,
  ResumeLanguage,
  SectionKind,
} from "~/core/resume";
import { splitHeadline } from "../lexicon/contact-labels";
import { splitLongText } from "./long-lines";

export type LineDraft = { text: string; bullet: boolean };

export type EntryDraft = {
  title: string;
  organisation: string;
  place: string;
  dates: Omit<DateLine, "id"> | null;
  lines: LineDraft[];
};

export type SectionDraft = { kind: SectionKind; heading: string; lines: LineDraft[]; entries: EntryDraft[] };

/** A resume as another format states it, in its order, with "" for what it does not say. */
export type ResumeDraft = {
  language: ResumeLanguage;
  contact: Record<"name" | "headline" | "email" | "phone" | "place", string> &
    Record<"links" | "other", string[]>;
  sections: SectionDraft[];
};

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** The first part of a text as a line; what is longer than any rule reads goes on in `rest`. */
function fieldOf(id: string, text: string): { line: Line | null; rest: LineDraft[] } {
  const [first, ...rest] = splitLongText(flat(text));
  return {
    line: first === undefined ? null : { id, text: first },
    rest: rest.map((part) => ({ text: part, bullet: false })),
  };
}

function contentOf(id: string, drafts: LineDraft[]): ContentLine[] {
  return drafts
    .flatMap(({ text, bullet }) => splitLongText(flat(text)).map((part) => ({ text: part, bullet })))
    .map((line, index) => ({ id: `${id}.l${index + 1}`, ...line }));
}

function entryOf(id: string, draft: EntryDraft): Entry {
  const title = fieldOf(`${id}.title`, draft.title);
  const organisation = fieldOf(`${id}.org`, draft.organisation);
  const place = fieldOf(`${id}.place`, draft.place);
  const dates = fieldOf(`${id}.dates`, draft.dates?.text ?? "");
  const spare = [title, organisation, place, dates].flatMap(({ rest }) => rest);
  return {
    id,
    title: title.line,
    organisation: organisation.line,
    place: place.line,
    dates: draft.dates && dates.line && { ...draft.dates, ...dates.line },
    lines: contentOf(id, [...spare, ...draft.lines]),
    doubt: null,
  };
}

function contactOf(draft: ResumeDraft["contact"]): Contact {
  const name = fieldOf("c.name", draft.name);
  const headline = fieldOf("c.headline", draft.headline);
  const email = fieldOf("c.email", draft.email);
  const phone = fieldOf("c.phone", draft.phone);
  const place = fieldOf("c.place", draft.place);
  const spare = [name, headline, email, phone, place].flatMap(({ rest }) => rest.map(({ text }) => text));
  const all = (letter: string, texts: string[]) =>
    texts
      .flatMap((text) => splitLongText(flat(text)))
      .map((text, index) => ({ id: `c.${letter}${index + 1}`, text }));
  return {
    name: name.line,
    headline: headline.line && { ...headline.line, ...splitHeadline(headline.line.text) },
    email: email.line,
    phone: phone.line,
    place: place.line,
    links: all("l", draft.links),
    other: all("o", [...spare, ...draft.other]),
    doubt: null,
  };
}

/** Gives the lines their ids; sections without any text are left out. */
export function resumeOfDraft({ language, contact, sections }: ResumeDraft): Resume {
  const filled = sections.map((section, index) => {
    const id = `s${index + 1}`;
    const heading = fieldOf(`${id}.h`, section.heading);
    return {
      id,
      kind: section.kind,
      heading: heading.line,
      lines: contentOf(id, [...heading.rest, ...section.lines]),
      entries: section.entries
        .map((entry, at) => entryOf(`${id}.e${at + 1}`, entry))
        .filter(({ title, organisation, place, dates, lines }) =>
          [title, organisation, place, dates, ...lines].some((line) => line !== null),
        ),
      doubt: null,
    };
  });
  return {
    language,
    contact: contactOf(contact),
    sections: filled.filter(
      ({ heading, lines, entries }) => heading !== null || lines.length > 0 || entries.length > 0,
    ),
  };
}
