import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";
import { ScoreDial } from "~/ui/ScoreDial";

type ScoreProps = { score: number; reason: string | null; lang: Locale };

export function Score({ score, reason, lang }: ScoreProps) {
  const { t } = useTranslation("story");
  return (
    <section
      aria-labelledby="score"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2"
    >
      <ScoreDial score={score} label={t("score.label", { score })} isLarge />
      <div className="grid gap-1">
        <h2 id="score" className="text-sm font-medium">
          {t("score.title")}
        </h2>
        {reason && (
          <p lang={lang} className="text-sm text-muted [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
      </div>
    </section>
  );
}
