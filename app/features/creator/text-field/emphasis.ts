import type { Command, Edit } from "./edit";
import { isBlank, linesAt, prefixLength, prefixOf } from "./lines";

type Mark = {
  wrap: (words: string) => string;
  unwrap: (words: string) => string | null;
};

type Stars = 1 | 2;

function runAtStart(words: string, sign: string): number {
  return words.length - words.replace(new RegExp(`^\\${sign}+`), "").length;
}

function runAtEnd(words: string, sign: string): number {
  return words.length - words.replace(new RegExp(`\\${sign}+$`), "").length;
}

function carries(run: number, stars: Stars): boolean {
  return stars === 2 ? run >= 2 : run === 1 || run >= 3;
}

function starred(stars: Stars): Mark {
  const mark = "*".repeat(stars);
  return {
    wrap: (words) => {
      const inner = stars === 2 && !/\*{3}/.test(words) ? words.replaceAll("**", "") : words;
      return mark + inner + mark;
    },
    unwrap: (words) => {
      for (const sign of ["*", "_"]) {
        const run = Math.min(runAtStart(words, sign), runAtEnd(words, sign));
        if (words.length < 2 * stars || !carries(run, stars)) continue;
        const inner = words.slice(stars, words.length - stars);
        const rest = inner.slice(run - stars, inner.length - (run - stars));
        if (!rest.includes(sign.repeat(stars))) return inner;
      }
      return null;
    },
  };
}

const code: Mark = {
  wrap: (words) => {
    const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = "`".repeat(longest + 1);
    return longest ? `${fence} ${words} ${fence}` : fence + words + fence;
  },
  unwrap: (words) => {
    const [, fence = "", inner] = /^(`+)([^`](?:.*[^`])?)\1$/.exec(words) ?? [];
    if (inner === undefined || inner.includes(fence)) return null;
    return fence.length > 1 ? inner.replace(/^ (.*) $/, "$1") : inner;
  },
};

function trimmed(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end);
  if (isBlank(words)) return [end, end];
  return [start + words.length - words.trimStart().length, end - (words.length - words.trimEnd().length)];
}

function outside(text: string, start: number, end: number, mark: Mark): [number, number] | null {
  const words = text.slice(start, end);
  const lineFrom = text.lastIndexOf("\n", start - 1) + 1;
  const before =
    /(?<![*_])[*_]+$|(?<!`)`+ ?$/.exec(text.slice(Math.max(lineFrom, start - 80), start))?.[0] ?? "";
  const after = /^[*_]+|^ ?`+/.exec(text.slice(end, end + 80))?.[0] ?? "";
  const both = mark.unwrap(before + (words || "x") + after);
  if (both === null || !before || !after) return null;
  const taken = before.length + after.length + (words || "x").length - both.length;
  return [taken / 2, taken / 2];
}

function toggleWithinLine(text: string, from: number, to: number, mark: Mark): Edit {
  const [start, end] = trimmed(text, from, to);
  const words = text.slice(start, end);
  const around = outside(text, start, end, mark);
  if (around) {
    const [before, after] = around;
    return { from: start - before, to: end + after, insert: words, start: start - before, end: end - before };
  }
  const bare = words ? mark.unwrap(words) : null;
  if (bare !== null) return { from: start, to: end, insert: bare, start, end: start + bare.length };
  const insert = mark.wrap(words);
  const inner = mark.unwrap(insert) ?? words;
  const side = (insert.length - inner.length) / 2;
  return { from: start, to: end, insert, start: start + side, end: start + side + inner.length };
}

/** Emphasis does not reach over blocks, so each line of a selection is marked for itself, behind its list or quote mark. */
function toggleLines(text: string, start: number, end: number, mark: Mark): Edit {
  const { from, lines } = linesAt(text, start, end);
  let at = from;
  const parts = lines.map((line) => {
    const lineFrom = at;
    at += line.length + 1;
    const wordsFrom = Math.max(start, lineFrom + prefixLength(prefixOf(line)));
    const [first, last] = trimmed(
      text,
      wordsFrom,
      Math.max(wordsFrom, Math.min(end, lineFrom + line.length)),
    );
    return { first, last, words: text.slice(first, last) };
  });
  const marked = parts.filter(({ words }) => words);
  const on = marked.some(({ words }) => mark.unwrap(words) === null);
  const [head] = marked;
  const foot = marked.at(-1);
  if (!head || !foot) return { from: end, to: end, insert: "", start, end };
  let insert = "";
  let copied = head.first;
  for (const { first, last, words } of marked) {
    const bare = mark.unwrap(words);
    insert += text.slice(copied, first) + (on ? (bare === null ? mark.wrap(words) : words) : (bare ?? words));
    copied = last;
  }
  return { from: head.first, to: foot.last, insert, start: head.first, end: head.first + insert.length };
}

function toggle(text: string, start: number, end: number, mark: Mark): Edit {
  const [first, last] = trimmed(text, start, end);
  return text.slice(first, last).includes("\n")
    ? toggleLines(text, first, last, mark)
    : toggleWithinLine(text, start, end, mark);
}

export const toggleBold: Command = (...at) => toggle(...at, starred(2));
export const toggleItalic: Command = (...at) => toggle(...at, starred(1));
export const toggleCode: Command = (...at) => toggle(...at, code);
