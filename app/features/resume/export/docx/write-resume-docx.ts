import { strToU8, type Zippable, zipSync } from "fflate";
import type { Line, ResumeLanguage } from "~/core/resume";
import type { Block } from "../sheet/blocks";
import { type Design, papers } from "../sheet/design";
import {
  anchored,
  contentTypes,
  coreProperties,
  document,
  escapeXml,
  fontTable,
  numbering,
  relations,
  rootRelations,
  settings,
} from "./docx-parts";
import { stylesOf } from "./docx-styles";
import { looks } from "./looks";
import { type Photo, photoOf, photoSlot } from "./photo";

/** 10 mm in twentieths of a point. */
const MARGIN = 567;

type Emphasis = "bold" | "plain" | null;

function run(text: string, emphasis: Emphasis = null): string {
  const look = { bold: "<w:rPr><w:b/></w:rPr>", plain: '<w:rPr><w:rStyle w:val="Plain"/></w:rPr>' };
  return `<w:r>${emphasis ? look[emphasis] : ""}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

const TAB = "<w:r><w:tab/></w:r>";

const address =
  /https?:\/\/[^\s<>()，。；：、（）]+[^\s<>().,;:!?，。；：、（）]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const bareSite = /^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\/[^\s]*)?$/;

/** Addresses by their ids among the relations of the document. */
type Links = Map<string, string>;

function link(href: string, content: string, links: Links): string {
  const id = links.get(href) ?? `link${links.size + 1}`;
  links.set(href, id);
  return `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`;
}

function hrefOf(found: string): string {
  if (/^https?:/.test(found)) return found;
  return found.includes("@") ? `mailto:${found}` : `https://${found}`;
}

/** The text with its addresses linked. */
function linked(text: string, links: Links, emphasis: Emphasis = null): string {
  let out = "";
  let from = 0;
  for (const { index, 0: found } of text.matchAll(address)) {
    if (index > from) out += run(text.slice(from, index), emphasis);
    out += link(hrefOf(found), run(found, emphasis), links);
    from = index + found.length;
  }
  return from < text.length ? out + run(text.slice(from), emphasis) : out;
}

/** In the contact line "example.com/ann" is an address too. */
function contactText(text: string, links: Links): string {
  return bareSite.test(text) && /[a-z]/i.test(text.split(".").at(-1) ?? "")
    ? link(hrefOf(text), run(text), links)
    : linked(text, links);
}

const paragraph = (style: string | null, content: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}${content}</w:p>`;

/** About how wide a text is, in ems. */
function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.55), 0);
}

const between = (parts: string[], separator: string) => parts.join(run(separator));
const texts = (lines: (Line | null)[]) => lines.flatMap((line) => line?.text ?? []);

/** The names of an entry, and flush right on the same line when and where, or below where both have no room. */
function entry(block: Extract<Block, { kind: "entry" }>, links: Links, width: number): string {
  const [first = "", ...others] = texts(block.lines);
  const names = [
    ...(first ? [linked(first, links)] : []),
    ...others.map((text) => linked(text, links, "plain")),
  ].join(run(" — ", "plain"));
  const when = texts([block.dates, block.place]).join(" · ");
  if (!when) return paragraph("Heading2", names);
  if (!first) return paragraph("EntryDates", run(when));
  const fits = ems([...texts(block.lines), when].join("    ")) < width;
  if (fits) return paragraph("Heading2", names + TAB + run(when, "plain"));
  return paragraph("Heading2", names) + paragraph("EntryDates", run(when));
}

/** One paragraph of a block, two where the dates of an entry have no room beside its names. `width` is that of a line in ems. */
function blockXml(block: Block, links: Links, width: number): string {
  const [line] = block.lines;
  if (block.kind === "entry") return entry(block, links, width);
  if (block.kind === "contact") {
    const parts = texts(block.lines).map((text) => contactText(text, links));
    return paragraph("Contact", between(parts, " · "));
  }
  const text = line?.text ?? "";
  if (block.kind === "name") return paragraph("Title", run(text));
  if (block.kind === "headline") return paragraph("Subtitle", run(text));
  if (block.kind === "heading") return paragraph("Heading1", run(text));
  const lead = block.lead ? run(text.slice(0, block.lead), "bold") : "";
  return paragraph(
    block.kind === "bullet" ? "ListBullet" : null,
    lead + linked(text.slice(block.lead ?? 0), links),
  );
}

/** The photo hangs on the first line. */
function withPhoto(body: string, { crop }: Photo): string {
  const at = body.indexOf("<w:r>");
  return body.slice(0, at) + anchored(photoSlot, crop) + body.slice(at);
}

/** A Word document of the same texts in the same order as the sheet; equal blocks give equal bytes. */
export function resumeDocx(
  blocks: Block[],
  design: Design,
  { language, title }: { language: ResumeLanguage; title: string },
): Uint8Array {
  const look = looks[design.template];
  const paper = papers[design.paper];
  const page = { width: Math.round(paper.width * 20), height: Math.round(paper.height * 20), margin: MARGIN };
  const textWidth = page.width - 2 * MARGIN;
  const photo = design.template === "chinese" && design.photo ? photoOf(design.photo) : null;
  const room = textWidth / 20 - (photo ? photoSlot.width : 0);
  const links: Links = new Map();
  const body = blocks.map((block) => blockXml(block, links, room / design.size)).join("");
  const targets = [...links].map(([href, id]) => ({ id, href }));
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": rootRelations,
    "docProps/core.xml": coreProperties(title, language === "zh" ? "zh-CN" : "en"),
    "word/document.xml": document(photo ? withPhoto(body, photo) : body, page),
    "word/_rels/document.xml.rels": relations({ links: targets, picture: photo && mediaOf(photo) }),
    "word/styles.xml": stylesOf(design, look, language, textWidth),
    "word/numbering.xml": numbering,
    "word/settings.xml": settings,
    "word/fontTable.xml": fontTable,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]),
  );
  if (photo) files[`word/${mediaOf(photo)}`] = photo.bytes;
  return zipSync(files, { level: 6, mtime: "1980-01-01" });
}

const mediaOf = ({ type }: Photo) => `media/photo.${type}`;
