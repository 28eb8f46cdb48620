const sumOf = (points: number[]) => points.reduce((sum, each) => sum + each, 0);

/** Points as whole numbers that add up to their rounded sum: each is rounded down, and those with the largest rest get one. */
export function wholePoints(points: number[]): number[] {
  const whole = points.map(Math.floor);
  const byRest = points
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, Math.max(0, Math.round(sumOf(points)) - sumOf(whole)));
  return whole.map((each, index) => each + (byRest.some((one) => one.index === index) ? 1 : 0));
}
