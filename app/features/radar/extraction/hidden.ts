import { type HtmlElement, type HtmlNode, isElement, textOfHtml } from "~/core/html/element";

const hiddenByStyle =
  /(?:^|;)(?:display:none|mso-hide:all|opacity:\.?0(?:\.0{0,9})?%?(?:;|$)|visibility:(?:hidden|collapse)|(?:left|top|right|text-indent):-(?:999|\d{4}))/;
const fadedIn = /(?:^|;)(?:opacity:|visibility:hidden)/;
const noSize = /(?:^|;)font-size:\.?0(?:\.0{0,9})?(?:[a-z]{1,3}|%)?(?:;|$)/;

const LONGEST_STYLE = 2_000;

function styleOf({ attributes }: HtmlElement): string {
  return (attributes.style ?? "")
    .slice(0, LONGEST_STYLE)
    .toLowerCase()
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s|!important/g, "");
}

function isFontSized(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  const style = styleOf(node);
  return (style.includes("font-size:") && !noSize.test(style)) || node.children.some(isFontSized);
}

function isHidden(element: HtmlElement, style: string): boolean {
  const { attributes, children } = element;
  if ("hidden" in attributes || attributes["aria-hidden"]?.trim().toLowerCase() === "true") return true;
  return hiddenByStyle.test(style) || (noSize.test(style) && !children.some(isFontSized));
}

/** Takes off what a reader does not see, such as instructions to a model. Pictures stay, which many pages fade in; of a whole `page` so
 * does a faded element with most of the words, which a script shows (articles of WeChat). */
export function withoutHidden(root: HtmlElement, page: boolean): HtmlElement {
  const most = page ? textOfHtml(root).length / 2 : Infinity;
  function shown(node: HtmlNode): HtmlNode[] {
    if (!isElement(node)) return [node];
    const style = styleOf(node);
    const isSeen =
      node.tag === "img" || !isHidden(node, style) || (fadedIn.test(style) && textOfHtml(node).length > most);
    return isSeen ? [{ ...node, children: node.children.flatMap(shown) }] : [];
  }
  return { ...root, children: root.children.flatMap(shown) };
}
