import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { OwnWork } from "./diff-rows";
import { useEditing } from "./use-editing";

/** What its owner did to a line or a place, and the way back. */
export function OwnNote({ work: { ids, before, done } }: { work: OwnWork }) {
  const { t, i18n } = useTranslation("results");
  const { takeBack } = useEditing();
  return (
    <div
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="flex flex-wrap items-center gap-x-3 border-l-2 border-accent pl-3 text-xs"
    >
      <p className="text-muted">{t(`edit.own.${done}`)}</p>
      <button
        type="button"
        data-back={ids[0]}
        aria-label={t(`edit.back.${done}One`, { text: before })}
        onClick={() => takeBack(ids)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium underline decoration-edge underline-offset-4 hover:decoration-ink lg:min-h-7"
      >
        <Icon name="undo" size={14} />
        {t(`edit.back.${done}`)}
      </button>
    </div>
  );
}
