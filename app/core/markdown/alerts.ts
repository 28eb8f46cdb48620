import type { Token, Tokens } from "marked";

export const alertKinds = ["note", "tip", "important", "warning", "caution"] as const;

export type AlertKind = (typeof alertKinds)[number];

/** What stands above the alerts of each kind, in the language of whoever reads. */
export type AlertTitles = Record<AlertKind, string>;

const marker = /^[ \t]*\[!(?:(note)|(tip)|(important)|(warning)|(caution))\](?:[ \t]*|\\)(?:\n|$)/i;

/** Tokens that show nothing where they stand. */
const unseen = new Set(["space", "def", "note"]);

/**
 * A quote as the alert that it is: its kind, what its first paragraph says after the marker, and the blocks that follow; null
 * if it is a plain quote. GitHub's rules: one of five markers in any case, alone on the first line, and something below it.
 * That GitHub knows no alerts within other blocks is up to the caller.
 */
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
