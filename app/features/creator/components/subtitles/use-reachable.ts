import { type RefObject, useEffect } from "react";

/** Lets a keyboard reach, and so scroll, a part that scrolls. */
export function useReachable(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (ref.current) ref.current.tabIndex = 0;
  }, [ref]);
}
