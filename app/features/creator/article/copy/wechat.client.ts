import type { Locale } from "~/core/locale";
import { dropOwnAttributes, moveSizesIntoStyle, settleAddresses } from "./attributes.client";
import { flattenDrawings } from "./flat-svg.client";
import { inlineStyles, type Origins } from "./inline-styles.client";
import { plainTextOf } from "./plain-text.client";
import { rewriteStructure } from "./structure.client";

const ofArticle = ["color", "fontSize", "fontWeight", "fontStyle", "lineHeight", "textAlign"] as const;

type WeChatArticle = { html: string; text: string };

/** `sources` stand in for what the article's blocks marked `[data-cut]` show; roles are for a page that is not WeChat's. */
type Wanted = { sources?: readonly string[]; roles?: boolean };

export function forWeChat(
  article: HTMLElement,
  css: string,
  { sources = [], roles = false }: Wanted = {},
): WeChatArticle {
  const { copy, origins } = copied(article);
  for (const [index, block] of copy.querySelectorAll("[data-cut] > code").entries())
    block.textContent = sources[index] ?? block.textContent;
  rewriteStructure(copy);
  const text = plainTextOf(copy);
  inlineStyles(copy, css, origins);
  moveSizesIntoStyle(copy);
  settleDefaults(copy, origins);
  settleAddresses(copy);
  flattenDrawings(copy);
  dropOwnAttributes(copy, { roles });
  const edge = emptyParagraph();
  return { html: edge + copy.outerHTML + edge, text };
}

function copied(article: HTMLElement): { copy: HTMLElement; origins: Origins } {
  const copy = document.importNode(article, true);
  const shown = article.querySelectorAll("*");
  const origins: Origins = new Map([[copy, article]]);
  for (const [index, element] of copy.querySelectorAll("*").entries()) {
    const origin = shown[index];
    if (origin) origins.set(element, origin);
  }
  return { copy, origins };
}

/** What is declared nowhere and still shows: code keeps long lines whole, a heading cell stands where it stood. */
function settleDefaults(article: HTMLElement, origins: Origins) {
  for (const block of article.querySelectorAll<HTMLElement>("pre")) {
    if (!block.style.whiteSpace) block.style.whiteSpace = "pre";
  }
  for (const cell of article.querySelectorAll<HTMLElement>("th")) {
    const origin = origins.get(cell);
    if (origin && !cell.style.textAlign) cell.style.textAlign = getComputedStyle(origin).textAlign;
  }
  // A page in quirks mode lets a table take nothing from the article around it.
  for (const table of article.querySelectorAll<HTMLElement>("table")) {
    for (const property of ofArticle) if (!table.style[property]) table.style[property] = "inherit";
  }
}

/** Without it, code or a picture at the edge of an article loses its style on paste. */
function emptyParagraph(): string {
  return '<p style="margin:0;font-size:0;line-height:0">&nbsp;</p>';
}

type Options = {
  article: HTMLElement;
  css: string;
  sources?: readonly string[];
  title: string;
  locale: Locale;
};

/** The article as a web page of its own: nothing in it needs another file but its pictures. */
export async function htmlFile({ article, css, sources, title, locale }: Options): Promise<Blob> {
  const { html } = forWeChat(article, css, { sources, roles: true });
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = locale === "zh" ? "zh-CN" : "en";
  const charset = page.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const viewport = page.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  // Whoever opens the file is asked for nothing but its pictures, whatever came into it.
  const policy = page.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'; style-src 'unsafe-inline'; img-src * data: file:";
  page.head.insertBefore(policy, page.head.firstChild);
  page.head.insertBefore(viewport, page.head.firstChild);
  page.head.insertBefore(charset, viewport);
  page.body.style.cssText = "margin:0;background:#ffffff";
  const column = page.createElement("main");
  column.style.cssText = "max-width:677px;margin:0 auto;padding:32px 16px";
  column.innerHTML = html;
  page.body.appendChild(column);
  return new Blob([`<!doctype html>\n${page.documentElement.outerHTML}\n`], {
    type: "text/html;charset=utf-8",
  });
}
