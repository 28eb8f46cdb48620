import { keepCodeWhitespace, textNodesIn } from "./code-whitespace.client";
import { flattenLists } from "./flat-lists.client";
import { placePictures } from "./pictures.client";

const holdsBlocks = "ul, ol, li, table, thead, tbody, tfoot, tr, td, th, section, div, blockquote, figure";
const block =
  "ul, ol, li, table, thead, tbody, tfoot, tr, td, th, section, div, blockquote, figure, p, pre, hr, h1, h2, h3, h4, h5, h6";

/** The shape that survives pasting into WeChat; the preview shows it too, so that nothing moves. A second run changes nothing. */
export function rewriteStructure(root: HTMLElement | DocumentFragment): void {
  unfoldDetails(root);
  placePictures(root);
  keepCodeWhitespace(root);
  flattenLists(root);
  keepCellsReadable(root);
  wrapTables(root);
  dropBlankText(root);
}

/** WeChat knows no <details>: what it is called becomes a bold line, then comes what is in it. */
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

function dropBlankText(root: HTMLElement | DocumentFragment) {
  const blank = textNodesIn(root).filter((node) => {
    if (!node.data.includes("\n") || !/^[ \t\r\n]*$/.test(node.data)) return false;
    const isBetweenBlocks = [node.previousSibling, node.nextSibling].some(
      (beside) => beside instanceof Element && beside.matches(block),
    );
    const isInBlocks = node.parentNode === root || node.parentElement?.matches(holdsBlocks);
    return isInBlocks && isBetweenBlocks;
  });
  for (const node of blank) node.remove();
}

const breaksAnywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const SHORT_CELL = 12;
/** More than four characters in a run: with four, four heads still stand beside each other on a phone. */
const longRun = /\S{5}/;

/** Beside a column of long text a browser narrows the others to one Chinese character a line. */
function keepCellsReadable(root: HTMLElement | DocumentFragment): void {
  for (const cell of root.querySelectorAll("th, td")) {
    const text = cell.textContent ?? "";
    if ((cell.localName === "td" && text.length > SHORT_CELL) || !breaksAnywhere.test(text)) continue;
    if (!longRun.test(text)) cell.classList.add("whole-words");
    else if (cell.localName === "th") cell.classList.add("roomy-head");
  }
}
