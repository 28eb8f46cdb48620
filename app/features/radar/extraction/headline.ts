import { type HtmlElement, type HtmlNode, isElement, textOfHtml } from "~/core/html/element";

/** Where a text that is no heading repeats the title, it says nothing of where the article starts. */
type Headline = { element: HtmlElement | null; text: string; isTop: boolean };

const SHORTEST_REST = 200;
const LEAST_REST = 0.25;

/** Characters of a title; what is longer is none, and would be looked at again for each element within. */
const LONGEST = 500;
const MOST_PARTS = 20;

/** How many messages wait for the reader, before the title of a page: (3) */
const counter = /^[([（【]\d+[^)\]）】]{0,12}[)\]）】]\s*/;
const separator = /^(?:\s*[|｜_–—]|\s+[-·•»«:/<])/;

/** What readers see as the title: the heading that says so itself, else the one that the page's title names beside the site, else
 * `social`, the title for networks, else the first text that the title names. Where `social` is another title any heading may be named,
 * and in Chinese, as sites write 标题_栏目_站名. */
export function headlineOf(body: readonly HtmlNode[], title: string, social: string): Headline | null {
  const headings = headingsOf(body, null);
  const marked = headings.filter(({ element }) => element && isMarked(element));
  if (marked[0] && marked.every(({ text }) => text === marked[0]?.text)) return marked[0];
  const written = oneLine(title.slice(0, LONGEST)).replace(counter, "");
  const other = oneLine(social.slice(0, LONGEST));
  const isContested = social !== "" && !written.startsWith(social);
  const isNamed = ({ text, isTop }: Headline) => {
    const around = aroundOf(written, text);
    const isAny = isTop || isContested || /\p{Script=Han}/u.test(text);
    return text !== "" && around !== null && (isAny || around.length < 2);
  };
  const texts = [...new Set(textsOf(body))].map((text) => ({ element: null, text, isTop: false }));
  return headings.find(isNamed) ?? headings.find(({ text }) => text === other) ?? texts.find(isNamed) ?? null;
}

/** A page from its headline on, since what is above are menus, unless too little stands below it for an article. */
export function fromHeadline(body: readonly HtmlNode[], { element }: Headline): readonly HtmlNode[] {
  const rest = (element && nodesAfter(body, element)) ?? [];
  const lengthOf = (nodes: readonly HtmlNode[]) => nodes.map(textOfHtml).join("").length;
  return lengthOf(rest) < Math.max(SHORTEST_REST, lengthOf(body) * LEAST_REST) ? body : rest;
}

function nodesAfter(nodes: readonly HtmlNode[], element: HtmlElement): HtmlNode[] | null {
  for (const [at, node] of nodes.entries()) {
    if (!isElement(node)) continue;
    if (node === element) return nodes.slice(at + 1);
    const children = nodesAfter(node.children, element);
    if (children) return [{ ...node, children }, ...nodes.slice(at + 1)];
  }
  return null;
}

function headingsOf(nodes: readonly HtmlNode[], within: Headline | null): Headline[] {
  return nodes.filter(isElement).flatMap((element) => {
    const { tag, attributes, children } = element;
    const isOwn = /^h[1-3]$/.test(tag) || attributes.role === "heading";
    if (!isOwn && !within) return headingsOf(children, null);
    const text = textOfHtml(element);
    if (text.length > LONGEST) return [];
    const isTop = within?.isTop || tag === "h1" || attributes["aria-level"] === "1";
    const heading = { element, text: oneLine(text), isTop };
    return [...(heading.text.length > 1 ? [heading] : []), ...headingsOf(children, heading)];
  });
}

function textsOf(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) =>
    isElement(node) ? textsOf(node.children) : oneLine(node.slice(0, LONGEST)),
  );
}

function isMarked({ attributes }: HtmlElement): boolean {
  return /(?:^|\s)entry-title(?:\s|$)/.test(attributes.class ?? "") || attributes.itemprop === "headline";
}

/** The parts of a title around a text, none longer than it; null where the text does not stand there by itself. */
function aroundOf(title: string, text: string): string[] | null {
  const after = title.slice(text.length);
  const isBare = after.startsWith("-") && /[\p{Script=Han}，。？！）》”]$/u.test(text);
  const isFirst = title.startsWith(text) && (after === "" || isBare || separator.test(after));
  const before = title.endsWith(text) ? title.slice(0, -text.length) : "";
  if (!isFirst && !/[:：»]\s*$/.test(before)) return null;
  const rest = isFirst ? after : before;
  const parts = rest.split(/[|｜_–—·•»«:：]|\s-/, MOST_PARTS).map((part) => part.trim());
  return parts.every(({ length }) => length <= text.length) ? parts.filter(Boolean) : null;
}

export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ").trim();
}
