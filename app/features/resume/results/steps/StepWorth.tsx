import { useTranslation } from "react-i18next";

/** In points. */
export function StepWorth({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation("results");
  return (
    <span className="font-serif text-lg font-bold whitespace-nowrap text-accent tabular-nums">
      +{from === to ? to : `${from}–${to}`}
      <span className="sr-only"> {t("next.points", { count: to })}</span>
    </span>
  );
}
