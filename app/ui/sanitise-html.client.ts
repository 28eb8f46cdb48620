import createDOMPurify, { type Config, type DOMPurify } from "isomorphic-dompurify";

/** What of somebody's HTML stays. `guard` runs on every element that does: what a list of names cannot say. */
type AllowList = {
  tags: readonly string[];
  attributes: readonly string[];
  plainAttributes: readonly string[];
  addresses: RegExp;
  guard?: (element: Element) => void;
  answer?: Pick<Config, "RETURN_DOM_FRAGMENT" | "IN_PLACE">;
};

/** An instance for one allow-list, made at first use: its hooks and settings must not reach another. */
export function purifier(allowList: AllowList): () => DOMPurify {
  let made: DOMPurify | null = null;
  return () => {
    made ??= makePurifier(allowList);
    return made;
  };
}

function makePurifier({ tags, attributes, plainAttributes, addresses, guard, answer }: AllowList): DOMPurify {
  // Outside a browser the library brings a document along.
  const made = typeof window === "undefined" ? createDOMPurify : createDOMPurify(window);
  made.setConfig({
    ALLOWED_TAGS: ["#text", ...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOWED_URI_REGEXP: addresses,
    ADD_URI_SAFE_ATTR: [...plainAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...answer,
  });
  if (guard) made.addHook("afterSanitizeAttributes", guard);
  return made;
}

/** Decides where addresses lead, and what a style may do. A `guard` of an allow-list with pictures and styles. */
export function guardElement(element: Element): void {
  if (element.hasAttribute("style")) guardStyle(element);
  if (element instanceof HTMLImageElement) guardImage(element);
  else if (element instanceof HTMLAnchorElement) guardLink(element);
  else for (const name of ["src", "href", "target", "rel"]) element.removeAttribute(name);
}

function schemeOf(address: string): string | null {
  const plain = address.replace(/[\p{Cc}\p{Z}]/gu, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase() ?? null;
}

/** Asked for without a referrer. A relative address would be asked of our own site: it waits in `data-src`. */
function guardImage(image: HTMLImageElement): void {
  for (const name of ["href", "target", "rel"]) image.removeAttribute(name);
  const src = image.getAttribute("src")?.trim() ?? "";
  const scheme = schemeOf(src);
  image.removeAttribute("src");
  image.setAttribute("referrerpolicy", "no-referrer");
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  // A theme gives pictures the whole width; the author's own width is stronger, read as browsers do: "100px;" is 100.
  const [, width, percent] = /^\s*(\d+(?:\.\d+)?)(%?)/.exec(image.getAttribute("width") ?? "") ?? [];
  if (width && !image.style.width) image.style.width = `${width}${percent || "px"}`;
  // A browser reads it past line ends, and with either slash: from a saved file it would be a machine of the network.
  const host = /^[\\/]{2}(.*)$/s.exec(src.replace(/[\t\n\r]/g, ""))?.[1];
  if (host !== undefined) image.setAttribute("src", `https://${host}`);
  else if (scheme === null && src) image.dataset.src = src;
  else if (scheme && isPicture(scheme, src)) image.setAttribute("src", src);
}

function isPicture(scheme: string, src: string): boolean {
  if (scheme === "data") return /^data:image\//i.test(src);
  return scheme === "https" || scheme === "http" || scheme === "blob";
}

function guardLink(link: HTMLAnchorElement): void {
  link.removeAttribute("src");
  link.removeAttribute("target");
  link.removeAttribute("rel");
  const href = link.getAttribute("href");
  if (href === null) return;
  const scheme = schemeOf(href);
  if (scheme !== null && !["http", "https", "mailto", "tel"].includes(scheme)) link.removeAttribute("href");
  else if (!href.startsWith("#")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
}

const suspicious = /[@\\]|url|image|src|expression|fixed|sticky|behavior|binding|--/i;
const asksElsewhere = /url\(|image\(|image-set\(|src\(|element\(|expression|[@\\]/i;
let scratch: HTMLElement | null = null;

/** Keeps the declarations that neither ask another host for something nor stand outside the article. */
function guardStyle(element: Element): void {
  const style = element.getAttribute("style") ?? "";
  if (!suspicious.test(style)) return;
  scratch ??= document.implementation.createHTMLDocument("").createElement("p");
  scratch.style.cssText = style;
  for (const name of [...scratch.style]) {
    const value = scratch.style.getPropertyValue(name);
    const escapes = name === "position" && /fixed|sticky/i.test(value);
    if (escapes || name.startsWith("--") || asksElsewhere.test(value)) scratch.style.removeProperty(name);
  }
  // A shorthand with var() shows its value as a whole only, and the fallback of a var() may be an address.
  const isOpen = asksElsewhere.test(scratch.style.cssText);
  if (isOpen || scratch.style.length === 0) element.removeAttribute("style");
  else element.setAttribute("style", scratch.style.cssText);
}
