import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The score beside what is being worked on, and what the last step made of it. */
export function ScoreNow({ score, className }: { score: number; className?: string }) {
  const { t } = useTranslation("results");
  const [seen, setSeen] = useState({ score, moved: 0 });
  if (seen.score !== score) setSeen({ score, moved: score - seen.score });
  const { moved } = seen;
  return (
    <p className={`text-xs whitespace-nowrap text-muted tabular-nums ${className ?? ""}`}>
      {t("score.now", { score })}
      {moved !== 0 && (
        <strong className={moved > 0 ? "text-accent" : "text-bad"}>
          {" "}
          {moved > 0 ? "+" : "−"}
          {Math.abs(moved)}
        </strong>
      )}
    </p>
  );
}
