import type { Translate } from "~/core/locale";
import type { Check } from "../report";

export function checkMessage(t: Translate, { id, outcome, values }: Check): string {
  return outcome === "notGraded" ? t("rubric:notGraded") : t(`rubric:checks.${id}.${outcome}`, values);
}

export function points(value: number): string {
  return String(Math.round(value * 10) / 10);
}
