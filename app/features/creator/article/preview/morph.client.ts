import morphdom from "morphdom";

/** What the page itself sets on what it shows. */
const ownMarks = ["data-broken", "tabindex"];

/** Changes a node of the article in place into the next one; returns what then stands there. Chromium ends a step of undo whenever
 * a node is taken out of the page, which would leave a text area with an undo of single letters. */
export function morphNode(old: Node, next: Node): Node {
  const keys = new Map([...pictureKeys(old), ...pictureKeys(next)]);
  return morphdom(old, next, {
    getNodeKey: (node) => keys.get(node),
    onBeforeElUpdated(was, is) {
      for (const mark of ownMarks) {
        const value = was.getAttribute(mark);
        if (value !== null) is.setAttribute(mark, value);
      }
      return !was.isEqualNode(is);
    },
  });
}

/** A picture stays the same node wherever it goes, so that it neither flickers nor is asked for again. */
function pictureKeys(node: Node): [Node, string][] {
  if (!(node instanceof Element)) return [];
  const counts = new Map<string, number>();
  return [...node.querySelectorAll("img")].map((picture) => {
    const address = picture.getAttribute("src") ?? "";
    const count = counts.get(address) ?? 0;
    counts.set(address, count + 1);
    return [picture, `${count} ${address}`];
  });
}
