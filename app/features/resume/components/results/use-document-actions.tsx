import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { pdfFileName } from "../pdf/paper";
import type { ResultDocument } from "./DocumentPanel";

/** Copy as Markdown and Save as PDF for one document; what they need is loaded when they are first used. */
export function useDocumentActions({ id, label, markdown, lang, fileName }: ResultDocument) {
  const { t } = useTranslation("results");
  const [saving, setSaving] = useState(false);

  async function copy() {
    const { copyText } = await import("./copy-text.client");
    if (await copyText(markdown)) toast(t("actions.copied", { label }), "good");
    else toast(t("actions.copyFailed"), "bad");
  }

  async function write() {
    const [{ renderMarkdown }, { savePdf }] = await Promise.all([
      import("./render-markdown.client"),
      import("../pdf/save-pdf.client"),
    ]);
    const suffix = t(`documents.suffix.${id}`);
    const name = pdfFileName(fileName, suffix);
    await savePdf({ html: renderMarkdown(markdown), lang, title: name.replace(/\.pdf$/, "") }, name);
  }

  async function save() {
    setSaving(true);
    const failure = await write().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    setSaving(false);
    if (!failure) return toast(t("actions.saved"), "good");
    toast(t("actions.saveFailed"), "bad");
    window.reportError(failure.error);
  }

  return { copy: () => void copy(), save: () => void save(), saving };
}
