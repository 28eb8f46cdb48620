import { runInChunks } from "~/ui/browser/run-in-chunks";
import { rewriteStructure } from "../copy/structure.client";
import { openChunks } from "./chunks.client";
import { applyPatch, type Entry } from "./entries";
import type { RenderedBlock } from "./protocol";
import { keepPictures, renewed } from "./renew.client";
import { sanitiseInSteps } from "./sanitise.client";

/** Milliseconds of work before the browser may answer to keys. */
const CHUNK_MS = 14;

type Options = { article: HTMLElement; onNodes(nodes: readonly Node[]): void; onDone(): void };

/** Keeps the article's nodes in step with the blocks: only changed ones are sanitised and replaced, the last changed first, in
 * chunks short enough for typing to go on. */
export function openPreviewDocument({ article, onNodes, onDone }: Options) {
  let entries: Entry<Node>[] = [];
  let recent = { from: 0, to: 0 };
  let firstStale = 0;
  let drawing: { entry: Entry<Node>; steps: Generator<void, DocumentFragment> } | null = null;
  let cancel: (() => void) | undefined;
  let done = true;
  const chunks = openChunks(article);

  function nextStale(): number {
    while (recent.from < recent.to && !entries[recent.from]?.stale) recent.from++;
    if (recent.from < recent.to) return recent.from;
    while (firstStale < entries.length && !entries[firstStale]?.stale) firstStale++;
    return firstStale;
  }

  function draw(): boolean {
    const index = nextStale();
    const entry = entries[index];
    if (!entry) {
      chunks.fill();
      done = true;
      onDone();
      return true;
    }
    if (drawing?.entry !== entry) drawing = { entry, steps: sanitiseInSteps(entry.html) };
    const step = drawing.steps.next();
    if (step.done) place(index, entry, step.value);
    return false;
  }

  function place(index: number, entry: Entry<Node>, fragment: DocumentFragment): void {
    rewriteStructure(fragment);
    const nodes = [...fragment.childNodes].filter(
      (node) => node instanceof Element || node.textContent?.trim(),
    );
    const first = nodes.find((node) => node instanceof Element);
    if (entry.cut && first instanceof HTMLElement) first.dataset.cut = "";
    const same = renewed(entry.nodes, nodes);
    const renewedNodes = entry.nodes.slice(0, same);
    const leaving = entry.nodes.slice(same);
    const shown = document.createDocumentFragment();
    for (const node of nodes.slice(same)) shown.appendChild(node);
    keepPictures(leaving, shown);
    const placed = [...shown.childNodes];
    if (placed.length > 0) putIn(shown, leaving[0], renewedNodes.at(-1) ?? lastNodeBefore(index));
    for (const node of leaving) chunks.remove(node);
    entry.nodes = [...renewedNodes, ...placed];
    entry.stale = false;
    onNodes(entry.nodes);
  }

  function putIn(shown: DocumentFragment, follower: Node | undefined, before: Node | undefined): void {
    if (follower) follower.parentNode?.insertBefore(shown, follower);
    else if (before) chunks.putAfter(before, shown);
    else article.insertBefore(shown, article.firstChild);
  }

  function lastNodeBefore(index: number): Node | undefined {
    for (let at = index - 1; at >= 0; at--) {
      const node = entries[at]?.nodes.at(-1);
      if (node) return node;
    }
    return undefined;
  }

  return {
    change(patch: { from: number; removed: number; blocks: readonly RenderedBlock[] }): void {
      cancel?.();
      chunks.fill();
      const change = applyPatch(entries, patch);
      entries = change.entries;
      for (const node of change.dropped) chunks.remove(node);
      recent = { from: change.from, to: change.to };
      firstStale = Math.min(firstStale, patch.from);
      done = false;
      cancel = runInChunks(draw, CHUNK_MS);
    },
    entries: (): readonly Entry<Node>[] => entries,
    done: () => done,
    close: () => cancel?.(),
  };
}
