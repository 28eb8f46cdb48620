import type { Translate } from "~/core/locale";

type Standing = {
  before: number;
  after: number;
  unaided?: number | null;
  turnedDown: number;
  own: number;
};

/** Nothing on the screen may contradict it: what was gained by whom, or why nothing was. */
export function titleOf(t: Translate, standing: Standing): string {
  const { before, after, unaided, turnedDown, own } = standing;
  const gained = after - before;
  const isOwners = own > 0 && after > (unaided ?? before);
  if (gained > 0) return t(isOwners ? "results:title.own" : "results:title.better", { count: gained });
  if (gained < 0) return t("results:title.lower", { count: -gained });
  return t(turnedDown > 0 || own > 0 ? "results:title.unchanged" : "results:title.same");
}
