import { useRef } from "react";
import { noticeOf, type ShownArticle } from "./use-copy";
import type { NoticeName } from "./use-notice";

/** Prints the article as it is written now, once it is drawn to its end. */
export function usePrint(shownArticle: () => Promise<ShownArticle>, tell: (notice: NoticeName) => void) {
  const isWaiting = useRef(false);

  return async function print(): Promise<void> {
    if (isWaiting.current) return;
    isWaiting.current = true;
    try {
      await shownArticle();
      // The menu that asked for it closes first.
      window.setTimeout(() => window.print());
    } catch (error) {
      tell(noticeOf(error));
    } finally {
      isWaiting.current = false;
    }
  };
}
