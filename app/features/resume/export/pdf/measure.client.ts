import type { Box } from "./page-cuts";
import { joinRuns, type PlacedCharacter, type TextRun } from "./text-runs";

/** In CSS pixels, a quarter of a page: more than this is not kept on one page for the sake of a heading. */
const LONGEST_KEPT_TOGETHER = 260;

/** Reads the layout of the document: runs of text in reading order, and the boxes that a page boundary must not cross. */
export function measureDocument(body: HTMLElement): { runs: TextRun[]; boxes: Box[] } {
  const runs = joinRuns(charactersOf(body));
  const solid = [...body.querySelectorAll("img, hr, tr, h1, h2, h3, h4, h5, h6")].map(boxOf);
  return {
    runs,
    boxes: [...runs.map(({ top, bottom }) => ({ top, bottom })), ...solid, ...headingsWithNext(body)],
  };
}

export function linksOf(body: HTMLElement): { url: string; rectangles: DOMRect[] }[] {
  return [...body.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => ({
    url: link.href,
    rectangles: [...link.getClientRects()],
  }));
}

function boxOf(element: Element): Box {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

const heading = /^H[1-6]$/;

function rectanglesOf(element: Element): DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ height }) => height > 0);
}

function isOneLine(element: Element): boolean {
  const rectangles = rectanglesOf(element);
  const first = rectangles[0];
  return element.tagName === "P" && first !== undefined && rectangles.every(({ top }) => top < first.bottom);
}

/** A heading, and the line of dates below it, stay with the first line of what they head: one box around all of them. */
function headingsWithNext(body: HTMLElement): Box[] {
  return [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")].flatMap((element) => {
    let last = element.nextElementSibling;
    while (last?.nextElementSibling && (heading.test(last.tagName) || isOneLine(last)))
      last = last.nextElementSibling;
    const first = last ? rectanglesOf(last)[0] : undefined;
    const { top } = element.getBoundingClientRect();
    return first && first.bottom - top < LONGEST_KEPT_TOGETHER ? [{ top, bottom: first.bottom }] : [];
  });
}

function blockOf(node: Node, body: HTMLElement): Element {
  const view = body.ownerDocument.defaultView;
  let element = node.parentElement ?? body;
  while (
    element !== body &&
    view?.getComputedStyle(element).display.startsWith("inline") &&
    element.parentElement
  ) {
    element = element.parentElement;
  }
  return element;
}

function charactersOf(body: HTMLElement): PlacedCharacter[] {
  const document = body.ownerDocument;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, number>();
  const placed: PlacedCharacter[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = blockOf(node, body);
    const block = blocks.get(element) ?? blocks.size;
    blocks.set(element, block);
    const style = document.defaultView?.getComputedStyle(node.parentElement ?? body);
    const size = Number.parseFloat(style?.fontSize ?? "13");
    let at = 0;
    for (const char of node.textContent ?? "") {
      range.setStart(node, at);
      range.setEnd(node, at + char.length);
      at += char.length;
      const rectangles = [...range.getClientRects()];
      placed.push({
        char,
        size,
        block,
        box: rectangles.find(({ width }) => width > 0) ?? rectangles.at(-1) ?? null,
      });
    }
  }
  return placed;
}
