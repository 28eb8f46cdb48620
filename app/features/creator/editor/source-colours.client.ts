import { wrappingStyle } from "./source-heights.client";

/** Longer texts stay plain, as a new line lays out anew all that follow it; so do longer lines. Characters. */
const LONGEST_TEXT = 40_000;
const LONGEST_LINE = 2000;

const kinds = ["heading", "mark", "code", "link"] as const;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}#{1,6}\s/;
const parts =
  /^(?<mark>[ \t]*(?:>[ \t]?|(?:[-+*]|\d{1,9}[.)])[ \t])+)|(?<code>(`+)[^`]+\3)|(?<link>!?\[[^[\]]*\](?:\([^()\s]*\))?|https?:\/\/[!-~]+)|(?<heading>(\*\*|==|~~|[*_])(?=\S)[^*=~_]+\6)/g;

/** Paints the marks of a text over its letters. Those, the caret and the selection stay the text area's own, so that none can stand
 * beside its place; where the layer would wrap otherwise, it is not shown. Returns what ends this. */
export function openSourceColours(area: HTMLTextAreaElement, layer: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // What the browser finds in the page it finds in the text area alone.
  layer.inert = true;
  // Nodes stay in the page: Chromium ends a step of undo whenever one is taken out.
  const lines: Text[] = [];
  const follow = () => {
    layer.scrollTop = area.scrollTop;
  };

  function update(): void {
    const texts = area.textLength > LONGEST_TEXT ? [] : area.value.split("\n");
    while (lines.length < texts.length) {
      const line = document.createTextNode("");
      layer.appendChild(document.createElement("div")).appendChild(line);
      lines.push(line);
    }
    const ranges = kinds.map((): StaticRange[] => []);
    let open = "";
    for (const [index, node] of lines.entries()) {
      const text = texts[index];
      const data = text === undefined ? "" : `${text}\n`;
      if (node.data !== data) node.data = data;
      const mark = fence.exec(data)?.[1] ?? "";
      for (const [kind, startOffset, endOffset] of marksOf(data, open !== "" || mark !== ""))
        ranges[kind]?.push(
          new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }),
        );
      if (open === "") open = mark;
      else if (mark.startsWith(open)) open = "";
    }
    for (const [index, kind] of kinds.entries())
      CSS.highlights.set(`source-${kind}`, new Highlight(...(ranges[index] ?? [])));
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

function marksOf(line: string, isCode: boolean): [kind: number, start: number, end: number][] {
  if (line.length > LONGEST_LINE) return [];
  if (isCode) return [[kinds.indexOf("code"), 0, line.length]];
  if (heading.test(line)) return [[kinds.indexOf("heading"), 0, line.length]];
  return [...line.matchAll(parts)].map(({ index, 0: { length }, groups }) => [
    kinds.findIndex((kind) => groups?.[kind] !== undefined),
    index,
    index + length,
  ]);
}
