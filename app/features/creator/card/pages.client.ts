import { measureColumn, type Point } from "./measure.client";
import { splitAtBreaks } from "./split";

export type Page = { number: number; content: DocumentFragment };

/** The pages of a column, and by how many CSS pixels a part that cannot be cut is too tall for its page. */
export function pagesOf(
  flow: HTMLElement,
  heightOf: (page: number) => number,
): { pages: Page[]; excess: number } {
  const columnEnd = { node: flow, offset: flow.childNodes.length };
  const { pages: cuts, excess } = splitAtBreaks(measureColumn(flow), heightOf);
  const pages = cuts.map(({ start, end }, index) => ({
    number: index + 1,
    content: contentBetween(flow, start, end ?? columnEnd),
  }));
  return { pages, excess };
}

export function wholeColumn(flow: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(flow);
  return range.cloneContents();
}

/** Copies what is between two points, within copies of the blocks it was cut out of. */
function contentBetween(flow: HTMLElement, start: Point, end: Point): DocumentFragment {
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  let content = range.cloneContents();
  const common = range.commonAncestorContainer;
  for (
    let block = common instanceof Element ? common : common.parentElement;
    block && block !== flow;
    block = block.parentElement
  ) {
    const copy = block.cloneNode(false);
    copy.appendChild(content);
    content = document.createDocumentFragment();
    content.appendChild(copy);
  }
  repeatHead(flow, start.node, content);
  return content;
}

/** A table that goes on repeats its head. */
function repeatHead(flow: HTMLElement, start: Node, content: DocumentFragment): void {
  const at = start instanceof Element ? start : start.parentElement;
  const table = at?.closest("table");
  const copy = content.querySelector("table");
  if (!table?.tHead || !flow.contains(table) || !copy || copy.querySelector("thead")) return;
  copy.insertBefore(table.tHead.cloneNode(true), copy.firstChild);
}
