import { isInFence } from "./lines";

/** What a line stands in, outermost first: a quote, or an item of a list with the columns of its indent and of all before its words. */
export type Container = { kind: "quote" } | { kind: "item"; indent: number; width: number };

/** Where a place in a text stands: its containers, those that its own line begins, and what is before it in the innermost. */
export type Place = { containers: Container[]; begun: Container[]; before: string };

type Reading = { open: Container[]; fence: string; isParagraph: boolean };

/** What nests deeper is shown as text, and every mark takes another look at the rest of its line. */
const DEEPEST = 20;

const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)/;
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/;
const heading = /^ {0,3}#{1,6}(?: |$)/;
const fenceMark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const quoteMark = /^ {0,3}> ?/;

function spaced(line: string): string {
  let column = 0;
  return line.replace(/\t|[^\t]+/g, (part) => {
    const words = part === "\t" ? " ".repeat(4 - (column % 4)) : part;
    column += words.length;
    return words;
  });
}

function within(line: string, container: Container): string | null {
  if (container.kind === "quote") return quoteMark.test(line) ? line.replace(quoteMark, "") : null;
  if (line.trim() === "") return "";
  return line.startsWith(" ".repeat(container.width)) ? line.slice(container.width) : null;
}

function begin(line: string, isInterrupting: boolean): { container: Container; rest: string } | null {
  if (quoteMark.test(line)) return { container: { kind: "quote" }, rest: line.replace(quoteMark, "") };
  const [all, indent = "", mark = "", space = ""] = item.exec(line) ?? [];
  if (all === undefined || rule.test(line)) return null;
  const rest = line.slice(all.length);
  // Within a paragraph an item must have words, and a number must be 1 (CommonMark 0.31.2, 5.3).
  if (isInterrupting && (rest.trim() === "" || (/\d/.test(mark) && Number.parseInt(mark, 10) !== 1)))
    return null;
  const behind = rest.trim() === "" || space.length > 4 ? 1 : space.length;
  const width = indent.length + mark.length + behind;
  return { container: { kind: "item", indent: indent.length, width }, rest: line.slice(width) };
}

/** Reads one more line, as CommonMark 0.31.2 does (5.1, 5.2, appendix); gives what stands in the innermost container. */
function read(reading: Reading, line: string): { rest: string; begun: Container[]; isLazy: boolean } {
  let rest = line;
  let matched = 0;
  for (const container of reading.open) {
    const inner = within(rest, container);
    if (inner === null) break;
    rest = inner;
    matched += 1;
  }
  const isInAll = matched === reading.open.length;
  if (reading.fence && isInAll) {
    const [, mark = ""] = /^ {0,3}(`{3,}|~{3,}) *$/.exec(rest) ?? [];
    if (mark[0] === reading.fence[0] && mark.length >= reading.fence.length) reading.fence = "";
    return { rest, begun: [], isLazy: false };
  }
  reading.fence = "";
  const begun: Container[] = [];
  while (matched + begun.length < DEEPEST) {
    const next = begin(rest, isInAll && begun.length === 0 && reading.isParagraph);
    if (!next) break;
    begun.push(next.container);
    rest = next.rest;
  }
  const isBlank = rest.trim() === "";
  const [, fence = ""] = fenceMark.exec(rest) ?? [];
  const isOther = isBlank || fence !== "" || heading.test(rest) || rule.test(rest);
  const isLazy = !isInAll && begun.length === 0 && reading.isParagraph && !isOther;
  if (!isLazy) reading.open = [...reading.open.slice(0, matched), ...begun];
  const isCode = !reading.isParagraph && /^ {4}/.test(rest);
  reading.isParagraph = isLazy || !(isOther || isCode);
  reading.fence = fence;
  return { rest, begun, isLazy };
}

function startOf(lines: readonly string[]): number {
  const start = lines.findLastIndex(
    (line, index) =>
      index < lines.length - 1 && /^[^\s>*+\-\d]/.test(line) && lines[index - 1]?.trim() === "",
  );
  const above = lines.slice(0, Math.max(start, 0)).join("\n");
  return isInFence(above, above.length) ? 0 : Math.max(start, 0);
}

/** The quotes and items around an offset of a text, as CommonMark reads them once words stand there. */
export function placeAt(text: string, at: number): Place {
  const lines = text.slice(0, at).split("\n");
  const before = spaced(lines.at(-1) ?? "");
  const to = text.indexOf("\n", at);
  const after = text.slice(at, to === -1 ? text.length : to);
  const reading: Reading = { open: [], fence: "", isParagraph: false };
  for (const line of lines.slice(startOf(lines), -1)) read(reading, spaced(line));
  // Words that begin a line are not taken for the end of the paragraph above it.
  if (before.trim() === "") reading.isParagraph = false;
  const { rest, begun, isLazy } = read(reading, `${before}x${after}`);
  const inner = isLazy ? before : rest.slice(0, rest.length - after.length - 1);
  return { containers: reading.open, begun, before: inner };
}

export function marginOf(containers: readonly Container[]): string {
  return containers.map((each) => (each.kind === "quote" ? "> " : " ".repeat(each.width))).join("");
}
