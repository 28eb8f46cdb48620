import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { AcceptedEdit } from "../report";
import { formatReason } from "../rewriting/modification-reasons";
import { Comparison } from "./Comparison";
import type { Decisions } from "./use-decisions";
import { useWords } from "./use-words";

type ProposedChangeProps = {
  edit: AcceptedEdit;
  /** What it makes of the line that is shown. */
  before: string;
  after: string;
  language: string;
  decisions: Decisions;
};

const choice =
  "inline-flex min-h-11 items-center gap-1.5 px-4 text-sm font-medium transition-colors md:pointer-fine:min-h-9";

/** A change that we propose, with its reason, and the choice about it. */
export function ProposedChange({ edit, before, after, language, decisions }: ProposedChangeProps) {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const name = useId();
  const { report, rejected, decide } = decisions;
  const isRejected = rejected.has(edit.id);
  const told = new Set(edit.edit.reasons.map((reason) => formatReason(words, reason)));
  return (
    <section aria-labelledby={name} className="grid justify-items-start gap-2">
      <h3 id={name} className="text-xs font-medium text-muted">
        {t(edit.edit.kind === "group" ? "changes.sameIn" : "changes.one", {
          count: edit.edit.kind === "group" ? edit.edit.edits.length : 1,
        })}
      </h3>
      <div lang={language}>
        <Comparison before={before} after={after} />
      </div>
      <p className="text-sm">{[...told].join(i18n.language === "zh" ? "" : " ")}</p>
      {report.declined.includes(edit.id) && isRejected && (
        <p className="text-xs text-caution">{t("changes.declined")}</p>
      )}
      <div className="needs-script inline-flex overflow-hidden rounded-control border border-edge">
        <button
          type="button"
          aria-pressed={!isRejected}
          onClick={() => decide([edit.id], true)}
          className={`${choice} ${isRejected ? "text-muted hover:bg-ink-soft" : "bg-good-soft text-good"}`}
        >
          <Icon name="check" size={16} />
          {t("changes.accept")}
        </button>
        <button
          type="button"
          aria-pressed={isRejected}
          onClick={() => decide([edit.id], false)}
          className={`${choice} border-l border-edge ${isRejected ? "bg-bad-soft text-bad" : "text-muted hover:bg-ink-soft"}`}
        >
          {t("changes.reject")}
        </button>
      </div>
    </section>
  );
}
