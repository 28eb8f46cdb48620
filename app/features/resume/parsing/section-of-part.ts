import type { DateLine, Entry, Line, Section, SectionKind } from "~/core/resume";
import type { EntryParts } from "../assembling/assemble";
import { durationAfter, findDates, parseDateRange } from "../lexicon/dates";
import { employerOf, isOwnMaster } from "../lexicon/employers";
import { bareHeading } from "../lexicon/headings";
import type { Part } from "./labelled-parts";
import { type Item, itemsOf, type Setting } from "./paragraphs";

function withoutTabs(text: string, kind: SectionKind, chinese: boolean): string {
  if (!text.includes("\t")) return text;
  if (kind !== "skills" && kind !== "interests" && kind !== "languages") return text.replace(/\t/g, " ");
  // A gap beside a mark that parts the list is no further part: "个案辅导 ⇥ ／ 小组工作".
  const marked = text.replace(/(?<=[／/|｜、，])\t|\t(?=[／/|｜、，])/g, " ");
  const cells = marked.split("\t").map((cell) => cell.trim());
  const [first = "", ...rest] = cells;
  const labelled = rest.length === 1 && /[,，、;]/.test(rest[0] ?? "") && !/[,，、;]/.test(first);
  if (labelled) return /[:：]$/.test(first) ? `${first} ${rest[0]}` : `${first}: ${rest[0]}`;
  return cells.join(chinese ? "、" : ", ");
}

/** "**Design** Figma, Sketch": a group of skills in bold that only its type parts from what is in it. */
function withGroupLabel({ text, first }: Item): string {
  const [bold, plain, ...others] = first.spans.filter((span) => span.text.trim());
  const label = bold?.text.trim() ?? "";
  const rest = text.slice(label.length);
  const isGroup = bold?.bold === true && plain?.bold === false && others.every((span) => !span.bold);
  return isGroup &&
    text.startsWith(label) &&
    /^\p{L}[\p{L} &/-]{2,30}$/u.test(label) &&
    /^ [^:：–—-].*,/.test(rest)
    ? `${label}:${rest}`
    : text;
}

function listText(item: Item, kind: SectionKind, chinese: boolean): string {
  return withoutTabs(kind === "skills" ? withGroupLabel(item) : item.text, kind, chinese);
}

const withEntries = new Set<SectionKind>([
  "experience",
  "activities",
  "projects",
  "education",
  "awards",
  "certificates",
  "publications",
  "other",
]);

const quotedLines = 4;

function lineOr(id: string, text: string | undefined): Line | null {
  return text ? { id, text } : null;
}

/** Two cells, "2003.08" and "2011.12", are one period. */
function datesOf(id: string, field: string | undefined): DateLine | null {
  const text = field?.trim().replace(/(?<=[年月日]至) (?=\d)/g, "");
  if (!text) return null;
  const whole = parseDateRange(text);
  if (whole) return { id, text, from: whole.from, to: whole.to };
  const cells = /^(\S.{0,19}?\d|\d{4}年(?:\d{1,2}月)?) +(\S.{0,20})$/.exec(text);
  const joined = cells ? `${cells[1]} - ${cells[2]}` : "";
  const period = parseDateRange(joined);
  if (period) return { id, text: joined, from: period.from, to: period.to };
  const dates = findDates(text)[0] ?? { from: null, to: null };
  return { id, text, from: dates.from, to: dates.to };
}

/** "1 year 2 months" in brackets behind dates belongs to them. */
function withDuration(dates: string | undefined, details: string[]): { dates?: string; rest: string[] } {
  for (const [at, detail] of details.entries()) {
    const whole = dates + (/\p{Script=Han}/u.test(detail) ? `（${detail}）` : ` (${detail})`);
    const [found] = dates ? findDates(whole) : [];
    if (found && durationAfter(whole, found) !== "")
      return { dates: whole, rest: details.filter((_, index) => index !== at) };
  }
  return { dates, rest: details };
}

/** `isProject`: what alone names a project is its title. */
export function entryOfParts(
  id: string,
  { fields, unsure, head, details, content }: EntryParts,
  setting: Setting,
  isProject: boolean,
): Entry {
  const swaps = isProject && !fields.title;
  const [title, organisation] = swaps
    ? [fields.organisation, undefined]
    : [fields.title, fields.organisation];
  const { dates, rest } = withDuration(fields.dates, details);
  const items: Pick<Item, "text" | "bullet" | "hangs">[] = [
    ...rest
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ text, bullet: false, hangs: false })),
    ...itemsOf(content, setting),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, organisation),
    title: lineOr(`${id}.title`, title),
    place: lineOr(`${id}.place`, fields.place),
    dates: datesOf(`${id}.dates`, dates),
    lines: items.map(({ text, bullet, hangs }, index) => ({
      id: `${id}.l${index + 1}`,
      text: text.replace(/\t/g, " "),
      bullet: bullet || hangs,
    })),
    doubt: {
      fields: [...unsure].map((name) => (swaps && name === "organisation" ? "title" : name)),
      lines: head.map(({ text }) => text.replace(/\t/g, " ")),
    },
  };
}

/** So many posts at one employer may stand below its name. */
export const mostPosts = 12;

/** What a post or a school should have and does not is in doubt too; nothing is where no field is. */
function withDoubts(entries: Entry[], kind: SectionKind): Entry[] {
  const isNamed = kind === "experience" || kind === "education";
  return entries.map((entry, at) => {
    const near = entries.slice(Math.max(0, at - mostPosts), at + 1);
    const fields = new Set(entry.doubt?.fields);
    if (isNamed && !entry.title) fields.add("title");
    if (isNamed && !employerOf(entry, near) && !isOwnMaster(entry)) fields.add("organisation");
    return {
      ...entry,
      doubt: entry.doubt && fields.size > 0 ? { ...entry.doubt, fields: [...fields] } : null,
    };
  });
}

/** The section that a part of the page is. Its lines have ids within it; `withId` makes them whole. */
export function sectionOf(part: Part, setting: Setting, chinese: boolean): Section {
  const kind = part.kind === "contact" ? "other" : part.kind;
  const splits = withEntries.has(kind);
  const before = itemsOf(splits ? part.above : part.lines, setting);
  const entries = (splits ? part.entries : []).map((entry, index) =>
    entryOfParts(`.e${index + 1}`, entry, setting, kind === "projects"),
  );
  const text = (item: Item) => listText(item, kind, chinese);
  return {
    id: "",
    kind,
    heading: part.heading ? { id: ".h", text: bareHeading(part.heading.text) || part.heading.text } : null,
    lines: before.map((item, index) => ({
      id: `.l${index + 1}`,
      text: text(item),
      bullet: item.bullet,
    })),
    entries: withDoubts(entries, kind),
    doubt: part.guessed
      ? {
          fields: ["kind"],
          lines: [...(part.heading ? [part.heading] : []), ...part.lines.slice(0, quotedLines)].map((line) =>
            line.text.replace(/\t/g, " "),
          ),
        }
      : null,
  };
}

export function withId(section: Section, id: string): Section {
  const own = <One extends { id: string }>(line: One): One => ({ ...line, id: id + line.id });
  const orNone = <One extends { id: string }>(line: One | null) => (line ? own(line) : null);
  return {
    ...own(section),
    heading: orNone(section.heading),
    lines: section.lines.map(own),
    entries: section.entries.map((entry) => ({
      ...own(entry),
      organisation: orNone(entry.organisation),
      title: orNone(entry.title),
      place: orNone(entry.place),
      dates: orNone(entry.dates),
      lines: entry.lines.map(own),
    })),
  };
}
