export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] };
export type HtmlNode = HtmlElement | string;

export const blockTags =
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section summary table ul".split(
    " ",
  );

const containers = new Set([
  ...blockTags,
  ..."body caption dd dt html legend li tbody td tfoot th thead tr".split(" "),
]);

/** What is no part of a text: what runs, is drawn or operates a page, and what comes from elsewhere. */
const wordless = new Set(
  "audio base button canvas embed head iframe input link map meta meter noscript object option param progress rp script select source style svg template textarea title track video".split(
    " ",
  ),
);

export function isWordless(tag: string): boolean {
  return wordless.has(tag);
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string";
}

export function isContainer(tag: string): boolean {
  return containers.has(tag);
}

/** The words of a node as they stand in the source, elements run together. */
export function textOfHtml(node: HtmlNode): string {
  if (!isElement(node)) return node;
  return node.tag === "script" ? "" : node.children.map(textOfHtml).join("");
}

export function firstOf(root: HtmlElement, isIt: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    const found = isIt(child) ? child : firstOf(child, isIt);
    if (found) return found;
  }
  return null;
}
