import type { Check, Score } from "../report";

/** Points of 100 that one more statement gains by a figure, a result, the first figure of its role, a verb in front, or another opening than a weak one. */
export type Prices = Record<"figure" | "result" | "role" | "verb" | "opening", number>;

function checkOf(score: Score, id: string): Check | undefined {
  return score.parts.flatMap(({ checks }) => checks).find((check) => check.id === id);
}

export function lostOn(score: Score, id: string): number {
  const check = checkOf(score, id);
  return check ? check.weight - check.points : 0;
}

/** By the checks that still lose points: nothing once there are enough. */
export function pricesOf(score: Score): Prices {
  const each = (id: string) => {
    const check = checkOf(score, id);
    const needed = Number(check?.values.needed ?? check?.values.all ?? 0);
    return check && needed > 0 ? Math.min(lostOn(score, id), check.weight / needed) : 0;
  };
  const weak = Number(checkOf(score, "weakOpenings")?.values.count ?? 0);
  return {
    figure: each("metrics"),
    result: each("results"),
    role: each("everyRole"),
    verb: each("verbLead"),
    opening: weak > 0 ? lostOn(score, "weakOpenings") / weak : 0,
  };
}
