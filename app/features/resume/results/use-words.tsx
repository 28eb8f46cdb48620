import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "~/core/locale";

export function useWords(): Translate {
  const { t } = useTranslation(["results", "asking", "summary", "rubric", "reasons", "errors", "tailoring"]);
  return useMemo(() => (key, values) => String(Reflect.apply(t, undefined, [key, values ?? {}])), [t]);
}
