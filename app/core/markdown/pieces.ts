import type { Node } from "./scan";

/** A place where the number of a note goes: a link to another site or a note that the text defines. */
export type Mention = { kind: "link"; href: string; text: string } | { kind: "definition"; label: string };

/** A formula that holds so many numbered equations, and its HTML with the numbers from `first` on. */
export type Equations = { kind: "equations"; count: number; html(first: number): string };

/** HTML, or what depends on numbers that run through the article. */
export type Piece = string | Mention | Equations;

/** Deeper emphasis loses its tags, never its text: browsers and their scripts stop at some depth. */
const DEEPEST_EMPHASIS = 32;

/** The nodes of a line as HTML. */
export function piecesOf(nodes: Node[]): Piece[] {
  const pieces: Piece[] = [];
  let html = "";
  let depth = 0;
  for (const node of nodes) {
    const { run } = node;
    if (run) {
      for (const tag of run.closes) if (depth-- <= DEEPEST_EMPHASIS) html += `</${tag}>`;
      html += run.mark.repeat(run.count);
      for (const tag of run.opens.toReversed()) if (++depth <= DEEPEST_EMPHASIS) html += `<${tag}>`;
    }
    html += node.html;
    if (node.numbered) {
      pieces.push(html, node.numbered);
      html = "";
    }
  }
  pieces.push(html);
  return pieces;
}
