import { escapeHtml } from "./escape";

/** A place where the number of a note goes: a link to another site or a note that the text defines. */
export type Mention = { kind: "link"; href: string; text: string } | { kind: "definition"; label: string };

export type Equations = { kind: "equations"; count: number; html(first: number): string };

export type Piece = string | Mention | Equations;

const wechatHost = /^https?:\/\/mp\.weixin\.qq\.com(?=[/:?#]|$)/i;

export function leadsAway(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href) && !wechatHost.test(href);
}

/** What stands above the list of notes, and what instead where some of them are the author's own words. */
export type NotesTitles = { title: string; titleWithWords?: string };

export type Numbering = {
  numberOf(mention: Mention): number;
  firstOf(equations: Equations): number;
  list(titles: NotesTitles | null): string;
};

function linkNote({ href, text }: { href: string; text: string }): string {
  const address = escapeHtml(href);
  return text && text !== address ? `${text}: <em>${address}</em>` : `<em>${address}</em>`;
}

/** Numbers the equations of an article, and its notes in the order of their first mention; links to the same address share one. */
export function numberArticle(contentOf: (label: string) => Piece[]): Numbering {
  const numbers = new Map<string, number>();
  const notes: Mention[] = [];
  let equations = 0;
  function numberOf(mention: Mention): number {
    const key = mention.kind === "link" ? `link ${mention.href}` : `definition ${mention.label}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    notes.push(mention);
    numbers.set(key, notes.length);
    return notes.length;
  }
  function firstOf({ count }: Equations): number {
    equations += count;
    return equations - count + 1;
  }
  function list(titles: NotesTitles | null): string {
    let hasWords = false;
    let items = "";
    for (const note of notes) {
      hasWords ||= note.kind === "definition";
      const text =
        note.kind === "link" ? linkNote(note) : joinPieces(contentOf(note.label), { numberOf, firstOf });
      items += `<li>${text}</li>\n`;
    }
    if (items === "") return "";
    const title = (hasWords && titles?.titleWithWords) || titles?.title;
    const heading = title === undefined ? "<hr>" : `<h4>${escapeHtml(title)}</h4>`;
    return `<section class="footnotes">\n${heading}\n<ol>\n${items}</ol>\n</section>\n`;
  }
  return { numberOf, firstOf, list };
}

export function joinPieces(pieces: Piece[], numbering: Omit<Numbering, "list">): string {
  let html = "";
  for (const piece of pieces) {
    if (typeof piece === "string") html += piece;
    else if (piece.kind === "equations") html += piece.html(numbering.firstOf(piece));
    else html += `<sup>[${numbering.numberOf(piece)}]</sup>`;
  }
  return html;
}
