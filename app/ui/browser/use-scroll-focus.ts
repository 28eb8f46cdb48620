import { type RefObject, useEffect } from "react";

/** Lets a keyboard scroll what overflows: the element takes focus while, and only while, there is more than it shows. */
export function useScrollFocus(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const follow = () => {
      if (overflows(scroller)) scroller.tabIndex = 0;
      else scroller.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(follow);
    const watch = () => {
      sizes.disconnect();
      for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    };
    const children = new MutationObserver(watch);
    children.observe(scroller, { childList: true });
    watch();
    follow();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [ref]);
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
