import { htmlTagAt } from "./html-tag";

/** Where code or a tag that begins at an index ends, or the index itself: brackets in them are no brackets of a link. */
function endOfBound(words: string, at: number, absent: Set<string>): number {
  if (words[at] === "<") return htmlTagAt(words, at, absent)?.end ?? at;
  const fence = /`+/y;
  fence.lastIndex = at;
  const run = fence.exec(words)?.[0];
  if (!run) return at;
  if (absent.has(run)) return at + run.length;
  const from = at + run.length;
  for (const close of words.slice(from).matchAll(/`+/g)) {
    if (close[0].length === run.length) return from + close.index + run.length;
  }
  absent.add(run);
  return from;
}

export function linkWords(words: string): string {
  const open: number[] = [];
  const alone = new Set<number>();
  const absent = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const sign = words[at];
    if (sign === "\\") {
      if (at === words.length - 1) alone.add(at);
      at++;
    } else if (sign === "[") open.push(at);
    else if (sign === "]") {
      if (open.pop() === undefined) alone.add(at);
    } else if (sign === "`" || sign === "<") at = Math.max(at, endOfBound(words, at, absent) - 1);
  }
  for (const at of open) alone.add(at);
  if (alone.size === 0) return words;
  let escaped = "";
  for (let at = 0; at < words.length; at++) escaped += (alone.has(at) ? "\\" : "") + words[at];
  return escaped;
}

export function plainLinkWords(words: string): string {
  return words.replace(/\\([[\]])|\\\\$/g, (_, bracket: string | undefined) => bracket ?? "\\");
}

export function linkAddress(address: string): string {
  const trimmed = address.trim();
  return /[()]/.test(trimmed) ? `<${trimmed}>` : trimmed;
}
