import { type Autolink, findAutolinks } from "./autolink";
import { closeBracket, openBracket } from "./brackets";
import { addDelimiter, pairDelimiters } from "./emphasis";
import { encodeAddress, escapeHtml, referenceAt } from "./escape";
import { flankingOf } from "./flanking";
import { htmlTagAt } from "./html-tag";
import { formulaAt } from "./math";
import type { Piece } from "./notes";
import { literal, type Node, type Scan, type Surroundings } from "./scan";

const eventful = /[\\`*_~<[\]!&$\n@]|==|:\/\/|www\./i;
const plainRun = /^[^\\`*_~<[\]!&$=\n]+/;

function lineEnd(scan: Scan): void {
  let spaces = 0;
  while (scan.text[scan.at - 1 - spaces] === " ") spaces++;
  const last = scan.nodes.at(-1);
  if (last && spaces > 0 && last.html.endsWith(" ".repeat(spaces))) {
    last.html = last.html.slice(0, -spaces);
    last.plain = last.plain.slice(0, -spaces);
  }
  breakLine(scan, scan.around.breaks || spaces > 1);
}

function breakLine(scan: Scan, hard: boolean): void {
  scan.nodes.push({ html: hard ? "<br>\n" : "\n", plain: "\n" });
  scan.at++;
  while (scan.text[scan.at] === " " || scan.text[scan.at] === "\t") scan.at++;
}

function formula(scan: Scan): boolean {
  const { math } = scan.around;
  if (!math) return false;
  const closing = scan.text[scan.at + 1] === "(" ? "\\)" : scan.text[scan.at + 1] === "[" ? "\\]" : "$";
  if (scan.absent.has(closing)) return false;
  if (scan.text.indexOf(closing, scan.at + 1) < 0) {
    scan.absent.add(closing);
    return false;
  }
  const found = formulaAt(scan.text, scan.at);
  if (!found) return false;
  const drawn = math(found.tex, found.display, found.source);
  const plain = escapeHtml(found.source);
  scan.nodes.push(typeof drawn === "string" ? { html: drawn, plain } : { html: "", plain, numbered: drawn });
  scan.at += found.source.length;
  return true;
}

function backslash(scan: Scan): void {
  const next = scan.text[scan.at + 1] ?? "";
  if ((next === "(" || next === "[") && formula(scan)) return;
  if (next === "\n") {
    scan.at++;
    breakLine(scan, true);
  } else if (/[!-/:-@[-`{-~]/.test(next)) {
    scan.at++;
    literal(scan, next);
  } else literal(scan, "\\");
}

function fencesOf(text: string): Map<number, number[]> {
  const fences = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = fences.get(run.length);
    if (known) known.push(index);
    else fences.set(run.length, [index]);
  }
  for (const starts of fences.values()) starts.reverse();
  return fences;
}

function codeSpan(scan: Scan): void {
  let end = scan.at;
  while (scan.text[end] === "`") end++;
  const length = end - scan.at;
  scan.fences ??= fencesOf(scan.text);
  const starts = scan.fences.get(length) ?? [];
  while (starts.length > 0 && (starts.at(-1) ?? 0) < end) starts.pop();
  const close = starts.at(-1);
  if (close === undefined) {
    literal(scan, scan.text.slice(scan.at, end));
    return;
  }
  let code = scan.text.slice(end, close).replaceAll("\n", " ");
  if (code.startsWith(" ") && code.endsWith(" ") && /[^ ]/.test(code)) code = code.slice(1, -1);
  const plain = escapeHtml(code);
  scan.nodes.push({ html: `<code>${plain}</code>`, plain });
  scan.at = close + length;
}

function delimiterRun(scan: Scan): void {
  const mark = scan.text[scan.at] ?? "";
  let end = scan.at;
  while (scan.text[end] === mark) end++;
  const count = end - scan.at;
  if ((mark === "~" && count > 2) || (mark === "=" && (count !== 2 || !scan.around.marks))) {
    literal(scan, scan.text.slice(scan.at, end));
    return;
  }
  const flanking = flankingOf(scan.text, scan.at, end);
  if (mark === "=") scan.highlighting = scan.highlighting ? !flanking.canClose : flanking.canOpen;
  const run = addDelimiter(scan.delimiters, { mark, count, ...flanking });
  scan.nodes.push({ html: "", plain: "", run });
  scan.at = end;
}

function withoutHighlightEnd(link: Autolink, text: string): Autolink {
  const ends = /[^=]==$/.test(text.slice(link.start, link.end));
  return ends ? { ...link, end: link.end - 2, href: link.href.slice(0, -2) } : link;
}

function linkNode(link: Autolink, text: string, around: Surroundings): Node {
  const plain = escapeHtml(text);
  if (around.becomesNote(link.href)) return { html: plain, plain, bare: link };
  const href = escapeHtml(encodeAddress(link.href));
  return { html: `<a href="${href}">${plain}</a>`, plain, bare: link };
}

function angle(scan: Scan): void {
  const tag = htmlTagAt(scan.text, scan.at, scan.absent);
  if (!tag) {
    literal(scan, "<");
    return;
  }
  const raw = scan.text.slice(scan.at, tag.end);
  if (tag.href === null) scan.nodes.push({ html: raw, plain: "" });
  else {
    const link = { start: scan.at, end: tag.end, href: tag.href };
    scan.nodes.push(linkNode(link, raw.slice(1, -1), scan.around));
  }
  scan.at = tag.end;
}

function ampersand(scan: Scan): void {
  const found = referenceAt(scan.text, scan.at);
  if (!found) {
    literal(scan, "&");
    return;
  }
  scan.nodes.push({ html: found.html, plain: found.html });
  scan.at += found.length;
}

const steps: Record<string, (scan: Scan) => void> = {
  "\\": backslash,
  "`": codeSpan,
  "*": delimiterRun,
  _: delimiterRun,
  "~": delimiterRun,
  "=": delimiterRun,
  "<": angle,
  "[": (scan) => openBracket(scan, false),
  "]": closeBracket,
  "!": (scan) => (scan.text[scan.at + 1] === "[" ? openBracket(scan, true) : literal(scan, "!")),
  "&": ampersand,
  $: (scan) => {
    if (!formula(scan)) literal(scan, scan.text.startsWith("$$", scan.at) ? "$$" : "$");
  },
  "\n": lineEnd,
};

/** The inline content of a block as HTML. One pass without recursion, so that its time grows with the length alone. */
export function renderInline(source: string, around: Surroundings): Piece[] {
  const text = source.trim();
  if (!eventful.test(text)) return [escapeHtml(text)];
  const scan: Scan = {
    text,
    at: 0,
    around,
    nodes: [],
    delimiters: { first: null, last: null, made: 0 },
    brackets: [],
    closedBelow: 0,
    fences: null,
    absent: new Set(),
    highlighting: false,
  };
  const addresses = findAutolinks(text).reverse();
  while (scan.at < text.length) {
    while ((addresses.at(-1)?.start ?? Infinity) < scan.at) addresses.pop();
    const address = addresses.at(-1);
    if (address?.start === scan.at) {
      const link = scan.highlighting ? withoutHighlightEnd(address, text) : address;
      scan.nodes.push(linkNode(link, text.slice(link.start, link.end), around));
      scan.at = link.end;
      continue;
    }
    const step = steps[text[scan.at] ?? ""];
    if (step) {
      step(scan);
      continue;
    }
    // No further than the next address: each would have all that follows looked at once more.
    literal(scan, plainRun.exec(text.slice(scan.at, address?.start))?.[0] ?? "");
  }
  pairDelimiters(scan.delimiters, null);
  return piecesOf(scan.nodes);
}

/** Deeper emphasis loses its tags, never its text: browsers and their scripts stop at some depth. */
const DEEPEST_EMPHASIS = 32;

export function piecesOf(nodes: Node[]): Piece[] {
  const pieces: Piece[] = [];
  let html = "";
  let depth = 0;
  for (const node of nodes) {
    const { run } = node;
    if (run) {
      for (const tag of run.closes) if (depth-- <= DEEPEST_EMPHASIS) html += `</${tag}>`;
      html += run.mark.repeat(run.count);
      for (const tag of run.opens.toReversed()) if (++depth <= DEEPEST_EMPHASIS) html += `<${tag}>`;
    }
    html += node.html;
    if (node.numbered) {
      pieces.push(html, node.numbered);
      html = "";
    }
  }
  pieces.push(html);
  return pieces;
}
