const CHARACTERS_A_BATCH = 6000;

const inherited = [
  "font",
  "letter-spacing",
  "tab-size",
  "line-height",
  "text-autospace",
  "text-spacing-trim",
  "line-break",
];

export function wrappingStyle(area: HTMLTextAreaElement): string {
  const style = getComputedStyle(area);
  const declarations = inherited.map((name) => `${name}:${style.getPropertyValue(name)}`);
  return [...declarations, "white-space:pre-wrap", "overflow-wrap:break-word"].join(";");
}

/** A block wraps the same wherever it stands, so each is measured once, on a copy out of sight: to lay out a whole text anew
 * after every key takes half a second. */
export function openSourceHeights(area: HTMLTextAreaElement) {
  let known = new Map<string, number>();
  let knownFor = "";
  const mirror = document.createElement("div");
  mirror.setAttribute("aria-hidden", "true");
  const blocks: { block: HTMLElement; words: Text }[] = [];

  /** What the heights depend on, as the style of a copy; with another they are all unknown. */
  function updateStyle(): string {
    const style = getComputedStyle(area);
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const css = `${wrappingStyle(area)};width:${area.clientWidth - padding}px`;
    if (css !== knownFor) known = new Map();
    knownFor = css;
    return css;
  }

  // The copy stays, and is used again: Chromium ends a step of undo whenever a node is taken out of the page.
  function measure(texts: readonly string[]): void {
    while (blocks.length < texts.length) {
      const words = document.createTextNode("");
      const block = document.createElement("div");
      block.appendChild(words);
      mirror.appendChild(block);
      blocks.push({ block, words });
    }
    mirror.style.cssText = `${knownFor};position:fixed;top:0;left:-99999px;visibility:hidden;contain:strict;height:1px;overflow:hidden`;
    if (!mirror.isConnected) document.body.appendChild(mirror);
    for (const [at, { words }] of blocks.entries()) words.data = texts[at] ?? "";
    for (const [at, text] of texts.entries())
      known.set(text, blocks[at]?.block.getBoundingClientRect().height ?? 0);
    mirror.style.display = "none";
  }

  function forgetOthers(texts: readonly string[]): void {
    if (known.size < 2 * texts.length + 200) return;
    const wanted = new Set(texts);
    known = new Map([...known].filter(([text]) => wanted.has(text)));
  }

  return {
    fill(texts: readonly string[], milliseconds: number): boolean {
      const end = performance.now() + milliseconds;
      updateStyle();
      let batch: string[] = [];
      let size = 0;
      for (const text of new Set(texts)) {
        if (known.has(text)) continue;
        if (performance.now() > end) return false;
        batch.push(text);
        size += text.length;
        if (size < CHARACTERS_A_BATCH) continue;
        measure(batch);
        batch = [];
        size = 0;
      }
      if (batch.length > 0) measure(batch);
      forgetOthers(texts);
      return true;
    },
    tops(texts: readonly string[]): number[] | null {
      updateStyle();
      let top = Number.parseFloat(getComputedStyle(area).paddingTop);
      const tops: number[] = [];
      for (const text of texts) {
        const height = known.get(text);
        if (height === undefined) return null;
        tops.push(top);
        top += height;
      }
      return tops;
    },
    close: () => mirror.remove(),
  };
}
