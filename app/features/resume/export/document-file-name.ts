export type FileFormat = "pdf" | "docx" | "md" | "json";

/** "report.final.docx" → "report.final". Characters that file systems refuse are left out; never empty. */
export function documentFileName(originalName: string | null, suffix: string, extension: FileFormat): string {
  const stem = (originalName ?? "")
    .replace(/\.(?:pdf|docx?|json|md)$/i, "")
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "")
    .replace(/^[\s.]+/, "")
    .slice(0, 100)
    .replace(/(?<![\s.])[\s.]+$/, "");
  return `${stem || "resume"}-${suffix}.${extension}`;
}
