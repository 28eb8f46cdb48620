import type { Resume, ResumeLanguage } from "~/core/resume";
import type { FileFormat } from "./file-name";
import type { Block } from "./sheet/blocks";
import type { Design } from "./sheet/design";

const types: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown",
  json: "application/json",
};

type Source = {
  markdown: string;
  lang: ResumeLanguage;
  /** null where the Markdown is all there is. */
  resume: Resume | null;
  design: Design;
  uploadPages: number | null;
};

async function blocksOf({ resume, markdown }: Source): Promise<Block[]> {
  if (resume) return (await import("./sheet/blocks")).blocksOf(resume);
  return (await import("./sheet/document-blocks")).documentBlocks(markdown);
}

/** The pages as text; as pictures where a font does not come or has not all of the characters. */
async function pdfOf(source: Source, title: string): Promise<Blob> {
  const { lang: language, design, uploadPages, markdown } = source;
  const [{ setSheet, loadTypesetter }, { writePdf }, blocks] = await Promise.all([
    import("./sheet/set-sheet"),
    import("./pdf/write-pdf.client"),
    blocksOf(source),
  ]);
  const set = await setSheet(await loadTypesetter(), { blocks, design, language, uploadPages }).catch(
    () => null,
  );
  if (set?.fonts.missing.length === 0) return writePdf(set.sheet, set.fonts, { title, language });
  const [{ renderMarkdown }, { renderPdf }] = await Promise.all([
    import("../results/render-markdown.client"),
    import("./pdf/save-pdf.client"),
  ]);
  return renderPdf({ html: renderMarkdown(markdown), lang: language, title });
}

async function contentOf(source: Source, format: FileFormat, title: string): Promise<BlobPart> {
  switch (format) {
    case "pdf":
      return pdfOf(source, title);
    case "docx": {
      const [{ resumeDocx }, blocks] = await Promise.all([
        import("./docx/write-resume-docx"),
        blocksOf(source),
      ]);
      return resumeDocx(blocks, source.design, { language: source.lang, title }).slice();
    }
    case "json": {
      const { toJsonResume } = await import("./json-resume");
      return source.resume ? toJsonResume(source.resume) : source.markdown;
    }
    case "md":
      return source.markdown;
  }
}

export async function saveDocument(source: Source, format: FileFormat, fileName: string): Promise<void> {
  const title = fileName.slice(0, fileName.lastIndexOf("."));
  const content = await contentOf(source, format, title);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: types[format] }));
  link.download = fileName;
  document.body.appendChild(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
