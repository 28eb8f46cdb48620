import type { Edit } from "./edit";
import { isBlank, linesAt, prefixOf } from "./lines";

const list = /^(?:- |\d{1,9}\. )/;
const anyBlock = /^(?:#{1,6} |- |\d{1,9}\. |>|```|\| |---$)/;

/** How many line breaks keep a block apart from a line beside it. */
function breaks(block: string, besideInLine: string, lineBeyond: string | undefined): string {
  if (!anyBlock.test(block)) return "";
  if (!isBlank(besideInLine)) return "\n\n";
  if (lineBeyond === undefined || isBlank(lineBeyond.replace(/^[\s>]*/, ""))) return "";
  return list.test(block) && prefixOf(lineBeyond).mark ? "" : "\n";
}

/** Puts blocks of Markdown in the place of a selection: words join the line, other blocks are kept apart from what is around. */
export function pasteBlocks(text: string, start: number, end: number, blocks: readonly string[]): Edit {
  const { from, lines } = linesAt(text, start, start);
  const last = linesAt(text, end, end);
  const [line = ""] = lines;
  const { quote, indent, mark, box } = prefixOf(line);
  const head = quote.length + indent.length + mark.length + box.length;
  const isInQuote = quote !== "" && start - from >= quote.length;
  const [first = ""] = blocks;
  const foot = blocks.at(-1) ?? "";
  const after = text.slice(end, last.to);
  // A list pasted into an empty item takes the place of its mark.
  const isInItem = mark !== "" && list.test(first) && start - from === head && isBlank(after);
  const at = isInItem ? from + quote.length + indent.length : start;
  const before = text.slice(from + (isInQuote ? quote.length : 0), at);
  const above =
    from > 0
      ? text
          .slice(0, from - 1)
          .split("\n")
          .at(-1)
      : undefined;
  const below = last.to < text.length ? text.slice(last.to + 1).split("\n", 1)[0] : undefined;
  const lead = breaks(first, before, above);
  const tail = breaks(foot, after, below);
  const margin = (isInQuote ? quote : "") + (isInItem ? indent : "");
  const within = (words: string) => words.replaceAll("\n", `\n${margin}`);
  const words = lead + blocks.join("\n\n");
  const insert = within(words + tail);
  const caret = at + within(words).length;
  return { from: at, to: end, insert, start: caret, end: caret };
}
