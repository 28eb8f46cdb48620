import { useTranslation } from "react-i18next";
import type { Resume } from "~/core/resume";
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

export function DoubtPanel({ resume, isScored, mends, onMend, onUnmend }: DoubtPanelProps) {
  const { t } = useTranslation("results");
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
    <section aria-labelledby="doubts-title" className="wrap pt-12">
      <h2 id="doubts-title" className="display text-xl">
        {t("doubts.title")}
      </h2>
      <p role="status" className="measure pt-1 pb-4 text-sm text-muted">
        {open > 0
          ? t(isScored ? "doubts.intro" : "doubts.introUnscored", { count: open })
          : t(isScored ? "doubts.settled" : "doubts.noResume")}
      </p>
      <ul className="border-b border-line">{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-edge underline-offset-4 group-open:hidden hover:decoration-ink [&::-webkit-details-marker]:hidden">
            {t("doubts.more", { count: items.length - SHOWN })}
          </summary>
          <ul className="border-b border-line">{items.slice(SHOWN)}</ul>
        </details>
      )}
    </section>
  );
}
