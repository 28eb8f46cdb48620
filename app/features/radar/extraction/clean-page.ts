import { escapeHtml } from "~/core/markdown/escape";
import { webAddress } from "./address";
import { withoutHidden } from "./hidden";
import { firstOf, type HtmlElement, type HtmlNode, isElement, readTree, textOf } from "./html-tree";
import { pictureAddress } from "./picture";

export type PageRefusal = "radar.pageTooDeep" | "radar.pageTooLarge";

/** A page written anew for a parser that takes time with the square of the depth and more: well formed, with a head and a body, no
 * scripts but JSON-LD, no styles, nothing hidden, no attributes but those that tell an article from what is around it. */
export type CleanPage = {
  html: string;
  base: string;
  lang: string | null;
  canonical: string | null;
  heading: string;
};

/** Characters; real pages have 400 KB at most, and 2,000 elements 20 deep. */
const LONGEST_PAGE = 2_000_000;
const limits = { depth: 128, elements: 20_000, beyond: "stop" } as const;

const LONGEST_ATTRIBUTE = 5_000;

const kept = new Set(
  "alt align class cellspacing charset colspan content datetime dir height href http-equiv id itemid itemprop itemref itemscope itemtype lang name property rel role rowspan start summary title type width".split(
    " ",
  ),
);

const voids = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const headTags = new Set(["title", "meta", "link", "script"]);
const frames = new Set(["html", "head", "body"]);

/** Refuses what is too large or too deep within milliseconds, before anything is built of it. */
export function cleanPage(
  html: string,
  url: string,
): { ok: true; page: CleanPage } | { ok: false; reason: PageRefusal } {
  if (html.length > LONGEST_PAGE) return { ok: false, reason: "radar.pageTooLarge" };
  const { root, exceeded } = readTree(html, limits);
  if (exceeded)
    return { ok: false, reason: exceeded === "depth" ? "radar.pageTooDeep" : "radar.pageTooLarge" };
  const given = firstOf(root, ({ tag, attributes }) => tag === "base" && Boolean(attributes.href));
  const base = webAddress(given?.attributes.href, url) ?? url;
  const seen = withoutHidden(root, true);
  const [head, body] = partsOf(seen, base);
  const heading = firstOf(seen, ({ tag }) => tag === "h1");
  return {
    ok: true,
    page: {
      html: `<!doctype html><html><head><base href="${escapeHtml(base)}">${head}</head><body>${body}</body></html>`,
      base,
      lang: langOf(root),
      canonical: canonicalOf(root, url, base),
      heading: heading ? textOf(heading).replace(/\s+/g, " ").trim() : "",
    },
  };
}

function partsOf(root: HtmlElement, base: string): [head: string, body: string] {
  let head = "";
  let body = "";
  for (const node of root.children) {
    if (isElement(node) && frames.has(node.tag)) {
      const [inHead, inBody] = partsOf(node, base);
      head += inHead;
      body += inBody;
    } else if (isElement(node) && headTags.has(node.tag)) head += written(node, base);
    else body += written(node, base);
  }
  return [head, body];
}

function written(node: HtmlNode, base: string): string {
  if (!isElement(node)) return escapeHtml(node);
  const { tag, children } = node;
  if (tag === "base") return "";
  const opening = `<${tag}${attributesOf(node, base)}>`;
  if (voids.has(tag)) return opening;
  const isData = tag === "script" || tag === "iframe";
  const words = children
    .map((child) => (isData && !isElement(child) ? child : written(child, base)))
    .join("");
  return `${opening}${words}</${tag}>`;
}

function attributesOf({ tag, attributes }: HtmlElement, base: string): string {
  const own = Object.entries(attributes).filter(([name]) => kept.has(name));
  const source = tag === "img" ? pictureAddress(attributes, base) : attributes.src;
  if (source) own.push(["src", source]);
  return own.map(([name, value]) => ` ${name}="${escapeHtml(value.slice(0, LONGEST_ATTRIBUTE))}"`).join("");
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
