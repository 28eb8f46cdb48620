import { strToU8, type Zippable, zipSync } from "fflate";
import { Parser } from "htmlparser2";
import { renderMarkdown } from "~/core/markdown/dialect";
import {
  contentTypes,
  coreProperties,
  document,
  numbering,
  relations,
  rootRelations,
  styles,
} from "./docx-parts";

type Style = { bold: boolean; italic: boolean; code: boolean };

/** Ids of link targets, which stand outside of the text. */
type Links = Map<string, string>;

const controls = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Leaves out what XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replace(controls, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function run(text: string, { bold, italic, code }: Style): string {
  const properties = [bold && "<w:b/>", italic && "<w:i/>", code && '<w:rStyle w:val="Code"/>'].filter(
    Boolean,
  );
  const style = properties.length > 0 ? `<w:rPr>${properties.join("")}</w:rPr>` : "";
  return `<w:r>${style}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

const block = /^(?:h[1-6]|p|ul|ol|li|pre|blockquote|hr|tr|t[dh]|div|section)$/;
const styleOf = new Map<string, keyof Style>([
  ["strong", "bold"],
  ["em", "italic"],
  ["code", "code"],
]);

function hyperlink(href: string, content: string, links: Links): string {
  if (!/^(https?|mailto):/i.test(href)) return content;
  const id = links.get(href) ?? `link${links.size + 1}`;
  links.set(href, id);
  return `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`;
}

function paragraph(content: string, style?: string, list?: { ordered: boolean; level: number }): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.ordered ? 2 : 1}"/></w:numPr>`,
  ].filter(Boolean);
  return `<w:p>${properties.length > 0 ? `<w:pPr>${properties.join("")}</w:pPr>` : ""}${content}</w:p>`;
}

/** The paragraphs of HTML: what no rule here knows keeps its text and loses its markup. */
function paragraphs(html: string, links: Links): string {
  let body = "";
  let content = "";
  let text = "";
  let heading: string | undefined;
  let startsItem = false;
  let hidden = 0;
  let link: { href: string; before: string } | null = null;
  const lists: string[] = [];
  const depth = { bold: 0, italic: 0, code: 0 };

  function endRun(): void {
    const style = { bold: depth.bold > 0, italic: depth.italic > 0, code: depth.code > 0 };
    if (text) content += run(text, style);
    text = "";
  }

  function endLink(): void {
    endRun();
    if (link) content = link.before + hyperlink(link.href, content, links);
    link = null;
  }

  function endParagraph(): void {
    text = text.trimEnd();
    endLink();
    const level = Math.min(lists.length - 1, 2);
    const list = startsItem ? { ordered: lists.at(-1) === "ol", level } : undefined;
    if (content) {
      body += paragraph(content, heading ?? (lists.length > 0 ? "ListParagraph" : undefined), list);
      startsItem = false;
    }
    content = "";
  }

  function open(name: string, { href = "" }: Record<string, string>): void {
    if (block.test(name)) endParagraph();
    else endRun();
    const style = styleOf.get(name);
    if (style) depth[style]++;
    if (name === "script" || name === "style") hidden++;
    if (name === "br") content += "<w:r><w:br/></w:r>";
    if (name === "ol" || name === "ul") lists.push(name);
    if (name === "li") startsItem = lists.length > 0;
    if (/^h[1-6]$/.test(name)) heading = `Heading${Math.min(Number(name[1]), 4)}`;
    if (name === "a") {
      endLink();
      link = { href, before: content };
      content = "";
    }
  }

  function close(name: string): void {
    if (name === "a") endLink();
    else if (block.test(name)) endParagraph();
    else endRun();
    const style = styleOf.get(name);
    if (style) depth[style]--;
    if (name === "script" || name === "style") hidden--;
    if (name === "ol" || name === "ul") lists.pop();
    if (/^h[1-6]$/.test(name)) heading = undefined;
  }

  const parser = new Parser({
    onopentag: open,
    onclosetag: close,
    ontext(piece) {
      if (hidden === 0) text += content || text || link ? piece : piece.trimStart();
    },
  });
  parser.end(html);
  endParagraph();
  return body;
}

/** Headings, lists and links in one column, as in the page's own Markdown. `lang` is the language of the text. */
export function writeDocx(
  markdown: string,
  { lang, title }: { lang: "en" | "zh"; title: string },
): Uint8Array {
  const links: Links = new Map();
  const body = paragraphs(renderMarkdown(markdown, { breaks: false, footnotes: null }), links);
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": rootRelations,
    "docProps/core.xml": coreProperties(escapeXml(title)),
    "word/document.xml": document(body),
    "word/_rels/document.xml.rels": relations(
      [...links].map(([href, id]) => ({ id, href: escapeXml(href) })),
    ),
    "word/styles.xml": styles(lang),
    "word/numbering.xml": numbering,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]),
  );
  return zipSync(files, { level: 6, mtime: "1980-01-01" });
}
