import { describe, expect, test } from "vitest";
import { foldSeries, MOST_SERIES, namedPlaces, stackedBars } from "./chart-geometry";

const series = (...rows: number[][]) => rows.map((values, index) => ({ name: `s${index}`, values }));

describe("stacked bars", () => {
  test("stand on each other and reach as high as they add up to", () => {
    const { top, columns } = stackedBars(series([2, 0], [3, 4]), { height: 100 });
    expect(top).toBe(5);
    expect(columns.map(({ total }) => total)).toEqual([5, 4]);
    expect(columns[0]?.pieces).toEqual([
      { series: 0, y: 60, height: 40 },
      { series: 1, y: 0, height: 60 },
    ]);
    expect(columns[1]?.pieces).toEqual([{ series: 1, y: 20, height: 80 }]);
  });

  test("fill the width evenly without touching", () => {
    const { columns } = stackedBars(series([1, 1, 1, 1]), { height: 100 });
    for (const [index, { x, width }] of columns.entries()) {
      expect(x).toBeGreaterThan(index * 25);
      expect(x + width).toBeLessThan((index + 1) * 25);
    }
  });

  test.each([
    ["nothing at all", [], [0, 1]],
    ["nothing but zeros", [[0, 0]], [0, 1]],
    ["one", [[1]], [0, 1]],
    ["seven", [[7]], [0, 2, 4, 6, 8]],
    ["thousands", [[3452]], [0, 1000, 2000, 3000, 4000]],
  ])("have whole numbers on the axis for %s", (_, rows, values) => {
    const { ticks } = stackedBars(series(...rows), { height: 100 });
    expect(ticks.map(({ value }) => value)).toEqual(values);
    expect(ticks.map(({ y }) => y)).toEqual([...ticks.map(({ y }) => y)].sort((a, b) => b - a));
  });

  test("have their bound drawn where it leaves them a quarter of the height, and never beyond it", () => {
    const boundOf = (value: number, bound: number) => stackedBars(series([value]), { height: 100, bound });
    expect(boundOf(24, 100).boundY).toBeNull();
    expect(boundOf(25, 100)).toMatchObject({ boundY: 0, top: 100 });
    expect(boundOf(200, 100)).toMatchObject({ boundY: 50, top: 200 });
    expect(stackedBars(series([5]), { height: 100, bound: 0 }).boundY).toBe(100);
  });

  test("share the top that they are given", () => {
    expect(stackedBars(series([3]), { height: 100, top: 80 }).columns[0]?.pieces[0]?.height).toBeCloseTo(
      3.75,
    );
  });
});

test("the smallest of too many series are added up, the others keep their order", () => {
  const many = series(...[1, 9, 8, 2, 7, 6, 5].map((value) => [value, 0]));
  const folded = foldSeries(many, "others");
  expect(folded).toHaveLength(MOST_SERIES);
  expect(folded.map(({ name }) => name)).toEqual(["s1", "s2", "s4", "s5", "s6", "others"]);
  expect(folded.at(-1)?.values).toEqual([3, 0]);
  expect(foldSeries(many.slice(1), "others")).toEqual(many.slice(1));
});

test.each([
  [30, 8, [1, 5, 9, 13, 17, 21, 25, 29]],
  [10, 5, [1, 3, 5, 7, 9]],
  [3, 8, [0, 1, 2]],
  [0, 8, []],
])("of %i places about %i are named, the last among them", (count, most, places) => {
  expect(namedPlaces(count, most)).toEqual(places);
});
