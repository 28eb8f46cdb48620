import type { TFunction } from "i18next";

type Standing = {
  before: number;
  after: number;
  /** What it would be without the owner's own changes, where that is known. */
  unaided?: number | null;
  turnedDown: number;
  /** How often its owner changed it by hand. */
  own: number;
};

/** Nothing on the screen may contradict it: what was gained by whom, or why nothing was. */
export function titleOf(t: TFunction<"results">, standing: Standing): string {
  const { before, after, unaided, turnedDown, own } = standing;
  const gained = after - before;
  const isOwners = own > 0 && after > (unaided ?? before);
  if (gained > 0) return t(isOwners ? "title.own" : "title.better", { count: gained });
  if (gained < 0) return t("title.lower", { count: -gained });
  return t(turnedDown > 0 || own > 0 ? "title.unchanged" : "title.same");
}
