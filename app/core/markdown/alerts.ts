import type { Token, Tokens } from "marked";

export const alertKinds = ["note", "tip", "important", "warning", "caution"] as const;

export type AlertKind = (typeof alertKinds)[number];

export type AlertTitles = Record<AlertKind, string>;

const marker = /^[ \t]*\[!(?:(note)|(tip)|(important)|(warning)|(caution))\](?:[ \t]*|\\)(?:\n|$)/i;

const unseen = new Set(["space", "def", "note"]);

export function alertOf(quote: Tokens.Blockquote): { kind: AlertKind; text: string; tokens: Token[] } | null {
  const [first, ...tokens] = quote.tokens;
  if (first?.type !== "paragraph" || !("text" in first)) return null;
  const found = marker.exec(first.text);
  const kind = found && alertKinds.find((_, index) => found[index + 1] !== undefined);
  if (!kind) return null;
  const text = first.text.slice(found[0].length);
  const shows = text.trim() !== "" || tokens.some(({ type }) => !unseen.has(type));
  return shows ? { kind, text, tokens } : null;
}
