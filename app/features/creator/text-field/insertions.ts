import type { Edit } from "./edit";
import { isBlank, linesAt } from "./lines";

function blockPlace(text: string, end: number): { from: number; to: number } {
  let { from, to } = linesAt(text, end, end);
  if (isBlank(text.slice(from, to))) return { from, to };
  while (/^ {0,3}\|/.test(text.slice(from, to)) && /^\n {0,3}\|/.test(text.slice(to, to + 5))) {
    ({ from, to } = linesAt(text, to + 1, to + 1));
  }
  return { from: to, to };
}

function insertBlock(
  text: string,
  end: number,
  block: string,
  selectFrom: number,
  selectTo = selectFrom,
): Edit {
  const { from, to } = blockPlace(text, end);
  const before = text.slice(0, from);
  const after = text.slice(to);
  const above = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const below = after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : after === "" ? "\n" : "\n\n";
  const at = from + above.length;
  return { from, to, insert: above + block + below, start: at + selectFrom, end: at + selectTo };
}

export function insertDivider(text: string, _start: number, end: number): Edit {
  const edit = insertBlock(text, end, "---", 3);
  const length = text.length - (edit.to - edit.from) + edit.insert.length;
  const caret = Math.min(edit.start + 2, length);
  const belowIsNewline = edit.insert.endsWith("---\n") && edit.to === text.length;
  const at = belowIsNewline ? length : caret;
  return { ...edit, start: at, end: at };
}

function cellsOf(line: string, separator: RegExp | null): string[] {
  const cells = separator ? line.split(separator) : [line];
  return cells.map((cell) => cell.trim().replaceAll("|", "\\|"));
}

function separatorOf(rows: string[]): RegExp | null {
  if (rows.some((row) => row.includes("\t"))) return /\t/;
  const commas = new Set(rows.map((row) => row.split(/[,，]/).length));
  return rows.length > 1 && commas.size === 1 && !commas.has(1) ? /[,，]/ : null;
}

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

export function insertTable(text: string, start: number, end: number): Edit {
  const touched = linesAt(text, start, end);
  const rows = touched.lines.filter((line) => !isBlank(line));
  if (start === end || rows.length === 0) {
    return insertBlock(text, end, `${row(["", ""])}\n${row(["---", "---"])}\n${row(["", ""])}`, 2);
  }
  const separator = separatorOf(rows);
  const cells = rows.map((line) => cellsOf(line, separator));
  const width = Math.max(...cells.map((each) => each.length));
  const [head = [], ...body] = cells.map((each) => [...each, ...Array(width - each.length).fill("")]);
  const block = [row(head), row(Array(width).fill("---")), ...body.map(row)].join("\n");
  const above = touched.from === 0 || /(^|\n)\n$/.test(text.slice(0, touched.from)) ? "" : "\n";
  const below = /^(\n\n|\n?$)/.test(text.slice(touched.to, touched.to + 2)) ? "" : "\n";
  const at = touched.from + above.length;
  const insert = above + block + below;
  return { from: touched.from, to: touched.to, insert, start: at, end: at + block.length };
}

export function insertFootnote(text: string, _start: number, end: number): Edit {
  const used = new Set([...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number)));
  let number = 1;
  while (used.has(number)) number += 1;
  const mark = `[^${number}]`;
  const rest = text.slice(end).trimEnd();
  const lastLine = (text.slice(0, end) + rest).split("\n").at(-1) ?? "";
  const gap = rest !== "" && /^\[\^[^\]]+\]:/.test(lastLine) ? "\n" : "\n\n";
  const insert = `${mark}${rest}${gap}${mark}: `;
  return { from: end, to: text.length, insert, start: end + insert.length, end: end + insert.length };
}

function isFence(line: string): boolean {
  return /^ {0,3}(?:`{3,}|~{3})[^`]*$/.test(line);
}

export function toggleCodeBlock(text: string, start: number, end: number): Edit {
  if (start === end) return insertBlock(text, end, "```\n\n```", 4);
  const { from, to, lines } = linesAt(text, start, end);
  if (lines.length > 2 && isFence(lines[0] ?? "") && isFence(lines.at(-1) ?? "")) {
    const inner = lines.slice(1, -1).join("\n");
    return { from, to, insert: inner, start: from, end: from + inner.length };
  }
  const above = from > 0 ? linesAt(text, from - 1, from - 1) : null;
  const below = to < text.length ? linesAt(text, to + 1, to + 1) : null;
  if (
    above &&
    below &&
    isFence(above.lines[0] ?? "") &&
    /^ {0,3}(`{3,}|~{3,})\s*$/.test(below.lines[0] ?? "")
  ) {
    const inner = lines.join("\n");
    const at = above.from;
    const shift = from - at;
    return {
      from: at,
      to: below.to,
      insert: inner,
      start: start - shift,
      end: Math.min(end - shift, at + inner.length),
    };
  }
  const selected = text.slice(start, end).replace(/\n$/, "");
  const last = start + selected.length;
  const longest = Math.max(2, ...[...selected.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const head = `${start === from ? "" : "\n"}${fence}\n`;
  const foot = `\n${fence}${last === to ? "" : "\n"}`;
  const at = start + head.length;
  return { from: start, to: last, insert: head + selected + foot, start: at, end: at + selected.length };
}
