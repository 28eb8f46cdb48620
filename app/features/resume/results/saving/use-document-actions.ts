import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { documentFileName, type FileFormat } from "../../export/document-file-name";
import type { DocumentSource } from "../../export/save-document.client";
import type { Design } from "../../export/sheet/design";

export type ResultDocument = {
  id: "resume" | "interview" | "letter";
  label: string;
  markdown: string;
  lang: "en" | "zh";
  fileName: string | null;
  source: DocumentSource;
  design: Design;
  uploadPages: number | null;
  /** The design comes with a plan that its owner does not have. */
  isLocked: boolean;
};

export function useDocumentActions(document: ResultDocument) {
  const { t } = useTranslation("results");
  const [saving, setSaving] = useState<FileFormat | null>(null);
  const { id, label, markdown, fileName } = document;

  async function copy() {
    const copied = await import("~/ui/browser/copy-text.client").then(
      ({ copyText }) => copyText(markdown),
      () => false,
    );
    if (copied) toast(t("actions.copied", { label }), "good", { topic: "copy" });
    else toast(t("actions.copyFailed"), "bad", { topic: "copy" });
  }

  async function save(format: FileFormat) {
    setSaving(format);
    try {
      const { saveDocument } = await import("../../export/save-document.client");
      await saveDocument(document, format, documentFileName(fileName, t(`documents.suffix.${id}`), format));
      toast(t(`actions.saved.${format}`), "good", { topic: "save" });
    } catch (error) {
      toast(t(`actions.saveFailed.${format}`), "bad", { topic: "save" });
      window.reportError(error);
    }
    setSaving(null);
  }

  /** Fetches early what saving will need; where it does not come, saving asks again. */
  function prepare() {
    import("../../export/save-document.client")
      .then(({ prepareDocument }) => prepareDocument(document))
      .catch(() => undefined);
  }

  return {
    prepare,
    copy: () => void copy(),
    save: (format: FileFormat) => void save(format),
    saving,
    notLoaded: () => toast(t("notLoaded"), "bad", { topic: "save" }),
  };
}
