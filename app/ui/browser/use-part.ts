import { useCallback, useState } from "react";

/** A part of the page's code that is fetched when it is needed, and again where it did not come. */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  return { part, failed, fetchPart };
}
