import { expect, test } from "vitest";
import { outcomeOf } from "./sheet";

const page = { runs: [], rules: [], pictures: [], icons: [], marks: [] };
const sheet = { fits: true, size: 10.5, spacing: 1, pages: [page] };
const design = { size: 10.5, spacing: 1, fit: "asUploaded" } as const;

test("a sheet as it was chosen needs no word, and a shorter one claims no more pages than it has", () => {
  expect(outcomeOf(sheet, design, 1)).toBeNull();
  expect(outcomeOf(sheet, design, null)).toBeNull();
  expect(outcomeOf(sheet, { ...design, fit: "onePage" }, 2)).toBeNull();
  expect(outcomeOf(sheet, design, 2)).toEqual({ is: "shorter", limit: 2 });
});

test("what gave way to the number of pages is told, and nothing else", () => {
  const told = (changes: Partial<typeof sheet>) =>
    outcomeOf({ ...sheet, ...changes }, { ...design, fit: "onePage" }, 2);
  expect(told({ spacing: 0.9 })?.is).toBe("tighter");
  expect(told({ size: 10 })?.is).toBe("smaller");
  expect(told({ size: 10, spacing: 0.9 })?.is).toBe("smallerAndTighter");
  expect(told({ fits: false, size: 9.5, pages: [page, page] })).toEqual({ is: "tooLong", limit: 1 });
  expect(outcomeOf({ ...sheet, spacing: 0.9 }, design, null)?.is).toBe("tighter");
});
