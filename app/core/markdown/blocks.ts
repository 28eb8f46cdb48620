import { Lexer, Parser, type Token } from "marked";
import type { MarkdownOptions } from "./dialect";

/**
 * A top-level block and the number of source lines it spans, blank lines and definitions after it included. The first block
 * has no HTML if the text begins with blank lines or definitions; the list of notes at the end spans 0 lines.
 */
export type Block = { html: string; lines: number };

/** A rendered text. `languages` are those named by its code blocks; hand the whole article back with the next text. */
export type Article = { blocks: Block[]; languages: string[]; hasMath: boolean };

/** Replace `removed` blocks from index `from` on by `blocks`. */
export type Patch = { from: number; removed: number; blocks: Block[] };

function linesIn(raw: string): number {
  return raw.split("\n").length - 1;
}

/** The blocks of a text, unsanitised; lines sum to the lines of the text. */
export function renderBlocks(text: string, options: MarkdownOptions, _previous?: Article): Article {
  const settings = { gfm: true, breaks: options.breaks };
  const source = text.replace(/\r\n?/g, "\n");
  const tokens = new Lexer(settings).lex(source);
  const blocks: Block[] = [];
  const languages = new Set<string>();
  for (const token of tokens as Token[]) {
    const html = Parser.parse([token], settings);
    const last = blocks.at(-1);
    if (html === "" && last) last.lines += linesIn(token.raw);
    else blocks.push({ html, lines: linesIn(token.raw) });
    if (token.type === "code" && token.lang) languages.add(token.lang.split(/\s/)[0]);
  }
  const total = linesIn(source) + 1;
  const counted = blocks.reduce((sum, { lines }) => sum + lines, 0);
  const last = blocks.at(-1);
  if (last) last.lines += total - counted;
  return { blocks, languages: [...languages], hasMath: false };
}

/** What changed between two renderings. */
export function patchBetween(previous: Article | undefined, next: Article): Patch {
  const before = previous?.blocks ?? [];
  const after = next.blocks;
  const same = (a: Block | undefined, b: Block | undefined) => a?.html === b?.html && a?.lines === b?.lines;
  let from = 0;
  while (from < before.length && from < after.length && same(before[from], after[from])) from++;
  let kept = 0;
  while (
    kept < before.length - from &&
    kept < after.length - from &&
    same(before[before.length - 1 - kept], after[after.length - 1 - kept])
  ) {
    kept++;
  }
  return { from, removed: before.length - kept - from, blocks: after.slice(from, after.length - kept) };
}
