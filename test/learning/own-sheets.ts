import type { Resume } from "~/core/resume";
import { resumeDocx } from "~/features/resume/export/docx/write-resume-docx";
import { writePdf } from "~/features/resume/export/pdf/write-pdf.client";
import { blocksOf } from "~/features/resume/export/sheet/blocks";
import { templateIds } from "~/features/resume/export/sheet/design";
import { estimate } from "~/features/resume/export/sheet/fonts";
import { designOf } from "~/features/resume/export/sheet/templates";
import { typeset } from "~/features/resume/export/sheet/typeset";
import { pageOf } from "~/features/resume/labelling/features";
import type { Label } from "~/features/resume/labelling/labels";
import { settingOf } from "~/features/resume/parsing/paragraphs";
import { bodyOf, resumeOf } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";
import { openFonts } from "../support/fonts";
import { cMap } from "./samples";

async function pdfOf(resume: Resume, design: ReturnType<typeof designOf>): Promise<Uint8Array> {
  const { language } = resume;
  const set = (measure = estimate) =>
    typeset(blocksOf(resume), design, { language, uploadPages: 1 }, measure);
  const fonts = await openFonts(
    set().pages.flatMap(({ runs }) => runs),
    language,
  );
  const pdf = writePdf(set(fonts.measure), fonts, { title: "Resume", language });
  return new Uint8Array(await pdf.arrayBuffer());
}

/** What a page says, on a sheet of ours and read again; null where it is no longer read. */
export async function ownSheet(
  document: ExtractedDocument,
  labels: Label[],
  language: Resume["language"],
  seed: number,
): Promise<ExtractedDocument | null> {
  const { body, edges } = bodyOf(document);
  const page = { ...pageOf(body), labels, sure: labels.map(() => true) };
  const resume = resumeOf({ page, second: null, edges, setting: settingOf(body), language });
  const design = designOf(templateIds[seed % templateIds.length] ?? "classic", language);
  const bytes =
    seed % 2 > 0
      ? resumeDocx(blocksOf(resume), design, { language, title: "Resume" })
      : await pdfOf(resume, design);
  const read = await extract(bytes, { cMap });
  return read.ok ? read.document : null;
}
