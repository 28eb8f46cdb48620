import type { Translate } from "~/core/locale";
import type { Reason } from "~/core/resume";
import type { Check } from "../../report";

/** What a check says of this resume, from the published rubric. */
export function checkMessage(t: Translate, { id, outcome, values }: Check): string {
  return outcome === "notGraded" ? t("rubric:notGraded") : t(`rubric:checks.${id}.${outcome}`, values);
}

/** Why a line was changed: an outside analyst's own words, else those of the rule. */
export function reasonText(t: Translate, { rule, text, values }: Reason): string {
  return text ?? t(`reasons:${rule}`, values);
}

/** Points with at most one decimal. */
export function points(value: number): string {
  return String(Math.round(value * 10) / 10);
}
