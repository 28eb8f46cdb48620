import { CopyMessage } from "./CopyMessage";
import { DraftNotices } from "./drafts/DraftNotices";
import { DraftStateLine } from "./drafts/DraftStateLine";
import { EditorBar } from "./EditorBar";
import { EditorDialogs } from "./EditorDialogs";
import { FirstSteps } from "./FirstSteps";
import { NextStep } from "./NextStep";
import { Notice } from "./Notice";
import { PreviewPane } from "./PreviewPane";
import { ProblemsButton } from "./ProblemsButton";
import { StatusLine } from "./StatusLine";
import { TextPane } from "./TextPane";
import { LookBar } from "./ThemeBar";
import { Toolbar } from "./Toolbar";
import { useEditorTool } from "./use-editor-tool";

const areas =
  "grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'top'_'notices'_'look'_'panes'_'status'_'tools'] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_minmax(0,1fr)_auto] lg:[grid-template-areas:'top_top'_'notices_notices'_'tools_look'_'panes_panes'_'status_status']";

/** The editor: text and live preview side by side on a wide screen, one of them on a narrow one. */
export function EditorScreen({ wechat }: { wechat?: string }) {
  const tool = useEditorTool();
  const { previewing, draft, look, status, notice, dialog, copying, problems } = tool;
  return (
    <div ref={tool.screen} className={`grid h-full print:block print:h-auto ${areas}`}>
      <div className="min-w-0 [grid-area:top] print:hidden">
        <EditorBar tool={tool} wechat={wechat} />
      </div>
      <div className="min-w-0 [grid-area:notices] print:hidden">
        <DraftNotices
          draft={draft}
          onVersions={() => dialog.ask("versions")}
          onDownload={() => tool.download("md")}
        />
        <div role="status">
          {notice && (
            <Notice
              notice={notice}
              onSelect={tool.selectAll}
              onDrafts={tool.showDrafts}
              onClose={tool.closeNotice}
            />
          )}
        </div>
      </div>
      <div
        ref={tool.tools}
        className={`min-w-0 border-line bg-paper [grid-area:tools] print:hidden max-lg:border-t lg:border-b ${previewing ? "max-lg:hidden" : ""}`}
      >
        <Toolbar disabled={previewing || tool.readOnly} onCommand={tool.run} />
      </div>
      <div
        className={`min-w-0 border-b border-line bg-paper [grid-area:look] print:hidden lg:flex lg:items-center ${previewing ? "" : "max-lg:hidden"}`}
      >
        <LookBar look={look} onLook={tool.setLook} onCss={() => dialog.ask("css")} />
      </div>
      <div
        className={`relative grid min-w-0 print:block grid-rows-[minmax(0,1fr)] [grid-area:panes] ${previewing ? "" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"}`}
      >
        <TextPane tool={tool} />
        <div
          className={`min-h-0 min-w-0 border-line print:block! print:border-0 ${previewing ? "" : "max-lg:hidden lg:border-l"}`}
        >
          <PreviewPane
            pane={tool.pane}
            host={tool.host}
            width={look.width}
            status={status}
            isEmpty={tool.isEmpty}
            firstSteps={tool.isFresh && <FirstSteps onExample={tool.startWithExample} />}
          />
        </div>
      </div>
      <div className="min-w-0 [grid-area:status] print:hidden">
        <StatusLine
          count={tool.count}
          saved={<DraftStateLine state={draft.state} />}
          next={copying.hasCopied && wechat && <NextStep to={wechat} />}
          problems={<ProblemsButton count={problems.length} onOpen={() => dialog.ask("problems")} />}
        />
      </div>
      <CopyMessage shown={copying.isCopied} />
      <EditorDialogs
        open={dialog.open}
        onClose={dialog.close}
        draft={draft}
        look={look}
        onLook={tool.setLook}
        problems={problems}
        onCopyAnyway={() => tool.copy(true)}
      />
    </div>
  );
}
