import { type Handler, Parser } from "htmlparser2";

/** A stretch of text that a page shows as one piece: a block, a line, a cell, or an element among elements. */
export type Run = {
  /** As written: a newline of the source is still a newline, a `<br>` is LINE_BREAK. */
  text: string;
  /** Its element calls itself a time. */
  isStamp: boolean;
  /** Hidden from screen readers, so perhaps a copy of what they are told. */
  isHushed: boolean;
  isHeading: boolean;
};

export type PartKind = "layout" | "segment" | "stamp" | "words" | "chapter" | "row" | "cell";

/** An element that may matter to a transcript, and the runs it holds: from `from` up to, not including, `to`. */
export type Part = { kind: PartKind; from: number; to: number; classes: string; rowSpan: number };

export type Page = { runs: Run[]; parts: Part[] };

export const LINE_BREAK = "\u2028";

/** More rows than the languages a transcript may stand in. */
const MOST_ROWS_SPANNED = 8;

type Open = Omit<Run, "text"> & {
  edge: "block" | "among" | "none";
  isLeftOut: boolean;
  isPre: boolean;
  /** Has text of its own beside its elements, so that those are words of a sentence and not pieces. */
  hasOwnText: boolean;
  part: Part | null;
};

type Atom = { text: string; from: Open } | { edge: "block" } | { edge: "among"; within: Open | undefined };

const leftOut = new Set(
  "script style template noscript svg math head title textarea select iframe object canvas audio video".split(
    " ",
  ),
);
const phrasing = new Set("b i em strong u s mark small sub sup font code wbr ruby rb rt rp img".split(" "));
const among = new Set(
  "span a time button label abbr cite q data var kbd samp dfn bdi bdo ins del output".split(" "),
);
const forScreenReaders = /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|.*A11yLabel)$/;
const pictures = /^(?:material-icons|material-symbols)/;
const stamp = /^(?:segment-timestamp|.*TranscriptSegmentViewModelTimestamp)$/;
const words = /^(?:segment-text|ytAttributedStringHost|yt-core-attributed-string)$/;
const timeName = /(?:^|[-_])(?:time|timestamp|time-?code)(?:$|[-_])|[a-z]Time(?:stamp|code)?$/;
const padding = /^(?:[\w-]+:)*!?p[xy]?-./;
const flex = /^(?:[\w-]+:)*!?(?:inline-)?flex$/;
const gap = /^(?:[\w-]+:)*!?gap-./;

function isHidden(tag: string, attributes: Record<string, string>, classes: string[]): boolean {
  return (
    leftOut.has(tag) ||
    "hidden" in attributes ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? "") ||
    classes.some((name) => forScreenReaders.test(name) || pictures.test(name))
  );
}

/** YouTube's markup until 2025 and of 2026, the rows of the specification, and tables. */
function kindOf(tag: string, attributes: Record<string, string>, classes: string[]): PartKind | null {
  if (tag === "tr") return "row";
  if (tag === "td" || tag === "th") return "cell";
  if (tag === "ytd-transcript-segment-renderer" || tag.endsWith("transcript-segment-view-model"))
    return "segment";
  if (tag === "ytd-transcript-section-header-renderer" || tag.endsWith("timeline-chapter-view-model"))
    return "chapter";
  if (classes.some((name) => stamp.test(name))) return "stamp";
  if (attributes.role === "text" || classes.some((name) => words.test(name))) return "words";
  const isLayout = [padding, flex, gap].every((each) => classes.some((name) => each.test(name)));
  return isLayout ? "layout" : null;
}

function edgeOf(tag: string, part: Part | null): Open["edge"] {
  if (part) return "block";
  if (phrasing.has(tag)) return "none";
  return among.has(tag) ? "among" : "block";
}

/** Deeper than any page of use; the parser's own list of open elements takes time that grows with the square of its length. */
const DEEPEST_ELEMENT = 1000;

/** What is deeper closes as soon as it opens: its text stays, its element holds nothing. */
class ShallowParser extends Parser {
  private isTooDeep = false;

  constructor(
    handler: Partial<Handler>,
    private readonly depth: () => number,
  ) {
    super(handler);
  }

  override onopentagname(start: number, end: number): void {
    this.isTooDeep = this.depth() >= DEEPEST_ELEMENT;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.isTooDeep || super.isVoidElement(name);
  }
}

/**
 * Reads a page, whole or cut anywhere, into runs of text. It goes through the markup once and keeps no tree, so that neither
 * depth nor size of a page matters.
 */
export function readPage(html: string): Page {
  const atoms: Atom[] = [];
  const parts: Part[] = [];
  const open: Open[] = [];
  const separate = (edge: Open["edge"]) => {
    if (edge === "block") atoms.push({ edge });
    else if (edge === "among") atoms.push({ edge, within: open.at(-1) });
  };
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      const outer = open.at(-1);
      const classes = attributes.class?.split(/\s+/).filter(Boolean) ?? [];
      const isLeftOut = outer?.isLeftOut || isHidden(tag, attributes, classes);
      const kind = isLeftOut ? null : kindOf(tag, attributes, classes);
      const part = kind && {
        kind,
        from: 0,
        to: 0,
        classes: attributes.class ?? "",
        rowSpan: Math.min(MOST_ROWS_SPANNED, Number.parseInt(attributes.rowspan ?? "1", 10) || 1),
      };
      const entry: Open = {
        edge: edgeOf(tag, part),
        isLeftOut,
        isPre: outer?.isPre || tag === "pre",
        hasOwnText: false,
        isStamp: outer?.isStamp || tag === "time" || classes.some((name) => timeName.test(name)),
        isHushed: outer?.isHushed || attributes["aria-hidden"] === "true",
        isHeading: outer?.isHeading || /^h[1-6]$/.test(tag),
        part,
      };
      if (!isLeftOut) separate(entry.edge);
      if (part) {
        part.from = atoms.length;
        parts.push(part);
      }
      if (tag === "br" && !isLeftOut) atoms.push({ text: LINE_BREAK, from: entry });
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
  const outside: Open = {
    edge: "block",
    isLeftOut: false,
    isPre: false,
    hasOwnText: false,
    isStamp: false,
    isHushed: false,
    isHeading: false,
    part: null,
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
