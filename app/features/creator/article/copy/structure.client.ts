import { keepCodeWhitespace } from "./code-whitespace.client";
import { flattenLists } from "./flat-lists.client";
import { placePictures } from "./inline-pictures.client";
import { keepCellsReadable } from "./narrow-cells.client";

const holdsBlocks = "ul, ol, li, table, thead, tbody, tfoot, tr, td, th, section, div, blockquote, figure";
const block =
  "ul, ol, li, table, thead, tbody, tfoot, tr, td, th, section, div, blockquote, figure, p, pre, hr, h1, h2, h3, h4, h5, h6";

/**
 * Gives an article, or a part of it, the shape that survives pasting into WeChat: list marks as text, flat lists,
 * hard spaces in code, tables that scroll, nothing folded away, small pictures in their lines, titles of
 * pictures as words below them. The preview shows this shape too, so that nothing moves on paste.
 * A second run changes nothing.
 */
export function rewriteStructure(root: HTMLElement | DocumentFragment): void {
  unfoldDetails(root);
  placePictures(root);
  keepCodeWhitespace(root);
  flattenLists(root);
  keepCellsReadable(root);
  wrapTables(root);
  dropBlankText(root);
}

/** A fold that WeChat does not know stands open: what it is called as a bold line, then what is in it. */
function unfoldDetails(root: HTMLElement | DocumentFragment) {
  for (const summary of root.querySelectorAll("summary")) {
    if (summary.querySelector(block)) moveInto(summary, document.createElement("section"));
    else {
      const line = moveInto(summary, document.createElement("p"));
      const words = document.createElement("strong");
      while (line.firstChild) words.appendChild(line.firstChild);
      line.appendChild(words);
    }
  }
  for (const details of root.querySelectorAll("details")) {
    details.removeAttribute("open");
    moveInto(details, document.createElement("section"));
  }
}

function moveInto(element: Element, other: HTMLElement): HTMLElement {
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  while (element.firstChild) other.appendChild(element.firstChild);
  element.replaceWith(other);
  return other;
}

function wrapTables(root: HTMLElement | DocumentFragment) {
  for (const table of root.querySelectorAll("table")) {
    const parent = table.parentElement;
    if (parent?.dataset.scroll !== undefined || table.parentElement?.closest("table")) continue;
    const wrap = document.createElement("section");
    wrap.dataset.scroll = "";
    wrap.style.cssText = "max-width:100%;overflow-x:auto";
    table.replaceWith(wrap);
    wrap.appendChild(table);
  }
}

/** Line ends between blocks become empty items and paragraphs in WeChat. */
function dropBlankText(root: HTMLElement | DocumentFragment) {
  const blank: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || !/^[ \t\r\n]*\n[ \t\r\n]*$/.test(node.data)) continue;
    const isBetweenBlocks = [node.previousSibling, node.nextSibling].some(
      (beside) => beside instanceof Element && beside.matches(block),
    );
    const isInBlocks = node.parentNode === root || node.parentElement?.matches(holdsBlocks);
    if (isInBlocks && isBetweenBlocks) blank.push(node);
  }
  for (const node of blank) node.remove();
}
