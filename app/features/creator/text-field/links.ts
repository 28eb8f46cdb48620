import { linkAddress, linkWords, plainLinkWords } from "~/core/markdown/link-source";
import type { Command, Edit } from "./edit";
import { isBlank, linesAt } from "./lines";

const PLACE_FOR_ADDRESS = "https://";

export function isAddress(words: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>]{2,}$/i.test(words.trim());
}

const writtenLink =
  /(!?)\[([^\\[\]\n]*(?:(?:\\.|\[[^\\[\]\n]*(?:\\.[^\\[\]\n]*)*\])[^\\[\]\n]*)*)\]\((?:<([^>\n]*)>|([^()\s]*))\)/g;

function onOneLine(words: string): string {
  return words.replace(/(?:(?<!\s)\s+)?\n\s*/g, " ");
}

function linkAround(text: string, start: number, end: number, sign: "" | "!") {
  const { from, lines } = linesAt(text, start, end);
  const [line] = lines;
  if (line === undefined || lines.length > 1) return null;
  for (const match of line.matchAll(writtenLink)) {
    const first = from + match.index;
    const last = first + match[0].length;
    const [, itsSign, words = "", inAngles, bare] = match;
    if (itsSign === sign && first <= start && end <= last && (start < end || (first < start && end < last))) {
      return { first, last, words, address: inAngles ?? bare ?? "" };
    }
  }
  return null;
}

function toggleLinkLike(text: string, start: number, end: number, sign: "" | "!"): Edit {
  const link = linkAround(text, start, end, sign);
  if (link) {
    const left = plainLinkWords(link.words) || (link.address === PLACE_FOR_ADDRESS ? "" : link.address);
    const { first, last } = link;
    return { from: first, to: last, insert: left, start: first, end: first + left.length };
  }
  const selected = text.slice(start, end);
  if (isAddress(selected)) {
    const caret = start + sign.length + 1;
    return { from: start, to: end, insert: `${sign}[](${linkAddress(selected)})`, start: caret, end: caret };
  }
  const words = linkWords(onOneLine(selected));
  const insert = `${sign}[${words}](${PLACE_FOR_ADDRESS})`;
  const caret = start + sign.length + 1;
  if (!words) return { from: start, to: end, insert, start: caret, end: caret };
  const address = caret + words.length + 2;
  return { from: start, to: end, insert, start: address, end: address + PLACE_FOR_ADDRESS.length };
}

export const toggleLink: Command = (...at) => toggleLinkLike(...at, "");
export const toggleImage: Command = (...at) => toggleLinkLike(...at, "!");

export function linkByPaste(text: string, start: number, end: number, pasted: string): Edit | null {
  const words = text.slice(start, end);
  if (!isAddress(pasted) || isBlank(words) || words.includes("\n") || /^\w+:\/\//.test(words)) return null;
  if (linkAround(text, start, end, "") || linkAround(text, start, end, "!")) return null;
  const insert = `[${linkWords(words)}](${linkAddress(pasted)})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}
