import { useTranslation } from "react-i18next";
import { MarkdownView } from "~/ui/MarkdownView";
import { defaultDesign } from "../../export/sheet/templates";
import { detectLanguage } from "../../lexicon/detect-language";
import type { StoredResult } from "../store/save-result";
import type { ResultDocument } from "./use-document-actions";

type Documents = { resume: ResultDocument; interview: ResultDocument };
type Looks = Pick<ResultDocument, "design" | "uploadPages" | "isLocked">;

export function useDocuments(
  { resumeData, fileName }: StoredResult,
  texts: Record<keyof Documents, string>,
  looks?: Looks,
): Documents {
  const { t } = useTranslation("results");
  const document = (id: keyof Documents): ResultDocument => {
    const lang = resumeData.report?.resume.language ?? detectLanguage(texts[id]);
    const plain: Looks = { design: defaultDesign(lang), uploadPages: null, isLocked: false };
    return {
      ...(looks ?? plain),
      id,
      label: t(`documents.${id}`),
      markdown: texts[id],
      lang,
      fileName,
      source: { kind: "markdown" },
    };
  };
  return { resume: document("resume"), interview: document("interview") };
}

type DocumentPanelProps = { label: string; lang?: "en" | "zh"; markdown: string; none?: string };

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
