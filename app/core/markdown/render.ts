import type { Token, Tokens } from "marked";
import { type AlertTitles, alertOf } from "./alerts";
import { escapeAroundReferences, escapeHtml, unescapeBackslashes } from "./escape";
import { renderInline } from "./inline";
import type { Equations, Piece } from "./notes";
import type { Surroundings } from "./scan";

export type Rendering = Surroundings & {
  texts: Map<Token[], string>;
  code(text: string, language: string): string;
  formula(tex: string, source: string): string | Equations;
};

function isOf<T extends Tokens.Generic>(token: Token, type: T["type"]): token is T & Token {
  return token.type === type;
}

function inline(tokens: Token[] | undefined, text: string, rendering: Rendering): Piece[] {
  const marks = tokens?.[0]?.type === "checkbox" ? checkbox(tokens[0]) : "";
  return [marks, ...renderInline((tokens && rendering.texts.get(tokens)) ?? text, rendering)];
}

function checkbox(token: Token): string {
  return isOf<Tokens.Checkbox>(token, "checkbox") && token.checked ? "☑ " : "☐ ";
}

function code(token: Tokens.Code, rendering: Rendering): string {
  const info = escapeAroundReferences(unescapeBackslashes(token.lang ?? ""));
  const language = /^\S*/.exec(info)?.[0] ?? "";
  const text = token.text && `${token.text.replace(/\n$/, "")}\n`;
  const name = language ? ` class="language-${language}"` : "";
  return `<pre><code${name}>${rendering.code(text, language)}</code></pre>\n`;
}

function table(token: Tokens.Table, rendering: Rendering): Piece[] {
  const row = (cells: Tokens.TableCell[], tag: string): Piece[] => [
    "<tr>\n",
    ...cells.flatMap(({ align, tokens, text }) => [
      align ? `<${tag} style="text-align:${align}">` : `<${tag}>`,
      ...inline(tokens, text, rendering),
      `</${tag}>\n`,
    ]),
    "</tr>\n",
  ];
  const body = token.rows.flatMap((cells) => row(cells, "td"));
  return [
    "<table>\n<thead>\n",
    ...row(token.header, "th"),
    "</thead>\n",
    ...(body.length > 0 ? ["<tbody>\n", ...body, "</tbody>\n"] : []),
    "</table>\n",
  ];
}

function list(token: Tokens.List, rendering: Rendering): Piece[] {
  const tag = token.ordered ? "ol" : "ul";
  const start = token.ordered && token.start !== 1 ? ` start="${token.start}"` : "";
  const items = token.items.flatMap((item) => ["<li>", ...itemContent(item, rendering), "</li>\n"]);
  return [`<${tag}${start}>\n`, ...items, `</${tag}>\n`];
}

function itemContent(item: Tokens.ListItem, rendering: Rendering): Piece[] {
  const pieces: Piece[] = [];
  let fresh = false;
  for (const token of item.tokens) {
    const own = renderToken(token, rendering);
    if (own.every((piece) => piece === "")) continue;
    const flowing = token.type === "text" || token.type === "checkbox";
    if (!flowing && !fresh) pieces.push("\n");
    pieces.push(...own);
    fresh = !flowing;
  }
  return pieces;
}

function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  return text.slice(0, end);
}

function alert(token: Tokens.Blockquote, titles: AlertTitles, rendering: Rendering): Piece[] | null {
  const found = alertOf(token);
  if (!found) return null;
  const { kind, text, tokens } = found;
  return [
    `<section class="alert alert-${kind}" role="note">\n<p class="alert-title">${escapeHtml(titles[kind])}</p>\n`,
    ...(text.trim() === "" ? [] : ["<p>", ...renderInline(text, rendering), "</p>\n"]),
    ...renderTokens(tokens, rendering),
    "</section>\n",
  ];
}

export function renderTopToken(token: Token, titles: AlertTitles | null, rendering: Rendering): Piece[] {
  const pieces =
    titles && isOf<Tokens.Blockquote>(token, "blockquote") ? alert(token, titles, rendering) : null;
  return pieces ?? renderToken(token, rendering);
}

function renderToken(token: Token, rendering: Rendering): Piece[] {
  if (isOf<Tokens.Heading>(token, "heading")) {
    return [`<h${token.depth}>`, ...inline(token.tokens, token.text, rendering), `</h${token.depth}>\n`];
  }
  if (isOf<Tokens.Paragraph>(token, "paragraph")) {
    return ["<p>", ...inline(token.tokens, token.text, rendering), "</p>\n"];
  }
  if (isOf<Tokens.Text>(token, "text")) return inline(token.tokens, token.text, rendering);
  if (isOf<Tokens.Code>(token, "code")) return [code(token, rendering)];
  if (isOf<Tokens.Blockquote>(token, "blockquote")) {
    return ["<blockquote>\n", ...renderTokens(token.tokens, rendering), "</blockquote>\n"];
  }
  if (isOf<Tokens.List>(token, "list")) return list(token, rendering);
  if (isOf<Tokens.Table>(token, "table")) return table(token, rendering);
  if (isOf<Tokens.HTML>(token, "html")) return [`${withoutLastLineEnds(token.text)}\n`];
  if (token.type === "hr") return ["<hr>\n"];
  if (token.type === "checkbox") return [checkbox(token)];
  if (token.type === "formula" && "tex" in token) {
    return [rendering.formula(String(token.tex), token.text), "\n"];
  }
  return [];
}

export function renderTokens(tokens: Token[], rendering: Rendering): Piece[] {
  return tokens.flatMap((token) => renderToken(token, rendering));
}
