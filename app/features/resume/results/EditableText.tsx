import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Line } from "~/core/resume";
import { TextEditor } from "./TextEditor";
import { ToolMenu } from "./ToolMenu";
import { toolsOfLine } from "./tools";
import { useEditing } from "./use-editing";

type EditableTextProps = {
  line: Line;
  /** Whether it fills its row, and not only a part of it. */
  isWhole: boolean;
  children: ReactNode;
};

/** A text of the resume that is written over where it stands. */
export function EditableText({ line, isWhole, children }: EditableTextProps) {
  const { t, i18n } = useTranslation("results");
  const { decisions, rows, draft, begin, commit, cancel } = useEditing();
  if (draft?.kind === "write" && draft.line === line.id) {
    return (
      <TextEditor
        text={line.text}
        label={t("edit.label")}
        onSave={commit}
        onCancel={cancel}
        tools={(typed) => (
          <ToolMenu
            label={t("edit.more")}
            ids={[]}
            tools={() => toolsOfLine(decisions.resume, rows, line.id)}
            onUse={() => typed.trim() !== line.text && commit(typed, true)}
          />
        )}
      />
    );
  }
  return (
    <button
      type="button"
      data-line={line.id}
      onClick={() => begin({ kind: "write", line: line.id })}
      className={`min-h-6 cursor-text rounded-sm text-left [overflow-wrap:anywhere] decoration-edge decoration-dotted underline-offset-4 transition-colors hover:bg-ink-soft ${isWhole ? "-my-1.5 block w-full py-1.5 lg:-my-1 lg:py-1" : ""}`}
    >
      <span lang={i18n.language === "zh" ? "zh-CN" : "en"} className="sr-only">
        {t("edit.start")}{" "}
      </span>
      {children}
    </button>
  );
}
