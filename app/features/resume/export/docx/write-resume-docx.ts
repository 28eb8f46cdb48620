import { strToU8, type Zippable, zipSync } from "fflate";
import type { Line, ResumeLanguage } from "~/core/resume";
import { arrangedBlocks } from "../sheet/arranged";
import type { Block, ContactItem } from "../sheet/blocks";
import { type Design, papers, photoSlot } from "../sheet/design";
import { contactParts, linkedParts } from "../sheet/links";
import { contactLabel, contactStyleOf, templates } from "../sheet/templates";
import { labelLength } from "../sheet/text-strips";
import { MARGIN } from "../sheet/typeset";
import {
  anchored,
  contentTypes,
  coreProperties,
  documentPart,
  escapeXml,
  fontTablePart,
  numberingPart,
  relationsPart,
  rootRelations,
  settingsPart,
} from "./docx-parts";
import { stylesOf, twips } from "./docx-styles";
import { type Photo, photoOf } from "./photo";

type Emphasis = "bold" | "SecondName" | "Muted" | null;

function run(text: string, emphasis: Emphasis = null): string {
  const look = emphasis === "bold" ? "<w:b/>" : emphasis && `<w:rStyle w:val="${emphasis}"/>`;
  return `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ""}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

const TAB = "<w:r><w:tab/></w:r>";

type Links = Map<string, string>;

type Setting = { links: Links; room: number; contactOf(item: ContactItem): string };

function linked(
  parts: { text: string; link: string | null }[],
  links: Links,
  emphasis: Emphasis = null,
): string {
  return parts
    .map((part) => {
      const content = run(part.text, emphasis);
      if (part.link === null) return content;
      const id = links.get(part.link) ?? `link${links.size + 1}`;
      links.set(part.link, id);
      return `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`;
    })
    .join("");
}

const paragraph = (style: string | null, content: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}${content}</w:p>`;

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.55), 0);
}

const texts = (lines: (Line | null)[]) => lines.flatMap((line) => line?.text ?? []);

/** The names of an entry with when and where flush right behind them, or below where both have no room on one line. */
function entry({ lines, dates, place }: Extract<Block, { kind: "entry" }>, { links, room }: Setting): string {
  const [first, ...others] = texts(lines);
  const when = texts([dates, place]).join(" · ");
  const names = [
    ...(first ? [linked(linkedParts(first, false), links)] : []),
    ...others.map((text) => linked(linkedParts(text, false), links, "SecondName")),
  ].join(run(" — ", "Muted"));
  if (!when) return paragraph("Heading2", names);
  if (!names) return paragraph("EntryDates", run(when));
  const width = widthOf([...texts(lines), when].join("    "));
  if (width < room) return paragraph("Heading2", names + TAB + run(when, "Muted"));
  return paragraph("Heading2", names) + paragraph("EntryDates", run(when));
}

function paragraphsOf(block: Block, setting: Setting): string {
  const { links } = setting;
  const text = texts(block.lines).join(" ");
  if (block.kind === "entry") return entry(block, setting);
  if (block.kind === "name") return paragraph("Title", run(text));
  if (block.kind === "headline") return paragraph("Subtitle", run(text));
  if (block.kind === "heading") return paragraph("Heading1", run(text));
  if (block.kind === "contact") {
    return paragraph("Contact", block.lines.map(setting.contactOf).join(run(" · ")));
  }
  const label = labelLength(block);
  const lead = label > 0 ? run(text.slice(0, label), "bold") : "";
  const style = block.kind === "bullet" ? "ListBullet" : block.apart ? "BodyText" : null;
  return paragraph(style, lead + linked(linkedParts(text.slice(label), false), links));
}

function withPhoto(body: string, { crop }: Photo): string {
  const at = body.indexOf("<w:r>");
  return at < 0 ? body : body.slice(0, at) + anchored(photoSlot, crop) + body.slice(at);
}

const mediaOf = ({ type }: Photo) => `media/photo.${type}`;

/** `design` has the size and spacing at which the sheet fits. Equal blocks give equal bytes. */
export function resumeDocx(
  blocks: Block[],
  design: Design,
  { language, title }: { language: ResumeLanguage; title: string },
): Uint8Array {
  const template = templates[design.template];
  const { hasPhoto, inset } = template;
  const photo = hasPhoto && design.photo ? photoOf(design.photo) : null;
  const paper = papers[design.paper];
  const [width, height] = [twips(paper.width), twips(paper.height)];
  const margin = twips(MARGIN + inset * Math.min(1, design.spacing));
  const textWidth = width - 2 * margin;
  const links: Links = new Map();
  const room = (textWidth / 20 - (photo ? photoSlot.width : 0)) / design.size;
  // Word draws no icon of ours, so that a label stands in its place.
  const isLabelled = contactStyleOf(design) !== "plain";
  const contactOf = (item: ContactItem) => {
    const label = isLabelled ? contactLabel(item, language) : "";
    return (label ? run(label) : "") + linked(contactParts(item), links);
  };
  const { head, bar, main } = arrangedBlocks(blocks, { ...template, bar: false });
  const body = [...head, ...bar, ...main]
    .map((block) => paragraphsOf(block, { links, room, contactOf }))
    .join("");
  const targets = [...links].map(([href, id]) => ({ id, href }));
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": rootRelations,
    "docProps/core.xml": coreProperties(title, language === "zh" ? "zh-CN" : "en"),
    "word/document.xml": documentPart(photo ? withPhoto(body, photo) : body, { width, height, margin }),
    "word/_rels/document.xml.rels": relationsPart({ links: targets, picture: photo && mediaOf(photo) }),
    "word/styles.xml": stylesOf(design, language, textWidth),
    "word/numbering.xml": numberingPart,
    "word/settings.xml": settingsPart,
    "word/fontTable.xml": fontTablePart,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]),
  );
  if (photo) files[`word/${mediaOf(photo)}`] = photo.bytes;
  return zipSync(files, { level: 6, mtime: "1980-01-01" });
}
