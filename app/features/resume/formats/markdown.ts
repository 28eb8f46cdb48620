import {
  type Contact,
  type ContentLine,
  type Entry,
  headlineOf,
  type Line,
  type Resume,
  type Section,
} from "~/core/resume";

const url = /https?:\/\/[^\s<>()]+[^\s<>().,;:!?，。；：、]/gu;

function escapeStretch(text: string): string {
  return text
    .replace(/[\\`*[\]<~]/g, "\\$&")
    .replace(/_/g, (mark, at: number) =>
      /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(text.slice(Math.max(0, at - 1), at + 2)) ? mark : `\\${mark}`,
    )
    .replace(/&(?=#?\w+;)/g, "\\&");
}

/** Shows exactly these characters on one line, never as markup; a web address becomes an autolink. */
export function escapeMarkdown(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  let out = "";
  let from = 0;
  for (const match of flat.matchAll(url)) {
    out += `${escapeStretch(flat.slice(from, match.index))}<${match[0]}>`;
    from = match.index + match[0].length;
  }
  out += escapeStretch(flat.slice(from));
  return out.replace(/^([#>+=-])/, "\\$1").replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2");
}

function joined(lines: (Line | null)[], separator: string): string {
  return lines.flatMap((line) => (line?.text.trim() ? [escapeMarkdown(line.text)] : [])).join(separator);
}

function contactBlocks(contact: Contact): string[] {
  const name = joined([contact.name], "");
  return [
    name && `# ${name}`,
    joined([headlineOf(contact)], ""),
    joined([contact.email, contact.phone, contact.place, ...contact.links], " · "),
    ...contact.other.map((line) => joined([line], "")),
  ];
}

function contentBlocks(lines: ContentLine[]): string[] {
  const blocks: string[] = [];
  for (const [index, line] of lines.entries()) {
    const text = escapeMarkdown(line.text);
    if (!line.bullet) blocks.push(text);
    else if (lines[index - 1]?.bullet) blocks.push(`${blocks.pop()}\n- ${text}`);
    else blocks.push(`- ${text}`);
  }
  return blocks;
}

function entryBlocks(entry: Entry): string[] {
  const title = joined([entry.title, entry.organisation], " — ");
  const when = joined([entry.dates, entry.place], " · ");
  return [title && `### ${title}`, when, ...contentBlocks(entry.lines)];
}

function sectionBlocks(section: Section): string[] {
  const blocks = [...contentBlocks(section.lines), ...section.entries.flatMap(entryBlocks)].filter(
    (block) => block !== "",
  );
  const heading = joined([section.heading], "");
  return heading ? [`## ${heading}`, ...blocks] : blocks;
}

/** `#` name, contact line, `##` headings, `###` title — organisation, dates, bullets, with all text escaped. */
export function toMarkdown(resume: Resume): string {
  const blocks = [...contactBlocks(resume.contact), ...resume.sections.flatMap(sectionBlocks)];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
