import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { sampleChecks } from "./sample-score";

const styles = {
  passed: { icon: "check", tone: "text-good" },
  partly: { icon: "minus", tone: "text-caution" },
  failed: { icon: "close", tone: "text-bad" },
} as const;

export function ScoreSample() {
  const { t } = useTranslation("offerwink");
  return (
    <figure>
      <figcaption className="sr-only">{t("features.score.caption")}</figcaption>
      <ul className="border-t border-line">
        {sampleChecks.map(({ id, outcome, points, weight, quote }) => (
          <li key={id} className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 border-b border-line py-4">
            <span className={`pt-1 ${styles[outcome].tone}`}>
              <Icon name={styles[outcome].icon} />
              <span className="sr-only">{t(`features.score.${outcome}`)}</span>
            </span>
            <span>{t(`features.score.${id}`)}</span>
            <span className="tabular-nums">
              <span className="font-serif text-lg font-bold">{points}</span>
              <span className="text-sm text-muted"> / {weight}</span>
            </span>
            {quote && (
              <span className="col-start-2 font-serif text-sm text-muted">
                {t(`features.score.${quote}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
