import { escapeHtml } from "./escape";
import type { Piece } from "./pieces";

/** A site whose links WeChat keeps. */
const keptHost = /^https?:\/\/mp\.weixin\.qq\.com(?=[/:?#]|$)/i;

/** Does the address lead to another site, which an article there may not link? */
export function leadsAway(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href) && !keptHost.test(href);
}

export type Numbering = {
  numberOf(piece: Exclude<Piece, string>): number;
  list(title: string | null): string;
};

function linkNote({ href, text }: { href: string; text: string }): string {
  const address = escapeHtml(href);
  return text && text !== address ? `${text}: <em>${address}</em>` : `<em>${address}</em>`;
}

/**
 * Numbers the notes of an article in the order of their first mention, those of the text and those of links alike; links to
 * the same address share one. `contentOf` gives the text of a note, which may mention more notes.
 */
export function numberNotes(contentOf: (label: string) => Piece[]): Numbering {
  const numbers = new Map<string, number>();
  const notes: Exclude<Piece, string>[] = [];
  function numberOf(piece: Exclude<Piece, string>): number {
    const key = piece.kind === "link" ? `link ${piece.href}` : `definition ${piece.label}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    notes.push(piece);
    numbers.set(key, notes.length);
    return notes.length;
  }
  function list(title: string | null): string {
    let items = "";
    for (const note of notes) {
      const text = note.kind === "link" ? linkNote(note) : joinPieces(contentOf(note.label), numberOf);
      items += `<li>${text}</li>\n`;
    }
    if (items === "") return "";
    const heading = title === null ? "<hr>" : `<h4>${escapeHtml(title)}</h4>`;
    return `<section class="footnotes">\n${heading}\n<ol>\n${items}</ol>\n</section>\n`;
  }
  return { numberOf, list };
}

/** Pieces as HTML, the mentions of notes with their numbers. */
export function joinPieces(pieces: Piece[], numberOf: Numbering["numberOf"]): string {
  let html = "";
  for (const piece of pieces) {
    html += typeof piece === "string" ? piece : `<sup>[${numberOf(piece)}]</sup>`;
  }
  return html;
}
