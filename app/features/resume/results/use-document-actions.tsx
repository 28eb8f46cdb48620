import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { documentFileName } from "../export/pdf/page-size";

type Format = "pdf" | "docx";

export type ResultDocument = {
  id: "resume" | "interview";
  label: string;
  markdown: string;
  lang: "en" | "zh";
  fileName: string | null;
};

export function useDocumentActions({ id, label, markdown, lang, fileName }: ResultDocument) {
  const { t } = useTranslation("results");
  const [saving, setSaving] = useState<Format | null>(null);

  async function copy() {
    const copied = await import("~/ui/copy-text.client").then(
      ({ copyText }) => copyText(markdown),
      () => false,
    );
    if (copied) toast(t("actions.copied", { label }), "good");
    else toast(t("actions.copyFailed"), "bad");
  }

  async function savePdfFile() {
    const [{ renderMarkdown }, { savePdf }] = await Promise.all([
      import("./render-markdown.client"),
      import("../export/pdf/save-pdf.client"),
    ]);
    const name = nameOf("pdf");
    await savePdf({ html: renderMarkdown(markdown), lang, title: name.replace(/\.pdf$/, "") }, name);
  }

  async function saveDocxFile() {
    const [{ saveDocx }, { documentBlocks }, { defaultDesign }] = await Promise.all([
      import("../export/docx/save-docx.client"),
      import("../export/sheet/document-blocks"),
      import("../export/sheet/design"),
    ]);
    saveDocx(documentBlocks(markdown), defaultDesign(lang), lang, nameOf("docx"));
  }

  function nameOf(format: Format): string {
    return documentFileName(fileName, t(`documents.suffix.${id}`), format);
  }

  async function save(format: Format) {
    setSaving(format);
    const failure = await (format === "pdf" ? savePdfFile() : saveDocxFile()).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    setSaving(null);
    if (!failure) return toast(t(`actions.saved.${format}`), "good");
    toast(t(`actions.saveFailed.${format}`), "bad");
    window.reportError(failure.error);
  }

  return {
    copy: () => void copy(),
    savePdf: () => void save("pdf"),
    saveDocx: () => void save("docx"),
    saving,
  };
}
