import { Lexer, Marked, type Token, Tokenizer, type TokenizerThis, type Tokens } from "marked";
import { frontMatterOf } from "./front-matter";
import { labelKey } from "./link";
import { formulaBlock } from "./math";
import { isUnderlined, noteStart, paragraphAt } from "./paragraph";

/** A text in blocks; `links` are its definitions and `notes` the blocks of its notes, both by their keys. */
export type Source = {
  tokens: Token[];
  texts: Map<Token[], string>;
  links: Lexer["tokens"]["links"];
  notes: Map<string, Token[]>;
};

/** Quotes, lists and notes inside each other; what is deeper is shown as the text that it is. */
const DEEPEST_NESTING = 20;

/** A table may not have more cells than this and than four times its bars: short rows are filled up with empty cells. */
const MOST_FILLED_CELLS = 20_000;

const { paragraph } = Lexer.rules.block.normal;

function tooManyCells(table: RegExpExecArray): boolean {
  const bars = (text: string) => text.split("|").length;
  const columns = bars(table[2] ?? "");
  const cells = columns * ((table[3] ?? "").split("\n").length + 1);
  return cells > MOST_FILLED_CELLS && cells > 4 * bars(table[0]);
}

function lexerFor(math: boolean, notes: Map<string, Token[]>): Lexer {
  let depth = 0;
  function nested<T>(step: () => T | undefined): T | undefined {
    if (depth >= DEEPEST_NESTING) return undefined;
    depth++;
    try {
      return step();
    } finally {
      depth--;
    }
  }

  function note(this: TokenizerThis, text: string): Tokens.Generic | undefined {
    const found = noteAt(text);
    if (!found) return undefined;
    const { state } = this.lexer;
    const { top } = state;
    state.top = true;
    const tokens = nested(() => this.lexer.blockTokens(found.content, []));
    state.top = top;
    if (!tokens) return undefined;
    if (!notes.has(found.label)) notes.set(found.label, tokens);
    return { type: "note", raw: found.raw };
  }

  const formula = (rest: string) => math && formulaBlock(rest) !== null;

  const marked = new Marked({
    tokenizer: {
      blockquote(text) {
        return nested(() => Tokenizer.prototype.blockquote.call(this, text));
      },
      list(text) {
        return nested(() => Tokenizer.prototype.list.call(this, text));
      },
      table(text) {
        const table = this.rules.block.table.exec(text);
        return table && !tooManyCells(table) ? false : undefined;
      },
      lheading(text) {
        const confirm = { formula, table: () => false };
        return isUnderlined(text, this.rules.block.lheading, paragraph, confirm) ? false : undefined;
      },
      paragraph(text) {
        const raw = paragraphAt(text, paragraph, { formula, table: (rest) => Boolean(this.table(rest)) });
        return raw ? { type: "paragraph", raw, text: raw, tokens: this.lexer.inline(raw) } : undefined;
      },
      text(text) {
        const confirm = { formula, table: (rest: string) => Boolean(this.table(rest)) };
        const raw = paragraphAt(text, paragraph, confirm) ?? text;
        return { type: "text", raw, text: raw, escaped: false, tokens: this.lexer.inline(raw) };
      },
    },
    extensions: [
      { name: "note", level: "block", tokenizer: note },
      {
        name: "formula",
        level: "block",
        tokenizer: (text) => {
          const formula = math ? formulaBlock(text) : null;
          return formula
            ? { type: "formula", raw: formula.raw, text: formula.source, tex: formula.tex }
            : undefined;
        },
      },
    ],
  });
  return new Lexer(marked.defaults);
}

/** Marked finds the blocks (line ends are \n); formulas, notes and front matter are blocks of their own. */
export function lex(text: string, { math = false, frontMatter = false }): Source {
  const notes = new Map<string, Token[]>();
  const lexer = lexerFor(math, notes);
  const head = frontMatter ? frontMatterOf(text) : null;
  if (head) lexer.tokens.push({ type: "frontMatter", raw: head.raw });
  lexer.blockTokens(head ? text.slice(head.raw.length) : text, lexer.tokens);
  const texts = new Map<Token[], string>();
  for (const { src, tokens } of lexer.inlineQueue) texts.set(tokens, src);
  return { tokens: lexer.tokens, texts, links: lexer.tokens.links, notes };
}

const otherBlock =
  /^ {0,3}(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}(?:\s|$)|>|```|~~~|\[\^[^\s[\]]+\]:|[-*_](?:[ \t]*[-*_]){2,}[ \t]*$)/;

function noteLines(text: string): string[] {
  const lines: string[] = [];
  let blank = 0;
  let start = 0;
  while (start < text.length) {
    const stop = text.indexOf("\n", start);
    const line = text.slice(start, stop < 0 ? text.length : stop);
    if (lines.length === 0) lines.push(line);
    else if (line.trim() === "") blank++;
    else if (/^(?: {4}|\t)/.test(line)) {
      lines.push(...Array<string>(blank).fill(""), line);
      blank = 0;
    } else if (blank > 0 || otherBlock.test(line)) break;
    else lines.push(line);
    start = stop < 0 ? text.length : stop + 1;
  }
  return lines;
}

export function noteAt(text: string): { raw: string; label: string; content: string } | null {
  const start = noteStart.exec(text);
  if (!start?.[1]) return null;
  const [first = "", ...rest] = noteLines(text);
  const length = rest.reduce((sum, line) => sum + line.length + 1, first.length + 1);
  return {
    raw: text.slice(0, length),
    label: labelKey(start[1]),
    content: [first.slice(start[0].length), ...rest.map((line) => line.replace(/^(?: {4}|\t)/, ""))].join(
      "\n",
    ),
  };
}
