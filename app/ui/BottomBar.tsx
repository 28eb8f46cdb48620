import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** Above toasts while a menu of it is open. */
export const phoneBar =
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:has-[[aria-expanded=true]]:z-50 max-md:border-t max-md:border-line max-md:bg-raised max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]";

/** Tells the page how much of its foot the bar takes; tokens.css guesses it until scripts run. */
export function useBarHeight(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      style.setProperty("--bar-height", `${current.offsetHeight + below}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar-height");
    };
  }, []);
  return bar;
}

export function BottomBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div ref={useBarHeight()} data-bottom-bar className={`${phoneBar} md:hidden ${className ?? ""}`}>
      {children}
    </div>
  );
}
