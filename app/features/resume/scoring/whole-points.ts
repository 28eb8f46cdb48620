const sumOf = (points: number[]) => points.reduce((sum, each) => sum + each, 0);

/** Points as whole numbers that add up to `total`: each is rounded down, and those with the largest rest get one. */
export function wholePoints(points: number[], total = Math.round(sumOf(points))): number[] {
  const whole = points.map(Math.floor);
  const byRest = points
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, Math.max(0, total - sumOf(whole)));
  return whole.map((each, index) => each + (byRest.some((one) => one.index === index) ? 1 : 0));
}
