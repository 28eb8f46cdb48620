import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { DraftNotices } from "../drafts/DraftNotices";
import { DraftStateLine } from "../drafts/DraftStateLine";
import { useDraft } from "../drafts/use-draft";
import { CopyMessage } from "./CopyMessage";
import { EditorDialogs, loadDialog, type OpenDialog } from "./EditorDialogs";
import { FirstSteps } from "./FirstSteps";
import { LookBar } from "./LookBar";
import { MoreMenu } from "./MoreMenu";
import { NextStep } from "./NextStep";
import { Notice } from "./Notice";
import { PreviewPane } from "./PreviewPane";
import { ProblemsButton } from "./ProblemsButton";
import { StatusLine } from "./StatusLine";
import { Toolbar } from "./Toolbar";
import { TopBar } from "./TopBar";
import { useArticlePreview } from "./use-article-preview";
import { useArticleWords } from "./use-article-words";
import { useCopy } from "./use-copy";
import { useCount } from "./use-count";
import { useDownloads } from "./use-downloads";
import { useDraftText } from "./use-draft-text";
import { useEditing } from "./use-editing";
import { useEditorKeys } from "./use-editor-keys";
import { useLook } from "./use-look";
import { useMedia } from "./use-media";
import { useNotice } from "./use-notice";
import { useProblems } from "./use-problems";
import { useScrollSync } from "./use-scroll-sync";
import { useVisibleHeight } from "./use-visible-height";
import { loadExample, useWarmUp } from "./use-warm-up";

const areas =
  "grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'top'_'notices'_'look'_'panes'_'status'_'tools'] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_minmax(0,1fr)_auto] lg:[grid-template-areas:'top_top'_'notices_notices'_'tools_look'_'panes_panes'_'status_status']";

/** The editor: text and live preview side by side on a wide screen, one of them on a narrow one. */
export function EditorScreen({ wechat }: { wechat?: string }) {
  const { t, i18n } = useTranslation("editor");
  const field = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { notice, tell, close } = useNotice();
  const [look, setLook] = useLook(() => tell("lookNotKept"));

  const draft = useDraft();
  const { draftKey, state } = draft;
  const readOnly = draft.readOnly && state.kind !== "loading";
  const { preview, status } = useArticlePreview(host, { ...look, words: useArticleWords() });
  const copying = useCopy(preview, status, tell);
  const { saveMarkdown, saveHtml } = useDownloads(copying.shownArticle, tell);
  const problems = useProblems(preview, status);
  const [count, recount] = useCount(field);
  const isFresh = isEmpty && !readOnly && state.kind !== "loading";
  const isWide = useMedia("(min-width: 64rem)");

  const { write, fieldKey } = useDraftText(field, draft, show);
  const { run, replaceAll } = useEditing(
    field,
    { onChange, onPictureFile: () => tell("pictureFile") },
    fieldKey,
  );
  useScrollSync({ field, pane, preview, lines: status.lines, draftKey, enabled: isWide && !previewing });
  useVisibleHeight();
  useWarmUp(preview, () => preview?.write(field.current?.value ?? ""));

  function show() {
    const text = field.current?.value ?? "";
    setIsEmpty(text.trim() === "");
    preview?.write(text);
    recount();
  }

  function onChange() {
    if (notice?.name === "blank") close();
    write();
    show();
  }

  const text = () => field.current?.value ?? "";

  /** Opens a dialog once it is there: one that does not come must not take the text with it. */
  function ask(name: Exclude<OpenDialog, null>) {
    loadDialog(name).then(
      () => setDialog(name),
      () => tell("notLoaded"),
    );
  }

  function startWithExample() {
    loadExample().then(
      ({ exampleArticle }) =>
        !text().trim() && replaceAll(exampleArticle(i18n.language === "zh" ? "zh" : "en")),
      () => tell("notLoaded"),
    );
  }

  function copy(anyway: boolean) {
    const dropped = problems.some(({ kind }) => kind !== "css");
    if (dropped && !anyway && text().trim()) return ask("beforeCopying");
    setDialog(null);
    void copying.copy(text());
  }

  useEditorKeys(screen, {
    onCopy: () => copy(false),
    onTools: () => tools.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
  });

  return (
    <div ref={screen} className={`grid h-full print:block print:h-auto ${areas}`}>
      <div className="min-w-0 [grid-area:top] print:hidden">
        <TopBar
          previewing={previewing}
          onPreview={() => setPreviewing(!previewing)}
          onCopy={() => copy(false)}
          copying={copying.isBusy}
          drafts={
            <Button
              kind="quiet"
              icon="file"
              aria-label={t("drafts")}
              onClick={() => ask("drafts")}
              className="max-sm:px-3"
            >
              <span className="max-sm:sr-only">{t("drafts")}</span>
            </Button>
          }
          more={
            <MoreMenu
              field={field}
              onDownload={(kind) => (kind === "md" ? saveMarkdown(text()) : void saveHtml(text()))}
              onShortcuts={() => ask("shortcuts")}
              wechat={wechat}
              onNotLoaded={() => tell("notLoaded")}
            />
          }
        />
      </div>
      <div className="min-w-0 [grid-area:notices] print:hidden">
        <DraftNotices
          draft={draft}
          onVersions={() => ask("versions")}
          onDownload={() => saveMarkdown(text())}
        />
        <div role="status">{notice && <Notice notice={notice} onClose={close} />}</div>
      </div>
      <div
        ref={tools}
        className={`min-w-0 border-line bg-paper [grid-area:tools] print:hidden max-lg:border-t lg:border-b ${previewing ? "max-lg:hidden" : ""}`}
      >
        <Toolbar disabled={previewing || readOnly} onCommand={run} />
      </div>
      <div
        className={`min-w-0 border-b border-line bg-paper [grid-area:look] print:hidden lg:flex lg:items-center ${previewing ? "" : "max-lg:hidden"}`}
      >
        <LookBar look={look} onLook={setLook} onCss={() => ask("css")} />
      </div>
      <div
        className={`relative grid min-w-0 print:block grid-rows-[minmax(0,1fr)] [grid-area:panes] ${previewing ? "" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"}`}
      >
        <textarea
          key={fieldKey}
          ref={field}
          defaultValue={draft.initialText}
          readOnly={readOnly}
          hidden={previewing}
          aria-label={t("text.label")}
          placeholder={t("text.placeholder")}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="size-full resize-none print:hidden overflow-y-scroll bg-raised p-4 font-mono text-base outline-none focus-visible:shadow-[inset_0_2px_0_var(--accent)] [overflow-wrap:break-word] lg:px-8 lg:py-6"
        />
        {isFresh && !previewing && (
          <Button icon="file" onClick={startWithExample} className="absolute bottom-4 left-4 lg:hidden">
            {t("first.example")}
          </Button>
        )}
        <div
          className={`min-h-0 min-w-0 border-line print:block! print:border-0 ${previewing ? "" : "max-lg:hidden lg:border-l"}`}
        >
          <PreviewPane
            pane={pane}
            host={host}
            width={look.width}
            status={status}
            isEmpty={isEmpty}
            firstSteps={isFresh && <FirstSteps onExample={startWithExample} />}
          />
        </div>
      </div>
      <div className="min-w-0 [grid-area:status] print:hidden">
        <StatusLine
          count={count}
          saved={<DraftStateLine state={state} />}
          next={copying.hasCopied && wechat && <NextStep to={wechat} />}
          problems={<ProblemsButton count={problems.length} onOpen={() => ask("problems")} />}
        />
      </div>
      <CopyMessage shown={copying.isCopied} />
      <EditorDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        draft={draft}
        look={look}
        onLook={setLook}
        problems={problems}
        onCopyAnyway={() => copy(true)}
      />
    </div>
  );
}
