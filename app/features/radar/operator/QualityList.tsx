import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { durationText } from "../status/status-words";
import type { Quality } from "./quality";

/** The figures of a source in 30 days. */
export function QualityList({ quality }: { quality: Quality }) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const shareText = (share: number | null) => (share === null ? "" : ` · ${percent.format(share)}`);
  const { readings, failures, fresh, taken, takenShare, opened, kept, likes, dislikes } = quality;
  const { repeats, repeatShare, lateMs } = quality;
  const figures = {
    readings: t("quality.failuresOf", { readings, failures }),
    fresh: number.format(fresh),
    taken: number.format(taken) + shareText(takenShare),
    repeats: number.format(repeats) + shareText(repeatShare),
    opened: number.format(opened),
    kept: number.format(kept),
    votes: t("quality.votesOf", { likes, dislikes }),
    late: lateMs === null ? t("quality.unknown") : durationText(lateMs, locale),
  };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className="grid content-start gap-0.5 border-l border-line pl-4">
          <dt className="text-sm text-muted">{t(`quality.${name}`)}</dt>
          <dd className="tabular-nums">{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
