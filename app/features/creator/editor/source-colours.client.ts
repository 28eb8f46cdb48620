import { wrappingStyle } from "./source-heights.client";

/** Longer texts stay plain: a new line lays out anew all that follow it. Characters. */
const LONGEST_TEXT = 40_000;

const kinds = ["mark", "code", "link"] as const;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const listing = /(?<code>.+)/g;
const parts =
  /(?<mark>^ {0,3}#{1,6}\s.*|^[ \t]*(?:>[ \t]?|(?:[-+*]|\d{1,9}[.)])[ \t])+|(?<pair>\*\*|==|~~|[*_])(?=\S)[^*=~_]+\k<pair>)|(?<code>(?<ticks>`{1,3})[^`]+\k<ticks>)|(?<link>!?\[[^[\]]*\](?:\([^()\s]*\))?|https?:\/\/[!-~]+)/g;

/** Paints the marks of a text over its letters. Those, the caret and the selection stay the text area's own, so that none can stand
 * beside its place; where the layer would wrap otherwise, it is not shown. Returns what ends this. */
export function openSourceColours(area: HTMLTextAreaElement, layer: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Nodes stay in the page: Chromium ends a step of undo whenever one is taken out.
  const lines: Text[] = [];
  // The browser's search finds words in the text area alone.
  layer.inert = true;

  function follow(): void {
    layer.scrollTop = area.scrollTop;
  }

  function update(): void {
    const texts = area.textLength > LONGEST_TEXT ? [] : area.value.split("\n");
    const ranges = kinds.map((): StaticRange[] => []);
    let open = "";
    for (let at = 0; at < Math.max(texts.length, lines.length); at++) {
      const node = lines[at] ?? layer.appendChild(document.createElement("div")).appendChild(new Text());
      lines[at] = node;
      const data = at < texts.length ? `${texts[at]}\n` : "";
      if (node.data !== data) node.data = data;
      const mark = fence.exec(data)?.[1] ?? "";
      for (const { index, 0: part, groups } of data.matchAll(open || mark ? listing : parts)) {
        const endOffset = index + part.length;
        const range = { startContainer: node, startOffset: index, endContainer: node, endOffset };
        ranges[kinds.findIndex((kind) => groups?.[kind])]?.push(new StaticRange(range));
      }
      if (open === "") open = mark;
      else if (mark.startsWith(open)) open = "";
    }
    for (const [at, kind] of kinds.entries())
      CSS.highlights.set(`source-${kind}`, new Highlight(...(ranges[at] ?? [])));
    layer.style.cssText = wrappingStyle(area);
    if (layer.scrollHeight !== area.scrollHeight) layer.style.visibility = "hidden";
    follow();
  }

  const resizing = new ResizeObserver(update);
  resizing.observe(area);
  area.addEventListener("input", update, { signal });
  area.addEventListener("scroll", follow, { signal, passive: true });
  signal.addEventListener("abort", () => resizing.disconnect());
  return () => listening.abort();
}
