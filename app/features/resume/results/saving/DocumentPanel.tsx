import { useTranslation } from "react-i18next";
import { MarkdownView } from "~/ui/MarkdownView";

type DocumentPanelProps = { label: string; lang?: "en" | "zh"; markdown: string; none?: string };

/** A text of the result as it is read. */
export function DocumentPanel({ label, lang, markdown, none }: DocumentPanelProps) {
  const { t } = useTranslation("results");
  if (markdown.trim() === "") return <p className="text-muted">{none ?? t("documents.none", { label })}</p>;
  return (
    <section
      aria-label={label}
      data-print
      className="mx-auto w-full max-w-3xl rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12"
    >
      <MarkdownView markdown={markdown} lang={lang} />
    </section>
  );
}
