import { firstOf, type HtmlElement, type HtmlNode, isElement, textOfHtml } from "~/core/html/element";
import { pictureAddress, webAddress } from "./addresses";
import { withoutHidden } from "./hidden";
import { readTree } from "./html-tree";

export type PageRefusal = "radar.pageTooDeep" | "radar.pageTooLarge";

/** What of a page Readability sees, which takes time with the square of the depth: no scripts but JSON-LD, no styles, nothing hidden, no
 * attributes but those that tell an article from what is around it. */
export type CleanPage = {
  head: HtmlNode[];
  body: HtmlNode[];
  base: string;
  lang: string | null;
  canonical: string | null;
  title: string;
  social: string;
};

/** Characters; real pages have 400 KB at most, and 2,000 elements 20 deep. */
const LONGEST_PAGE = 2_000_000;
const limits = { depth: 128, elements: 20_000, beyond: "stop" } as const;

/** Each becomes a node of its own when Readability reads its own markup again. */
const MOST_ESCAPED_SIGNS = 50_000;

const LONGEST_ATTRIBUTE = 5_000;

const kept = new Set(
  "alt align aria-level class cellspacing charset colspan content datetime dir height href http-equiv id itemid itemprop itemref itemscope itemtype lang name property rel role rowspan start summary title type width".split(
    " ",
  ),
);

const headTags = new Set(["title", "meta", "link", "script"]);
const frames = new Set(["html", "head", "body"]);

/** Refuses what is too large or too deep within milliseconds, before anything is built of it. */
export function cleanPage(
  html: string,
  url: string,
): { ok: true; page: CleanPage } | { ok: false; reason: PageRefusal } {
  if (html.length > LONGEST_PAGE) return { ok: false, reason: "radar.pageTooLarge" };
  const { root, exceeded } = readTree(html, limits);
  if (exceeded === "depth") return { ok: false, reason: "radar.pageTooDeep" };
  if (exceeded || (textOfHtml(root).match(/[&<>\u00A0]/g)?.length ?? 0) > MOST_ESCAPED_SIGNS)
    return { ok: false, reason: "radar.pageTooLarge" };
  const given = firstOf(root, ({ tag, attributes }) => tag === "base" && Boolean(attributes.href));
  const base = webAddress(given?.attributes.href, url) ?? url;
  const seen = withoutHidden(root, true);
  const page: Pick<CleanPage, "head" | "body"> = { head: [], body: [] };
  sortOut(seen.children, base, page);
  return {
    ok: true,
    page: {
      ...page,
      base,
      lang: langOf(root),
      canonical: canonicalOf(root, url, base),
      title: textOfHtml(firstOf(seen, ({ tag }) => tag === "title") ?? ""),
      social: metaOf(root, "og:title") ?? metaOf(root, "twitter:title") ?? metaOf(root, "articletitle") ?? "",
    },
  };
}

function sortOut(nodes: readonly HtmlNode[], base: string, page: Pick<CleanPage, "head" | "body">): void {
  for (const node of nodes) {
    if (isElement(node) && frames.has(node.tag)) sortOut(node.children, base, page);
    else if (isElement(node) && headTags.has(node.tag)) page.head.push(cleaned(node, base));
    else page.body.push(cleaned(node, base));
  }
}

function cleaned(node: HtmlNode, base: string): HtmlNode {
  if (!isElement(node)) return node;
  const { tag, children } = node;
  return {
    tag: tag === "amp-img" ? "img" : tag,
    attributes: attributesOf(node, base),
    children: children.filter((child) => !isBeside(child)).map((child) => cleaned(child, base)),
  };
}

/** A sign that leads to the heading beside it, or a box with a few words and a field, as to subscribe to letters. */
function isBeside(node: HtmlNode): boolean {
  if (!isElement(node) || roomAfter([node], 300) <= 0) return false;
  if (node.tag === "a") return /^(?:[#¶§∞⚓]|🔗)\uFE0F?$/u.test(textOfHtml(node).trim());
  const isForm = node.children.some((child) => isElement(child) && /^(?:form|input)$/.test(child.tag));
  return isForm && firstOf(node, isField) !== null;
}

function isField({ tag, attributes }: HtmlElement): boolean {
  return tag === "input" && /^(?:email|text|search)?$/i.test(attributes.type ?? "");
}

/** How many of some characters texts leave, without reading on where there are more. A heading of the whole page leaves none. */
function roomAfter(nodes: readonly HtmlNode[], room: number): number {
  return nodes.reduce((left, node) => {
    if (left <= 0 || !isElement(node)) return left - (isElement(node) ? 0 : node.trim().length);
    return node.tag === "h1" ? 0 : roomAfter(node.children, left);
  }, room);
}

function attributesOf({ tag, attributes }: HtmlElement, base: string): Record<string, string> {
  const own = Object.entries(attributes).filter(([name]) => kept.has(name));
  const source = tag === "img" || tag === "amp-img" ? pictureAddress(attributes, base) : attributes.src;
  if (source) own.push(["src", source]);
  return Object.fromEntries(own.map(([name, value]) => [name, value.slice(0, LONGEST_ATTRIBUTE)]));
}

function metaOf(root: HtmlElement, name: string): string | undefined {
  const isIt = ({ tag, attributes }: HtmlElement) =>
    tag === "meta" &&
    [attributes.name, attributes.property, attributes["http-equiv"]].some(
      (each) => each?.toLowerCase() === name,
    );
  return firstOf(root, isIt)?.attributes.content;
}

function langOf(root: HtmlElement): string | null {
  const { lang, "xml:lang": xmlLang } =
    firstOf(root, ({ tag, attributes }) => tag === "html" || (tag === "body" && "lang" in attributes))
      ?.attributes ?? {};
  const written = lang || xmlLang || metaOf(root, "content-language") || metaOf(root, "og:locale") || "";
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,3}$/i.exec(written.trim())?.[0].replaceAll("_", "-") ?? null;
}

/** What the page calls its own address, if it is one of the same site; a whole site with its home page for all is not believed. */
function canonicalOf(root: HtmlElement, url: string, base: string): string | null {
  const isIt = ({ tag, attributes }: HtmlElement) =>
    tag === "link" && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? "");
  const address = webAddress(firstOf(root, isIt)?.attributes.href, base);
  const [canonical, own] = [address ? URL.parse(address) : null, URL.parse(url)];
  if (!canonical || !own || siteOf(canonical) !== siteOf(own)) return null;
  return canonical.pathname === "/" && own.pathname !== "/" ? null : canonical.href;
}

function siteOf({ hostname }: URL): string {
  return hostname.replace(/^(?:(?:www|m|mobile|amp|wap)\.)+/, "");
}
