import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { AcceptedEdit } from "../../report";
import { formatReason } from "../../rewriting/modification-reasons";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";
import { Comparison } from "./Comparison";

type ProposedChangeProps = {
  edit: AcceptedEdit;
  before: string;
  after: string;
  decisions: Pick<Decisions, "report" | "rejected" | "decide" | "lang">;
};

const choice =
  "inline-flex min-h-11 items-center gap-1.5 px-4 text-sm font-medium transition-colors md:pointer-fine:min-h-9";

export function ProposedChange({ edit, before, after, decisions }: ProposedChangeProps) {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const { report, rejected, decide, lang } = decisions;
  const isRejected = rejected.has(edit.id);
  const told = new Set(edit.edit.reasons.map((reason) => formatReason(words, reason)));
  const title =
    edit.edit.kind === "group" ? t("changes.sameIn", { count: edit.edit.edits.length }) : t("changes.one");
  return (
    <ChangeCard {...{ title, before, after, lang }}>
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
    </ChangeCard>
  );
}

type ChangeCardProps = { title: string; before: string; after: string; lang: string; children: ReactNode };

export function ChangeCard({ title, before, after, lang, children }: ChangeCardProps) {
  const name = useId();
  return (
    <section aria-labelledby={name} className="grid justify-items-start gap-2">
      <h3 id={name} className="text-xs font-medium text-muted">
        {title}
      </h3>
      <div lang={lang}>
        <Comparison before={before} after={after} />
      </div>
      {children}
    </section>
  );
}
