import { type RefObject, useEffect } from "react";

/** Lets a keyboard scroll what overflows: the element takes focus while, and only while, there is more than it shows. */
export function useScrollFocus(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const follow = () => {
      if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
      else scroller.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(follow);
    observer.observe(scroller);
    follow();
    return () => observer.disconnect();
  }, [ref]);
}
