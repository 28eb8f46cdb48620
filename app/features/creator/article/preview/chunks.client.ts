/** A browser lays out a parent of 20,000 children at every key, but not a chunk of some hundred out of sight: what comes after
 * the first thousand nodes stands in chunks. */
const MOST_IN_ARTICLE = 1000;
const MOST_IN_CHUNK = 150;

/** What comes into chunks is held back this long, to come with others: each time the browser paints the page anew. */
const HELD_MS = 250;

export function openChunks(article: Node) {
  let held: { after: Node; nodes: DocumentFragment } | null = null;
  let filledAt = Number.NEGATIVE_INFINITY;

  function fill(): void {
    if (!held) return;
    const { nodes } = held;
    let { after } = held;
    held = null;
    filledAt = performance.now();
    while (nodes.lastChild) {
      const place = after.parentNode ?? article;
      const room = place === article ? 0 : MOST_IN_CHUNK - place.childNodes.length;
      const run = firstOf(nodes, room > 0 ? room : MOST_IN_CHUNK);
      const last = run.lastChild ?? after;
      if (room > 0) place.insertBefore(run, after.nextSibling);
      else putInNewChunk(place, after, run);
      after = last;
    }
  }

  function putInNewChunk(place: Node, after: Node, run: DocumentFragment): void {
    const chunk = document.createElement("div");
    chunk.dataset.chunk = "";
    chunk.appendChild(run);
    if (place === article) article.insertBefore(chunk, after.nextSibling);
    else {
      while (after.nextSibling) chunk.appendChild(after.nextSibling);
      article.insertBefore(chunk, place.nextSibling);
    }
  }

  return {
    fill,
    /** In a very long article they may be held back until the next fill. */
    putAfter(before: Node, shown: DocumentFragment): void {
      if (held && before.parentNode === held.nodes) held.nodes.insertBefore(shown, before.nextSibling);
      else {
        fill();
        if (before.parentNode === article && article.childNodes.length < MOST_IN_ARTICLE) {
          article.insertBefore(shown, before.nextSibling);
          return;
        }
        held = { after: before, nodes: shown };
      }
      if (performance.now() - filledAt > HELD_MS) fill();
    },
    remove(node: Node): void {
      const place = node.parentNode;
      place?.removeChild(node);
      if (place && place !== article && !place.hasChildNodes()) place.parentNode?.removeChild(place);
    },
  };
}

function firstOf(nodes: DocumentFragment, count: number): DocumentFragment {
  const run = document.createDocumentFragment();
  while (run.childNodes.length < count && nodes.firstChild) run.appendChild(nodes.firstChild);
  return run;
}
