import fc from "fast-check";
import { expect, test } from "vitest";
import { type Piece, splitAtBreaks, splitIntoPages } from "./split";

type Given = {
  height: number;
  heading?: boolean;
  rule?: boolean;
  parts?: Given[];
  sentence?: boolean;
  gap?: number;
};

/** A column of pieces named by their place, as "2" or "2.1". */
function column(given: Given[], top = 0, prefix = ""): Piece<string>[] {
  let at = top;
  return given.map(
    ({ height, heading = false, rule = false, parts = [], sentence = false, gap = 0 }, index) => {
      const start = at + gap;
      at = start + height;
      const name = `${prefix}${index}`;
      return {
        start: name,
        top: start,
        bottom: start + height,
        keepWithNext: heading,
        isBreak: rule,
        isSentence: sentence,
        parts: () =>
          column(parts, start, `${name}.`).map((part, place) =>
            place === 0 ? { ...part, start: name } : part,
          ),
      };
    },
  );
}

const lines = (count: number, height = 10): Given[] =>
  Array.from({ length: count }, () => ({ height, sentence: true }));

test("what fits stays on one page", () => {
  expect(splitIntoPages(column([{ height: 40 }, { height: 60 }]), () => 100)).toEqual({
    starts: ["0"],
    excess: 0,
  });
});

test("nothing gives no page", () => {
  expect(splitIntoPages([], () => 100)).toEqual({ starts: [], excess: 0 });
});

test("a block that does not fit opens the next page", () => {
  expect(splitIntoPages(column([{ height: 70 }, { height: 40 }]), () => 100).starts).toEqual(["0", "1"]);
});

test("the gap before the first block of a page is not counted", () => {
  const blocks = column([{ height: 90 }, { height: 100, gap: 30 }]);
  expect(splitIntoPages(blocks, () => 100)).toEqual({ starts: ["0", "1"], excess: 0 });
});

test("what is nothing but one part, as a quotation of one paragraph or one sentence, is cut within that", () => {
  const [only] = [{ height: 240, sentence: true, parts: lines(24) }];
  const quotation = { height: 240, parts: [{ height: 240, parts: [only] }] };
  const { starts, excess } = splitIntoPages(column([{ height: 30 }, quotation]), () => 100);
  expect(excess).toBe(0);
  expect(starts).toHaveLength(3);
});

test("a heading goes along with the block it stands over", () => {
  const blocks = column([{ height: 60 }, { height: 20, heading: true }, { height: 40 }]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "1"]);
});

test("headings in a row stay together", () => {
  const blocks = column([
    { height: 50 },
    { height: 15, heading: true },
    { height: 15, heading: true },
    { height: 40 },
  ]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "1"]);
});

test("a paragraph taller than a page is cut between sentences", () => {
  const blocks = column([{ height: 250, parts: lines(25) }]);
  expect(splitIntoPages(blocks, () => 100)).toEqual({ starts: ["0", "0.8", "0.17"], excess: 0 });
});

test("a block is cut rather than leaving most of a page empty, and both pages are about as full", () => {
  const blocks = column([{ height: 30 }, { height: 80, parts: lines(8) }]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "1.3"]);
});

test("the last page is not left with a line", () => {
  const blocks = column([{ height: 20 }, { height: 40 }, { height: 40 }, { height: 10 }]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "2"]);
});

test("a block that a page can hold is not cut to make the pages alike", () => {
  const blocks = column([{ height: 90, parts: lines(9) }, { height: 20 }]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "1"]);
});

test("a heading is left alone rather than what it stands over cut off", () => {
  const blocks = column([{ height: 40, heading: true }, { height: 90 }]);
  expect(splitIntoPages(blocks, () => 100)).toEqual({ starts: ["0", "1"], excess: 0 });
});

test("a block moves as a whole from a page that is well filled", () => {
  const blocks = column([{ height: 70 }, { height: 80, parts: lines(8) }]);
  expect(splitIntoPages(blocks, () => 100).starts).toEqual(["0", "1"]);
});

test("a sentence is cut only where no page could hold it", () => {
  const phrases = lines(5, 30);
  const short = column([{ height: 40 }, { height: 80, sentence: true, parts: lines(8) }]);
  const long = column([{ height: 150, sentence: true, parts: phrases }]);
  expect(splitIntoPages(short, () => 100).starts).toEqual(["0", "1"]);
  expect(splitIntoPages(long, () => 100).starts).toEqual(["0", "0.3"]);
});

test("what cannot be cut and fits no page is told by how much it exceeds it", () => {
  expect(splitIntoPages(column([{ height: 20 }, { height: 130 }, { height: 20 }]), () => 100)).toEqual({
    starts: ["0", "1", "2"],
    excess: 30,
  });
});

test("every page has its own room", () => {
  const blocks = column([{ height: 50 }, { height: 50 }, { height: 50 }]);
  expect(splitIntoPages(blocks, (page) => (page === 0 ? 50 : 100)).starts).toEqual(["0", "1"]);
});

test("no page is taller than its room, and there are no more than are needed", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 80 }), (heights) => {
      const blocks = column(heights.map((height) => ({ height })));
      const { starts, excess } = splitIntoPages(blocks, () => 60);
      const opened = starts.map(Number);
      const pages = opened.map((first, page) => heights.slice(first, opened[page + 1]));
      const total = (page: number[]) => page.reduce((sum, height) => sum + height, 0);
      expect(excess).toBe(0);
      expect(pages.flat()).toEqual(heights);
      for (const content of pages) expect(total(content)).toBeLessThanOrEqual(60);
      let [needed, left] = [1, 60];
      for (const height of heights) {
        if (height > left) [needed, left] = [needed + 1, 60];
        left -= height;
      }
      expect(pages.length).toBe(needed);
    }),
  );
});

const pagesOf = (given: Given[], heightOf = (_: number) => 100) => splitAtBreaks(column(given), heightOf);
const rule: Given = { height: 1, rule: true };

test("a rule begins a new page, and is on neither", () => {
  expect(pagesOf([{ height: 20 }, rule, { height: 30 }, { height: 10 }])).toEqual({
    pages: [
      { start: "0", end: "1" },
      { start: "2", end: null },
    ],
    excess: 0,
  });
});

test("a chapter that is longer than a page goes on to the next, and ends at its rule", () => {
  const { pages } = pagesOf([{ height: 90 }, { height: 90 }, rule, { height: 10 }]);
  expect(pages).toEqual([
    { start: "0", end: "1" },
    { start: "1", end: "2" },
    { start: "3", end: null },
  ]);
});

test("rules at the ends and in a row make no empty page", () => {
  const { pages } = pagesOf([rule, rule, { height: 10 }, rule, rule, { height: 10 }, rule]);
  expect(pages).toEqual([
    { start: "2", end: "3" },
    { start: "5", end: "6" },
  ]);
});

test("a rule alone is a page as it is", () => {
  expect(pagesOf([rule]).pages).toEqual([{ start: "0", end: null }]);
  expect(pagesOf([]).pages).toEqual([]);
});

test("the room of a page is that of its number, whichever chapter it is in", () => {
  const asked: number[] = [];
  pagesOf([{ height: 10 }, rule, { height: 10 }, rule, { height: 10 }], (page) => {
    asked.push(page);
    return 100;
  });
  expect([...new Set(asked)].sort()).toEqual([0, 1, 2]);
});

test("the most that sticks out of any page is told", () => {
  expect(pagesOf([{ height: 130 }, rule, { height: 110 }]).excess).toBe(30);
});
