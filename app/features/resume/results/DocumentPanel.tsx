import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { MarkdownView } from "./MarkdownView";
import { type ResultDocument, useDocumentActions } from "./use-document-actions";

export function DocumentPanel({ document }: { document: ResultDocument }) {
  const { t } = useTranslation("results");
  const { copy, savePdf, saveDocx, saving } = useDocumentActions(document);
  const { label, lang, markdown } = document;
  if (markdown.trim() === "") return <p className="text-muted">{t("documents.none", { label })}</p>;
  return (
    <section aria-label={label} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div data-print className="rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12">
        <MarkdownView markdown={markdown} lang={lang} />
      </div>
      <div className="hidden content-start gap-3 md:grid md:max-lg:order-first md:max-lg:grid-cols-3 lg:sticky lg:top-6 lg:self-start">
        <Button kind="primary" icon="download" busy={saving === "pdf"} onClick={savePdf}>
          {t("actions.save")}
        </Button>
        <Button icon="file" busy={saving === "docx"} onClick={saveDocx}>
          {t("actions.saveDocx")}
        </Button>
        <Button icon="copy" onClick={copy}>
          {t("actions.copy")}
        </Button>
        <p className="text-xs text-muted md:max-lg:col-span-3">{t("actions.pdfNote")}</p>
      </div>
    </section>
  );
}
