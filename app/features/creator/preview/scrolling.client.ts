export type Scrolling = { follow(nodes: readonly Node[]): void; close(): void };

/** Lets a keyboard scroll listings and tables that are wider than the paper: they take focus while, and only while, they are. */
export function openScrolling(): Scrolling {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const scroller = target.localName === "table" ? target.closest("[data-scroll]") : target;
      if (scroller && scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
      else scroller?.removeAttribute("tabindex");
    }
  });
  return {
    follow(nodes) {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        if (node.localName === "pre") observer.observe(node);
        for (const part of node.querySelectorAll("pre, table")) observer.observe(part);
      }
    },
    close: () => observer.disconnect(),
  };
}
