import { useEffect } from "react";

/** Fetches what the tool needs later as soon as the browser is idle, so that it works when the network is gone. */
export function useWarmUp(): void {
  useEffect(() => {
    const fetchAll = () => {
      // Whoever needs it asks again, and says then that it is not to be had.
      import("../../card/compose.client").catch(() => undefined);
      import("../../card/capture.client").catch(() => undefined);
      if (!("GestureEvent" in window)) return;
      // Safari draws by other ways.
      import("modern-screenshot").catch(() => undefined);
      import("html2canvas").catch(() => undefined);
    };
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(fetchAll, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
