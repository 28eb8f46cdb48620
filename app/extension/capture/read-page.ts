import { Readability } from "@mozilla/readability";

export type Captured = { address: string; title: string; text: string; highlight: string };

/** Readability holds a page for seconds from here on, and nobody finds anything again in more text. */
const MOST_ELEMENTS = 20_000;
const DEEPEST = 500;
const MOST_TEXT = 400_000;
const LONGEST_TITLE = 300;

/** Text of open shadow roots stands in no document: it is put where it is seen. */
function flattened(document: Document): Document {
  const copy = document.cloneNode(true) as Document;
  const [shown, copied] = [document, copy].map((each) => [...each.querySelectorAll("*")]);
  for (const [at, element] of (shown ?? []).entries()) {
    if (!element.shadowRoot) continue;
    const inner = document.createElement("div");
    for (const child of element.shadowRoot.children)
      if (!/^(?:STYLE|SCRIPT|LINK)$/.test(child.tagName)) inner.appendChild(child.cloneNode(true));
    copied?.[at]?.appendChild(inner);
  }
  return copy;
}

const blocks =
  /^(?:ADDRESS|ARTICLE|BLOCKQUOTE|BR|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TD|TH|TR|UL)$/;

function textOf(root: Node): string {
  const lines: string[] = [""];
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = walker?.nextNode(); node && length < MOST_TEXT; node = walker?.nextNode()) {
    if (node instanceof Text) {
      const words = node.data.replace(/\s+/g, " ");
      lines[lines.length - 1] += words;
      length += words.length;
    } else if (blocks.test((node as Element).tagName)) lines.push("");
  }
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function isReadable(document: Document): boolean {
  const elements = document.getElementsByTagName("*");
  if (elements.length > MOST_ELEMENTS || (document.body.textContent?.length ?? 0) > 5 * MOST_TEXT)
    return false;
  const depths = new Map<Element | null, number>();
  for (const element of elements) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    if (depth > DEEPEST) return false;
    depths.set(element, depth);
  }
  return true;
}

function articleOf(document: Document): { title: string; text: string } {
  if (!isReadable(document)) return { title: "", text: "" };
  const article = new Readability(flattened(document), { serializer: (root) => textOf(root) }).parse();
  return { title: article?.title ?? "", text: article?.content ?? "" };
}

function wordsShown(body: HTMLElement): string {
  // textContent would hold scripts, and what is hidden.
  return String(Reflect.get(body, "innerText"))
    .slice(0, MOST_TEXT)
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n\s*/g, "\n");
}

/** Reads what a page says, in the page itself, so that what is behind a login is read too. Without an article all words that show. */
export function readPage(document: Document, selection: string): Captured {
  const { title, text: article } = articleOf(document);
  const shown = article.length < 200 ? wordsShown(document.body) : "";
  const text = shown.length > article.length ? shown : article;
  return {
    address: document.location.href,
    title: (title || document.title || document.location.hostname).trim().slice(0, LONGEST_TITLE),
    text: text.slice(0, MOST_TEXT),
    highlight: selection.trim().slice(0, 2000),
  };
}
