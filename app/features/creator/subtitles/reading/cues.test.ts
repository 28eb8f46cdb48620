import fc from "fast-check";
import { expect, test } from "vitest";
import { cuesOf, textsInOrder } from "./cues";
import { mendCues } from "./mend";
import type { Row } from "./row";

const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${Math.floor(seconds / 60) % 60}:${seconds % 60}`;
const rowAt = (start: string): Row => ({ start, texts: ["Hello", "你好"], extra: [] });
const seconds = fc.array(fc.nat({ max: 4000 }), { minLength: 1, maxLength: 60 });
const anyRows = fc
  .array(fc.oneof(fc.nat({ max: 60 }).map(clock), fc.constant("soon"), fc.nat({ max: 400_000 }).map(clock)), {
    maxLength: 60,
  })
  .map((starts) => starts.map(rowAt));

test("a cue ends where the next row starts, or after 20 seconds if that is further off or there is none", () => {
  fc.assert(
    fc.property(seconds, (starts) => {
      const cues = cuesOf(starts.map(clock).map(rowAt));
      cues.forEach((cue, index) => {
        const start = starts[index] ?? 0;
        const next = starts[index + 1];
        expect(cue.start).toBe(start * 1000);
        expect(cue.end).toBe((next === undefined || next - start > 20 ? start + 20 : next) * 1000);
      });
    }),
  );
});

test.each([
  ["0:00", "0:20", 20_000],
  ["0:00", "0:21", 20_000],
  ["0:00", "0:19", 19_000],
])("a cue from %s with the next row at %s ends at %i ms", (first, second, end) => {
  expect(cuesOf([rowAt(first), rowAt(second)])[0]?.end).toBe(end);
});

test("cues are numbered from 1 without gaps and keep their texts", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const cues = cuesOf(rows);
      expect(cues.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      expect(cues.map(({ texts }) => texts)).toEqual(rows.map(({ texts }) => texts));
    }),
  );
});

test("every cue without a length, or with a negative one, is flagged, and no other", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const { start, end, flags } of cuesOf(rows)) {
        expect(flags.includes("zeroLength")).toBe(end === start);
        expect(flags.includes("backwards")).toBe(end < start);
      }
    }),
  );
});

test("a time of unknown shape starts at zero and is flagged", () => {
  expect(cuesOf([rowAt("soon")])[0]).toMatchObject({ start: 0, end: 20_000, flags: ["unknownTime"] });
});

test("mended cues begin one after the other, have a length and never overlap", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const mended = mendCues(cuesOf(rows));
      expect(mended).toHaveLength(rows.length);
      mended.forEach((cue, index) => {
        const nextStart = mended[index + 1]?.start ?? Number.POSITIVE_INFINITY;
        expect(cue.number).toBe(index + 1);
        expect(cue.end).toBeGreaterThan(cue.start);
        expect(cue.end - cue.start).toBeLessThanOrEqual(20_000);
        expect(cue.end).toBeLessThanOrEqual(nextStart);
      });
    }),
  );
});

test("mending loses and adds no text", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const named = rows.map((row, index) => ({ ...row, texts: [`${index}`] }));
      const texts = mendCues(cuesOf(named)).map((cue) => Number(cue.texts[0]));
      expect(texts.sort((a, b) => a - b)).toEqual(named.map((_, index) => index));
    }),
  );
});

test("cues that need no mending stay as they are", () => {
  const cues = cuesOf([rowAt("0:00"), rowAt("0:04"), rowAt("1:00")]);
  expect(mendCues(cues)).toBe(cues);
});

test("rows of the same time share what there is until the next", () => {
  const times = (...starts: string[]) =>
    mendCues(cuesOf(starts.map(rowAt))).map(({ start, end }) => [start, end]);
  expect(times("0:12", "0:12", "0:16")).toEqual([
    [12_000, 14_000],
    [14_000, 16_000],
    [16_000, 36_000],
  ]);
  expect(times("0:12", "0:12", "0:13")).toEqual([
    [12_000, 12_500],
    [12_500, 13_000],
    [13_000, 33_000],
  ]);
});

test("a time that could not be read becomes that of the row before", () => {
  const mended = mendCues(cuesOf([rowAt("0:10"), rowAt("soon"), rowAt("0:14")]));
  expect(mended.map(({ start }) => start)).toEqual([10_000, 12_000, 14_000]);
});

test("a row that goes back in time takes its place by time", () => {
  const mended = mendCues(cuesOf([rowAt("0:10"), rowAt("0:05"), rowAt("0:14")]));
  expect(mended.map(({ start, written }) => [start, written])).toEqual([
    [5000, "0:05"],
    [10_000, "0:10"],
    [14_000, "0:14"],
  ]);
});

test("ten thousand rows without a readable time can be mended", () => {
  const mended = mendCues(cuesOf(Array.from({ length: 10_000 }, () => rowAt("soon"))));
  expect(mended.every((cue, index) => index === 0 || cue.start > (mended[index - 1]?.start ?? 0))).toBe(true);
});

test("texts stand in the chosen order, and a single one in every order", () => {
  const texts = ["Hello", "你好"];
  expect(textsInOrder(texts, "both")).toEqual(["Hello", "你好"]);
  expect(textsInOrder(texts, "swapped")).toEqual(["你好", "Hello"]);
  expect(textsInOrder(texts, "first")).toEqual(["Hello"]);
  expect(textsInOrder(texts, "second")).toEqual(["你好"]);
  expect(textsInOrder(["Hello"], "second")).toEqual(["Hello"]);
});
