import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom/worker";
import { type Result, refuse } from "~/core/result";
import { type CleanPage, cleanPage, type PageRefusal } from "./clean-page";
import { type HtmlElement, type HtmlNode, isElement } from "./html-tree";
import { toMarkdown } from "./to-markdown";

export type Article = {
  title: string;
  /** What Readability takes for the article, with absolute addresses. Untrusted: shown as Markdown alone. */
  html: string;
  markdown: string;
  text: string;
  byline: string;
  site: string;
  /** As the page says it, 2027-11-22; "" where it does not. */
  day: string;
  lang: string | null;
  canonical: string | null;
};

export type ExtractRefusal = PageRefusal | "radar.noArticle";

const LONGEST_TITLE = 300;
const LONGEST_NAME = 200;

/** The article of a page without what is around it. `url` is where the page was read in the end. */
export function extractArticle(html: string, url: string): Result<{ article: Article }, ExtractRefusal> {
  try {
    return extracted(html, url);
  } catch {
    // A page that the extractor falls over has no text for us, and must not keep back the rest of its feed.
    return refuse("radar.noArticle");
  }
}

function extracted(html: string, url: string): Result<{ article: Article }, ExtractRefusal> {
  const cleaned = cleanPage(html, url);
  if (!cleaned.ok) return refuse(cleaned.reason);
  const { page } = cleaned;
  const found = new Readability(documentOf(page), { keepClasses: true }).parse();
  if (!found?.content) return refuse("radar.noArticle");
  const { markdown, text } = toMarkdown(found.content, page.base);
  if (text === "") return refuse("radar.noArticle");
  const article = {
    title: titleOf(found.title ?? "", found.siteName ?? "", page.heading)
      .slice(0, LONGEST_TITLE)
      .toWellFormed(),
    html: found.content,
    markdown,
    text,
    byline: nameIn(found.byline),
    site: nameIn(found.siteName),
    day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(found.publishedTime ?? "")?.[0] ?? "",
    lang: page.lang,
    canonical: page.canonical,
  };
  return { ok: true, article };
}

function documentOf(page: CleanPage): Document {
  const { document } = parseHTML("<!doctype html><html><head></head><body></body></html>");
  const base: HtmlElement = { tag: "base", attributes: { href: page.base }, children: [] };
  addAll(document.head, [base, ...page.head], document);
  addAll(document.body, page.body, document);
  return document;
}

function addAll(parent: Element, nodes: readonly HtmlNode[], document: Document): void {
  for (const node of nodes) {
    if (!isElement(node)) parent.appendChild(document.createTextNode(node));
    else {
      const element = document.createElement(node.tag);
      for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
      parent.appendChild(element);
      addAll(element, node.children, document);
    }
  }
}

function nameIn(written: string | null | undefined): string {
  return oneLine(written ?? "")
    .slice(0, LONGEST_NAME)
    .toWellFormed();
}

function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ").trim();
}

/** Readability takes the name of the site off where spaces stand around the sign; Chinese sites write 标题_站名 and 标题-站名. */
function titleOf(written: string, site: string, heading: string): string {
  const title = oneLine(written);
  const name = oneLine(site);
  const rest = title.endsWith(name) && name !== "" ? title.slice(0, -name.length).trimEnd() : title;
  const without = rest.replace(/\s?[|_\-–—·•:»]{1,2}$/, "");
  if (rest !== title && without !== rest && without.length > 1) return without.trim();
  const isHeading = heading.length > 1 && title.startsWith(heading);
  return isHeading && /^[\p{Script=Han}，。？！）》”][|_\-–—]\S/u.test(title.slice(heading.length - 1))
    ? heading
    : title;
}
