export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] };
export type HtmlNode = HtmlElement | string;

/** What holds no words of the text: what is not shown, what a page is operated with, and pictures that are no picture files. */
const silent = new Set(
  "script style head title meta link base template noscript button select option textarea svg canvas video audio iframe object embed map".split(
    " ",
  ),
);

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string";
}

export function styleOf({ attributes }: HtmlElement, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, "i").exec(attributes.style ?? "");
  return found?.[1]?.trim().toLowerCase() ?? "";
}

export function hasClass({ attributes }: HtmlElement, name: RegExp): boolean {
  return (attributes.class ?? "").split(/\s+/).some((each) => name.test(each));
}

export function isSilent(element: HtmlElement): boolean {
  const { tag, attributes } = element;
  return (
    silent.has(tag) ||
    "hidden" in attributes ||
    attributes["aria-hidden"] === "true" ||
    (attributes.style !== undefined &&
      (styleOf(element, "display") === "none" || styleOf(element, "mso-hide") === "all"))
  );
}

export function textOf(node: HtmlNode): string {
  if (!isElement(node)) return node;
  if (node.tag === "br") return "\n";
  return isSilent(node) ? "" : node.children.map(textOf).join("");
}

export function find(element: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : find(child, test);
  });
}
