import { expect, test } from "vitest";
import { type Box, cutPages, type PageSlice } from "./page-cuts";

function crossings(boxes: Box[], pages: PageSlice[]): number {
  const crosses = (box: Box) =>
    pages.some(({ bottom }) => box.top < bottom - 0.5 && box.bottom > bottom + 0.5);
  return boxes.filter(crosses).length;
}

function lines(count: number, height = 20, gap = 4): Box[] {
  return Array.from({ length: count }, (_, index) => ({
    top: index * (height + gap),
    bottom: index * (height + gap) + height,
  }));
}

test("paper that fits one page is one page", () => {
  expect(cutPages(lines(3), 72, 100)).toEqual([{ top: 0, bottom: 72 }]);
});

test("empty paper is one page", () => {
  expect(cutPages([], 0, 100)).toEqual([{ top: 0, bottom: 0 }]);
});

test("a cut moves up to the top of the line that it would cross, and the next page begins there", () => {
  expect(cutPages(lines(6), 144, 90)).toEqual([
    { top: 0, bottom: 72 },
    { top: 72, bottom: 144 },
  ]);
});

test.each([61, 77, 100, 143, 250])("pages of %i pixels cross no line and lose none", (pageHeight) => {
  const boxes = lines(57);
  const pages = cutPages(boxes, 57 * 24, pageHeight);
  expect(crossings(boxes, pages)).toBe(0);
  expect(pages.every(({ top, bottom }) => bottom - top <= pageHeight + 0.5)).toBe(true);
  const whole = (box: Box) =>
    pages.filter(({ top, bottom }) => box.top >= top - 0.5 && box.bottom <= bottom + 0.5);
  expect(boxes.every((box) => whole(box).length === 1)).toBe(true);
});

test("a cut inside overlapping boxes moves above all of them", () => {
  const boxes = [
    { top: 0, bottom: 60 },
    { top: 70, bottom: 95 },
    { top: 90, bottom: 110 },
  ];
  expect(cutPages(boxes, 110, 100)[0]).toEqual({ top: 0, bottom: 70 });
});

test("white space at a boundary is not carried to the next page", () => {
  const boxes = [
    { top: 0, bottom: 90 },
    { top: 130, bottom: 150 },
  ];
  expect(cutPages(boxes, 150, 100)).toEqual([
    { top: 0, bottom: 100 },
    { top: 130, bottom: 150 },
  ]);
});

test("a box taller than a page is cut rather than repeated for ever", () => {
  const boxes = [{ top: 0, bottom: 250 }];
  const pages = cutPages(boxes, 250, 100);
  expect(pages).toHaveLength(3);
  expect(crossings(boxes, pages)).toBe(1);
});

test("white space after the last box makes no page of its own", () => {
  expect(cutPages([{ top: 0, bottom: 50 }], 160, 100)).toEqual([{ top: 0, bottom: 100 }]);
});
