import type { Edit } from "./edit";
import { isBlank, linesAt, prefixLength, prefixOf, replaceLines } from "./lines";

/** Whether an offset stands inside a fenced code block, where marks mean nothing. */
function isInFence(text: string, at: number): boolean {
  let open = "";
  for (const [, fence = ""] of text.slice(0, at).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (!open) open = fence;
    else if (fence[0] === open[0] && fence.length >= open.length) open = "";
  }
  return open !== "";
}

function nextMark(mark: string): string {
  return mark.replace(/^\d+/, (number) => String(Number(number) + 1));
}

/** The numbers of the items that follow in the same list, each one higher to make room for a new one before them. */
function renumbered(
  text: string,
  from: number,
  mark: string,
  indent: string,
  quote: string,
): { to: number; insert: string } {
  let number = Number.parseInt(mark, 10);
  let to = from;
  let insert = "";
  while (to < text.length) {
    const line = linesAt(text, to + 1, to + 1).lines[0] ?? "";
    const prefix = prefixOf(line);
    const isDeeper = prefix.quote === quote && prefix.indent.length > indent.length && !isBlank(line);
    const isNext =
      prefix.quote === quote && prefix.indent === indent && Number.parseInt(prefix.mark, 10) === number;
    if (!isDeeper && !isNext) break;
    if (isNext) {
      number += 1;
      const rest = line.slice((quote + indent).length).replace(/^\d+/, String(number));
      insert += `\n${quote}${indent}${rest}`;
    } else insert += `\n${line}`;
    to += 1 + line.length;
  }
  return { to, insert };
}

/** What Enter does in a list or a quote: the next item, or the end of the list after an empty one. Null: an ordinary line break. */
export function continueLine(text: string, start: number, end: number): Edit | null {
  if (start !== end) return null;
  const { from, to, lines } = linesAt(text, start, start);
  const [line = ""] = lines;
  const prefix = prefixOf(line);
  const { quote, indent, mark, box } = prefix;
  if (!mark && !quote) return null;
  const head = quote + indent + mark + box;
  if (start - from < head.length || isInFence(text, from)) return null;
  if (isBlank(line.slice(head.length))) {
    const left = mark
      ? indent
        ? quote + indent.slice(2) + mark
        : quote.trimEnd() && `${quote.trimEnd()} `
      : "";
    // What follows a list or quote without a blank line between would still belong to it.
    const above = text.slice(0, from).split("\n").at(-2) ?? "";
    const ended = left === "" && !isBlank(above) ? "\n" : left;
    return { from, to, insert: ended, start: from + ended.length, end: from + ended.length };
  }
  if (!mark && prefixLength({ ...prefix, heading: "" }) > start - from) return null;
  const following = mark ? quote + indent + nextMark(mark) + (box && "[ ] ") : quote;
  const rest = text.slice(start, to).trimStart();
  const tail = /^\d/.test(mark) ? renumbered(text, to, nextMark(mark), indent, quote) : { to, insert: "" };
  const insert = `\n${following}${rest}${tail.insert}`;
  const caret = start + 1 + following.length;
  return { from: start, to: tail.to, insert, start: caret, end: caret };
}

/** How far the words of a list item stand from the left. */
function wordsAt(line: string): number {
  const { indent, mark } = prefixOf(line);
  return indent.length + mark.length;
}

/**
 * What Tab (or Shift+Tab) does in a list: items move one level in or out. Null where nothing can move, and then the key moves
 * the focus as everywhere else.
 */
export function indentItems(text: string, start: number, end: number, outwards: boolean): Edit | null {
  const touched = linesAt(text, start, end);
  const [first = ""] = touched.lines;
  if (touched.lines.some((line) => !isBlank(line) && !prefixOf(line).mark)) return null;
  if (!prefixOf(first).mark || isInFence(text, touched.from)) return null;
  const above = touched.from > 0 ? (linesAt(text, touched.from - 1, touched.from - 1).lines[0] ?? "") : "";
  const own = prefixOf(first).indent.length;
  const parent = prefixOf(above);
  let shift: number;
  if (outwards)
    shift = -Math.min(own, parent.mark && parent.indent.length < own ? own - parent.indent.length : 2);
  else {
    if (!parent.mark || parent.indent.length > own + 1)
      return parent.mark && parent.indent.length > own ? shifted(parent.indent.length - own) : null;
    shift = wordsAt(above) - own;
  }
  return shift === 0 || (!outwards && shift < 0) ? null : shifted(shift);

  function shifted(by: number): Edit {
    const replaced = touched.lines.map((line) => {
      const { quote, indent } = prefixOf(line);
      const rest = line.slice(quote.length + indent.length);
      return isBlank(line) ? line : quote + " ".repeat(Math.max(0, indent.length + by)) + rest;
    });
    return replaceLines(text, start, end, touched, replaced);
  }
}
