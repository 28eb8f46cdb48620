import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Resume } from "~/core/resume";
import { Icon } from "~/ui/Icon";
import { doubtfulIn, type Mend } from "../revising/mends";
import { DoubtItem } from "./DoubtItem";

type DoubtPanelProps = {
  /** As it was read, before any mend. */
  resume: Resume;
  /** Whether it has a score now; much of it may be settled and still be no resume. */
  isScored: boolean;
  mends: Mend[];
  onMend: (mend: Mend) => void;
  onUnmend: (place: string) => void;
};

/** More than these open on demand: who has much to settle settles the first ones first. */
const SHOWN = 5;

/** One line that opens, so that the score and what can be done about it stand together. Without a score it is what there is to do. */
export function DoubtPanel({ resume, isScored, mends, onMend, onUnmend }: DoubtPanelProps) {
  const { t } = useTranslation("results");
  const [beginsOpen] = useState(!isScored);
  const doubtful = doubtfulIn(resume);
  if (doubtful.length === 0) return null;
  const mended = new Map(mends.map((mend) => [mend.place, mend]));
  const open = doubtful.filter(({ mend }) => !mended.has(mend.place)).length;
  const items = doubtful.map((doubt) => (
    <DoubtItem
      key={doubt.mend.place}
      doubt={doubt}
      mended={mended.get(doubt.mend.place) ?? null}
      language={resume.language}
      onMend={onMend}
      onUnmend={onUnmend}
    />
  ));
  return (
    <section aria-label={t("doubts.title")} className="wrap">
      <details open={beginsOpen} className="group/doubts border-b border-line">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
          <Icon
            name={open > 0 ? "question" : "check"}
            size={18}
            className={open > 0 ? "text-caution" : "text-good"}
          />
          <span className="font-medium">
            {open > 0 ? t("doubts.toCheck", { count: open }) : t("doubts.checked")}
          </span>
          <span className="text-muted max-sm:hidden">{t("doubts.title")}</span>
          <Icon name="chevronDown" size={18} className="ml-auto text-muted group-open/doubts:rotate-180" />
        </summary>
        <p role="status" className="measure pb-4 text-sm text-muted">
          {open > 0
            ? t(isScored ? "doubts.intro" : "doubts.introUnscored", { count: open })
            : t(isScored ? "doubts.settled" : "doubts.noResume")}
        </p>
        <ul>{items.slice(0, SHOWN)}</ul>
        {items.length > SHOWN && (
          <details className="group border-t border-line">
            <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-edge underline-offset-4 group-open:hidden hover:decoration-ink [&::-webkit-details-marker]:hidden">
              {t("doubts.more", { count: items.length - SHOWN })}
            </summary>
            <ul>{items.slice(SHOWN)}</ul>
          </details>
        )}
      </details>
    </section>
  );
}
