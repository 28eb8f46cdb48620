import type { TFunction } from "i18next";
import type { Moved } from "./judge";

/** What a preference moved by how much, in the words of the page. */
export function movedWords(t: TFunction<"pings">, { points, by }: Moved, language: string): string {
  const values = { points: Math.abs(points), by: by.join(language === "zh" ? "、" : ", ") };
  return points > 0 ? t("wishes.more", values) : t("wishes.less", values);
}
