import type { Handler } from "htmlparser2";
import { ShallowParser } from "~/core/html/shallow-parser";
import { type Edge, edgeOf, isHidden, isTimed, kindOfPart, type PartKind } from "./elements";

/** A stretch of text that a page shows as one piece: a block, a line, a cell, or an element among elements. */
export type Run = {
  /** As written: a newline of the source is still a newline, a `<br>` is LINE_BREAK. */
  text: string;
  isStamp: boolean;
  /** Hidden from screen readers, so perhaps a copy. */
  isHushed: boolean;
  isHeading: boolean;
};

/** An element that may matter to a transcript, and the runs it holds: from `from` up to, not including, `to`. */
export type Part = { kind: PartKind; from: number; to: number; classes: string; rowSpan: number };

export type Page = { runs: Run[]; parts: Part[] };

export const LINE_BREAK = "\u2028";

const MOST_ROWS_SPANNED = 8;

type Open = Omit<Run, "text"> & {
  edge: Edge;
  isLeftOut: boolean;
  isPre: boolean;
  /** Its elements are then words of a sentence and not pieces. */
  hasOwnText: boolean;
  part: Part | null;
};

type Atom = { text: string; from: Open } | { edge: "block" } | { edge: "among"; within: Open | undefined };

const plain: Open = {
  edge: "block",
  isLeftOut: false,
  isPre: false,
  hasOwnText: false,
  isStamp: false,
  isHushed: false,
  isHeading: false,
  part: null,
};

function rowsSpanned({ rowspan = "1" }: Record<string, string>): number {
  return Math.min(MOST_ROWS_SPANNED, Number.parseInt(rowspan, 10) || 1);
}

function openedIn(outer: Open, tag: string, attributes: Record<string, string>): Open {
  const classes = attributes.class?.split(/\s+/).filter(Boolean) ?? [];
  const isLeftOut = outer.isLeftOut || isHidden(tag, attributes, classes);
  const kind = isLeftOut ? null : kindOfPart(tag, attributes, classes);
  return {
    edge: edgeOf(tag, kind),
    isLeftOut,
    isPre: outer.isPre || tag === "pre",
    hasOwnText: false,
    isStamp: outer.isStamp || isTimed(tag, classes),
    isHushed: outer.isHushed || attributes["aria-hidden"] === "true",
    isHeading: outer.isHeading || /^h[1-6]$/.test(tag),
    part: kind && { kind, from: 0, to: 0, classes: attributes.class ?? "", rowSpan: rowsSpanned(attributes) },
  };
}

/** Reads a page, whole or cut anywhere, into runs of text in one pass and without a tree, so that its depth does not matter. */
export function readTranscriptPage(html: string): Page {
  const atoms: Atom[] = [];
  const parts: Part[] = [];
  const open: Open[] = [];
  const outside = { ...plain };
  const separate = (edge: Edge) => {
    if (edge === "block") atoms.push({ edge });
    else if (edge === "among") atoms.push({ edge, within: open.at(-1) });
  };
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      const entry = openedIn(open.at(-1) ?? plain, tag, attributes);
      if (!entry.isLeftOut) separate(entry.edge);
      if (entry.part) {
        entry.part.from = atoms.length;
        parts.push(entry.part);
      }
      if (tag === "br" && !entry.isLeftOut) atoms.push({ text: LINE_BREAK, from: entry });
      open.push(entry);
    },
    ontext(text) {
      const entry = open.at(-1) ?? outside;
      if (entry.isLeftOut) return;
      if (!entry.hasOwnText && /\S/.test(text)) entry.hasOwnText = true;
      atoms.push({ text: entry.isPre ? text.replaceAll("\n", LINE_BREAK) : text, from: entry });
    },
    onclosetag() {
      const entry = open.pop();
      if (!entry) return;
      if (entry.part) entry.part.to = atoms.length;
      if (!entry.isLeftOut) separate(entry.edge);
    },
  };
  new ShallowParser(handler, () => open.length).end(html);
  return joinAtoms(atoms, parts);
}

function joinAtoms(atoms: Atom[], parts: Part[]): Page {
  const runs: Run[] = [];
  const runsBefore = new Uint32Array(atoms.length + 1);
  let texts: string[] = [];
  let first: Open | null = null;
  const finish = () => {
    const text = texts.join("");
    if (first && /\S/.test(text))
      runs.push({
        text,
        isStamp: first.isStamp,
        isHushed: first.isHushed,
        isHeading: first.isHeading,
      });
    texts = [];
    first = null;
  };
  atoms.forEach((atom, index) => {
    if ("text" in atom) {
      texts.push(atom.text);
      if (!first && /\S/.test(atom.text)) first = atom.from;
    } else if (atom.edge === "block" || !atom.within?.hasOwnText) finish();
    runsBefore[index + 1] = runs.length;
  });
  finish();
  for (const part of parts) {
    part.from = runsBefore[part.from] ?? runs.length;
    part.to = runsBefore[part.to + 1] ?? runs.length;
  }
  return { runs, parts };
}
