import type { FileFormat } from "./file-name";

const types: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown",
  json: "application/json",
};

type Source = { markdown: string; lang: "en" | "zh" };

async function contentOf({ markdown, lang }: Source, format: FileFormat, title: string): Promise<BlobPart> {
  switch (format) {
    case "pdf": {
      const [{ renderMarkdown }, { renderPdf }] = await Promise.all([
        import("../results/render-markdown.client"),
        import("./pdf/save-pdf.client"),
      ]);
      return renderPdf({ html: renderMarkdown(markdown), lang, title });
    }
    case "docx": {
      const { writeDocx } = await import("./docx/write-docx");
      return writeDocx(markdown, { lang, title }).slice();
    }
    case "md":
    case "json":
      return markdown;
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
