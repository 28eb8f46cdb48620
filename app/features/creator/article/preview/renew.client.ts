import { keepPictures } from "./keep-pictures.client";

/** Larger or deeper blocks are exchanged as a whole: to compare them takes longer than to lay them out anew. */
const MOST_ELEMENTS = 1500;
const DEEPEST = 40;

/** What the page itself marks on an element of the article, and no source can. */
const marks = new Set(["data-broken", "tabindex"]);

/**
 * Makes nodes of the article look like the ones that are to come, from the first on, as far as they are of the same kind; gives
 * how many. Chromium ends a step of undo whenever any node of the page is taken out, so that a preview that exchanges nodes at
 * every key leaves a text area with an undo of single letters: where words change, words are changed.
 */
export function renewed(old: readonly Node[], next: readonly Node[]): number {
  let count = 0;
  for (const [at, node] of old.entries()) {
    const coming = next[at];
    if (!coming || !alike(node, coming) || !isSmall(node) || !isSmall(coming)) break;
    renew(node, coming, 0);
    count++;
  }
  return count;
}

function isSmall(node: Node): boolean {
  return !(node instanceof Element) || node.getElementsByTagName("*").length <= MOST_ELEMENTS;
}

/** Of one kind; pictures, of one address, so that none is asked for twice. */
function alike(old: Node, next: Node): boolean {
  if (old instanceof Text) return next instanceof Text;
  if (!(old instanceof Element && next instanceof Element)) return false;
  if (old.localName !== next.localName || old.namespaceURI !== next.namespaceURI) return false;
  return old.localName !== "img" || old.getAttribute("src") === next.getAttribute("src");
}

function renew(old: Node, next: Node, depth: number): void {
  if (old instanceof Text && next instanceof Text) {
    if (old.data !== next.data) old.data = next.data;
  } else if (old instanceof Element && next instanceof Element) {
    renewAttributes(old, next);
    if (depth < DEEPEST) renewChildren(old, next, depth + 1);
    else exchange(old, [...old.childNodes], [...next.childNodes], null);
  }
}

function renewAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames())
    if (!next.hasAttribute(name) && !marks.has(name)) old.removeAttribute(name);
  for (const { namespaceURI, name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
}

/** Children are renewed from both ends; what is between them is exchanged. */
function renewChildren(old: Element, next: Element, depth: number): void {
  const before = [...old.childNodes];
  const after = [...next.childNodes];
  const isPair = (at: number, coming: number) => {
    const [was, is] = [before[at], after[coming]];
    return was !== undefined && is !== undefined && alike(was, is);
  };
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isPair(head, head)) head++;
  let tail = 0;
  while (tail < shorter - head && isPair(before.length - 1 - tail, after.length - 1 - tail)) tail++;
  const end = before[before.length - tail] ?? null;
  const middle = before.slice(head, before.length - tail);
  for (const [at, node] of before.entries()) {
    if (at >= head && at < before.length - tail) continue;
    const coming = after[at < head ? at : at - before.length + after.length];
    if (coming) renew(node, coming, depth);
  }
  exchange(old, middle, after.slice(head, after.length - tail), end);
}

function exchange(parent: Element, old: readonly Node[], next: readonly Node[], end: Node | null): void {
  const coming = document.createDocumentFragment();
  for (const node of next) coming.appendChild(node);
  keepPictures(old, coming);
  parent.insertBefore(coming, end);
  for (const node of old) parent.removeChild(node);
}
