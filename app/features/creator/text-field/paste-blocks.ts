import { type Container, marginOf, type Place, placeAt } from "./containers";
import type { Edit } from "./edit";
import { isBlank, linesAt, prefixOf } from "./lines";

const list = /^(?:- |\d{1,9}\. )/;
const anyBlock = /^(?:#{1,6} |- |\d{1,9}\. |>|```|\| |---$)/;
const taskBox = /^\[[ xX]\][ \t]+$/;

function breaks(block: string, besideInLine: string, lineBeyond: string | undefined): string {
  if (!anyBlock.test(block)) return "";
  if (!isBlank(besideInLine)) return "\n\n";
  if (lineBeyond === undefined || isBlank(lineBeyond.replace(/^[\s>]*/, ""))) return "";
  return list.test(block) && prefixOf(lineBeyond).mark ? "" : "\n";
}

function isInItem({ containers }: Place): boolean {
  return containers.some(({ kind }) => kind === "item");
}

function leadOf(first: string, place: Place, above: string | undefined): string {
  const { begun, before } = place;
  if (!isInItem(place) || !anyBlock.test(first)) return breaks(first, before, above);
  const beginsItem = begun.at(-1)?.kind === "item";
  // A line of dashes behind the mark of an item would be one rule with it, and behind a task box a heading.
  if (first === "---" && beginsItem) return isBlank(before) ? "\n" : "\n\n";
  if (beginsItem && (isBlank(before) || taskBox.test(before))) return "";
  // Below the words of an item a list needs no blank line, unless its first number keeps it from ending them.
  const isSublist = /^(?:- |1\. )\S/.test(first) && !isBlank(before);
  return isSublist ? "\n" : breaks(first, before, above);
}

function tailOf(foot: string, place: Place, after: string, below: string | undefined): string {
  const endsByItself =
    isInItem(place) && isBlank(after) && below !== undefined && prefixOf(below).mark !== "";
  return endsByItself ? "" : breaks(foot, after, below);
}

function withMargin(words: string, containers: readonly Container[]): string {
  const margin = marginOf(containers);
  const lastQuote = containers.findLastIndex(({ kind }) => kind === "quote");
  const blank = marginOf(containers.slice(0, lastQuote + 1));
  const [first = "", ...more] = words.split("\n");
  return [first, ...more.map((line) => (line === "" ? blank : margin) + line)].join("\n");
}

/** Blocks in the place of a selection, apart from what is around, within the quotes and list items that it begins in. */
export function pasteBlocks(text: string, start: number, end: number, blocks: readonly string[]): Edit {
  const { from, lines } = linesAt(text, start, start);
  const last = linesAt(text, end, end);
  const place = placeAt(text, start);
  const [line = ""] = lines;
  const { quote, indent, mark, box } = prefixOf(line);
  const [first = ""] = blocks;
  const foot = blocks.at(-1) ?? "";
  const after = text.slice(end, last.to);
  const above =
    from > 0
      ? text
          .slice(0, from - 1)
          .split("\n")
          .at(-1)
      : undefined;
  const below = last.to < text.length ? text.slice(last.to + 1).split("\n", 1)[0] : undefined;
  // A list pasted into an empty item takes the place of its mark.
  const head = quote.length + indent.length + mark.length + box.length;
  const isEmptyItem = mark !== "" && start - from === head && isBlank(after);
  const [own, ...others] = place.begun.filter((each) => each.kind === "item");
  const takesMark = isEmptyItem && list.test(first) && own !== undefined && others.length === 0;
  const containers = place.containers.slice(0, takesMark ? -1 : undefined);
  const at = takesMark ? from + quote.length + indent.length : start;
  const beside = takesMark ? " ".repeat(own.indent) : "";
  const lead = takesMark ? "" : leadOf(first, place, above);
  const words = (lead + blocks.join("\n\n")).replace(/\n(?=[^\n])/g, `\n${beside}`);
  const made = withMargin(words, containers);
  const tail = tailOf(foot, place, after, below);
  const insert = made + withMargin(`${tail}${isBlank(after) ? "" : "x"}`, containers).replace(/x$/, "");
  const caret = at + made.length;
  return { from: at, to: end, insert, start: caret, end: caret };
}
