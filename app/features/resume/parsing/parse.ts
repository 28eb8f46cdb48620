import type { Entry, Resume, Section, SectionKind } from "~/core/resume";
import type { Weights } from "../labelling/weights";
import { findDates } from "../lexicon/dates";
import { detectLanguage } from "../lexicon/detect-language";
import { employerOf } from "../lexicon/employers";
import type { HeadingKind } from "../lexicon/heading-kind";
import { bareHeading, headingOf, kindsNamed } from "../lexicon/headings";
import type { ExtractedDocument, ExtractedLine } from "../reading/extracted";
import { closeLetters } from "./contact-lines";
import { hasEntries } from "./entry-groups";
import { joinFormCells } from "./form-cells";
import type { HeaderKind } from "./header-segments";
import { entryOfParts, type LabelledPart, labelledParts } from "./labelled-sections";
import { listText } from "./list-lines";
import { edgesOf } from "./page-edges";
import { mostContactLines, proseOf, splitTop } from "./page-top";
import { type Item, itemsOf, type Setting, settingOf } from "./paragraphs";
import { parseContact } from "./parse-contact";
import { parseEntries } from "./parse-entries";
import { atSchool, listOf, withAddresses, withCourses, withForm, withKind } from "./part-kinds";
import { secondResumeAt } from "./second-resume";
import { firstEntryAt, firstSchoolAt, kindByContent } from "./section-kinds";
import { type Part, partsOf } from "./sections";
import { wholestParts } from "./wholest-parts";
import { withWishedPost } from "./wished-post";

const headerKinds: Partial<Record<SectionKind, HeaderKind>> = {
  experience: "job",
  activities: "job",
  projects: "project",
  education: "education",
  awards: "award",
  certificates: "award",
  publications: "award",
  other: "project",
};

const alwaysEntries = new Set<SectionKind>(["experience", "education", "projects", "activities"]);

/** As many lines below a heading tell what its section is. */
const quotedLines = 4;

function labelledEntries(
  { above, entries, lines }: LabelledPart,
  kind: SectionKind,
  id: string,
  setting: Setting,
): { before: Item[]; entries: Entry[] } {
  if (headerKinds[kind] === undefined) return { before: itemsOf(lines, setting), entries: [] };
  return {
    before: itemsOf(above, setting),
    entries: entries.map((entry, index) => entryOfParts(`${id}.e${index + 1}`, entry, setting)),
  };
}

function sectionOf(
  part: Part | LabelledPart,
  kind: SectionKind,
  id: string,
  setting: Setting,
  chinese: boolean,
): Section {
  const items = itemsOf(part.lines, setting);
  const headerKind = headerKinds[kind];
  const split =
    headerKind !== undefined && !part.plain && (alwaysEntries.has(kind) || hasEntries(items, headerKind));
  const mixed = /项目|project/i.test(part.heading?.text ?? "");
  const { before, entries } =
    "entries" in part
      ? labelledEntries(part, kind, id, setting)
      : split
        ? parseEntries(id, items, headerKind, mixed)
        : { before: items, entries: [] };
  const text = (item: Item) => listText(item, kind, chinese);
  return {
    id,
    kind,
    heading: part.heading
      ? { id: `${id}.h`, text: bareHeading(part.heading.text) || part.heading.text }
      : null,
    lines: before.map((item, index) => ({
      id: `${id}.l${index + 1}`,
      text: text(item),
      bullet: item.bullet,
    })),
    entries,
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

/** Three spaces or more stand for a tab where somebody aligned by hand. */
function withTabs(text: string): string {
  return text
    .replace(/[ \u3000]{3,}|\s*\t\s*/g, "\t")
    .replace(/ {2}/g, " ")
    .trim();
}

/** What has no heading: posts, and below them the schools. */
function headless(lines: ExtractedLine[]): Part[] {
  const school = firstSchoolAt(lines);
  const runs = school < 0 ? [lines] : [lines.slice(0, school), lines.slice(school)];
  return runs.map((run) => ({ kind: kindByContent(run), heading: null, lines: run, guessed: true }));
}

/** Dated posts below the name or in a summary are a section of their own, though no heading says so. */
function withoutEntries(part: Part): Part[] {
  const at = part.kind === "contact" || part.kind === "summary" ? firstEntryAt(part.lines) : -1;
  if (at < 0 || (at === 0 && part.heading === null)) return [part];
  if (at === 0) return [{ ...part, kind: "other", guessed: true }];
  return [{ ...part, lines: part.lines.slice(0, at) }, ...headless(part.lines.slice(at))];
}

function isTop(part: Part): boolean {
  return part.heading === null && !part.guessed;
}

/** What a section of anything else may hold by their labels. */
const kindsOfOther: HeadingKind[] = [
  "skills",
  "languages",
  "certificates",
  "awards",
  "interests",
  "publications",
];

/** The kinds that the lines of a part may be of: those of its heading, and in the Europass form's skills the languages. */
function kindsWithin({ kind, guessed, heading, lines }: Part): HeadingKind[] {
  if (kind === "other" && !guessed) return kindsOfOther;
  if (kind === "skills" && lines.some(({ text }) => /^(?:mother tongue|native language)\b/i.test(text)))
    return ["skills", "languages"];
  return heading ? kindsNamed(heading.text) : [];
}

/** Under "Skills, Languages & Interests" or "Other" a line that begins with one of those words belongs to a section of that kind. */
function atNamedKinds(part: Part): Part[] {
  const kinds = kindsWithin(part);
  if (kinds.length < 2) return [part];
  const parts: Part[] = [{ ...part, lines: [] }];
  for (const line of part.lines) {
    const label = /^[^:：\t]{2,30}(?=\s?[:：\t])/u.exec(line.text)?.[0];
    const kind = label ? headingOf(label.replace(/\(s\)$/, "s")) : null;
    const last = parts.at(-1);
    if (kind && kinds.includes(kind) && kind !== last?.kind) {
      if (last?.lines.length) parts.push({ ...part, kind, heading: null, lines: [line] });
      else parts.splice(-1, 1, { ...part, kind, lines: [line] });
    } else last?.lines.push(line);
  }
  return parts;
}

const longestHeading = 48;

/** A heading with nothing below it but a heading of its own kind, "Skills" above "Tools", is one heading with that. */
function joinHeadings(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isEmpty = last?.lines.length === 0 && last.kind === part.kind;
    if (isEmpty && last.heading && part.heading && last.heading.text.length <= longestHeading) {
      const [outer, inner] = [last.heading, part.heading].map((line) => bareHeading(line.text) || line.text);
      joined.splice(-1, 1, {
        ...part,
        guessed: false,
        heading: { ...part.heading, text: `${outer} · ${inner}` },
      });
    } else joined.push(part);
  }
  return joined;
}

function isReach({ text }: ExtractedLine): boolean {
  return /\S@\S/.test(text);
}

/** A short part under any heading that holds an address is how to reach them, where nothing else tells. */
function isContact({ guessed, heading, lines }: Part): boolean {
  return guessed && heading !== null && lines.length <= mostContactLines && lines.some(isReach);
}

function readParts(lines: ExtractedLine[]): Part[] {
  const parts = joinHeadings(partsOf(lines))
    .map(atSchool)
    .flatMap(withoutEntries)
    .map(withCourses)
    .map(withForm)
    .map(withAddresses);
  const known = parts.some((part) => part.kind === "contact" && part.lines.some(isReach));
  return parts.map((part) => (!known && isContact(part) ? { ...part, kind: "contact" } : withKind(part)));
}

/** A second resume keeps its name and addresses in a part of their own, since the contact block is that of the first. */
function secondParts(lines: ExtractedLine[]): Part[] {
  return readParts(lines)
    .filter((part) => part.heading !== null || part.lines.length > 0)
    .map((part) => (part.kind === "contact" ? { ...part, kind: "other", plain: true } : part));
}

/** A line drawn with characters: "==========", "- - - - - -". */
function isRule({ text }: ExtractedLine): boolean {
  return text.length >= 5 && /^([=_~*#.+–—―─━-])(?:\s?\1)+$/u.test(text.trim());
}

/** Every word of the body ends in some line of the model; page headers and footers only serve the contact block. */
export function bodyOf(document: ExtractedDocument) {
  const lines = joinFormCells(
    document.lines
      .filter((line) => !isRule(line))
      .map((line) => ({ ...line, text: withTabs(closeLetters(line.text)) })),
  );
  return edgesOf(lines, document.layout.format === "pdf");
}

function readLabelled(lines: ExtractedLine[], weights: Weights): Part[] {
  return joinHeadings(labelledParts(lines, weights))
    .map(withCourses)
    .map(withForm)
    .map(withAddresses)
    .map(withKind);
}

/** What seems to be missing or to stand in a wrong place in a section, each fault at its price. */
function faultsOf({ kind, entries, lines, doubt, heading }: Section): number {
  let faults = doubt ? 1 : 0;
  if (heading && lines.length + entries.length === 0) faults += 1;
  const job = kind === "experience" || kind === "education";
  if (job && entries.length === 0) faults += 2;
  for (const entry of entries) {
    if (entry.doubt) faults += entry.doubt.fields.length;
    if (job && !entry.dates) faults += 0.7;
    if (!entry.title) faults += 1;
    if (job && !employerOf(entry, entries)) faults += 0.7;
    for (const line of entry.lines) if (hidden(line.text)) faults += 1;
  }
  for (const line of lines) if (job && hidden(line.text)) faults += 1;
  return faults;
}

/** A period or a heading among what an entry tells. */
function hidden(text: string): boolean {
  return text.length < 60 && (findDates(text).some(({ to }) => to !== null) || headingOf(text) !== null);
}

export function parseResume(document: ExtractedDocument, weights?: Weights): Resume {
  const { body, edges } = bodyOf(document);
  const second = secondResumeAt(body);
  const own = second < 0 ? body : body.slice(0, second);
  const language = detectLanguage(own.map((line) => line.text).join("\n"));
  const setting = settingOf(body);
  const faults = (part: Part) =>
    part.kind === "contact" ? 0 : faultsOf(sectionOf(part, part.kind, "", setting, language === "zh"));
  const way = globalThis.process?.env.WAY;
  const parts = weights
    ? way === "pair"
      ? wholestParts(readLabelled(own, weights), readParts(own), faults)
      : way === "pairR"
        ? wholestParts(readParts(own), readLabelled(own, weights), faults)
        : readLabelled(own, weights)
    : readParts(own);
  const top = parts.filter(isTop).flatMap((part) => part.lines);
  const { contact, summary, rest } = splitTop(top, setting, parts.length > 1);
  const personal = parts.filter((part) => part.heading !== null && part.kind === "contact");
  const told = new Set(personal.flatMap((part) => proseOf(part.lines, setting)));
  const listed = new Set(personal.flatMap((part) => part.lines.filter((line) => listOf(line).length > 0)));
  const proseIn = ({ lines: own }: Part) => own.filter((line) => told.has(line));
  const named: Part[] = [
    ...(summary.length ? [{ kind: "summary" as const, heading: null, lines: summary, guessed: false }] : []),
    ...(rest.length ? headless(rest) : []),
    ...parts
      .filter((part) => !isTop(part))
      .flatMap((part): Part[] => {
        if (part.kind !== "contact") return [part];
        const prose = proseIn(part);
        const lists = part.lines.flatMap(listOf);
        return prose.length
          ? [{ kind: "summary", heading: null, lines: prose, guessed: true }, ...lists]
          : lists;
      })
      .flatMap(atNamedKinds),
  ];
  if (second >= 0) named.push(...secondParts(body.slice(second)));
  const sections = named.map((part, index) =>
    sectionOf(
      part,
      part.kind === "contact" ? "other" : part.kind,
      `s${index + 1}`,
      setting,
      language === "zh",
    ),
  );
  return {
    language,
    contact: withWishedPost(
      parseContact([
        ...edges.filter((line) => line.region === "header"),
        ...contact,
        ...personal.flatMap((part) => part.lines.filter((line) => !told.has(line) && !listed.has(line))),
        ...edges.filter((line) => line.region === "footer"),
      ]),
      named,
    ),
    sections,
  };
}
