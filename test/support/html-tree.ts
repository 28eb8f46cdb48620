import { parseDocument } from "htmlparser2";
import type { HtmlElement, HtmlNode } from "../../app/core/html/element";

type Parsed = ReturnType<typeof parseDocument>["children"][number];

function nodeOf(node: Parsed): HtmlNode[] {
  if (node.type === "text") return [node.data];
  if (!("name" in node) || !("attribs" in node)) return [];
  return [{ tag: node.name, attributes: { ...node.attribs }, children: node.children.flatMap(nodeOf) }];
}

/** HTML as the tree that a browser makes of it, without the mending of broken markup. */
export function treeOfHtml(html: string): HtmlElement {
  return { tag: "body", attributes: {}, children: parseDocument(html).children.flatMap(nodeOf) };
}
