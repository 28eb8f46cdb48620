import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleWords } from "../article/preview/preview.client";

/** The words that rendering adds to an article, in the language of the page; the same object until it changes. */
export function useArticleWords(): ArticleWords {
  const { t } = useTranslation("article");
  return useMemo(
    () => ({
      notes: { title: t("notes"), titleWithWords: t("notesWithWords") },
      alerts: {
        note: t("alerts.note"),
        tip: t("alerts.tip"),
        important: t("alerts.important"),
        warning: t("alerts.warning"),
        caution: t("alerts.caution"),
      },
    }),
    [t],
  );
}
