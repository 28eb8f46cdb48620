import { drawingSelector } from "./formulas";
import type { Piece } from "./split";
import { phraseStarts, sentenceStarts } from "./wording";

export type Point = { node: Node; offset: number };

type PlacedPiece = Piece<Point>;

/** What a block adds around any part of it on a page: its padding and border, the head of a table. */
type Around = { above: number; below: number };

const nothing: Around = { above: 0, below: 0 };

export function measureColumn(flow: HTMLElement): PlacedPiece[] {
  return [...flow.children].map((block, index) => pieceOf(block, { node: flow, offset: index }, nothing));
}

function pieceOf(block: Element, start: Point, around: Around): PlacedPiece {
  const box = block.getBoundingClientRect();
  const top = box.top - around.above;
  const bottom = box.bottom + around.below;
  return {
    top,
    bottom,
    start,
    keepWithNext: block.matches("h1, h2, h3, h4, h5, h6, .card-alert-title") || isLeadIn(block),
    isBreak: block.localName === "hr",
    isSentence: false,
    parts: () => withinBounds(partsOf(block, around), { top, bottom, start }),
  };
}

/** It introduces what follows. */
function isLeadIn(block: Element): boolean {
  const isText = !(block.lastChild && isFormula(block.lastChild));
  return block.localName === "p" && isText && /[：:]\s*$/.test(block.textContent ?? "");
}

function withinBounds(
  parts: PlacedPiece[],
  whole: { top: number; bottom: number; start: Point },
): PlacedPiece[] {
  return parts.map((part, index) => ({
    ...part,
    ...(index === 0 && { top: whole.top, start: whole.start }),
    ...(index === parts.length - 1 && { bottom: whole.bottom }),
  }));
}

function partsOf(block: Element, outer: Around): PlacedPiece[] {
  const style = getComputedStyle(block);
  const pixels = (...values: string[]) =>
    values.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
  const around = {
    above: outer.above + pixels(style.paddingTop, style.borderTopWidth),
    below: outer.below + pixels(style.paddingBottom, style.borderBottomWidth),
  };
  if (block instanceof HTMLTableElement) return rowsOf(block, around);
  if (block.localName === "pre") return textParts([...block.childNodes], around, lineStarts);
  return runsOf(block).flatMap((run) => {
    const [first] = run;
    if (first instanceof Element && isBlock(first)) return [pieceOf(first, before(first), around)];
    return textParts(run, around, sentenceStarts);
  });
}

function rowsOf(table: HTMLTableElement, around: Around): PlacedPiece[] {
  const head = table.tHead?.getBoundingClientRect().height ?? 0;
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  return rows.map((row) => ({
    ...pieceOf(row, before(row), { above: around.above + head, below: around.below }),
    parts: () => [],
  }));
}

function runsOf(block: Element): Node[][] {
  const runs: Node[][] = [];
  let isOpen = false;
  for (const node of block.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      runs.push([node]);
      isOpen = false;
    } else if (isOpen) runs.at(-1)?.push(node);
    else if (hasContent(node) && !isMark(node)) {
      runs.push([node]);
      isOpen = true;
    }
  }
  return runs;
}

const isMark = (node: Node) => node instanceof Element && node.classList.contains("card-mark");

const isFormula = (node: Node) => node instanceof Element && node.classList.contains("card-formula");

function hasContent(node: Node): boolean {
  const hasFormula = node instanceof Element && node.querySelector(".card-formula") !== null;
  return isFormula(node) || hasFormula || Boolean(node.textContent?.trim());
}

function isBlock(element: Element): boolean {
  return !isMark(element) && !/^(inline|none|contents)/.test(getComputedStyle(element).display);
}

function before(node: Node): Point {
  const parent = node.parentNode ?? node;
  return { node: parent, offset: Array.from<Node>(parent.childNodes).indexOf(node) };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n(?=[\s\S])/g)].map(({ index }) => index + 1)];
}

/** The sentences (or lines) of a run of text, and within each its phrases, by the lines of the page they stand on. */
function textParts(run: Node[], around: Around, startsOf: (text: string) => number[]): PlacedPiece[] {
  const atoms = run.flatMap(atomsOf);
  const whole = atoms.map(({ data }) => data).join("");
  const partAt = (from: number, to: number, parts: () => PlacedPiece[]): PlacedPiece | null => {
    const range = document.createRange();
    const start = pointAt(atoms, from, false);
    const end = pointAt(atoms, to, true);
    if (!start || !end) return null;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    const lines = [...range.getClientRects()].filter(({ height }) => height > 0);
    if (lines.length === 0) return null;
    const leading = halfLeading(start.node, lines[0]?.height ?? 0);
    const drawings = formulasBetween(atoms, from, to).map((drawing) => drawing.getBoundingClientRect());
    const tops = lines.map((line) => line.top - leading);
    const bottoms = lines.map((line) => line.bottom + leading);
    return {
      top: Math.min(...tops, ...drawings.map(({ top }) => top)) - around.above,
      bottom: Math.max(...bottoms, ...drawings.map(({ bottom }) => bottom)) + around.below,
      keepWithNext: false,
      isBreak: false,
      isSentence: true,
      start,
      parts,
    };
  };
  const cut = (
    from: number,
    to: number,
    starts: number[],
    parts: (from: number, to: number) => PlacedPiece[],
  ) =>
    starts.flatMap((start, index) => {
      const end = from + (starts[index + 1] ?? to - from);
      return partAt(from + start, end, () => parts(from + start, end)) ?? [];
    });
  return cut(0, whole.length, startsOf(whole), (from, to) =>
    cut(from, to, phraseStarts(whole.slice(from, to)), () => []),
  );
}

/** A formula counts as one character, so it is never cut. */
type Atom = { node: Text | Element; data: string };

function atomsOf(node: Node): Atom[] {
  if (node instanceof Text) return [{ node, data: node.data }];
  if (node instanceof Element && isFormula(node)) return [{ node, data: "\uFFFC" }];
  return [...node.childNodes].flatMap(atomsOf);
}

function pointAt(atoms: Atom[], position: number, isEnd: boolean): Point | null {
  let passed = 0;
  for (const { node, data } of atoms) {
    const end = passed + data.length;
    if (isEnd ? position <= end : position < end) {
      if (node instanceof Text) return { node, offset: position - passed };
      const { node: parent, offset } = before(node);
      return { node: parent, offset: position === passed ? offset : offset + 1 };
    }
    passed = end;
  }
  return null;
}

function formulasBetween(atoms: Atom[], from: number, to: number): Element[] {
  let passed = 0;
  return atoms.flatMap(({ node, data }) => {
    const start = passed;
    passed += data.length;
    return node instanceof Element && start >= from && start < to
      ? [...node.querySelectorAll(drawingSelector)]
      : [];
  });
}

function halfLeading(node: Node, height: number): number {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return 0;
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  return Number.isNaN(lineHeight) ? 0 : Math.max(0, (lineHeight - height) / 2);
}
