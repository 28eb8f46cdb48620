import type { Edit } from "./edit";

type Lines = { from: number; to: number; lines: string[] };

/** The lines from that of `start` to that of `end`; a selection that ends at the start of a line does not touch it. */
export function linesAt(text: string, start: number, end: number): Lines {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const next = text.indexOf("\n", last);
  const to = next === -1 ? text.length : next;
  return { from: start === 0 ? 0 : from, to, lines: text.slice(start === 0 ? 0 : from, to).split("\n") };
}

export function isBlank(line: string): boolean {
  return line.trim() === "";
}

/** What stands before the words of a line: quote marks, indent, list mark with its task box, heading mark. */
export type Prefix = { quote: string; indent: string; mark: string; box: string; heading: string };

const linePrefix =
  /^((?:[ \t]*>[ \t]?)*)([ \t]*)((?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))?(\[[ xX]\][ \t]+)?(#{1,6}(?:[ \t]+|$))?/;

export function prefixOf(line: string): Prefix {
  const [, quote = "", indent = "", mark = "", box = "", heading = ""] = linePrefix.exec(line) ?? [];
  return { quote, indent, mark, box: mark ? box : "", heading: mark || !box ? heading : "" };
}

export function prefixLength({ quote, indent, mark, box, heading }: Prefix): number {
  return quote.length + indent.length + mark.length + box.length + heading.length;
}

/** Replaces whole lines, one for one; the selection keeps its place in the words, because only what stands before them changes. */
export function replaceLines(
  text: string,
  start: number,
  end: number,
  { from, to, lines }: Lines,
  replaced: string[],
): Edit {
  const insert = replaced.join("\n");
  const moved = (offset: number): number => {
    let oldAt = from;
    let newAt = from;
    for (const [index, line] of lines.entries()) {
      const next = replaced[index] ?? "";
      if (offset <= oldAt + line.length) {
        const fromEnd = oldAt + line.length - offset;
        return Math.max(newAt, newAt + next.length - fromEnd);
      }
      oldAt += line.length + 1;
      newAt += next.length + 1;
    }
    return Math.min(offset + insert.length - (to - from), text.length + insert.length - (to - from));
  };
  const [first = ""] = lines;
  const [firstReplaced = ""] = replaced;
  const wasWholeLines = start !== end && start === from;
  const newStart = wasWholeLines && firstReplaced.length >= first.length ? from : moved(start);
  return { from, to, insert, start: newStart, end: Math.max(newStart, moved(end)) };
}

export function isInFence(text: string, at: number): boolean {
  let open = "";
  for (const [, fence = ""] of text.slice(0, at).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (!open) open = fence;
    else if (fence[0] === open[0] && fence.length >= open.length) open = "";
  }
  return open !== "";
}
