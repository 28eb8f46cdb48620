import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice, type NoticeTone } from "./Notice";
import { StatusLine } from "./StatusLine";
import { Toolbar } from "./Toolbar";
import { TopBar } from "./TopBar";
import { useCount } from "./use-count";
import { useEditing } from "./use-editing";

/** The editor: text and live preview side by side on a wide screen, one of them on a narrow one. */
export function EditorScreen() {
  const { t } = useTranslation("editor");
  const field = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [notice, setNotice] = useState<{ text: string; tone: NoticeTone } | null>(null);
  const [count, recount] = useCount(field);
  const { run } = useEditing(field, {
    onChange: recount,
    onPictureFile: () => setNotice({ text: t("notice.pictureFile"), tone: "neutral" }),
  });

  return (
    <div className="flex h-dvh flex-col lg:h-full">
      <TopBar
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
        onCopy={recount}
        copying={false}
        drafts={null}
        more={null}
      />
      <div aria-live="polite">{notice && <Notice {...notice} onClose={() => setNotice(null)} />}</div>
      <div className="order-last border-t border-line bg-paper lg:order-none lg:border-t-0 lg:border-b">
        <Toolbar disabled={previewing} onCommand={run} />
      </div>
      <div className="grid min-h-0 flex-1 lg:grid-cols-2">
        <textarea
          ref={field}
          aria-label={t("text.label")}
          placeholder={t("text.placeholder")}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          hidden={previewing}
          className="size-full resize-none bg-raised p-4 font-mono text-base outline-none lg:px-8"
        />
      </div>
      <StatusLine count={count} saved={null} problems={null} />
    </div>
  );
}
