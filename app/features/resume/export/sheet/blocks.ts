import { type ContentLine, headlineOf, type Line, type Resume, type SectionKind } from "~/core/resume";

/** A way to reach somebody; `link` is where a text leads that does not say so itself. */
export type ContactItem = Line & { field: "email" | "phone" | "place" | "link" | "other"; link?: string };

/** What every document of a resume is made of, in the order of the page: sheet, PDF, DOCX and Markdown hold the same texts. */
export type Block =
  | { kind: "name"; lines: Line[] }
  | { kind: "headline"; lines: Line[] }
  | { kind: "contact"; lines: ContactItem[] }
  | { kind: "heading"; lines: Line[]; section: SectionKind }
  | { kind: "entry"; lines: Line[]; dates: Line | null; place: Line | null; section: SectionKind }
  /** `lead` is how many characters at the start are bold; what is `apart` starts below an empty line. */
  | { kind: "text" | "bullet"; lines: Line[]; section: SectionKind; lead?: number; apart?: boolean };

/** What is free above a text that stands apart, in ems. */
export const APART = 1;

function contentBlocks(lines: ContentLine[], section: SectionKind): Block[] {
  return lines.map(({ id, text, bullet }) => ({
    kind: bullet ? "bullet" : "text",
    lines: [{ id, text }],
    section,
  }));
}

const present = (lines: (Line | null)[]) => lines.filter((line) => line !== null);

/** "LinkedIn: https://…" shows as its name, which leads there. */
function linkItem({ id, text }: Line): ContactItem {
  const [, name, link] = /^([\p{L}\d][\p{L}\d ]{1,29}): (https?:\/\/\S{1,300})$/u.exec(text) ?? [];
  return name && link && URL.canParse(link)
    ? { id, text: name, field: "link", link }
    : { id, text, field: "link" };
}

const itemOf = (field: ContactItem["field"], line: Line | null): ContactItem[] =>
  line ? [{ id: line.id, text: line.text, field }] : [];

export function blocksOf({ contact, sections }: Resume): Block[] {
  const { name, email, phone, place, links, other } = contact;
  const blocks: Block[] = [
    { kind: "name", lines: present([name]) },
    { kind: "headline", lines: present([headlineOf(contact)]) },
    {
      kind: "contact",
      lines: [
        ...itemOf("email", email),
        ...itemOf("phone", phone),
        ...itemOf("place", place),
        ...links.map(linkItem),
      ],
    },
    ...other.map((line): Block => ({ kind: "contact", lines: itemOf("other", line) })),
    ...sections.flatMap((section): Block[] => [
      { kind: "heading", lines: present([section.heading]), section: section.kind },
      ...contentBlocks(section.lines, section.kind),
      ...section.entries.flatMap((entry): Block[] => [
        {
          kind: "entry",
          lines: present([entry.title, entry.organisation]),
          dates: entry.dates && { id: entry.dates.id, text: entry.dates.text },
          place: entry.place,
          section: section.kind,
        },
        ...contentBlocks(entry.lines, section.kind),
      ]),
    ]),
  ];
  return blocks.filter(
    (block) => block.lines.length > 0 || (block.kind === "entry" && (block.dates ?? block.place) !== null),
  );
}
