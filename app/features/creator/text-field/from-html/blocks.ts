import { type HtmlElement, type HtmlNode, isElement } from "~/core/html/element";
import { linkDestination } from "~/core/html/markdown-signs";
import type { Mark, Style } from "~/core/html/runs";
import { blocksOfHtml, type HtmlDialect, plainStyle } from "~/core/html/write-markdown";
import { findElements, hasClass, isSilent, shownText, styleOf } from "./html-tree";
import { isWordItem, nestWordItems } from "./word-lists";

const markOfTag: Partial<Record<string, Mark>> = {
  ...{ b: "**", strong: "**", dt: "**", i: "*", em: "*" },
  ...{ del: "~~", s: "~~", strike: "~~", mark: "==" },
};

function styleIn(element: HtmlElement, around: Style): Style {
  const marks = new Set(around.marks);
  const own = markOfTag[element.tag];
  if (own) marks.add(own);
  if (element.attributes.style) {
    const weight = styleOf(element, "font-weight");
    if (/^(?:bold|bolder|[6-9]00)/.test(weight)) marks.add("**");
    else if (/^(?:normal|lighter|[1-4]00)/.test(weight)) marks.delete("**");
    const slant = styleOf(element, "font-style");
    if (slant === "italic") marks.add("*");
    else if (slant === "normal") marks.delete("*");
    if (/line-through/.test(styleOf(element, "text-decoration(?:-line)?"))) marks.add("~~");
  }
  const link = element.tag === "a" ? pastedAddress(element.attributes.href, /^(?:https?:|mailto:)/i) : "";
  return {
    marks: [...marks],
    code: around.code || /^(?:code|tt|samp|kbd)$/.test(element.tag),
    link: link || around.link,
  };
}

function formulaOf(node: HtmlElement): string {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const isSource = child.tag === "annotation" && child.attributes.encoding === "application/x-tex";
    const tex = isSource ? shownText(child).replace(/\s+/g, " ").trim() : formulaOf(child);
    if (tex) return tex;
  }
  return "";
}

function standIn(element: HtmlElement): ReturnType<HtmlDialect["standIn"]> {
  const { tag, attributes } = element;
  if (tag === "input" && attributes.type === "checkbox")
    return { source: "checked" in attributes ? "[x] " : "[ ] " };
  if (isSilent(element)) return null;
  if (tag === "img") return pictureOf(element);
  const tex = tag === "math" ? formulaOf(element) : "";
  return tex ? { source: `$${tex}$` } : undefined;
}

const dialect: HtmlDialect = {
  topHeading: 1,
  rule: "---",
  allowsTags: true,
  mostCellText: Number.POSITIVE_INFINITY,
  escape: escapePasted,
  isLayout: (table) => findElements(table, ({ tag }) => tag === "table").length > 0,
  styleIn,
  standIn,
};

/** Lists and titles of Word as those of HTML. */
function withoutWord(element: HtmlElement): HtmlElement {
  const { children } = element;
  const nodes = children.some(isWordItem) ? nestWordItems(children) : children;
  const tag = element.tag === "p" && hasClass(element, /^MsoTitle$/) ? "h1" : element.tag;
  return { ...element, tag, children: nodes.map((node) => (isElement(node) ? withoutWord(node) : node)) };
}

const structured = /^(?:h[1-6]|li|table|blockquote|hr|code|math|b|strong|i|em|del|s|strike|mark)$/;

function holdsStructure(node: HtmlNode): boolean {
  if (!isElement(node) || isSilent(node)) return false;
  const { tag, attributes, children } = node;
  const words = shownText(node).trim();
  const isLink =
    tag === "a" && /^(?:https?|mailto):/i.test(attributes.href ?? "") && words !== attributes.href;
  const isPicture = tag === "img" && /^https:/i.test(attributes.src ?? attributes["data-src"] ?? "");
  const { marks } = styleIn(node, plainStyle);
  const isTag =
    structured.test(tag) && !(tag === "b" && marks.length === 0) && (words !== "" || tag === "hr");
  return isLink || isPicture || (words !== "" && marks.length > 0) || isTag || children.some(holdsStructure);
}

function isSource(node: HtmlNode): boolean {
  if (!isElement(node) || hasClass(node, /^highlight/)) return false;
  if (node.tag === "pre") return findElements(node, ({ tag }) => tag === "code").length === 0;
  if (
    /^pre/.test(styleOf(node, "white-space")) &&
    /mono|consol|courier|menlo/.test(styleOf(node, "font-family"))
  )
    return true;
  const shown = node.children.filter((child) => (isElement(child) ? !isSilent(child) : child.trim() !== ""));
  return shown.length > 0 && shown.every(isSource);
}

/** The blocks of copied HTML in Markdown; null where it is better pasted as plain text. */
export function blocksOfTree(copied: HtmlElement): string[] | null {
  const body = withoutWord(copied);
  const isCode = findElements(body, ({ tag }) => tag === "pre").length > 0;
  if (isSource(body) || !(isCode || holdsStructure(body))) return null;
  const blocks = blocksOfHtml(body.children, dialect).map(({ markdown }) => markdown);
  return blocks.length > 0 ? blocks : null;
}

const pictograph = /^\p{Extended_Pictographic}/u;

const onlineOf = ({ src, "data-src": late }: Record<string, string>): string =>
  pastedAddress(src, /^https:/i) || pastedAddress(late, /^https:/i);

/** Longer pictures within an address are more than the dots and signs of a page. Characters. */
const SMALL_PICTURE = 1000;

/** Whether a picture is one that no article can show: on somebody's own disk, as Word copies it, or without an https address. */
export function isLeftBehind({ tag, attributes }: HtmlElement): boolean {
  const { alt = "", width } = attributes;
  const src = attributes.src?.trim() ?? "";
  if (tag !== "img" || onlineOf(attributes) || width === "1" || pictograph.test(alt.trim())) return false;
  return /^(?:file|blob|http):/i.test(src) || (/^data:image\//i.test(src) && src.length > SMALL_PICTURE);
}

export function pictureOf({ attributes }: HtmlElement): { text: string } | { source: string } {
  const { alt = "", width } = attributes;
  const words = alt.replace(/\s+/g, " ").trim();
  const address = pictograph.test(words) || width === "1" ? "" : onlineOf(attributes);
  return address
    ? { source: `![${escapePasted(words, "link", words)}](${linkDestination(address)})` }
    : { text: words };
}

/** Only what would have a meaning, so that the text stays one that people edit. */
export function escapePasted(text: string, within: "" | "mark" | "link", paragraph: string): string {
  let safe = text.replace(/[\\`]|\*(?! )|(?<! )\*/g, "\\$&");
  safe = safe.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");
  safe = safe.replace(/<(?=[a-z/!?])/gi, "\\<").replace(/&(?=#|[a-z]\w*;)/gi, "\\&");
  if (within === "link") safe = safe.replace(/[[\]]/g, "\\$&");
  else if (/\](?=[([:])|\[\^|^\[[ xX]\]/.test(safe)) safe = safe.replace(/\[|\](?=[([:])/g, "\\$&");
  // Alone they mean nothing, unless they touch a mark.
  if (paragraph.split("$").length > 2) safe = safe.replaceAll("$", "\\$");
  safe = safe.replace(paragraph.split("~").length > 2 ? /~/g : /^~|~$/g, "\\~");
  return safe.replace(/==+|^=|=$/g, (run) => run.replaceAll("=", "\\="));
}

export function pastedAddress(href: string | undefined, schemes: RegExp): string {
  const address = href?.trim() ?? "";
  return schemes.test(address) && URL.canParse(address) ? address : "";
}
