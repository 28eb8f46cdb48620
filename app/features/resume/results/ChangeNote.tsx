import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { formatReason } from "../rewriting/modification-reasons";
import type { Change } from "./diff-rows";
import { useWords } from "./use-words";

type ChangeNoteProps = {
  change: Change;
  /** Whether it was proposed as one that is not made: it would cost points or say less. */
  declined: boolean;
  onDecide: (ids: string[], accept: boolean) => void;
  children?: ReactNode;
};

const choice =
  "inline-flex min-h-11 items-center gap-1.5 px-3 text-xs font-medium transition-colors lg:min-h-8 lg:px-2.5";

export function ChangeNote({ change, declined, onDecide, children }: ChangeNoteProps) {
  const { number, edit, rejected } = change;
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const told = new Set(edit.edit.reasons.map((reason) => formatReason(words, reason)));
  const reasons = [...told].join(i18n.language === "zh" ? "" : " ");
  return (
    <fieldset
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="grid grid-cols-[1.25rem_1fr] gap-x-2 border-l-2 border-ink py-0.5 pl-3 data-rejected:border-edge"
      data-rejected={rejected || undefined}
    >
      <legend className="sr-only">{t("changes.note", { number })}</legend>
      <span aria-hidden="true" className="font-sans text-sm font-medium tabular-nums">
        {number}
      </span>
      <div className="grid justify-items-start gap-1.5">
        {children}
        <p className={`text-xs ${rejected ? "text-muted" : "text-ink"}`}>{reasons}</p>
        {declined && rejected && <p className="text-xs text-caution">{t("changes.declined")}</p>}
        <div className="needs-script inline-flex overflow-hidden rounded-control border border-edge">
          <button
            type="button"
            aria-pressed={!rejected}
            aria-label={t("changes.acceptOne", { number })}
            onClick={() => onDecide([edit.id], true)}
            className={`${choice} ${rejected ? "text-muted hover:bg-ink-soft" : "bg-good-soft text-good"}`}
          >
            <Icon name="check" size={14} />
            {t("changes.accept")}
          </button>
          <button
            type="button"
            aria-pressed={rejected}
            aria-label={t("changes.rejectOne", { number })}
            onClick={() => onDecide([edit.id], false)}
            className={`${choice} border-l border-edge ${rejected ? "bg-bad-soft text-bad" : "text-muted hover:bg-ink-soft"}`}
          >
            <Icon name="close" size={14} />
            {t("changes.reject")}
          </button>
        </div>
      </div>
    </fieldset>
  );
}
