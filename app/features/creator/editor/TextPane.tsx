import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { EditorTool } from "./use-editor-tool";

/** The text as it is written, with the way to an example on a screen that shows no preview beside it. */
export function TextPane({ tool }: { tool: EditorTool }) {
  const { t } = useTranslation("editor");
  const { field, fieldKey, draft, readOnly, previewing } = tool;
  return (
    <>
      <textarea
        data-preserves-input
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
      {tool.isFresh && !previewing && (
        <Button icon="file" onClick={tool.startWithExample} className="absolute bottom-4 left-4 lg:hidden">
          {t("first.example")}
        </Button>
      )}
    </>
  );
}
