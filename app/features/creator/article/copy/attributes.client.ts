const allowed = new Set("style href src alt title colspan rowspan dir".split(" "));
const droppedInSvg = new Set(["class", "id", "tabindex", "focusable", "lang"]);
const forReaders = new Map([
  ["role", "note"],
  ["aria-hidden", "true"],
]);
const sized = "img, video, table, td, th";

/** Sizes given as attributes are lost on paste: they move into the style, where a declared size wins. */
export function moveSizesIntoStyle(article: HTMLElement): void {
  for (const element of article.querySelectorAll<HTMLElement>(sized)) {
    for (const side of ["width", "height"] as const) {
      const size = /^\s*(\d+(?:\.\d+)?)(px|%)?\s*$/.exec(element.getAttribute(side) ?? "");
      if (size && !element.style.getPropertyValue(side)) {
        element.style.setProperty(side, `${size[1]}${size[2] ?? "px"}`);
      }
    }
    const align = element.getAttribute("align");
    if (align && /^T[DH]$/.test(element.tagName) && !element.style.textAlign) element.style.textAlign = align;
  }
}

/** Links within the page lead nowhere in WeChat; other addresses become whole ones. */
export function settleAddresses(article: HTMLElement): void {
  for (const link of article.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("#")) link.removeAttribute("href");
    else link.setAttribute("href", absolute(address));
  }
  // The preview keeps a relative address from being asked of our own site; here it is the author's again.
  for (const image of article.querySelectorAll<HTMLImageElement>("img[data-src]:not([src])")) {
    image.setAttribute("src", image.dataset.src ?? "");
  }
  for (const media of article.querySelectorAll("[src]")) {
    if (!media.hasAttribute("data-src")) media.setAttribute("src", absolute(media.getAttribute("src") ?? ""));
  }
}

function absolute(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
}

/** Leaves only what WeChat reads, no class, id, data-* or other name of ours; with `roles`, also what alerts and captions are to a reader. */
export function dropOwnAttributes(article: HTMLElement, { roles }: { roles: boolean }): void {
  const comments = document.createTreeWalker(article, NodeFilter.SHOW_COMMENT);
  const dropped: Node[] = [...article.querySelectorAll("style, script, link, meta, template")];
  while (comments.nextNode()) dropped.push(comments.currentNode);
  for (const node of dropped) node.parentNode?.removeChild(node);
  for (const formula of article.querySelectorAll(".broken-formula")) formula.removeAttribute("title");
  for (const element of [article, ...article.querySelectorAll("*")]) {
    for (const name of element.getAttributeNames()) {
      const isRole = roles && (forReaders.get(name) ?? "") === element.getAttribute(name);
      if (!isRole && !isAllowed(element, name)) element.removeAttribute(name);
    }
  }
}

function isAllowed(element: Element, name: string): boolean {
  if (element instanceof SVGElement) return !droppedInSvg.has(name) && !/^(data-|on)/.test(name);
  return allowed.has(name);
}
