import { runInChunks } from "~/ui/browser/run-in-chunks";
import { rewriteStructure } from "../copy/structure.client";
import { applyPatch, type Entry } from "./entries";
import { morphNode } from "./morph.client";
import type { RenderedBlock } from "./protocol";
import { sanitiseInSteps } from "./sanitise.client";

/** Milliseconds of work before the browser may answer to keys. */
const CHUNK_MS = 14;

type Options = { article: HTMLElement; onNodes(nodes: readonly Node[]): void; onDone(): void };

/** Keeps the article's nodes in step with the blocks: only changed ones are sanitised and changed, in steps short enough for typing
 * to go on. */
export function openPreviewDocument({ article, onNodes, onDone }: Options) {
  let entries: Entry<Node>[] = [];
  let firstStale = 0;
  let cancel: (() => void) | undefined;
  let done = true;

  function nextStale(): Entry<Node> | undefined {
    while (firstStale < entries.length && !entries[firstStale]?.stale) firstStale++;
    return entries[firstStale];
  }

  function* draw(): Generator<void> {
    try {
      for (let entry = nextStale(); entry; entry = nextStale()) {
        // At once: one that fails must not keep the others waiting.
        entry.stale = false;
        const fragment = yield* sanitiseInSteps(entry.html);
        const index = entries.indexOf(entry);
        if (index >= 0) place(index, entry, fragment);
        yield;
      }
    } finally {
      done = true;
      onDone();
    }
  }

  function place(index: number, entry: Entry<Node>, fragment: DocumentFragment): void {
    rewriteStructure(fragment);
    const next = [...fragment.childNodes].filter(
      (node) => node instanceof Element || node.textContent?.trim(),
    );
    const first = next.find((node) => node instanceof Element);
    if (entry.cut && first instanceof HTMLElement) first.dataset.cut = "";
    const old = entry.nodes;
    const last = old.at(-1) ?? lastNodeBefore(index);
    const follower = last ? last.nextSibling : article.firstChild;
    entry.nodes = next.map((node, at) => {
      const was = old[at];
      return was ? morphNode(was, node) : article.insertBefore(node, follower);
    });
    for (const node of old.slice(next.length)) article.removeChild(node);
    onNodes(entry.nodes);
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
      const change = applyPatch(entries, patch);
      entries = change.entries;
      for (const node of change.dropped) article.removeChild(node);
      firstStale = Math.min(firstStale, patch.from);
      if (!done) return;
      done = false;
      const drawing = draw();
      cancel = runInChunks(() => drawing.next().done === true, CHUNK_MS);
    },
    entries: (): readonly Entry<Node>[] => entries,
    done: () => done,
    close: () => cancel?.(),
  };
}
