const DURATION_MS = 500;

const underway = new WeakMap<HTMLElement, number>();

/** Scrolls sideways within half a second; at once where a person wants no motion. A later call replaces an earlier one. */
export function scrollGently(list: HTMLElement, left: number): void {
  cancelAnimationFrame(underway.get(list) ?? 0);
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    list.scrollTo({ left, behavior: "instant" });
    return;
  }
  const from = list.scrollLeft;
  const start = performance.now();
  // Snapping would pull every step back to the slide it began at.
  list.style.scrollSnapType = "none";
  const step = (now: number) => {
    const progress = Math.min((now - start) / DURATION_MS, 1);
    const eased = 1 - (1 - progress) ** 3;
    list.scrollTo({ left: from + (left - from) * eased, behavior: "instant" });
    if (progress < 1) underway.set(list, requestAnimationFrame(step));
    else {
      underway.delete(list);
      list.style.scrollSnapType = "";
    }
  };
  underway.set(list, requestAnimationFrame(step));
}

/** Whether it is on its way to where it was sent. */
export function isScrolling(list: HTMLElement): boolean {
  return underway.has(list);
}
