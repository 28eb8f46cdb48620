import { linkWords } from "~/core/markdown/link-source";
import type { HtmlElement } from "./html-tree";
import { addressOf, destination, escaped } from "./markdown-source";

const pictograph = /^\p{Extended_Pictographic}/u;

const onlineOf = ({ src, "data-src": late }: Record<string, string>): string =>
  addressOf(src, /^https:/i) || addressOf(late, /^https:/i);

/** Longer pictures within an address are more than the dots and signs of a page. Characters. */
const SMALL_PICTURE = 1000;

/** Whether a picture is one that no article can show: on somebody's own disk, as Word copies it, or without an https address. */
export function isLeftBehind({ tag, attributes }: HtmlElement): boolean {
  const { alt = "", width } = attributes;
  const src = attributes.src?.trim() ?? "";
  if (tag !== "img" || onlineOf(attributes) || width === "1" || pictograph.test(alt.trim())) return false;
  return /^(?:file|blob|http):/i.test(src) || (/^data:image\//i.test(src) && src.length > SMALL_PICTURE);
}

export function pictureOf({ attributes }: HtmlElement): { text: string; source?: string } | null {
  const { alt = "", width } = attributes;
  const words = alt.replace(/\s+/g, " ").trim();
  if (pictograph.test(words)) return { text: words };
  const address = onlineOf(attributes);
  if (address && width !== "1")
    return { text: "", source: `![${linkWords(escaped(words))}](${destination(address)})` };
  return words ? { text: words } : null;
}
