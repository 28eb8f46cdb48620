import type { HtmlElement, HtmlNode } from "~/core/html/element";
import type { Edit } from "../edit";
import { pasteBlocks } from "../paste-blocks";
import { blocksOfTree, isLeftBehind } from "./blocks";
import { findElements } from "./html-tree";

const MOST_ELEMENTS = 20_000;
const DEEPEST = 250;

function treeOf(body: HTMLElement): HtmlElement | null {
  let elements = 0;
  let deepest = 0;

  function nodeOf(node: Node, depth: number): HtmlNode | null {
    deepest = Math.max(deepest, depth);
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return null;
    elements += 1;
    return elementOf(node, depth);
  }

  function elementOf(element: Element, depth: number): HtmlElement {
    const attributes: Record<string, string> = {};
    for (const { name, value } of element.attributes) attributes[name] = value;
    const children: HtmlNode[] = [];
    for (const child of element.childNodes) {
      if (elements > MOST_ELEMENTS || deepest > DEEPEST) break;
      const node = nodeOf(child, depth + 1);
      if (node !== null) children.push(node);
    }
    return { tag: element.localName.toLowerCase(), attributes, children };
  }

  const tree = elementOf(body, 0);
  return elements > MOST_ELEMENTS || deepest > DEEPEST ? null : tree;
}

type PastedHtml = { edit: Edit; leavesPictures: boolean };

/** Null where it is better pasted as plain text. Nothing in it is run or fetched. */
export function pasteHtml(html: string, text: string, start: number, end: number): PastedHtml | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const tree = treeOf(body);
  const blocks = tree && blocksOfTree(tree);
  if (!blocks) return null;
  return {
    edit: pasteBlocks(text, start, end, blocks),
    leavesPictures: findElements(tree, isLeftBehind).length > 0,
  };
}
