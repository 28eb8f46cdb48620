/** Lets a keyboard scroll listings and tables that are too wide: they take focus while, and only while, they are. */
export function openScrolling() {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const scroller = target.localName === "table" ? target.closest("[data-scroll]") : target;
      if (scroller && scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
      else scroller?.removeAttribute("tabindex");
    }
  });
  /** Looks anew also at what is changed in place: its own size may be the same around other words. */
  function observe(element: Element): void {
    observer.unobserve(element);
    observer.observe(element);
  }
  return {
    follow(nodes: readonly Node[]): void {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        if (node.localName === "pre") observe(node);
        for (const part of node.querySelectorAll("pre, table")) observe(part);
      }
    },
    close: () => observer.disconnect(),
  };
}
