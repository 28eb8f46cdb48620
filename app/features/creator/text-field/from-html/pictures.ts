import type { HtmlElement } from "~/core/html/element";
import { linkDestination } from "~/core/html/markdown-signs";
import { escapePasted, pastedAddress } from "./escape-pasted";

const pictograph = /^\p{Extended_Pictographic}/u;

const onlineOf = ({ src, "data-src": late }: Record<string, string>): string =>
  pastedAddress(src, /^https:/i) || pastedAddress(late, /^https:/i);

/** Longer pictures within an address are more than the dots and signs of a page. Characters. */
const SMALL_PICTURE = 1000;

/** Whether a picture is one that no article can show: on somebody's own disk, as Word copies it, or without an https address. */
export function isLeftBehind({ tag, attributes }: HtmlElement): boolean {
  const { alt = "", width } = attributes;
  const src = attributes.src?.trim() ?? "";
  if (tag !== "img" || onlineOf(attributes) || width === "1" || pictograph.test(alt.trim())) return false;
  return /^(?:file|blob|http):/i.test(src) || (/^data:image\//i.test(src) && src.length > SMALL_PICTURE);
}

export function pictureOf({ attributes }: HtmlElement): { text: string } | { source: string } {
  const { alt = "", width } = attributes;
  const words = alt.replace(/\s+/g, " ").trim();
  const address = pictograph.test(words) || width === "1" ? "" : onlineOf(attributes);
  return address
    ? { source: `![${escapePasted(words, "link", words)}](${linkDestination(address)})` }
    : { text: words };
}
