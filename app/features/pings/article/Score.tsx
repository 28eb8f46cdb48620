import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";

type ScoreProps = { score: number; reason: string | null; lang: Locale };

export function Score({ score, reason, lang }: ScoreProps) {
  const { t } = useTranslation("story");
  return (
    <section
      aria-labelledby="score"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2"
    >
      <svg role="img" aria-label={t("score.label", { score })} viewBox="0 0 72 72" className="size-18">
        <g fill="none" strokeWidth="3.5" strokeLinecap="round" transform="rotate(-90 36 36)">
          <circle cx="36" cy="36" r="33" stroke="var(--line)" />
          <circle
            cx="36"
            cy="36"
            r="33"
            stroke="var(--accent)"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            opacity={score > 0 ? 1 : 0}
          />
        </g>
        <text
          x="36"
          y="45"
          textAnchor="middle"
          fontSize="26"
          fill="var(--ink)"
          className="font-serif tabular-nums"
        >
          {score}
        </text>
      </svg>
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
