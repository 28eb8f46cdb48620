import { unescapeBackslashes } from "./escape";

export type Target = { href: string; title: string };

const space = /[ \t]*(?:\n[ \t]*)?/y;
const angled = /<(?:\\[^\n]|[^\n<>\\])*>/y;
const title = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\)/y;
const label = /\[((?:\\[\s\S]|[^\\[\]]){0,999})\]/y;

/** Deeper brackets in an address make it none; cmark has the same limit. */
const DEEPEST_BRACKETS = 32;

function lengthAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
}

function plainDestinationEnd(text: string, start: number): number {
  let depth = 0;
  let index = start;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 92 && /[!-/:-@[-`{-~]/.test(text[index + 1] ?? "")) index++;
    else if (code === 40 && ++depth > DEEPEST_BRACKETS) return -1;
    else if (code === 41 && --depth < 0) break;
    else if (code <= 32 || code === 127) break;
  }
  return depth > 0 ? -1 : index;
}

export function targetAt(text: string, start: number): (Target & { end: number }) | null {
  if (text[start] !== "(") return null;
  let index = start + 1 + lengthAt(space, text, start + 1);
  let href = "";
  if (text[index] === "<") {
    const length = lengthAt(angled, text, index);
    if (length === 0) return null;
    href = text.slice(index + 1, index + length - 1);
    index += length;
  } else {
    const end = plainDestinationEnd(text, index);
    if (end < 0) return null;
    href = text.slice(index, end);
    index = end;
  }
  const gap = lengthAt(space, text, index);
  const titled = gap > 0 ? lengthAt(title, text, index + gap) : 0;
  const words = text.slice(index + gap + 1, index + gap + titled - 1);
  index += gap + titled;
  index += lengthAt(space, text, index);
  if (text[index] !== ")") return null;
  return {
    href: unescapeBackslashes(href),
    title: titled > 0 ? unescapeBackslashes(words) : "",
    end: index + 1,
  };
}

export function labelAt(text: string, start: number): { label: string; end: number } | null {
  label.lastIndex = start;
  const match = label.exec(text);
  return match ? { label: match[1] ?? "", end: start + match[0].length } : null;
}

export function labelKey(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase().toLowerCase();
}
