/**
 * A browser lays out a parent of 20,000 children at every key, but not a shelf of some hundred that is out of sight. So what
 * comes after the first thousand nodes of an article stands on shelves; shorter articles have none.
 */
const MOST_IN_ARTICLE = 1000;
const MOST_ON_SHELF = 150;

/** Puts nodes after a node of the article, on its shelf or a new one. */
export function putAfter(article: Node, before: Node, shown: DocumentFragment): void {
  const place = before.parentNode ?? article;
  const isFull = place.childNodes.length >= (place === article ? MOST_IN_ARTICLE : MOST_ON_SHELF);
  if (!isFull) {
    place.insertBefore(shown, before.nextSibling);
    return;
  }
  const shelf = newShelf();
  if (place === article) article.insertBefore(shelf, before.nextSibling);
  else {
    while (before.nextSibling) shelf.appendChild(before.nextSibling);
    article.insertBefore(shelf, place.nextSibling);
  }
  shelf.insertBefore(shown, shelf.firstChild);
}

/** Takes a node out, and its shelf with the last one. */
export function remove(article: Node, node: Node): void {
  const place = node.parentNode;
  place?.removeChild(node);
  if (place && place !== article && !place.hasChildNodes()) place.parentNode?.removeChild(place);
}

function newShelf(): HTMLElement {
  const shelf = document.createElement("div");
  shelf.dataset.shelf = "";
  return shelf;
}
