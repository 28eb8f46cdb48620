import { type RefObject, useEffect, useState } from "react";

/** What lies above counts as read; an article that was gone to begins at 80 pixels. */
const MARGIN = "-96px 0px 0px 0px";

/** The id of the first article in the reader's eye; renewed when their `count` changes. */
export function useReadingPosition(list: RefObject<HTMLElement>, count: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const articles =
      count > 0 ? [...(list.current?.querySelectorAll<HTMLElement>("[aria-posinset]") ?? [])] : [];
    const visible = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = articles.find((article) => visible.has(article));
        // Of two beside each other the one that was gone to.
        const chosen = articles.find((article) => article === document.activeElement);
        const shown = chosen?.offsetTop === first?.offsetTop ? chosen : first;
        if (shown) setCurrent(shown.id.slice(1));
      },
      { rootMargin: MARGIN },
    );
    for (const article of articles) watcher.observe(article);
    return () => watcher.disconnect();
  }, [list, count]);
  return current;
}
