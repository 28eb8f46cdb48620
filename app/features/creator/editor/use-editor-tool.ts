import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "./drafts/use-draft";
import { useArticlePreview } from "./use-article-preview";
import { useArticleWords } from "./use-article-words";
import { noticeOf, useCopy } from "./use-copy";
import { useCount } from "./use-count";
import { useDialog } from "./use-dialog";
import { useDownloads } from "./use-downloads";
import { useDraftText } from "./use-draft-text";
import { useEditing } from "./use-editing";
import { useEditorKeys } from "./use-editor-keys";
import { useManualCopy } from "./use-manual-copy";
import { useMedia } from "./use-media";
import { useNotice } from "./use-notice";
import { useOpenedFiles } from "./use-opened-files";
import { loadExample, useWarmUp } from "./use-preload";
import { usePrint } from "./use-print";
import { useProblems } from "./use-problems";
import { useScrollSync } from "./use-scroll-sync";
import { useLook } from "./use-theme-settings";
import { useVisibleHeight } from "./use-visible-height";

/** Everything the editor knows and does; the screen shows it. */
export function useEditorTool() {
  const { i18n } = useTranslation("editor");
  const screen = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const { notice, tell, close: closeNotice } = useNotice();
  const onNotLoaded = () => tell("notLoaded");
  const dialog = useDialog(onNotLoaded);
  const [look, setLook] = useLook(() => tell("lookNotKept"));

  const draft = useDraft();
  const isLoading = draft.state.kind === "loading";
  const readOnly = draft.readOnly && !isLoading;
  const { preview, status } = useArticlePreview(host, { ...look, words: useArticleWords() });
  const copying = useCopy(preview, tell);
  const { saveMarkdown, saveHtml } = useDownloads(copying.shownArticle, tell);
  const openFiles = useOpenedFiles(draft.session, tell, dialog.closeDrafts);
  const print = usePrint(copying.shownArticle, tell);
  const problems = useProblems(preview, status);
  const [count, recount] = useCount(field);
  const isWide = useMedia("(min-width: 64rem)");
  const selectAll = useManualCopy({
    ...copying,
    onShow: () => isWide || setPreviewing(true),
    onCopied: () => {
      closeNotice();
      copying.tellCopied();
    },
    onProblem: (error) => tell(noticeOf(error)),
    tell,
  });

  const { write, fieldKey } = useDraftText(field, draft, show);
  const { run, replaceAll } = useEditing(
    field,
    { onChange, onPictureFile: () => tell("pictureFile"), onNotLoaded },
    fieldKey,
  );
  const { lines } = status;
  useScrollSync({ field, pane, preview, lines, draftKey: draft.draftKey, enabled: isWide && !previewing });
  useVisibleHeight();
  useWarmUp(preview, () => preview?.write(text()));
  useEditorKeys(screen, {
    onCopy: () => copy(false),
    onTools: () => tools.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
  });

  function text(): string {
    return field.current?.value ?? "";
  }

  function show(): void {
    setIsEmpty(text().trim() === "");
    preview?.write(text());
    recount();
  }

  function onChange(): void {
    if (notice?.name === "blank") closeNotice();
    write();
    show();
  }

  function startWithExample(): void {
    loadExample().then(({ exampleArticle }) => {
      if (!text().trim()) replaceAll(exampleArticle(i18n.language === "zh" ? "zh" : "en"));
    }, onNotLoaded);
  }

  /** Copies the article; what WeChat will drop of it is shown first, unless it is to be copied anyway. */
  function copy(anyway: boolean) {
    const dropped = problems.some(({ kind }) => kind !== "css");
    if (dropped && !anyway && text().trim()) return dialog.ask("beforeCopying");
    dialog.close();
    void copying.copy(text());
  }

  function showDrafts(): void {
    closeNotice();
    dialog.ask("drafts");
  }

  function download(kind: "md" | "html"): void {
    if (kind === "md") saveMarkdown(text());
    else void saveHtml(text());
  }

  return {
    ...{ screen, tools, field, fieldKey, pane, host, previewing, setPreviewing },
    ...{ draft, readOnly, isEmpty, isFresh: isEmpty && !readOnly && !isLoading, count, status, problems },
    ...{ look, setLook, notice, closeNotice, dialog, onNotLoaded },
    ...{ run, copying, copy, selectAll, openFiles, download, print, startWithExample, showDrafts },
  };
}

export type EditorTool = ReturnType<typeof useEditorTool>;
