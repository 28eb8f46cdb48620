import type { Edit } from "./edit";
import { isBlank, isInFence, prefixOf, replaceLines } from "./lines";
import { columnOf, type Item, type ListLines, listAround, widthOf } from "./list-items";

type Placed = { parent: Item | null; previous: Item | null; column: number; mark: string };

function kindOf(mark: string): string {
  return mark.trim().replace(/^\d+/, "1");
}

function numberOf(mark: string): number {
  return Number.parseInt(mark, 10);
}

function isNumbered(mark: string): boolean {
  return /^\d/.test(mark);
}

function numbered(mark: string, number: number): string {
  return mark.replace(/^\d+/, String(number));
}

/** Whether an item went on with the numbers of the one before it; people who number all items 1 keep doing so. */
function wentOn({ mark, previous }: Item): boolean {
  return (
    previous !== null &&
    kindOf(previous.mark) === kindOf(mark) &&
    numberOf(mark) === numberOf(previous.mark) + 1
  );
}

function repeats({ mark, previous }: Item): boolean {
  return previous !== null && previous.mark.trim() === mark.trim();
}

function markOf(item: Item, changed: boolean, moved: boolean, before: [Item, Placed] | null): string {
  const { mark, previous } = item;
  if (!before) return changed ? numbered(mark, 1) : mark;
  const [last, { mark: present }] = before;
  const joins = kindOf(present) === kindOf(mark);
  if (!joins && !moved) return changed ? numbered(mark, 1) : mark;
  const started = previous === null || kindOf(previous.mark) !== kindOf(mark);
  if (!changed && !wentOn(item) && !started) return mark;
  const space = mark.slice(mark.trimEnd().length);
  const own = joins ? mark : present.trimEnd() + space;
  const number = numberOf(present) + (isNumbered(last.mark) && repeats(last) ? 0 : 1);
  return isNumbered(own) ? numbered(own, number) : own;
}

/** The parents that the selected items get, and those of the items that thereby come under others; null where none can move. */
function newParents({ items, first, last }: ListLines, outwards: boolean) {
  const touched = new Set(items.filter(({ line }) => line >= first && line <= last));
  const roots = [...touched].filter(({ parent }) => !parent || !touched.has(parent));
  const moved = new Map<Item, Item | null>();
  for (const root of roots) {
    let sibling = root.previous;
    while (!outwards && sibling && touched.has(sibling)) sibling = sibling.previous;
    if (outwards ? root.parent : sibling) moved.set(root, outwards ? (root.parent?.parent ?? null) : sibling);
  }
  if (moved.size === 0) return null;
  const captured = new Map<Item, Item | null>();
  if (outwards)
    for (const item of items) {
      const { previous } = item;
      if (moved.has(item) || !previous) continue;
      if (moved.has(previous)) captured.set(item, previous);
      else if (captured.has(previous)) captured.set(item, captured.get(previous) ?? null);
    }
  return { moved, captured };
}

function place(list: ListLines, outwards: boolean): Map<Item, Placed> | null {
  const parents = newParents(list, outwards);
  if (!parents) return null;
  const { moved, captured } = parents;
  const placed = new Map<Item, Placed>();
  const lastUnder = new Map<Item | null, Item>();
  for (const item of list.items) {
    const changed = moved.has(item) || captured.has(item);
    const parent = moved.get(item) ?? captured.get(item) ?? (changed ? null : item.parent);
    const previous = lastUnder.get(parent) ?? null;
    const before = previous && placed.get(previous);
    const above = parent && placed.get(parent);
    const words = above ? above.column + widthOf(above.mark) : 0;
    const present = item.column + (item.parent && above ? words - item.parent.words : 0);
    const mark = markOf(item, changed, moved.has(item), previous && before ? [previous, before] : null);
    const column = changed ? (before?.column ?? words) : Math.max(present, words);
    placed.set(item, { parent, previous, column, mark });
    lastUnder.set(parent, item);
  }
  return placed;
}

function movedLine(line: string, column: number, mark: string): string {
  const prefix = prefixOf(line);
  const rest = line.slice(prefix.quote.length + prefix.indent.length + prefix.mark.length);
  return prefix.quote + " ".repeat(column) + mark + rest;
}

function nearer(text: string, start: number, end: number, list: ListLines): Edit | null {
  const item = list.items.find(({ line }) => line === list.first);
  if (!item || item.column === 0) return null;
  const by = Math.min(2, item.column);
  return written(text, start, end, list, (line, index) => {
    if (index > list.last || isBlank(line)) return line;
    const { indent, mark } = prefixOf(line);
    return movedLine(line, Math.max(0, columnOf(indent) - by), mark);
  });
}

function written(
  text: string,
  start: number,
  end: number,
  { from, lines, first }: ListLines,
  change: (line: string, index: number) => string,
): Edit {
  const at = from + lines.slice(0, first).reduce((length, line) => length + line.length + 1, 0);
  const old = lines.slice(first);
  const replaced = old.map((line, index) => change(line, first + index));
  const to = at + old.join("\n").length;
  return replaceLines(text, start, end, { from: at, to, lines: old }, replaced);
}

/** Tab or Shift+Tab: items move a level with all that belongs to them, and the numbers behind follow; a list under other words
 * begins at 1, or CommonMark takes it for words of theirs. Null where nothing can move: the key then moves the focus. */
export function indentItems(text: string, start: number, end: number, outwards: boolean): Edit | null {
  const list = listAround(text, start, end);
  const { lines, first, last, items, owners } = list;
  if (!prefixOf(lines[first] ?? "").mark || isInFence(text, Math.min(start, end))) return null;
  for (let index = first; index <= last; index += 1) {
    const line = lines[index] ?? "";
    const { indent, mark } = prefixOf(line);
    if (!mark && !indent && !isBlank(line)) return null;
  }
  const placed = place(list, outwards);
  if (!placed) return outwards ? nearer(text, start, end, list) : null;
  const atLine = new Map(items.map((item) => [item.line, item]));
  return written(text, start, end, list, (line, index) => {
    const item = atLine.get(index);
    const owner = owners[index];
    const there = owner && placed.get(owner);
    if (!there || isBlank(line)) return line;
    const { indent, mark } = prefixOf(line);
    if (item)
      return item.column === there.column && mark === there.mark
        ? line
        : movedLine(line, there.column, there.mark);
    const by = there.column + widthOf(there.mark) - owner.words;
    return by === 0 ? line : movedLine(line, Math.max(0, columnOf(indent) + by), mark);
  });
}
