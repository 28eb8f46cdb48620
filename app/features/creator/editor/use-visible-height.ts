import { useEffect } from "react";

/** On a touch screen the keyboard covers the page without making it smaller; this tells the page how much is left to see. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const follow = () => {
      const covered = window.innerHeight - viewport.height * viewport.scale;
      if (covered > 100 && viewport.scale < 1.05) {
        root.style.setProperty("--visible-height", `${viewport.height}px`);
        window.scrollTo(0, 0);
      } else root.style.removeProperty("--visible-height");
    };
    viewport.addEventListener("resize", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      root.style.removeProperty("--visible-height");
    };
  }, []);
}
