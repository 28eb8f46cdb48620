import { measure, type Point } from "./measure.client";
import { splitIntoPages } from "./split";

export type Page = {
  /** From 1. */
  number: number;
  content: DocumentFragment;
  /** How many sections were opened on the pages before, for styles that number them. */
  sections: number;
};

/** The pages of a column, and by how many CSS pixels a part that cannot be cut is too tall for its page. */
export function pagesOf(
  flow: HTMLElement,
  heightOf: (page: number) => number,
): { pages: Page[]; excess: number } {
  const { starts, excess } = splitIntoPages(measure(flow), heightOf);
  const pages = starts.map((start, index) => ({
    number: index + 1,
    content: contentBetween(flow, start, starts[index + 1] ?? { node: flow, offset: flow.childNodes.length }),
    sections: sectionsBefore(flow, start),
  }));
  return { pages, excess };
}

function sectionsBefore(flow: HTMLElement, start: Point): number {
  const range = document.createRange();
  range.setStart(flow, 0);
  range.setEnd(start.node, start.offset);
  return range.cloneContents().querySelectorAll("h2").length;
}

/** A copy of what stands between two points, within copies of the blocks it was cut out of. */
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
  markContinued(flow, start, content);
  return content;
}

/** An item that goes on has no second bullet, a list counts on, a table repeats its head. */
function markContinued(flow: HTMLElement, start: Point, content: DocumentFragment): void {
  const cut = ancestorsUpTo(flow, start.node);
  let copy = content.firstElementChild;
  for (const [depth, block] of cut.entries()) {
    if (!copy) return;
    const next = cut[depth + 1] ?? start.node.childNodes[start.offset];
    if (block.localName === "li") copy.setAttribute("data-continued", "");
    if (block instanceof HTMLOListElement) {
      const items = [...block.children];
      const passed = items.findIndex((item) => item === next || item.contains(next ?? null));
      copy.setAttribute("start", String(block.start + Math.max(0, passed)));
    }
    if (block instanceof HTMLTableElement && block.tHead && !copy.querySelector("thead"))
      copy.insertBefore(block.tHead.cloneNode(true), copy.firstChild);
    copy = copy.querySelector(`:scope > ${cut[depth + 1]?.localName ?? "*"}`);
  }
}

/** The blocks around a place, from the outermost in. */
function ancestorsUpTo(flow: HTMLElement, node: Node): Element[] {
  const found: Element[] = [];
  for (let at: Node | null = node; at && at !== flow; at = at.parentNode)
    if (at instanceof Element) found.unshift(at);
  return found;
}
