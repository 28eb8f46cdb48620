import fc from "fast-check";
import { expect, test } from "vitest";
import type { Draft } from "../storage/record";
import { isDirty, newWriting, replaced, rewritten, storedAs, versionsFor, writingOf } from "./writing";

const MINUTE = 60_000;
const WORK = "work ".repeat(100);

function draft(text: string, more: Partial<Draft> = {}): Draft {
  return { id: "a", title: "", text, revision: 3, writer: "w", updatedAt: 1000, deletedAt: null, ...more };
}

test("an empty new draft needs no storing, a written one does", () => {
  expect(isDirty(newWriting("a", ""))).toBe(false);
  expect(isDirty(rewritten(newWriting("a", ""), "x", 0))).toBe(true);
});

test("an opened draft is clean until it is written on", () => {
  expect(isDirty(writingOf(draft(WORK)))).toBe(false);
});

test("the first change keeps the text as it was found, with its own time", () => {
  expect(rewritten(writingOf(draft(WORK)), `${WORK}!`, 9000).pending).toEqual([
    { text: WORK, reason: "session", at: 1000 },
  ]);
});

test("later changes keep it no second time", () => {
  const first = rewritten(writingOf(draft(WORK)), `${WORK}!`, 9000);
  expect(rewritten(first, `${WORK}!!`, 9001).pending).toHaveLength(1);
});

test("deleting everything at once keeps what was there, stored or not", () => {
  const typed = rewritten(newWriting("a", ""), WORK, 0);
  expect(rewritten(typed, "", 5).pending).toEqual([{ text: WORK, reason: "shrink", at: 5 }]);
});

test("deleting it letter by letter keeps the longest text too", () => {
  let writing = rewritten(newWriting("a", ""), WORK, 0);
  for (let length = WORK.length - 1; length >= 0; length -= 1) {
    writing = rewritten(writing, WORK.slice(0, length), 5);
  }
  expect(writing.pending.map(({ text }) => text)).toEqual([WORK]);
});

test("a shortened and rewritten text is kept beside the longest one", () => {
  const long = rewritten(newWriting("a", ""), "x".repeat(1000), 0);
  const short = rewritten(long, "y".repeat(300), 1);
  expect(rewritten(short, "", 2).pending.map(({ text }) => text.length)).toEqual([1000, 300]);
});

test("deleting a found text at once keeps it once", () => {
  expect(rewritten(writingOf(draft(WORK)), "", 9).pending).toEqual([
    { text: WORK, reason: "session", at: 1000 },
  ]);
});

test("loading another text keeps the present one, however short", () => {
  const typed = rewritten(newWriting("a", ""), "short", 0);
  expect(replaced(typed, "other", 7).pending).toEqual([{ text: "short", reason: "restore", at: 7 }]);
});

test("loading another text over nothing keeps nothing", () => {
  expect(replaced(newWriting("a", ""), "other", 7).pending).toEqual([]);
});

test("while somebody writes a version is kept every five minutes", () => {
  let writing = newWriting("a", "");
  const kept: number[] = [];
  for (let second = 0; second <= 3600; second += 10) {
    const at = second * 1000;
    writing = rewritten(writing, `${writing.text}x`, at);
    const versions = versionsFor(writing, at);
    kept.push(...versions.map((each) => each.at / MINUTE));
    writing = storedAs(writing, draft(writing.text, { updatedAt: at }), versions);
  }
  expect(kept).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
});

test("what is written during a save is still to be stored", () => {
  const typed = rewritten(newWriting("a", ""), "one", 0);
  const meanwhile = rewritten(typed, "one two", 1);
  const after = storedAs(meanwhile, draft("one"), []);
  expect([isDirty(after), after.text, after.base]).toEqual([true, "one two", 3]);
});

test("a version that became due during a save is not lost with it", () => {
  const typed = rewritten(newWriting("a", ""), WORK, 0);
  const wiped = rewritten(typed, "", 1);
  const after = storedAs(wiped, draft(WORK), versionsFor(typed, 0));
  expect(after.pending.map(({ text }) => text)).toEqual([WORK]);
});

test("whatever is done to a text, its last great state is in the text or in a version", () => {
  const edits = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 30 });
  fc.assert(
    fc.property(edits, (lengths) => {
      let writing = newWriting("a", "");
      let longest = 0;
      for (const length of lengths) {
        longest = Math.max(longest, length);
        writing = rewritten(writing, "x".repeat(length), 0);
      }
      const held = [writing.text, writing.peak, ...writing.pending.map(({ text }) => text)];
      expect(Math.max(...held.map(({ length }) => length))).toBe(longest);
    }),
  );
});
