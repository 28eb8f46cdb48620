import { useEffect } from "react";
import { whenIdle } from "~/ui/preload";
import { loadRichPaste } from "../article/editing/listen.client";

/** Fetches what the tool needs later as soon as the browser is idle, so that it works when the network is gone. */
export function useWarmUp(): void {
  useEffect(() => {
    const fetchAll = () =>
      // Whoever needs what does not come asks again, and says then that it is not to be had.
      void Promise.allSettled([
        import("./compose.client"),
        import("./capture.client"),
        import("./draw-formulas.client").then((drawing) => drawing.preloadDrawing()),
        loadRichPaste(),
        // Which of the ways of drawing a browser needs is known only when it draws.
        import("modern-screenshot"),
        import("html2canvas"),
      ]);
    return whenIdle(fetchAll);
  }, []);
}
