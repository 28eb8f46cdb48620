import type { Resume, SectionKind } from "~/core/resume";
import { toMarkdown } from "../formats/markdown";
import { emailsIn, linksIn, phonesIn } from "../lexicon/contact-patterns";
import { findDates } from "../lexicon/dates";
import { detectLanguage } from "../lexicon/detect-language";
import { headingByEnding, headingOf } from "../lexicon/headings";
import { isPlace } from "../lexicon/places";
import { degreeOf, roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "./extracted";
import { kindByContent } from "./kind-by-content";
import { type EntryDraft, type ResumeDraft, resumeOfDraft, type SectionDraft } from "./resume-draft";

const FACTS = " · ";
const NAMES = " — ";

type ContactDraft = ResumeDraft["contact"];

const reaches = (text: string) => [emailsIn, phonesIn, linksIn].some((found) => found(text).length > 0);

/** The parts of the line of addresses, in the order in which it is written: e-mail, phone, place, links. */
function readReaches(text: string, contact: ContactDraft): void {
  for (const part of text.split(FACTS)) {
    const isLast = contact.links.length > 0;
    if (!isLast && !contact.email && !contact.phone && !contact.place && emailsIn(part).length)
      contact.email = part;
    else if (!isLast && !contact.phone && !contact.place && phonesIn(part).length) contact.phone = part;
    else if (!isLast && !contact.place && linksIn(part).length === 0) contact.place = part;
    else contact.links.push(part);
  }
}

const isProse = ({ text, bullet }: ExtractedLine) =>
  bullet || (text.length > (/\p{Script=Han}/u.test(text) ? 50 : 120) && !reaches(text));

/** The name and what stands below it, up to prose, which is a section without a heading; null where it is not ours. */
function readTop(lines: ExtractedLine[]): { contact: ContactDraft; prose: ExtractedLine[] } | null {
  const contact: ContactDraft = {
    name: "",
    headline: "",
    email: "",
    phone: "",
    place: "",
    links: [],
    other: [],
  };
  const [first] = lines;
  const below = first?.heading === 1 ? lines.slice(1) : lines;
  if (first?.heading === 1) contact.name = first.text;
  const opening = below.findIndex(isProse);
  const facts = opening < 0 ? below : below.slice(0, opening);
  const at = facts.findIndex(({ text }) => reaches(text));
  if (at > 1) return null;
  const headline = at === 1 || at < 0 ? facts[0] : undefined;
  contact.headline = headline?.text ?? "";
  const line = facts[at];
  if (line) readReaches(line.text, contact);
  contact.other = facts.filter((one) => one !== headline && one !== line).map(({ text }) => text);
  return { contact, prose: opening < 0 ? [] : below.slice(opening) };
}

const contentOf = (lines: ExtractedLine[]) => lines.map(({ text, bullet }) => ({ text, bullet }));

/** `### title — organisation`, below it `dates · place`. */
function readEntry([head, ...below]: ExtractedLine[], kind: SectionKind): EntryDraft {
  const names = (head?.text ?? "").split(NAMES);
  const [first = ""] = names;
  const isOrganisation =
    names.length === 1 && (kind === "education" ? degreeOf(first) : roleOf(first)) === "organisation";
  const entry: EntryDraft = {
    title: isOrganisation ? "" : names.slice(0, Math.max(1, names.length - 1)).join(NAMES),
    organisation: isOrganisation ? first : names.slice(1).slice(-1).join(NAMES),
    place: "",
    dates: null,
    lines: [],
  };
  const [when] = below;
  const [start = "", ...rest] = when && !when.bullet ? when.text.split(FACTS) : [];
  const [dates] = findDates(start);
  if (dates?.index === 0) {
    entry.dates = { text: start, from: dates.from, to: dates.to };
    entry.place = rest.join(FACTS);
  } else if (rest.length === 0 && isPlace(start)) entry.place = start;
  entry.lines = contentOf(entry.dates || entry.place ? below.slice(1) : below);
  return entry;
}

/** The lines from each heading of this level to the next; the first run stands above all of them. */
function runsAt(lines: ExtractedLine[], level: number): [ExtractedLine[], ...ExtractedLine[][]] {
  const runs: [ExtractedLine[], ...ExtractedLine[][]] = [[]];
  for (const line of lines) {
    if (line.heading === level) runs.push([line]);
    else runs.at(-1)?.push(line);
  }
  return runs;
}

function kindOf(heading: string, lines: ExtractedLine[]): SectionKind {
  const names = [heading, ...heading.split(FACTS)];
  const kinds = [...names.map(headingOf), ...names.map(headingByEnding)];
  return kinds.find((kind) => kind !== null && kind !== "contact") ?? kindByContent(lines);
}

function readSection(heading: string, lines: ExtractedLine[]): SectionDraft {
  const kind = kindOf(heading, lines);
  const [own, ...entries] = runsAt(lines, 3);
  return {
    kind,
    heading,
    lines: contentOf(own),
    entries: entries.map((run) => readEntry(run, kind)),
  };
}

/** The resume that our own export is of; null where its Markdown would be another, so that these lines are somebody else's. */
export function readOwnMarkdown(lines: ExtractedLine[], source: string): Resume | null {
  const heads = lines.filter((line) => line.heading !== null);
  const isOurs =
    heads.length > 0 && heads.every(({ heading }, at) => heading === 2 || heading === 3 || at === 0);
  if (!isOurs) return null;
  const [above, ...sections] = runsAt(lines, 2);
  const entriesAt = above.findIndex((line) => line.heading === 3);
  const top = readTop(entriesAt < 0 ? above : above.slice(0, entriesAt));
  if (!top) return null;
  const headless = [top.prose, entriesAt < 0 ? [] : above.slice(entriesAt)].filter((run) => run.length > 0);
  const resume = resumeOfDraft({
    language: detectLanguage(lines.map(({ text }) => text).join("\n")),
    contact: top.contact,
    sections: [
      ...headless.map((run) => readSection("", run)),
      ...sections.map(([heading, ...below]) => readSection(heading?.text ?? "", below)),
    ],
  });
  const entries = resume.sections.flatMap((section) => section.entries);
  const datesInHeads = heads.some(
    ({ text, heading }) => heading === 3 && findDates(text).some(({ certain }) => certain),
  );
  if (datesInHeads && entries.every(({ dates }) => dates === null)) return null;
  return toMarkdown(resume).trim() === source.replace(/\r\n?/g, "\n").trim() ? resume : null;
}
