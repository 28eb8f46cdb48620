import type { Resume, Section, SectionKind } from "~/core/resume";
import { detectLanguage } from "./detect-language";
import type { ExtractedDocument, ExtractedLine } from "./extracted";
import { bareHeading } from "./headings";
import { type Item, itemsOf } from "./paragraphs";
import { parseContact } from "./parse-contact";
import { hasEntries, parseEntries } from "./parse-entries";
import type { HeaderKind } from "./parse-header";
import { type Part, partsOf } from "./sections";

/** How the entries of a section are headed; sections not named here are read as running text. */
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

/** Sections whose entries need no dates to be told. */
const alwaysEntries = new Set<SectionKind>(["experience", "education", "projects", "activities"]);

/** Cells of a table or chips of a skill list, parted as a list is. */
function withoutTabs(text: string, kind: SectionKind, chinese: boolean): string {
  if (!text.includes("\t")) return text;
  if (kind !== "skills" && kind !== "interests" && kind !== "languages") return text.replace(/\t/g, " ");
  const cells = text.split("\t").map((cell) => cell.trim());
  const [first = "", ...rest] = cells;
  const labelled = rest.length === 1 && /[,，、;]/.test(rest[0] ?? "") && !/[,，、;]/.test(first);
  if (labelled) return /[:：]$/.test(first) ? `${first} ${rest[0]}` : `${first}: ${rest[0]}`;
  return cells.join(chinese ? "、" : ", ");
}

function sectionOf(
  part: Part,
  kind: SectionKind,
  id: string,
  all: ExtractedLine[],
  chinese: boolean,
): Section {
  const items = itemsOf(part.lines, all);
  const headerKind = headerKinds[kind];
  const split = headerKind !== undefined && (alwaysEntries.has(kind) || hasEntries(items));
  const { before, entries } = split ? parseEntries(id, items, headerKind) : { before: items, entries: [] };
  const text = (item: Item) => withoutTabs(item.text, kind, chinese);
  return {
    id,
    kind,
    heading: part.heading
      ? { id: `${id}.h`, text: bareHeading(part.heading.text) || part.heading.text }
      : null,
    body: before
      .filter((item) => !item.bullet)
      .map((item, index) => ({ id: `${id}.p${index + 1}`, text: text(item) })),
    bullets: before
      .filter((item) => item.bullet)
      .map((item, index) => ({ id: `${id}.b${index + 1}`, text: text(item) })),
    entries,
  };
}

/** Prose above the first heading is a summary without a heading; everything else there belongs to the person. */
function splitTop(
  top: ExtractedLine[],
  all: ExtractedLine[],
): { contact: ExtractedLine[]; summary: ExtractedLine[] } {
  const prose = itemsOf(top, all).filter(
    (item) =>
      item.bullet ||
      item.lines.length > 1 ||
      item.text.length > (/\p{Script=Han}/u.test(item.text) ? 50 : 120),
  );
  const summary = prose.filter((item) => !/@|https?:|\d{7}/.test(item.text)).flatMap((item) => item.lines);
  return { contact: top.filter((line) => !summary.includes(line)), summary };
}

/**
 * Understands an extracted document as a resume. Every word of its body ends in some line of the model: what fits no
 * field stands in `details`, `body` or the contact's `other`. Page headers and footers only serve the identity block.
 */
export function parseResume(document: ExtractedDocument): Resume {
  const body = document.lines.filter((line) => line.region === "body");
  const edges = document.lines.filter((line) => line.region !== "body" && document.layout.format !== "pdf");
  const language = detectLanguage(body.map((line) => line.text).join("\n"));
  const parts = partsOf(body);
  const top = parts.filter((part) => part.heading === null).flatMap((part) => part.lines);
  const { contact, summary } = splitTop(top, body);
  const personal = parts
    .filter((part) => part.heading !== null && part.kind === "contact")
    .flatMap((part) => part.lines);
  const named: { kind: SectionKind; part: Part }[] = summary.length
    ? [{ kind: "summary", part: { kind: "summary", heading: null, lines: summary } }]
    : [];
  for (const part of parts)
    if (part.heading !== null && part.kind !== "contact") named.push({ kind: part.kind, part });
  const sections = named.map(({ kind, part }, index) =>
    sectionOf(part, kind, `s${index + 1}`, body, language === "zh"),
  );
  return {
    language,
    contact: parseContact([
      ...edges.filter((line) => line.region === "header"),
      ...contact,
      ...personal,
      ...edges.filter((line) => line.region === "footer"),
    ]),
    sections,
  };
}
