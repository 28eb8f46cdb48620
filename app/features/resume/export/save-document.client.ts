import type { Resume, ResumeLanguage } from "~/core/resume";
import { saveFile } from "~/ui/browser/save-file.client";
import { letterBlocks } from "../letter/letter";
import type { FileFormat } from "./document-file-name";
import type { Block } from "./sheet/blocks";
import type { Design } from "./sheet/design";

const types: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown",
  json: "application/json",
};

/** What a document is typeset from: a resume, a letter below the head of its resume, or our Markdown, which has its own blocks. */
export type DocumentSource =
  | { kind: "resume"; resume: Resume }
  | { kind: "letter"; text: string; resume: Resume }
  | { kind: "markdown" };

type Source = {
  source: DocumentSource;
  markdown: string;
  lang: ResumeLanguage;
  design: Design;
  uploadPages: number | null;
};

async function blocksOf({ source, markdown }: Source): Promise<Block[]> {
  switch (source.kind) {
    case "resume":
      return (await import("./sheet/blocks")).blocksOf(source.resume);
    case "letter":
      return letterBlocks(source.text, source.resume);
    case "markdown":
      return (await import("./sheet/document-blocks")).documentBlocks(markdown);
  }
}

// Only a resume is held to a number of pages.
function designOf({ source, design }: Source): Design {
  return source.kind === "resume" ? design : { ...design, fit: "free" };
}

export async function prepareDocument(document: Source): Promise<void> {
  const [{ openSheetFonts, loadTypesetter }, blocks] = await Promise.all([
    import("./sheet/set-sheet.client"),
    blocksOf(document),
    import("./pdf/write-pdf.client"),
  ]);
  const { lang: language, uploadPages } = document;
  await openSheetFonts(await loadTypesetter(), { blocks, design: designOf(document), language, uploadPages });
}

async function sheetOf(document: Source, blocks: Block[]) {
  const { setSheet, loadTypesetter } = await import("./sheet/set-sheet.client");
  const { lang: language, uploadPages } = document;
  const typesetter = await loadTypesetter();
  return setSheet(typesetter, { blocks, design: designOf(document), language, uploadPages });
}

async function pdfOf(document: Source, title: string): Promise<Blob> {
  const [{ sheet, fonts }, { drawText, writePdf }] = await Promise.all([
    blocksOf(document).then((blocks) => sheetOf(document, blocks)),
    import("./pdf/write-pdf.client"),
  ]);
  return writePdf(sheet, fonts, { title, language: document.lang, draw: drawText });
}

/** In the size and spacing of the sheet, so that both take the same room; without our fonts, in those that were chosen. */
async function docxOf(document: Source, title: string): Promise<Uint8Array<ArrayBuffer>> {
  const [{ resumeDocx }, blocks] = await Promise.all([
    import("./docx/write-resume-docx"),
    blocksOf(document),
  ]);
  const { size, spacing } = await sheetOf(document, blocks).then(
    ({ sheet }) => sheet,
    () => document.design,
  );
  return resumeDocx(
    blocks,
    { ...document.design, size, spacing },
    { language: document.lang, title },
  ).slice();
}

async function contentOf(document: Source, format: FileFormat, title: string): Promise<BlobPart> {
  if (format === "pdf") return pdfOf(document, title);
  if (format === "docx") return docxOf(document, title);
  if (format === "json" && document.source.kind === "resume") {
    const { toJsonResume } = await import("./json-resume");
    return toJsonResume(document.source.resume);
  }
  return document.markdown;
}

export async function saveDocument(document: Source, format: FileFormat, fileName: string): Promise<void> {
  const title = fileName.slice(0, fileName.lastIndexOf("."));
  const content = await contentOf(document, format, title);
  saveFile(fileName, new Blob([content], { type: types[format] }));
}
