import type { Command, Edit } from "./edit";
import { isBlank, linesAt, type Prefix, prefixLength, prefixOf, replaceLines } from "./lines";
import { columnOf, widthOf } from "./list-items";

function bodyOf(line: string, prefix: Prefix): string {
  return line.slice(prefixLength(prefix));
}

function marksAny(lines: string[], line: string): boolean {
  return lines.length === 1 || !isBlank(line);
}

function toggleHeading(text: string, start: number, end: number, level: number): Edit {
  const touched = linesAt(text, start, end);
  const mark = `${"#".repeat(level)} `;
  const worded = touched.lines.filter((line) => marksAny(touched.lines, line));
  const off = worded.every((line) => prefixOf(line).heading.trimEnd().length === level);
  const replaced = touched.lines.map((line) => {
    if (!marksAny(touched.lines, line)) return line;
    const prefix = prefixOf(line);
    if (off) {
      const { quote, indent, mark: list, box } = prefix;
      return quote + indent + list + box + bodyOf(line, prefix);
    }
    return prefix.quote + mark + bodyOf(line, prefix);
  });
  return replaceLines(text, start, end, touched, replaced);
}

export const toggleHeading1: Command = (...at) => toggleHeading(...at, 1);
export const toggleHeading2: Command = (...at) => toggleHeading(...at, 2);

function isBullet({ mark }: Prefix): boolean {
  return /^[-*+]/.test(mark);
}

function isNumber({ mark }: Prefix): boolean {
  return /^\d/.test(mark);
}

function toggleList(text: string, start: number, end: number, numbered: boolean): Edit {
  const touched = linesAt(text, start, end);
  const has = numbered ? isNumber : isBullet;
  const worded = touched.lines.filter((line) => marksAny(touched.lines, line));
  const off = worded.every((line) => has(prefixOf(line)));
  const counts = new Map<number, number>();
  const above =
    touched.from > 0 ? prefixOf(linesAt(text, touched.from - 1, touched.from - 1).lines[0] ?? "") : null;
  if (above && isNumber(above)) counts.set(columnOf(above.indent), Number.parseInt(above.mark, 10));
  const open: { words: number; shift: number }[] = [];
  const replaced = touched.lines.map((line) => {
    if (!marksAny(touched.lines, line)) return line;
    const prefix = prefixOf(line);
    const { quote, indent, mark, box } = prefix;
    if (off) return quote + indent + bodyOf(line, prefix);
    const column = columnOf(indent);
    while (column < (open.at(-1)?.words ?? 0)) open.pop();
    // Items below another stand under its words, whose place changes with its mark.
    const shift = open.at(-1)?.shift ?? 0;
    const there = Math.max(0, column + shift);
    for (const deeper of counts.keys()) if (deeper > there) counts.delete(deeper);
    const count = (counts.get(there) ?? 0) + 1;
    counts.set(there, count);
    const own = numbered ? `${count}. ` : "- ";
    if (mark) open.push({ words: column + widthOf(mark), shift: shift + own.length - widthOf(mark) });
    return quote + (shift ? " ".repeat(there) : indent) + own + box + bodyOf(line, prefix);
  });
  return replaceLines(text, start, end, touched, replaced);
}

export const toggleBulletList: Command = (...at) => toggleList(...at, false);
export const toggleNumberedList: Command = (...at) => toggleList(...at, true);

export function toggleQuote(text: string, start: number, end: number): Edit {
  const touched = linesAt(text, start, end);
  const off = touched.lines.every((line) => /^ {0,3}>/.test(line));
  const replaced = touched.lines.map((line) => {
    if (off) return line.replace(/^( {0,3})> ?/, "$1");
    return line === "" && touched.lines.length > 1 ? ">" : `> ${line}`;
  });
  return replaceLines(text, start, end, touched, replaced);
}
