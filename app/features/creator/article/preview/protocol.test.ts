import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf, timeLimitMs } from "./protocol";

const block = (html: string) => ({ html, lines: 1 });

test("no blocks make one empty part, so that every answer has a last part", () => {
  expect(partsOf([])).toEqual([[]]);
});

test("blocks are cut where a part would grow too large", () => {
  const blocks = ["aaaa", "bbb", "cccc"].map(block);
  expect(partsOf(blocks, 8).map((part) => part.map(({ html }) => html))).toEqual([["aaaa", "bbb"], ["cccc"]]);
});

test("parts keep all blocks in order, and only a single block may be larger than a part", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 })), fc.integer({ min: 1, max: 40 }), (texts, size) => {
      const parts = partsOf(texts.map(block), size);
      expect(parts.flat().map(({ html }) => html)).toEqual(texts);
      for (const part of parts) {
        const length = part.reduce((sum, { html }) => sum + html.length, 0);
        expect(part.length <= 1 || length <= size).toBe(true);
      }
    }),
  );
});

test("a worker has five seconds for an ordinary text and more for a long one", () => {
  expect(timeLimitMs(10_000)).toBe(5000);
  expect(timeLimitMs(200_000)).toBe(5000);
  expect(timeLimitMs(2_000_000)).toBe(23_000);
});
