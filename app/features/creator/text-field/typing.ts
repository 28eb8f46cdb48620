import type { Edit } from "./edit";
import { indentItems } from "./indent-items";
import { isBlank, isInFence, linesAt, prefixLength, prefixOf } from "./lines";
import { columnOf } from "./list-items";

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
  // What belongs to an item stands under its words, which a longer number pushes on.
  let wider = String(number).length - String(number - 1).length;
  while (to < text.length) {
    const line = linesAt(text, to + 1, to + 1).lines[0] ?? "";
    const prefix = prefixOf(line);
    const isDeeper = prefix.quote === quote && prefix.indent.length > indent.length && !isBlank(line);
    const isNext =
      prefix.quote === quote && prefix.indent === indent && Number.parseInt(prefix.mark, 10) === number;
    if (!isDeeper && !isNext) break;
    if (isNext) {
      number += 1;
      wider = String(number).length - String(number - 1).length;
      const rest = line.slice((quote + indent).length).replace(/^\d+/, String(number));
      insert += `\n${quote}${indent}${rest}`;
    } else {
      const pushed = " ".repeat(columnOf(prefix.indent) + wider);
      insert += `\n${wider ? quote + pushed + line.slice((quote + prefix.indent).length) : line}`;
    }
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
    const outwards = mark && indent && indentItems(text, start, start, true);
    if (outwards) return outwards;
    const left = mark ? quote.trimEnd() && `${quote.trimEnd()} ` : "";
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
