import { useEffect } from "react";
import { whenIdle } from "~/ui/warm";
import { loadRichPaste } from "../../editing/listen.client";

/** Fetches what the tool needs later as soon as the browser is idle, so that it works when the network is gone. */
export function useWarmUp(): void {
  useEffect(() => {
    const fetchAll = () => {
      // Whoever needs it asks again, and says then that it is not to be had.
      import("../../card/compose.client").catch(() => undefined);
      import("../../card/capture.client").catch(() => undefined);
      import("../../card/draw-formulas.client")
        .then((drawing) => drawing.warmDrawing())
        .catch(() => undefined);
      loadRichPaste().catch(() => undefined);
      // Which of the ways of drawing a browser needs is known only when it draws.
      import("modern-screenshot").catch(() => undefined);
      import("html2canvas").catch(() => undefined);
    };
    return whenIdle(fetchAll);
  }, []);
}
