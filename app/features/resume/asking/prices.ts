import type { Check, Score } from "../report";

/** What one more of each gains in points of 100; nothing once there are enough. */
export type Prices = {
  figure: number;
  result: number;
  role: number;
  verb: number;
  opening: number;
};

/** What one more statement with a figure, a result or a deed in front gains, by the checks that still lose points. */
export function pricesOf(score: Score): Prices {
  const checks = new Map(score.parts.flatMap((part) => part.checks).map((check) => [check.id, check]));
  const lost = (check: Check | undefined) => (check ? check.weight - check.points : 0);
  const each = (id: string) => {
    const check = checks.get(id);
    const needed = Number(check?.values.needed ?? check?.values.all ?? 0);
    return check && needed > 0 ? Math.min(lost(check), check.weight / needed) : 0;
  };
  const weak = Number(checks.get("weakOpenings")?.values.count ?? 0);
  return {
    figure: each("metrics"),
    result: each("results"),
    role: each("everyRole"),
    verb: each("verbLead"),
    opening: weak > 0 ? lost(checks.get("weakOpenings")) / weak : 0,
  };
}

/** What a check loses; 0 where it is not judged. */
export function lostOn(score: Score, id: string): number {
  const check = score.parts.flatMap(({ checks }) => checks).find((one) => one.id === id);
  return check ? check.weight - check.points : 0;
}
