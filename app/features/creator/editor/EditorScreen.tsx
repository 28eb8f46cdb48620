import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnstored } from "~/ui/browser/unstored";
import { useEditing } from "../text-field/use-editing";
import { DraftNotices } from "./drafts/panel/DraftNotices";
import { DraftStateLine } from "./drafts/panel/DraftStateLine";
import { useDraft } from "./drafts/session/use-draft";
import { EditorDialogs, useDialog } from "./EditorDialogs";
import { MoreMenu } from "./MoreMenu";
import { CopyMessage, Notice, useNotice } from "./Notice";
import { PreviewPane } from "./PreviewPane";
import { StatusLine, useCount } from "./StatusLine";
import { TextPane } from "./TextPane";
import { ThemeBar } from "./ThemeBar";
import { Toolbar } from "./Toolbar";
import { TopBar } from "./TopBar";
import { useCopy } from "./use-copy";
import { useExport } from "./use-export";
import { useOpenedFiles } from "./use-opened-files";
import { usePreview, useThemeSettings } from "./use-preview";
import { useProblems } from "./use-problems";
import { useEditorKeys, useViewport } from "./use-screen";
import { useScrollSync } from "./use-scroll-sync";

const areas =
  "grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'top'_'notices'_'theme'_'panes'_'status'_'tools'] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_minmax(0,1fr)_auto] lg:[grid-template-areas:'top_top'_'notices_notices'_'tools_theme'_'panes_panes'_'status_status']";

export function EditorScreen({ wechat }: { wechat?: string }) {
  const { i18n } = useTranslation("editor");
  const screen = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [notice, notify] = useNotice();
  const onNotLoaded = () => notify("notLoaded");
  const dialog = useDialog(onNotLoaded);
  const [themeSettings, setThemeSettings] = useThemeSettings(() => notify("themeNotStored"));

  const { draft, write, fieldKey } = useDraft(field, show);
  const isLoading = draft.state.kind === "loading";
  const readOnly = draft.readOnly && !isLoading;
  const isFresh = isEmpty && !readOnly && !isLoading;
  useUnstored(draft.state.kind === "saving" || (!isEmpty && (isLoading || draft.state.kind === "unsaved")));
  const [preview, status, openPreview] = usePreview({ field, host }, themeSettings);
  const isWide = useViewport();
  const copying = useCopy({ openPreview, notify, onShow: () => isWide || setPreviewing(true) });
  const { download, print } = useExport(copying.shownArticle, notify);
  const openFiles = useOpenedFiles(draft, notify, dialog.closeDrafts);
  const problems = useProblems(preview, status);
  const [count, recount] = useCount(field);
  const { run, replaceAll } = useEditing(
    field,
    { onChange, onPictureFile: () => notify("pictureFile"), onNotLoaded, onCommandsNotLoaded: onNotLoaded },
    fieldKey,
  );
  const { lines } = status;
  const isShown = status.state === "shown";
  const { draftKey } = draft;
  useScrollSync({ field, pane, preview, lines, isShown, draftKey, enabled: isWide && !previewing });
  useEditorKeys(screen, {
    onCopy: () => copy(false),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
  });

  function showPreview(): void {
    openPreview().catch(console.error);
  }

  function text(): string {
    return field.current?.value ?? "";
  }

  function show(): void {
    const isNowEmpty = text().trim() === "";
    setIsEmpty(isNowEmpty);
    if (preview) preview.write(text());
    else if (!isNowEmpty && status.state === "shown") showPreview();
    recount();
  }

  function onChange(): void {
    if (notice?.name === "blank") notify(null);
    write();
    show();
  }

  function startWithExample(): void {
    import("./example-article").then(({ exampleArticle }) => {
      if (!text().trim()) replaceAll(exampleArticle(i18n.language === "zh" ? "zh" : "en"));
    }, onNotLoaded);
  }

  function copy(anyway: boolean): void {
    const asksFirst = !anyway && text().trim() && problems.some(({ kind }) => kind !== "css");
    if (asksFirst) dialog.show("beforeCopying");
    else {
      dialog.close();
      void copying.copy(text());
    }
  }

  function showDrafts(): void {
    notify(null);
    dialog.show("drafts");
  }

  return (
    <div ref={screen} className={`grid h-full print:block print:h-auto ${areas}`}>
      <div className="min-w-0 [grid-area:top] print:hidden">
        <TopBar
          previewing={previewing}
          onPreview={() => setPreviewing(!previewing)}
          onCopy={() => copy(false)}
          copying={copying.isBusy}
          onDrafts={() => (draft.session || isLoading ? dialog.show("drafts") : onNotLoaded())}
          more={
            <MoreMenu
              field={field}
              onOpen={openFiles}
              onDownload={(kind) => void download(kind, text())}
              onPrint={print}
              onShortcuts={() => dialog.show("shortcuts")}
              wechat={wechat}
              onNotLoaded={onNotLoaded}
            />
          }
        />
      </div>
      <div className="min-w-0 [grid-area:notices] print:hidden">
        <DraftNotices
          draft={draft}
          onVersions={() => dialog.show("versions")}
          onDownload={() => void download("md", text())}
        />
        <div role="status">
          {notice && (
            <Notice
              notice={notice}
              onSelect={copying.select}
              onDrafts={showDrafts}
              onClose={() => notify(null)}
            />
          )}
        </div>
      </div>
      <div
        ref={toolbar}
        className={`min-w-0 border-line bg-paper [grid-area:tools] print:hidden max-lg:border-t lg:flex lg:items-center lg:border-b ${previewing ? "max-lg:hidden" : ""}`}
      >
        <Toolbar disabled={previewing || readOnly} onCommand={run} />
      </div>
      <div
        className={`min-w-0 border-b border-line bg-paper [grid-area:theme] print:hidden lg:flex lg:items-center ${previewing ? "" : "max-lg:hidden"}`}
      >
        <ThemeBar settings={themeSettings} onSettings={setThemeSettings} onCss={() => dialog.show("css")} />
      </div>
      <div
        className={`relative grid min-w-0 print:block grid-rows-[minmax(0,1fr)] [grid-area:panes] ${previewing ? "" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"}`}
      >
        <TextPane
          key={fieldKey}
          field={field}
          initialText={draft.initialText}
          readOnly={readOnly}
          hidden={previewing}
          onExample={isFresh ? startWithExample : undefined}
        />
        <div
          className={`min-h-0 min-w-0 border-line print:block! print:border-0 ${previewing ? "" : "max-lg:hidden lg:border-l"}`}
        >
          <PreviewPane
            pane={pane}
            host={host}
            width={themeSettings.width}
            status={status}
            isEmpty={isEmpty}
            onRetry={() => (preview ? preview.retry() : showPreview())}
            onExample={isFresh ? startWithExample : undefined}
          />
        </div>
      </div>
      <div data-page-foot className="min-w-0 [grid-area:status] print:hidden">
        <StatusLine
          count={count}
          saved={<DraftStateLine state={draft.state} />}
          problems={problems.length}
          onProblems={() => dialog.show("problems")}
          pasteAt={copying.hasCopied ? wechat : undefined}
        />
      </div>
      <CopyMessage shown={copying.isCopied} />
      <EditorDialogs
        open={dialog.open}
        onClose={dialog.close}
        draft={draft}
        themeSettings={themeSettings}
        onThemeSettings={setThemeSettings}
        problems={problems}
        onCopyAnyway={() => copy(true)}
      />
    </div>
  );
}
