import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "~/core/locale";

export const resultTexts = [
  "results",
  "asking",
  "summary",
  "rubric",
  "reasons",
  "errors",
  "tailoring",
] as const;

export function useWords(): Translate {
  const { t } = useTranslation(resultTexts);
  return useMemo(() => (key, values) => String(Reflect.apply(t, undefined, [key, values ?? {}])), [t]);
}
