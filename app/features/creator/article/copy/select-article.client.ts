import type { RichContent } from "./clipboard.client";

/** Selects an article where it stands; while all of it is selected and unchanged, the browser's own copying takes the given
 * content instead. Returns what stops listening. */
export function selectArticle(article: HTMLElement, content: RichContent, onCopied: () => void): () => void {
  document.getSelection()?.selectAllChildren(article);
  const atFirst = letters(article.textContent);
  function fill(event: ClipboardEvent): void {
    const selected = letters(selectedIn(article)?.toString());
    if (!event.clipboardData || selected !== letters(article.textContent)) return;
    if (selected === atFirst) {
      event.preventDefault();
      event.clipboardData.setData("text/html", content.html);
      event.clipboardData.setData("text/plain", content.text);
    }
    onCopied();
  }
  document.addEventListener("copy", fill);
  return () => document.removeEventListener("copy", fill);
}

const letters = (text?: string | null) => text?.replace(/\s/g, "") ?? "";

function selectedIn(article: HTMLElement): Range | null {
  const selection = document.getSelection();
  const root = article.getRootNode();
  if (!selection || selection.rangeCount === 0 || !(root instanceof ShadowRoot)) return null;
  const [found] = selection.getComposedRanges?.({ shadowRoots: [root] }) ?? [];
  if (!found) return selection.getRangeAt(0);
  const range = document.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range;
}
