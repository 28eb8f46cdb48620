/** Points as whole numbers that still add up to their rounded sum: each is rounded down, and those with the largest rest get one. */
export function wholePoints(points: number[]): number[] {
  const whole = points.map(Math.floor);
  const sum = points.reduce((total, each) => total + each, 0);
  const missing = Math.round(sum) - whole.reduce((total, each) => total + each, 0);
  const byRest = points
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, missing);
  return whole.map((each, index) => each + (byRest.some((one) => one.index === index) ? 1 : 0));
}
