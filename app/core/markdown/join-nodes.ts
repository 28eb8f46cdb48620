import type { Piece } from "./pieces";
import type { Node } from "./scan";

/** Deeper emphasis loses its tags, never its text: browsers and their scripts stop at some depth. */
const DEEPEST_EMPHASIS = 32;

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
