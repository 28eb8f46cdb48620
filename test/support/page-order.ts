import { type Entry, type Line, linesOfContact, linesOfEntry, type Resume } from "~/core/resume";
import { resumeDocx } from "~/features/resume/export/docx/write-resume-docx";
import { toJsonResume } from "~/features/resume/export/json-resume";
import { arrangedBlocks } from "~/features/resume/export/sheet/arranged";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { type TemplateId, templateIds } from "~/features/resume/export/sheet/design";
import { designOf, templates } from "~/features/resume/export/sheet/templates";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { bareLabel, labelsIn } from "~/features/resume/lexicon/contact-labels";
import { fieldAnnounced } from "~/features/resume/lexicon/field-labels";
import { headingOf } from "~/features/resume/lexicon/headings";
import { isDocumentName, withoutDocumentName } from "~/features/resume/lexicon/names";
import { extractDocx } from "~/features/resume/reading/extract-docx";
import { extractJson } from "~/features/resume/reading/extract-json";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";
import { arrangedResume } from "./sheet-texts";

/** Letters and digits: what no joining of lines, no separator and no marker changes. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The characters of `part` that `text` does not hold, in no order. */
function missing(part: string, text: string): string {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...part]
    .filter((letter) => {
      const count = counts.get(letter) ?? 0;
      counts.set(letter, count - 1);
      return count <= 0;
    })
    .join("");
}

/** Text that the page must hold in one piece; the fields of a head are `free` to stand in an order of their own. */
type Stretch = { text: string; kind: "line" | "heading" | "head"; lines: number };

function stretchOf(lines: (Line | null)[], kind: Stretch["kind"]): Stretch {
  return { text: bare(lines.map((line) => line?.text ?? "").join(" ")), kind, lines: lines.length };
}

const mostLeftOver = 12;

/** A head with none, one or more of the lines behind it, which hold what no field of the head took. */
function headsOf(entry: Entry): Stretch[] {
  const fields = linesOfEntry(entry).slice(0, -entry.lines.length || undefined);
  const most = Math.min(mostLeftOver, entry.lines.length);
  const heads = Array.from({ length: most + 1 }, (_, left) => ({
    ...stretchOf([...fields, ...entry.lines.slice(0, left)], "head"),
    lines: left,
  })).filter((stretch) => stretch.text !== "");
  // "Engineer at Acme" says with a word what the order of the fields says without.
  return [...heads, ...heads.map((head) => ({ ...head, text: `${head.text}at` }))];
}

const longestMark = 6;

type Page = { text: string; rows: { start: number; label: number }[] };

/** The labels of a line, "Phone:" and "公司名称：", which stand for the field that they name and are no text of their own. */
function labelsOf(line: string): string {
  const isLabel = (cell: string) => bareLabel(cell) !== null || headingOf(cell) === "contact";
  const cells = line.split("\t").filter(isLabel);
  return bare([...labelsIn(line).map(({ text }) => text), ...cells].join(" "));
}

const rowLabel =
  /^(?:(?:dates?|period|[\p{Script=Han}]{0,4}(?:时间|日期|年月))\s*[:：]|(?:dates?|employer|company|position|title|school|degree)\t)\s*/iu;

/** "科室：心内科 职务：主治医师": a label of a field behind another one. */
const laterLabel = /(?<=\S)[ \u3000]+(?=[^\s:：]{2,12}[:：])/u;

const nameLabel =
  /^(?:\p{Script=Han}{0,3}(?:项目|专业|科系|院系|系所|专案|计划)(?:名称)?|project|major)\s?[:：]/iu;

function withoutNameLabel(text: string): string {
  const isNamed = fieldAnnounced(text) !== null || nameLabel.test(text);
  return isNamed ? text.replace(/^[^:：]{1,60}[:：]\s*/, "") : text;
}

function pageOf(lines: string[]): Page {
  const rows: Page["rows"] = [];
  let text = "";
  for (const whole of lines) {
    const [first = "", ...fields] = whole.split(laterLabel);
    const line = [first, ...fields.map(withoutNameLabel)].join(" ");
    rows.push({
      start: text.length,
      label: bare(line).length - bare(withoutNameLabel(line.replace(rowLabel, ""))).length,
    });
    text += bare(line);
  }
  return { text, rows };
}

/** Where a head of these characters ends that begins at `at`, labels of its fields left out. */
function endOfHead({ text, rows }: Page, at: number, head: string): number | null {
  let end = at;
  let there = "";
  while (there.length < head.length && end < text.length) {
    const label = rows.find((row) => row.start === end)?.label ?? 0;
    const next = rows.find((row) => row.start > end)?.start ?? text.length;
    const piece = text.slice(end + label, next).slice(0, head.length - there.length);
    there += piece;
    end += label + piece.length;
  }
  return there.length === head.length && missing(head, there) === "" ? end : null;
}

/** Where the stretch ends if it stands at `at`; a heading may have a number or an icon before it. */
function endOf(page: Page, at: number, rowEnd: number, { text, kind }: Stretch): number | null {
  if (kind === "head") return endOfHead(page, at, text);
  if (page.text.startsWith(text, at)) return at + text.length;
  const inside = kind === "heading" ? page.text.slice(at, rowEnd).indexOf(text) : -1;
  return inside >= 0 && inside <= longestMark ? at + inside + text.length : null;
}

/** What of the page stands elsewhere in the resume, twice or nowhere; empty where all keeps the order of the page. */
export function orderFaults({ lines, layout }: ExtractedDocument, resume: Resume): string[] {
  const page = pageOf(
    lines
      .filter((line) => line.region === "body" || layout.format !== "pdf")
      .filter((line) => !isDocumentName(line.text))
      .map((line) => line.text),
  );
  const faults: string[] = [];
  const skipped: string[] = [];
  let at = 0;

  function take(choices: Stretch[]): Stretch | null {
    const places = [at, ...page.rows.map((row) => row.start).filter((start) => start > at)];
    for (const place of places) {
      const rowEnd = page.rows.find((row) => row.start > place)?.start ?? page.text.length;
      for (const choice of choices) {
        const end = endOf(page, place, rowEnd, choice);
        if (end === null) continue;
        if (place > at) skipped.push(page.text.slice(at, place));
        at = choice.kind === "heading" && rowEnd - end <= longestMark / 2 ? Math.max(end, rowEnd) : end;
        return choice;
      }
    }
    faults.push(`out of place: ${choices[0]?.text.slice(0, 80)}`);
    return null;
  }

  for (const section of resume.sections) {
    if (section.heading) take([stretchOf([section.heading], "heading")]);
    for (const line of section.lines) take([stretchOf([line], "line")]);
    for (const entry of section.entries) {
      const heads = headsOf(entry);
      const head = heads.length > 0 ? take(heads) : null;
      for (const line of entry.lines.slice(head?.lines ?? 0)) take([stretchOf([line], "line")]);
    }
  }
  skipped.push(page.text.slice(at));
  const contact = linesOfContact(resume.contact).map((line) => bare(line.text));
  const links = lines.flatMap((line) => line.links).map(bare);
  const name = resume.contact.name?.text ?? "";
  // Running titles repeat the name, alone or with that of the document.
  const titles = lines
    .flatMap((line) => line.text.split("\t"))
    .filter((cell) => isDocumentName(cell) || withoutDocumentName(cell) === name)
    .map(bare);
  const edges = lines.filter((line) => line.region !== "body").map((line) => bare(line.text));
  const labels = titles.join("") + lines.map((line) => labelsOf(line.text)).join("");
  for (const row of skipped) {
    const lost = missing(row, contact.join("") + labels);
    if (lost.length > 2) faults.push(`lost: ${lost.slice(0, 20)} of ${row.slice(0, 80)}`);
  }
  const spare = missing(contact.join(""), skipped.join("") + links.join("") + edges.join(""));
  if (spare) faults.push(`in the contact block, but not of the page: ${spare.slice(0, 80)}`);
  return faults;
}

/** The lines of the resume as our documents order them: where and when a job was stand behind its names. */
function exportOrder({ contact, sections }: Resume): Line[] {
  const lines: (Line | null)[] = linesOfContact(contact);
  for (const { heading, lines: own, entries } of sections) {
    lines.push(heading, ...own);
    for (const { title, organisation, dates, place, lines: content } of entries)
      lines.push(title, organisation, dates, place, ...content);
  }
  return lines.filter((line) => line !== null);
}

/** A template may put a section first; a link with a name shows nothing else. */
function docxOrder(resume: Resume, template: TemplateId): Line[] {
  const blocks = blocksOf(resume);
  const { main } = arrangedBlocks(blocks, { ...templates[template], bar: false });
  const contact = blocks.flatMap((block) => (block.kind === "contact" ? block.lines : []));
  const named = new Map(contact.flatMap(({ id, text, link }) => (link ? [[id, text]] : [])));
  return exportOrder(arrangedResume(resume, main)).map(({ id, text }) => ({
    id,
    text: named.get(id) ?? text,
  }));
}

function shown(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

function textOfDocx(resume: Resume, template: TemplateId): string {
  const { language } = resume;
  const read = extractDocx(
    resumeDocx(
      blocksOf(resume),
      { ...designOf(template, language), contact: "plain" },
      { language, title: "resume" },
    ),
  );
  return read.ok ? read.document.lines.map((line) => line.text).join(" ") : read.reason;
}

function textOfJson(resume: Resume): string {
  const read = extractJson(toJsonResume(resume));
  if (!read.ok || !read.document.resume) return read.ok ? "" : read.reason;
  return exportOrder(read.document.resume)
    .map((line) => line.text)
    .join(" ");
}

/** What our Markdown, DOCX or JSON Resume of a resume says in another order, twice or not at all. */
export function exportFaults(resume: Resume): string[] {
  const order = (lines: Line[]) => lines.map((line) => line.text).join(" ");
  const whole = order(exportOrder(resume));
  const documents: [name: string, text: string, wanted: string][] = [
    ["markdown", shown(toMarkdown(resume)), whole],
    ...templateIds.map((id): [string, string, string] => [
      `docx, ${id}`,
      textOfDocx(resume, id),
      order(docxOrder(resume, id)),
    ]),
    ["json", textOfJson(resume), whole],
  ];
  return documents.flatMap(([name, text, every]) => {
    const [there, wanted] = [bare(text), bare(every)];
    const at = [...there].findIndex((letter, index) => letter !== wanted[index]);
    return there === wanted ? [] : [`${name}: …${there.slice(Math.max(at - 20, 0), at + 40)}`];
  });
}
