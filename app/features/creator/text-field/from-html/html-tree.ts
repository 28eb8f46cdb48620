import { type HtmlElement, type HtmlNode, isElement, isWordless } from "~/core/html/element";

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
    isWordless(tag) ||
    "hidden" in attributes ||
    attributes["aria-hidden"] === "true" ||
    (attributes.style !== undefined &&
      (styleOf(element, "display") === "none" || styleOf(element, "mso-hide") === "all"))
  );
}

export function shownText(node: HtmlNode): string {
  if (!isElement(node)) return node;
  if (node.tag === "br") return "\n";
  return isSilent(node) ? "" : node.children.map(shownText).join("");
}

export function findElements(element: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : findElements(child, test);
  });
}
