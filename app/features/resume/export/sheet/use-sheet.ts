import { useEffect, useMemo, useState } from "react";
import type { Resume, ResumeLanguage } from "~/core/resume";
import { usePart } from "~/ui/use-part";
import { blocksOf } from "./blocks";
import type { Design } from "./design";
import type { Fonts } from "./fonts";
import type { Sheet } from "./sheet";

async function loadTypesetter() {
  const [{ typeset }, { estimate }, { openFonts }] = await Promise.all([
    import("./typeset"),
    import("./fonts"),
    import("./fonts.client"),
  ]);
  return { typeset, estimate, openFonts };
}

/** What a sheet is made of. */
export type SheetSource = {
  resume: Resume;
  design: Design;
  language: ResumeLanguage;
  uploadPages: number | null;
};

type Typesetter = Awaited<ReturnType<typeof loadTypesetter>>;
type Shown = { sheet: Sheet; fonts: Fonts };

/** The sheet in its own fonts. A first one, measured roughly, tells which characters they need. */
export async function setSheet(
  { typeset, estimate, openFonts }: Typesetter,
  { resume, design, language, uploadPages }: SheetSource,
): Promise<Shown> {
  const blocks = blocksOf(resume);
  const page = { language, uploadPages };
  const rough = typeset(blocks, design, page, estimate);
  const fonts = await openFonts(
    rough.pages.flatMap(({ runs }) => runs),
    language,
  );
  return { sheet: typeset(blocks, design, page, fonts.measure), fonts };
}

/** The pages as they are now; the last ones stay while the next are being set. */
export function useSheet({ resume, design, language, uploadPages }: SheetSource) {
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
    setSheet(typesetter, { resume, design, language, uploadPages }).then(
      (next) => isLatest && setShown(next),
      () => isLatest && setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [typesetter, resume, design, language, uploadPages, attempt]);

  /** Draws pages roughly, for pictures so small that no letter is read in them. */
  const rough = useMemo(() => {
    if (!typesetter) return null;
    const blocks = blocksOf(resume);
    return (other: Design) =>
      typesetter.typeset(blocks, other, { language, uploadPages }, typesetter.estimate);
  }, [typesetter, resume, language, uploadPages]);

  const retry = () => (notLoaded ? fetchPart() : setAttempt((count) => count + 1));
  return { shown, rough, failed: notLoaded || failed, retry };
}
