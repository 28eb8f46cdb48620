import { writeDocx } from "./write-docx";

const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export function saveDocx(markdown: string, lang: "en" | "zh", fileName: string): void {
  const bytes = writeDocx(markdown, { lang, title: fileName.replace(/\.docx$/, "") });
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: TYPE }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
