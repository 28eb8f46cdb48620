import type { ResumeLanguage } from "~/core/resume";
import type { Block } from "./blocks";
import type { Design } from "./design";
import type { Fonts } from "./fonts";
import type { Sheet } from "./sheet";

export async function loadTypesetter() {
  const [{ typeset }, { estimate }, { openFonts }] = await Promise.all([
    import("./typeset"),
    import("./fonts"),
    import("./fonts.client"),
  ]);
  return { typeset, estimate, openFonts };
}

type Typesetter = Awaited<ReturnType<typeof loadTypesetter>>;

export type SheetSource = {
  blocks: Block[];
  design: Design;
  language: ResumeLanguage;
  uploadPages: number | null;
};

export function openSheetFonts(
  { typeset, estimate, openFonts }: Typesetter,
  { blocks, design, language, uploadPages }: SheetSource,
): Promise<Fonts> {
  const rough = typeset(blocks, design, { language, uploadPages }, estimate);
  return openFonts(
    rough.pages.flatMap(({ runs }) => runs),
    language,
  );
}

export async function setSheet(
  typesetter: Typesetter,
  source: SheetSource,
): Promise<{ sheet: Sheet; fonts: Fonts }> {
  const { blocks, design, language, uploadPages } = source;
  const fonts = await openSheetFonts(typesetter, source);
  return { sheet: typesetter.typeset(blocks, design, { language, uploadPages }, fonts.measure), fonts };
}
