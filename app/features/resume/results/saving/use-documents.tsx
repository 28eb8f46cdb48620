import { useTranslation } from "react-i18next";
import { defaultDesign } from "../../export/sheet/templates";
import { detectLanguage } from "../../lexicon/detect-language";
import type { StoredResult } from "../store/save-result";
import type { ResultDocument } from "./use-document-actions";

type Documents = { resume: ResultDocument; interview: ResultDocument };
type Looks = Pick<ResultDocument, "design" | "uploadPages" | "isLocked">;

/** The texts as documents that can be saved. */
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
