import { useTranslation } from "react-i18next";
import { isLocale } from "~/core/locale";
import { fileName } from "../article/copy/file-name";
import { saveFile } from "../article/copy/save-file.client";
import { titleOf } from "./drafts/record";
import { noticeOf, type ShownArticle } from "./use-copy";
import type { NoticeName } from "./use-notice";

export const loadFiles = () => import("../article/copy/html-document.client");

/** Saves the text as Markdown, or the article as a page that looks the same anywhere. */
export function useDownloads(shownArticle: () => Promise<ShownArticle>, tell: (notice: NoticeName) => void) {
  const { t, i18n } = useTranslation("editor");

  function titled(text: string): string {
    return titleOf(text) || t("download.name");
  }

  function saveMarkdown(text: string): void {
    saveFile(fileName(titled(text), "md"), new Blob([text], { type: "text/markdown;charset=utf-8" }));
  }

  async function saveHtml(text: string): Promise<void> {
    const title = titled(text);
    const locale = isLocale(i18n.language) ? i18n.language : "en";
    try {
      const { htmlFile } = await loadFiles();
      const shown = await shownArticle();
      saveFile(fileName(title, "html"), await htmlFile({ ...shown, title, locale }));
      if (shown.sources.length > 0) tell("tooComplexSaved");
    } catch (error) {
      tell(noticeOf(error));
    }
  }

  return { saveMarkdown, saveHtml };
}
