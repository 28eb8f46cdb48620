import { useEffect, useMemo, useState } from "react";
import { usePart } from "~/ui/browser/use-part";
import type { Design } from "./design";
import { loadTypesetter, type SheetSource, setSheet } from "./set-sheet.client";

type Shown = Awaited<ReturnType<typeof setSheet>>;

/** The pages as they are now; the last ones stay while the next are being set. */
export function useSheet({ blocks, design, language, uploadPages }: SheetSource) {
  const { part: typesetter, failed: notLoaded, fetchPart } = usePart(loadTypesetter);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(fetchPart, [fetchPart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt sets the same sheet again
  useEffect(() => {
    if (!typesetter) return;
    let isLatest = true;
    setFailed(false);
    setSheet(typesetter, { blocks, design, language, uploadPages }).then(
      (next) => isLatest && setShown(next),
      () => isLatest && setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [typesetter, blocks, design, language, uploadPages, attempt]);

  const rough = useMemo(() => {
    if (!typesetter) return null;
    return (other: Design) =>
      typesetter.typeset(blocks, other, { language, uploadPages }, typesetter.estimate);
  }, [typesetter, blocks, language, uploadPages]);

  const retry = () => (notLoaded ? fetchPart() : setAttempt((count) => count + 1));
  return { shown, rough, failed: notLoaded || failed, retry };
}
