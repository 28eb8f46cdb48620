/** Larger or deeper blocks are exchanged as a whole: to compare them takes longer than to lay them out anew. */
const MOST_ELEMENTS = 1500;
const DEEPEST = 40;

const marks = new Set(["data-broken", "tabindex"]);

/** Changes nodes of the article in place, as far as they are of the same kind as those to come; returns how many. Chromium ends a
 * step of undo whenever a node is taken out of the page, which would leave a text area with an undo of single letters. */
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

/** Lets a picture that is already there stand in for the same one in new nodes, so that it neither flickers nor is asked for again. */
export function keepPictures(old: readonly Node[], fragment: DocumentFragment): void {
  const coming = fragment.querySelectorAll("img");
  if (coming.length === 0) return;
  const pictures = new Map<string, HTMLImageElement>();
  for (const node of old) for (const picture of picturesIn(node)) pictures.set(picture.src, picture);
  for (const image of coming) {
    const picture = pictures.get(image.src);
    if (!picture || !image.src) continue;
    pictures.delete(image.src);
    const broken = picture.dataset.broken;
    for (const { name } of [...picture.attributes]) if (name !== "src") picture.removeAttribute(name);
    for (const { name, value } of image.attributes) if (name !== "src") picture.setAttribute(name, value);
    if (broken !== undefined) picture.dataset.broken = broken;
    image.parentNode?.replaceChild(picture, image);
  }
}

function picturesIn(node: Node): HTMLImageElement[] {
  if (node instanceof HTMLImageElement) return [node];
  return node instanceof Element ? [...node.querySelectorAll("img")] : [];
}
