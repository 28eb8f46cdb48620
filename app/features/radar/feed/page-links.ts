import {
  firstOf,
  type HtmlElement,
  type HtmlNode,
  isContainer,
  isElement,
  textOfHtml,
} from "~/core/html/element";
import { withoutHidden } from "../extraction/hidden";
import { readTree } from "../extraction/html-tree";
import { plainLine, shorten } from "./html-text";

const LIMITS = { depth: 128, elements: 20_000, beyond: "flatten" } as const;
const MOST_CHARACTERS = 2_000_000;
const MOST_OF_EACH = 3000;
/** How many elements around something may be the one that holds a whole entry. */
const NEAREST = 6;
const LONGEST_TITLE = 500;
const LONGEST_TEXT = 1000;
const LEAST_TEXT = 40;

/** `within` are the elements around it, the nearest last. */
type Placed = { within: readonly number[] };

export type PageLink = Placed & {
  href: string;
  title: string;
  isHeading: boolean;
  /** Stands in what is called like a menu, which pages sometimes call what holds everything. */
  isDoubtful: boolean;
};

export type LinkPage = {
  title: string;
  lang: string | null;
  base: string;
  links: PageLink[];
  dates: (Placed & { value: string })[];
  texts: (Placed & { value: string })[];
};

const names = (list: string) => new Set(list.split(" "));

const asides = names("nav footer aside form button dialog menu head");
const asideRoles = names("navigation banner contentinfo search complementary menu dialog tablist");
const asideNames = names(
  "nav navbar navigation menu footer sidebar breadcrumb breadcrumbs pagination pager related comments comment share social login cookies",
);
const contents = names("main article section li");
const headings = names("h1 h2 h3 h4 h5 h6");
const titleNames = names("title headline subject entry-title post-title");
const textNames = names("summary desc description excerpt intro abstract digest teaser");

type Place = {
  within: readonly number[];
  isHeading: boolean;
  isContent: boolean;
  isDoubtful: boolean;
  isText: boolean;
};

/** The links of a page outside of its navigation, with the dates and texts that stand near them. Linear, whatever the page. */
export function readLinkPage(html: string, url: string): LinkPage {
  const { root } = readTree(html.slice(0, MOST_CHARACTERS), LIMITS);
  const page: LinkPage = { title: "", lang: null, base: url, links: [], dates: [], texts: [] };
  readHead(root, page);
  let elements = 0;
  const visit = (node: HtmlNode, place: Place): void => {
    if (!isElement(node)) {
      note(page.dates, dateLike(node), place.within);
      return;
    }
    const { tag, attributes } = node;
    if (isAside(node, place)) return;
    elements += 1;
    const within = [...place.within.slice(1 - NEAREST), elements];
    const isText = !place.isText && (tag === "p" || isCalled(node, textNames));
    if (isText) {
      const text = plainLine(textOfHtml(node));
      if (text.length >= LEAST_TEXT) note(page.texts, shorten(text, LONGEST_TEXT), within);
    }
    const inside = {
      within,
      isHeading: place.isHeading || headings.has(tag),
      isContent: place.isContent || contents.has(tag),
      isDoubtful: place.isDoubtful || isCalled(node, asideNames),
      isText: place.isText || isText,
    };
    if (tag === "time") note(page.dates, attributes.datetime?.trim() || null, within);
    if (tag === "a" && attributes.href && page.links.length < MOST_OF_EACH)
      page.links.push({
        href: attributes.href,
        ...titleOf(node, inside.isHeading),
        within,
        isDoubtful: inside.isDoubtful,
      });
    for (const child of node.children) visit(child, inside);
  };
  const nowhere = { within: [], isHeading: false, isContent: false, isDoubtful: false, isText: false };
  visit(withoutHidden(root, true), nowhere);
  return page;
}

function note(list: (Placed & { value: string })[], value: string | null, within: readonly number[]): void {
  if (value !== null && list.length < MOST_OF_EACH) list.push({ value, within });
}

function isCalled({ attributes }: HtmlElement, called: ReadonlySet<string>): boolean {
  const words = `${attributes.class ?? ""} ${attributes.id ?? ""}`.slice(0, 300).toLowerCase().split(/\s/);
  return words.some((word) => called.has(word));
}

function isAside({ tag, attributes }: HtmlElement, { isContent }: Place): boolean {
  // The header of a page is navigation, that of an article holds its title.
  return asides.has(tag) || (tag === "header" && !isContent) || asideRoles.has(attributes.role ?? "");
}

/** What a link says: the heading in it, else its first line that is long enough; its own title where that goes on from there. */
function titleOf(link: HtmlElement, isHeading: boolean): Pick<PageLink, "title" | "isHeading"> {
  const heading = isHeading ? null : firstOf(link, isHeadline);
  const lines = linesOf(heading ?? link);
  const shown = lines.find(isTitle) ?? lines.join(" ");
  const whole = plainLine(link.attributes.title ?? "");
  const start = shown.replace(/(?:…|\.{3})$/, "");
  const title = whole.length > shown.length && whole.startsWith(start) ? whole : shown;
  return { title: shorten(title, LONGEST_TITLE), isHeading: isHeading || heading !== null };
}

function isHeadline(element: HtmlElement): boolean {
  return headings.has(element.tag) || isCalled(element, titleNames);
}

function linesOf(element: HtmlElement): string[] {
  const lines = [""];
  const add = (text: string) => lines.push((lines.pop() ?? "") + text);
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) {
      add(node);
      return;
    }
    const isBlock = isContainer(node.tag) || node.tag === "br";
    if (isBlock) lines.push("");
    for (const child of node.children) visit(child);
    if (isBlock) lines.push("");
  };
  visit(element);
  return lines.map(plainLine).filter((line) => line !== "");
}

const LEAST_LETTERS = 16;
const LEAST_WORDS = 3;

/** How much a text says: a letter or digit is one, a Chinese character two. */
export function weightOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + han;
}

/** Whether a text is long enough for the title of a piece of news, and too long for an entry of a menu. */
export function isTitle(text: string): boolean {
  if (weightOf(text) < LEAST_LETTERS) return false;
  const hasSpaces = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return !hasSpaces || text.split(" ").length >= LEAST_WORDS;
}

/** A text that may be a date as a whole; what reads dates decides. */
function dateLike(text: string): string | null {
  const line = text.length > 80 ? "" : plainLine(text);
  return line.length >= 5 && line.length <= 40 && /\d|天|刚/.test(line) ? line : null;
}

function readHead(root: HtmlElement, page: LinkPage): void {
  let siteName = "";
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    const { tag, attributes } = node;
    if (tag === "html") page.lang = /^[a-z]{2,3}/.exec((attributes.lang ?? "").toLowerCase())?.[0] ?? null;
    if (tag === "base" && URL.canParse(attributes.href ?? "", page.base))
      page.base = new URL(attributes.href ?? "", page.base).href;
    if (tag === "title" && page.title === "") page.title = shorten(plainLine(textOfHtml(node)), 100);
    if (tag === "meta" && attributes.property === "og:site_name")
      siteName = shorten(plainLine(attributes.content ?? ""), 100);
    if (tag === "body" || tag === "svg") return;
    for (const child of node.children) visit(child);
  };
  visit(root);
  page.title = siteName || page.title;
}
