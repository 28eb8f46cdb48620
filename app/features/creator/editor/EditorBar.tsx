import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { MoreMenu } from "./MoreMenu";
import { TopBar } from "./TopBar";
import type { EditorTool } from "./use-editor-tool";

/** What is done with the whole article: see it, copy it, find another one, and the rest in a menu. */
export function EditorBar({ tool, wechat }: { tool: EditorTool; wechat: string | undefined }) {
  const { t } = useTranslation("editor");
  const { previewing, dialog } = tool;
  const chosen = useRef<HTMLInputElement>(null);

  function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    tool.openFiles([...(currentTarget.files ?? [])]);
    // The same files may be chosen again.
    currentTarget.value = "";
  }

  return (
    <>
      <input
        ref={chosen}
        type="file"
        hidden
        multiple
        accept=".md,.markdown,.txt,.zip,text/markdown,text/plain,application/zip"
        onChange={open}
      />
      <TopBar
        previewing={previewing}
        onPreview={() => tool.setPreviewing(!previewing)}
        onCopy={() => tool.copy(false)}
        copying={tool.copying.isBusy}
        drafts={
          <Button
            kind="quiet"
            icon="file"
            aria-label={t("drafts")}
            onClick={() => dialog.ask("drafts")}
            className="max-sm:px-3"
          >
            <span className="max-sm:sr-only">{t("drafts")}</span>
          </Button>
        }
        more={
          <MoreMenu
            field={tool.field}
            onOpen={() => chosen.current?.click()}
            onDownload={tool.download}
            onPrint={tool.print}
            onShortcuts={() => dialog.ask("shortcuts")}
            wechat={wechat}
            onNotLoaded={tool.onNotLoaded}
          />
        }
      />
    </>
  );
}
