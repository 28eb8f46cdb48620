import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isLocale } from "~/core/locale";
import { fileName, saveFile } from "../article/copy/save-file.client";
import type { Notify } from "./Notice";
import { noticeOf, type ShownArticle } from "./use-copy";

export function useExport(shownArticle: () => Promise<ShownArticle>, notify: Notify) {
  const { t, i18n } = useTranslation("editor");
  const isPrinting = useRef(false);

  async function saveHtml(title: string): Promise<void> {
    const locale = isLocale(i18n.language) ? i18n.language : "en";
    try {
      const { htmlFile } = await import("../article/copy/wechat.client");
      const shown = await shownArticle();
      saveFile(fileName(title, "html"), await htmlFile({ ...shown, title, locale }));
      if (shown.sources.length > 0) notify("tooComplexSaved");
    } catch (error) {
      notify(noticeOf(error), { retry: () => void saveHtml(title) });
    }
  }

  /** A file can be saved without the code that finds its name. */
  async function download(kind: "md" | "html", text: string): Promise<void> {
    const record = await import("./drafts/storage/record").catch(console.error);
    const title = record?.titleOf(text) || t("download.name");
    if (kind === "html") void saveHtml(title);
    else saveFile(fileName(title, "md"), new Blob([text], { type: "text/markdown;charset=utf-8" }));
  }

  async function print(): Promise<void> {
    if (isPrinting.current) return;
    isPrinting.current = true;
    try {
      await shownArticle();
      await document.fonts.ready;
      // The menu that asked for it closes first.
      window.setTimeout(() => window.print());
    } catch (error) {
      notify(noticeOf(error));
    } finally {
      isPrinting.current = false;
    }
  }

  return { download, print };
}
