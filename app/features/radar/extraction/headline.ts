import { type HtmlElement, type HtmlNode, isElement, textOf } from "./html-tree";

export type Headline = { element: HtmlElement; text: string };

type Heading = Headline & { isTop: boolean; isMarked: boolean };

/** How many messages wait for the reader, before the title of a page: (3) */
const counter = /^[([（【]\d+[^)\]）】]{0,12}[)\]）】]\s*/;
const separator = /^(?:\s*[|｜_–—]|\s+[-·•»«:/<])/;

/** The heading that readers see as the title of an article: the one that says so itself, the one that the title of the page begins
 * with before it names the site, or the only one on top where the page has another title for search engines (`social`). */
export function headlineOf(body: HtmlElement, title: string, social: string): Headline | null {
  const headings = headingsOf(body.children, null);
  const marked = headings.filter(({ isMarked }) => isMarked);
  if (marked[0] && marked.every(({ text }) => text === marked[0]?.text)) return marked[0];
  const written = oneLine(title).replace(counter, "");
  const isContested = social !== "" && !written.startsWith(social);
  const named = headings.find(({ text, isTop }) => {
    const around = aroundOf(written, text);
    return around !== null && (isTop || isContested || around.length < 2);
  });
  if (named) return named;
  const [only, ...others] = headings.filter(({ element, isTop }) => isTop && isHeading(element));
  if (!only || others.length > 0 || social === "" || written.endsWith(only.text)) return null;
  return shared(only.text, written) >= 0.5 ? only : null;
}

/** What comes after a headline, with what is around it. */
export function nodesAfter(nodes: readonly HtmlNode[], { element }: Headline): HtmlNode[] | null {
  for (const [at, node] of nodes.entries()) {
    if (node === element) return nodes.slice(at + 1);
    const rest = isElement(node) ? nodesAfter(node.children, { element, text: "" }) : null;
    if (rest && isElement(node)) return [{ ...node, children: rest }, ...nodes.slice(at + 1)];
  }
  return null;
}

function headingsOf(nodes: readonly HtmlNode[], within: Heading | null): Heading[] {
  return nodes.filter(isElement).flatMap((element) => {
    const isOwn = isHeading(element);
    const text = isOwn || within ? oneLine(textOf(element)) : "";
    const heading = {
      element,
      text,
      isTop: isOwn ? isTop(element) : (within?.isTop ?? false),
      isMarked: isMarked(element),
    };
    const inner = headingsOf(element.children, isOwn ? heading : within);
    return text.length > 1 ? [heading, ...inner] : inner;
  });
}

function isHeading({ tag, attributes }: HtmlElement): boolean {
  return /^h[1-3]$/.test(tag) || attributes.role === "heading";
}

function isTop({ tag, attributes }: HtmlElement): boolean {
  return tag === "h1" || attributes["aria-level"] === "1";
}

function isMarked({ attributes }: HtmlElement): boolean {
  return /(?:^|\s)entry-title(?:\s|$)/.test(attributes.class ?? "") || attributes.itemprop === "headline";
}

/** The parts of a title around a text, each shorter than it; null where it does not stand there by itself. */
function aroundOf(title: string, text: string): string[] | null {
  const rest = title.slice(text.length);
  const isHan = /[\p{Script=Han}，。？！）》”]$/u.test(text);
  const isFirst =
    title.startsWith(text) && (rest === "" || separator.test(rest) || (isHan && rest.startsWith("-")));
  const before = title.endsWith(text) ? title.slice(0, -text.length) : "";
  if (!isFirst && !/[:：»]\s*$/.test(before)) return null;
  const parts = (isFirst ? rest : before).split(/[|｜_–—·•»«:：]|\s-/).filter((part) => part.trim() !== "");
  return parts.every((part) => part.trim().length <= text.length) ? parts : null;
}

function shared(text: string, title: string): number {
  const wordsOf = (words: string) => words.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(wordsOf(title));
  const words = wordsOf(text);
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
}

export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ").trim();
}
