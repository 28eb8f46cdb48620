import type { ResumeLanguage } from "~/core/resume";
import type { Block } from "./blocks";
import type { Design } from "./design";
import type { Fonts } from "./fonts";
import type { Sheet } from "./sheet";

/** All that setting a sheet takes; rejects where its code does not come. */
export async function loadTypesetter() {
  const [{ typeset }, { estimate }, { openFonts }] = await Promise.all([
    import("./typeset"),
    import("./fonts"),
    import("./fonts.client"),
  ]);
  return { typeset, estimate, openFonts };
}

type Typesetter = Awaited<ReturnType<typeof loadTypesetter>>;

/** What a sheet is made of. */
export type SheetSource = {
  blocks: Block[];
  design: Design;
  language: ResumeLanguage;
  uploadPages: number | null;
};

/** The sheet in its own fonts. A first one, measured roughly, tells which characters they need. */
export async function setSheet(
  { typeset, estimate, openFonts }: Typesetter,
  { blocks, design, language, uploadPages }: SheetSource,
): Promise<{ sheet: Sheet; fonts: Fonts }> {
  const page = { language, uploadPages };
  const rough = typeset(blocks, design, page, estimate);
  const fonts = await openFonts(
    rough.pages.flatMap(({ runs }) => runs),
    language,
  );
  return { sheet: typeset(blocks, design, page, fonts.measure), fonts };
}
