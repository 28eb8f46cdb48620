import { strToU8, type Zippable, zipSync } from "fflate";
import { lexer, type Token, type Tokens } from "marked";
import {
  contentTypes,
  coreProperties,
  document,
  numbering,
  relations,
  rootRelations,
  styles,
} from "./docx-parts";

type Style = { bold?: boolean; italic?: boolean; code?: boolean };

/** What a document refers to outside of its text, gathered while the text is written. */
type Links = Map<string, string>;

const controls = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as XML; what XML cannot hold is left out. */
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

function isText(token: Token): token is Tokens.Text | Tokens.Escape {
  return token.type === "text" || token.type === "escape";
}

function inline(tokens: Token[], links: Links, style: Style = {}): string {
  return tokens.map((token) => inlineToken(token, links, style)).join("");
}

function inlineToken(token: Token, links: Links, style: Style): string {
  if (token.type === "br") return "<w:r><w:br/></w:r>";
  if (token.type === "codespan") return run(token.text, { ...style, code: true });
  if (token.type === "strong") return inline(token.tokens ?? [], links, { ...style, bold: true });
  if (token.type === "em") return inline(token.tokens ?? [], links, { ...style, italic: true });
  if (token.type === "link") return link(token.href, inline(token.tokens ?? [], links, style), links);
  if (isText(token) && "tokens" in token && token.tokens) return inline(token.tokens, links, style);
  return run("text" in token ? unescapeEntities(String(token.text)) : token.raw, style);
}

/** marked leaves entities of the source in its text tokens. */
function unescapeEntities(text: string): string {
  const known: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => known[name] ?? entity);
}

function link(href: string, content: string, links: Links): string {
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

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

function isQuote(token: Token): token is Tokens.Blockquote {
  return token.type === "blockquote";
}

function block(token: Token, links: Links, level = 0): string {
  if (isHeading(token)) return paragraph(inline(token.tokens, links), `Heading${Math.min(token.depth, 4)}`);
  if (isList(token)) return token.items.map((item) => listItem(item, token.ordered, links, level)).join("");
  if (isQuote(token)) return token.tokens.map((each) => block(each, links, level)).join("");
  if (token.type === "space" || token.type === "hr" || token.type === "html") return "";
  const tokens = "tokens" in token && token.tokens ? token.tokens : [token];
  return paragraph(inline(tokens, links));
}

function listItem(item: Tokens.ListItem, ordered: boolean, links: Links, level: number): string {
  const nested = item.tokens.filter(isList);
  const own = item.tokens.filter((token) => !isList(token) && token.type !== "space");
  const text = own
    .map((token) => inline("tokens" in token && token.tokens ? token.tokens : [token], links))
    .join("");
  return [
    paragraph(text, "ListParagraph", { ordered, level: Math.min(level, 2) }),
    ...nested.map((list) => block(list, links, level + 1)),
  ].join("");
}

/**
 * Markdown as a Word document: real headings, lists and links in one column, which applicant systems read without loss.
 * HTML in the Markdown is left out. `lang` is the language of the text.
 */
export function writeDocx(
  markdown: string,
  { lang, title }: { lang: "en" | "zh"; title: string },
): Uint8Array {
  const links: Links = new Map();
  const body = lexer(markdown)
    .map((token) => block(token, links))
    .join("");
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
